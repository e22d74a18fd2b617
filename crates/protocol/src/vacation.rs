use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One's vacation, during which one's clocks of days stand still.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Vacation {
    /// When it ends, in milliseconds since 1970; nothing without one.
    #[schema(required)]
    pub until: Option<i64>,
    /// The days that may still be taken now. A day that has begun counts, until a year later.
    pub days_left: u32,
}

/// A vacation that begins now.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewVacation {
    /// How many days it lasts, from 1 to the days that are left.
    pub days: u32,
}
