use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A wordless sign that a player makes at the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reaction {
    /// A raised hand that greets.
    Wave,
    /// Hands that clap for a good move.
    Clap,
    /// A face that laughs.
    Laugh,
    /// A face with an open mouth.
    Surprise,
    /// A face that thinks it over.
    Think,
    /// A face that regrets something.
    Sorry,
}

impl Reaction {
    /// In the order in which the page offers them.
    pub const ALL: [Reaction; 6] =
        [Reaction::Wave, Reaction::Clap, Reaction::Laugh, Reaction::Surprise, Reaction::Think, Reaction::Sorry];

    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            Reaction::Wave => "wave",
            Reaction::Clap => "clap",
            Reaction::Laugh => "laugh",
            Reaction::Surprise => "surprise",
            Reaction::Think => "think",
            Reaction::Sorry => "sorry",
        }
    }

    /// The reaction with this id.
    pub fn from_id(id: &str) -> Option<Reaction> {
        Reaction::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// A player makes a sign. It is not kept.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReactionMessage {
    /// The seat of the player.
    #[schema(minimum = 1)]
    pub seat: u8,
    /// Which sign the player makes.
    pub reaction: Reaction,
}
