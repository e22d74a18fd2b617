use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::TableInfo;

/// Another person, as lists name it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PersonName {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
}

/// Who may see or do something. A person who is blocked never may.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SocialAudience {
    /// Anybody who knows the person's id.
    Anyone,
    /// People whom the person follows, and members of the same club.
    #[default]
    Known,
    /// Nobody at all, not even a friend.
    Nobody,
}

impl SocialAudience {
    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            SocialAudience::Anyone => "anyone",
            SocialAudience::Known => "known",
            SocialAudience::Nobody => "nobody",
        }
    }

    /// The audience with this id; that of a new person for any other text.
    pub fn from_id(id: &str) -> SocialAudience {
        let all = [SocialAudience::Anyone, SocialAudience::Known, SocialAudience::Nobody];
        all.into_iter().find(|it| it.id() == id).unwrap_or_default()
    }

    /// Whether somebody belongs to it whom the person knows or does not know.
    pub fn includes(self, is_known: bool) -> bool {
        match self {
            SocialAudience::Anyone => true,
            SocialAudience::Known => is_known,
            SocialAudience::Nobody => false,
        }
    }
}

/// What others may see of a person and send to it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SocialSettings {
    /// Who is shown whether the person is online and where it plays.
    pub presence: SocialAudience,
    /// Whose invitations reach the person.
    pub invitations: SocialAudience,
}

/// Whom one follows, whom one has blocked, and what others may see.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Friends {
    /// Those who are online first, then by name. At most 500.
    pub following: Vec<Friend>,
    /// By name. At most 500.
    pub blocked: Vec<PersonName>,
    /// What others may see of oneself.
    pub settings: SocialSettings,
}

/// Those whom one follows and who are online.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OnlineFriends {
    /// By name. At most 500.
    pub online: Vec<Friend>,
}

/// A person whom one follows.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Friend {
    /// The opaque id of the person.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// Whether the person follows one too.
    pub follows_you: bool,
    /// Whether an invitation of one's own would reach the person.
    pub may_invite: bool,
    /// Whether the person is connected now; `false` also where it hides that.
    pub online: bool,
    /// The game that the person is playing at this moment.
    #[schema(required)]
    pub game: Option<String>,
    /// The table of that game, if the lobby lists it.
    #[schema(required)]
    pub table: Option<String>,
}

/// How one stands to another person.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Relation {
    /// Whether one follows the person.
    pub follows: bool,
    /// Whether the person follows one.
    pub follows_you: bool,
    /// Whether one has blocked the person.
    pub blocks: bool,
    /// Whether an invitation of one's own would reach the person.
    pub may_invite: bool,
}

/// An invitation to a table.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// The id of the person who is invited.
    pub person: String,
}

/// The tables that one is invited to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Invitations {
    /// The newest first. At most 50.
    pub invitations: Vec<Invitation>,
}

/// A table that one is invited to, while it waits. No seat is kept: the first to sit down has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Invitation {
    /// Where one may sit down.
    pub table: TableInfo,
    /// The person at the table who invites one.
    pub by: PersonName,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// What a report is about.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportReason {
    /// Insults or threats.
    Abuse,
    /// A name that offends or imitates somebody.
    Name,
    /// Advertising in the chat or by invitations.
    Spam,
    /// Cheating, such as two seats in one hand.
    Cheating,
    /// Something else, which the text says.
    Other,
}

impl ReportReason {
    /// In the order in which the page lists them.
    pub const ALL: [ReportReason; 5] =
        [ReportReason::Abuse, ReportReason::Name, ReportReason::Spam, ReportReason::Cheating, ReportReason::Other];

    /// As it is written in messages.
    pub const fn id(self) -> &'static str {
        match self {
            ReportReason::Abuse => "abuse",
            ReportReason::Name => "name",
            ReportReason::Spam => "spam",
            ReportReason::Cheating => "cheating",
            ReportReason::Other => "other",
        }
    }

    /// The reason with this id.
    pub fn from_id(id: &str) -> Option<ReportReason> {
        ReportReason::ALL.into_iter().find(|it| it.id() == id)
    }
}

/// What one tells the operator of the server about another person.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// What it is about.
    pub reason: ReportReason,
    /// At most 500 characters; may be empty.
    #[serde(default)]
    pub text: String,
    /// The table where it happened.
    #[serde(default)]
    pub table: Option<String>,
}
