//! The rows of the store as values.

pub use protocol::{AdminPerson, ChatAccess, Clock, MailWishes, NoticeKind, QuietHours, Status};
pub use session::{
    Departure, Entry, Millis, Occupant, Outcome, Pause, Person, SeatResult, Settings, Table, TournamentTable,
};

/// The fencing token of a lease. It grows whenever the lease changes hands.
pub type Token = i64;

/// What is shown of a session instead of its token.
pub type SessionId = String;

/// A signed-in device.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Session {
    /// The hash of its token: a reader of the store cannot sign in with it.
    pub token_hash: String,
    /// The id of the person.
    pub person: String,
    /// The name of the device; may be empty.
    pub device: String,
    /// When it began.
    pub created_at: Millis,
    /// When it was last used, give or take an hour.
    pub seen_at: Millis,
}

impl Session {
    /// The id that its person is shown.
    pub fn id(&self) -> SessionId {
        session_id(&self.token_hash)
    }
}

/// The id of the session or link with this hash of a token.
pub fn session_id(token_hash: &str) -> SessionId {
    token_hash.chars().take(16).collect()
}

/// A link that signs another device in, once.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct DeviceLink {
    /// The hash of its token.
    pub token_hash: String,
    /// The id of the person.
    pub person: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it expires.
    pub expires_at: Millis,
}

/// A key pair of a person's device, of which the server has the public half.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Passkey {
    /// The credential id, as base64url.
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// As the person calls it.
    pub name: String,
    /// The public key, as base64url of the form that `passkeys.rs` reads.
    pub public_key: String,
    /// What changes with each use, such as the counter of signatures, likewise.
    pub state: String,
    /// When it was made.
    pub created_at: Millis,
    /// When it was last used.
    pub used_at: Option<Millis>,
}

/// Where a person is reached while the page is closed.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Subscription {
    /// Of a browser the hash of the token of its session, with which it ends; of an address [`mail_id`].
    pub id: String,
    /// The id of the person.
    pub person: String,
    /// What the person is told.
    pub kinds: Vec<NoticeKind>,
    /// By which way.
    pub channel: Channel,
}

/// The id of the subscription of a person's e-mail address.
pub fn mail_id(person: &str) -> String {
    format!("mail:{person}")
}

/// A way in which a person is told things.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Channel {
    /// A notification in a browser.
    Browser {
        /// The address at the push service.
        endpoint: String,
        /// The public key of the browser, as base64url.
        public_key: String,
        /// The secret of the browser, as base64url.
        auth: String,
        /// When it is told nothing.
        quiet: Option<QuietHours>,
    },
    /// A letter to a confirmed address.
    Mail {
        /// Where it goes, in lower case.
        address: String,
        /// The secret of the link that ends the letters.
        token: String,
        /// Whether there is one letter a day.
        digest: bool,
        /// The language of its text, as an id.
        lang: String,
        /// The zone in which it is morning.
        zone: String,
    },
}

/// An address that was sent a link to confirm it.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct MailRequest {
    /// The hash of the secret of the link.
    pub token_hash: String,
    /// The id of the person who asks for letters.
    pub person: String,
    /// Where they are to go, in lower case.
    pub address: String,
    /// What they are to tell.
    pub wishes: MailWishes,
    /// When the link was sent.
    pub at: Millis,
}

/// How many links are sent.
#[derive(Copy, Clone, Debug)]
pub struct MailLimits {
    /// Requests from before this moment are forgotten.
    pub since: Millis,
    /// Requests of one person.
    pub per_person: u32,
    /// Requests for one address, of all people together.
    pub per_address: u32,
}

/// When a person's clocks of days stand still.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Vacation {
    /// When it begins.
    pub from: Millis,
    /// When it ends.
    pub until: Millis,
}

/// Something that a person is to be told of a table.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Notice {
    /// The id of the person.
    pub person: String,
    /// What has happened.
    pub kind: NoticeKind,
    /// When it is told at the earliest.
    pub due_at: Millis,
}

/// What is to be told because of an entry, and what no longer is.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Notices {
    /// The people who need to be told nothing more of the table.
    pub settled: Vec<String>,
    /// What is told, in place of what waits to be told of the table.
    pub add: Vec<Notice>,
}

impl Notices {
    /// Whether nothing changes.
    pub fn is_empty(&self) -> bool {
        self.settled.is_empty() && self.add.is_empty()
    }
}

/// A notification that is being sent.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct PushJob {
    /// Who is told, and how.
    pub subscription: Subscription,
    /// The id of the table.
    pub table: String,
    /// The slug of its game.
    pub game: String,
    /// Whether the game is over meanwhile.
    pub is_over: bool,
    /// What has happened.
    pub kind: NoticeKind,
    /// When it happened.
    pub at: Millis,
    /// The number of attempts to send it, this one included.
    pub attempts: u32,
}

/// What a browser was asked to sign.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Challenge {
    /// The hash of the challenge.
    pub hash: String,
    /// The id of the person who wants to make a passkey; `None` where one is to be used.
    pub person: Option<String>,
    /// The login that a guest is to have.
    pub login: Option<String>,
    /// The state of the ceremony, in the form that `passkeys.rs` reads.
    pub state: String,
    /// When it expires.
    pub expires_at: Millis,
}

/// What a new account signs in with.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Credential {
    /// The hash of a password.
    Password(String),
    /// A passkey, and no password.
    Passkey(Passkey),
}

/// The estimated strength of a person.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The mean of the estimate.
    pub value: f64,
    /// The standard deviation of the estimate.
    pub uncertainty: f64,
    /// The number of rated games.
    pub games: i64,
}

/// A tournament as it is stored; its events are apart.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct StoredTournament {
    /// An opaque id that cannot be guessed.
    pub id: String,
    /// The id of the person who opened it; `None` after the person was deleted.
    pub organiser: Option<String>,
    /// The network from which it was opened, as a hash.
    pub prefix: String,
    /// The settings as JSON, which `tournament/settings.rs` reads.
    pub settings: String,
    /// What the deals of a duplicate tournament follow from.
    pub secret: record::Seed,
    /// Whether it is listed.
    pub public: bool,
    /// The id of the club whose members alone see it, unless it is listed. It outlives the club: who takes part plays on.
    pub club: Option<String>,
    /// Where it stands.
    pub phase: TournamentPhase,
    /// When it was opened.
    pub created_at: Millis,
}

/// Where a tournament stands, as far as the store has to know.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum TournamentPhase {
    /// People may enter.
    Open,
    /// Rounds are played.
    Running,
    /// It has ended or was called off.
    Over,
}

/// Who an entrant is.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct StoredEntrant {
    /// The id of the person; `None` for a bot, and after the person was deleted.
    pub person: Option<String>,
    /// The name of the person.
    pub name: Option<String>,
    /// The level of the bot.
    pub level: Option<String>,
}

/// What an event of a tournament changes besides the list of events.
#[derive(Clone, Debug, Default)]
pub struct TournamentChange {
    /// New entrants by their number.
    pub entrants: Vec<(u16, StoredEntrant)>,
    /// New tables. Those that are playing start at once.
    pub tables: Vec<Table>,
    /// The ids of tables that go, if they wait still.
    pub removes: Vec<String>,
    /// Whether the deals of all its tables may be seen from now on.
    pub unseals: bool,
    /// The new phase, if it changes.
    pub phase: Option<TournamentPhase>,
}

/// A chat line.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Chat {
    /// The number of the line, from zero.
    pub n: u32,
    /// The id of the author.
    pub person: Option<String>,
    /// The seat of the author; `None` for a spectator.
    pub seat: Option<u8>,
    /// The name of the author.
    pub name: String,
    /// The text of the line.
    pub text: String,
    /// When the line was added.
    pub at: Millis,
}

/// The answer of the store to a heartbeat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Heartbeat {
    /// The clock of the store, by which all nodes go.
    pub now: Millis,
    /// The names of all nodes that are alive.
    pub alive: Vec<String>,
}
