use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a member of a club may do.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClubRole {
    /// Everything. A club has one founder, who may hand the club over.
    Founder,
    /// Invites and removes members, changes name and description, opens tournaments.
    Organiser,
    /// Sees and joins the tables of the club.
    Member,
}

impl ClubRole {
    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            ClubRole::Founder => "founder",
            ClubRole::Organiser => "organiser",
            ClubRole::Member => "member",
        }
    }

    /// The role with this id.
    pub fn from_id(id: &str) -> Option<ClubRole> {
        [ClubRole::Founder, ClubRole::Organiser, ClubRole::Member].into_iter().find(|it| it.id() == id)
    }

    /// Whether it may change the club.
    pub fn organises(self) -> bool {
        self != ClubRole::Member
    }
}

/// What a club is called, and what it says of itself.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewClub {
    /// 1 to 40 characters.
    pub name: String,
    /// At most 300 characters; may be empty.
    #[serde(default)]
    pub about: String,
}

/// One's clubs.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Clubs {
    /// By name. At most 20.
    pub clubs: Vec<ClubSummary>,
}

/// A club by its name alone.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubName {
    /// The opaque id of the club.
    pub id: String,
    /// As it is called.
    pub name: String,
}

/// A club as a list names it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubSummary {
    /// The opaque id of the club.
    pub id: String,
    /// As it is called.
    pub name: String,
    /// What it says of itself.
    pub about: String,
    /// How many members it has.
    pub members: u32,
    /// One's own role; nothing for somebody who is invited and has not joined.
    #[schema(required)]
    pub role: Option<ClubRole>,
}

/// A club as its members see it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubInfo {
    /// The opaque id of the club.
    pub id: String,
    /// As it is called.
    pub name: String,
    /// What it says of itself.
    pub about: String,
    /// One's own role.
    pub role: ClubRole,
    /// Founder and organisers first, then by name. At most 200.
    pub members: Vec<ClubMember>,
    /// The path of the link by which others join; for founder and organisers.
    #[schema(required)]
    pub invite: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// A member of a [`ClubInfo`].
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClubMember {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// What the member may do.
    pub role: ClubRole,
    /// Milliseconds since 1970.
    pub joined_at: i64,
}

/// The secret of the link of a club.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClubToken {
    /// The last part of its path.
    pub token: String,
}

/// A new role of a member.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewRole {
    /// `founder` hands the club over: the founder becomes an organiser.
    pub role: ClubRole,
}
