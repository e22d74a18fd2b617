//! What people are to each other: the interface of the store to follows, blocks, invitations, reports and clubs.

use async_trait::async_trait;
use protocol::{ClubRole, ReportReason, SocialAudience, SocialSettings};

use super::{Millis, Person, StoreError, Table};

/// A person whom another one follows.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Followed {
    /// The one who is followed.
    pub person: Person,
    /// How the other stands to the one who follows.
    pub standing: Standing,
}

/// How a person stands to somebody who looks at it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Standing {
    /// Whether the person follows the viewer.
    pub follows_back: bool,
    /// Whether the person follows the viewer or is in a club with it.
    pub knows: bool,
    /// Whether the person has blocked the viewer.
    pub blocks: bool,
    /// What the person lets others see and send.
    pub settings: SocialSettings,
}

impl Standing {
    /// Whether the viewer belongs to an audience of the person.
    pub fn allows(&self, audience: SocialAudience) -> bool {
        !self.blocks && audience.includes(self.knows)
    }
}

/// An invitation to a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Invitation {
    /// The id of the table.
    pub table: String,
    /// The id of the person who is invited.
    pub person: String,
    /// The id of the person who invites.
    pub by: String,
    /// When it was sent.
    pub at: Millis,
}

/// How many invitations there are at once.
#[derive(Copy, Clone, Debug)]
pub struct InvitationLimits {
    /// To one table.
    pub per_table: u32,
    /// Of one person who is invited, to tables that wait.
    pub per_person: u32,
}

/// What a person has told the operator of another.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Report {
    /// An opaque id.
    pub id: String,
    /// The one who reports.
    pub person: Person,
    /// The id and the name of the one whom it is about.
    pub about: (String, String),
    /// What it is about.
    pub reason: ReportReason,
    /// What else was said; may be empty.
    pub text: String,
    /// The table where it happened.
    pub table: Option<String>,
    /// When it was sent.
    pub at: Millis,
}

/// How many reports are kept.
#[derive(Copy, Clone, Debug)]
pub struct ReportLimits {
    /// Those of one person count that were sent after this.
    pub since: Millis,
    /// Of one person since then.
    pub per_person: u32,
    /// Of all people; the oldest are forgotten.
    pub total: u32,
}

/// A game that is being played.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Playing {
    /// The id of the table.
    pub table: String,
    /// The slug of the game.
    pub game: String,
    /// Whether the lobby lists the table.
    pub public: bool,
}

/// Follows, blocks, invitations and reports.
#[async_trait]
pub trait Social: Send + Sync {
    /// Follows a person. [`StoreError::Conflict`] if `limit` others are followed, [`StoreError::NotFound`] if there is
    /// no such person. Nobody follows whom it has blocked: then nothing changes.
    async fn follow(&self, person: &str, followed: &str, at: Millis, limit: u32) -> Result<(), StoreError>;
    /// Follows a person no longer.
    async fn unfollow(&self, person: &str, followed: &str) -> Result<(), StoreError>;
    /// Whom a person follows, by name.
    async fn followed_by(&self, person: &str) -> Result<Vec<Followed>, StoreError>;
    /// The ids of those whom a person follows.
    async fn followed_ids(&self, person: &str) -> Result<Vec<String>, StoreError>;
    /// Those of `people` whom a person follows, by name.
    async fn followed_among(&self, person: &str, people: &[String]) -> Result<Vec<Followed>, StoreError>;
    /// Whether `person` follows `other`.
    async fn follows(&self, person: &str, other: &str) -> Result<bool, StoreError>;
    /// Whether `person` has blocked `other`.
    async fn blocks(&self, person: &str, other: &str) -> Result<bool, StoreError>;
    /// How `other` stands to `viewer`; `None` if there is no such person.
    async fn standing(&self, other: &str, viewer: &str) -> Result<Option<Standing>, StoreError>;
    /// Blocks a person: neither follows the other any more, and no invitation is left between them. Errors as those of
    /// [`Social::follow`].
    async fn block(&self, person: &str, blocked: &str, at: Millis, limit: u32) -> Result<(), StoreError>;
    /// Blocks a person no longer.
    async fn unblock(&self, person: &str, blocked: &str) -> Result<(), StoreError>;
    /// Whom a person has blocked, by name.
    async fn blocked_by(&self, person: &str) -> Result<Vec<Person>, StoreError>;
    /// The blocks between a person and those who sit at a table or made it: whether the person has blocked one of them,
    /// and whether one of them has blocked the person.
    async fn blocks_at(&self, table: &str, person: &str) -> Result<(bool, bool), StoreError>;
    /// Those of these tables at which a game runs.
    async fn playing(&self, tables: &[String]) -> Result<Vec<Playing>, StoreError>;
    /// What a person lets others see and send.
    async fn set_social_settings(&self, person: &str, settings: SocialSettings) -> Result<(), StoreError>;
    /// What a person lets others see and send; the defaults if there is no such person.
    async fn social_settings(&self, person: &str) -> Result<SocialSettings, StoreError>;
    /// Adds an invitation. False if the person is invited already; [`StoreError::Conflict`] beyond the limits.
    async fn invite(&self, invitation: &Invitation, limits: InvitationLimits) -> Result<bool, StoreError>;
    /// The invitations of a person to tables that wait, the newest first, with the name of the one who invites.
    async fn invitations_of(&self, person: &str, limit: u32) -> Result<Vec<(Table, Person, Millis)>, StoreError>;
    /// Whether a person is invited to a table.
    async fn is_invited(&self, person: &str, table: &str) -> Result<bool, StoreError>;
    /// Removes an invitation.
    async fn remove_invitation(&self, person: &str, table: &str) -> Result<(), StoreError>;
    /// Adds a report. [`StoreError::Conflict`] if the person has sent too many.
    async fn add_report(&self, report: &Report, limits: ReportLimits) -> Result<(), StoreError>;
    /// The reports, the oldest first.
    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError>;
    /// Removes a report. [`StoreError::Conflict`] if there is none.
    async fn remove_report(&self, id: &str) -> Result<(), StoreError>;
}

/// A group of people.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Club {
    /// An opaque id.
    pub id: String,
    /// As it is called.
    pub name: String,
    /// What it says of itself; may be empty.
    pub about: String,
    /// The secret of the link by which others join.
    pub invite: String,
    /// When it was founded.
    pub created_at: Millis,
}

/// A member of a club.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Member {
    /// The member itself.
    pub person: Person,
    /// What the member may do.
    pub role: ClubRole,
    /// Since when the person belongs to the club.
    pub joined_at: Millis,
}

/// How large clubs are.
#[derive(Copy, Clone, Debug)]
pub struct ClubLimits {
    /// Clubs of one person.
    pub per_person: u32,
    /// Clubs that one person is the founder of.
    pub founded: u32,
    /// Members of one club.
    pub members: u32,
}

/// Clubs and their members, and quick matches.
#[async_trait]
pub trait Clubs: Send + Sync {
    /// Founds a club. [`StoreError::Conflict`] beyond the limits.
    async fn add_club(&self, club: &Club, founder: &str, limits: ClubLimits) -> Result<(), StoreError>;
    /// The club with this id.
    async fn club(&self, id: &str) -> Result<Option<Club>, StoreError>;
    /// The club with this invitation.
    async fn club_by_invite(&self, invite: &str) -> Result<Option<Club>, StoreError>;
    /// The clubs of a person with its role and the number of members, by name.
    async fn clubs_of(&self, person: &str) -> Result<Vec<(Club, ClubRole, u32)>, StoreError>;
    /// The role of a person in a club; `None` if it is no member.
    async fn club_role(&self, club: &str, person: &str) -> Result<Option<ClubRole>, StoreError>;
    /// Whether a person is a member of a club.
    async fn is_member(&self, club: &str, person: &str) -> Result<bool, StoreError> {
        Ok(self.club_role(club, person).await?.is_some())
    }
    /// Whether a person may change a club and open tournaments for it.
    async fn is_organiser(&self, club: &str, person: &str) -> Result<bool, StoreError> {
        Ok(self.club_role(club, person).await?.is_some_and(ClubRole::organises))
    }
    /// The members of a club: founder and organisers first, then by name.
    async fn members(&self, club: &str) -> Result<Vec<Member>, StoreError>;
    /// Adds a member, unless the person is one. [`StoreError::Conflict`] beyond the limits.
    async fn join_club(&self, club: &str, person: &str, at: Millis, limits: ClubLimits) -> Result<(), StoreError>;
    /// Removes a member. [`StoreError::Conflict`] if the person is none, or is the founder.
    async fn remove_member(&self, club: &str, person: &str) -> Result<(), StoreError>;
    /// Changes the role of a member. A new founder takes the place of the one before, who becomes an organiser.
    /// [`StoreError::Conflict`] if the person is no member, or is the founder.
    async fn set_role(&self, club: &str, person: &str, role: ClubRole) -> Result<(), StoreError>;
    /// Changes name, description and invitation of a club.
    async fn change_club(&self, club: &Club) -> Result<(), StoreError>;
    /// Deletes a club. Its tables stay without it.
    async fn delete_club(&self, id: &str) -> Result<(), StoreError>;
    /// The tables of a club that wait or run, in the order of the lobby.
    async fn club_tables(&self, club: &str, limit: u32) -> Result<Vec<Table>, StoreError>;
    /// Seats a person at a quick match of the game of `new` that waits and where nobody has blocked it or is blocked by
    /// it, or finds the one where it sits; if there is none, adds `new`, at which the person sits. Of requests at the same moment, one adds a table and
    /// the others find it. Returns the id of the table.
    async fn quick_match(&self, new: &Table, person: &Person, at: Millis) -> Result<String, StoreError>;
    /// Quick matches that wait and whose free seats bots are to take now.
    async fn due_quick_matches(&self, now: Millis, limit: u32) -> Result<Vec<String>, StoreError>;
    /// Gives the free seats of a quick match to bots. [`StoreError::Conflict`] if it does not wait any more.
    async fn fill_with_bots(&self, id: &str, level: &str, at: Millis) -> Result<(), StoreError>;
}
