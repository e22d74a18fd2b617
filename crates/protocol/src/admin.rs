use serde::{Deserialize, Serialize};

/// What the operator asks of a running server, as one line of JSON over its administration socket.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// Lists people, the newest first.
    People {
        /// Only those whose name, login or id contains this text.
        search: String,
    },
    /// Signs a person out everywhere.
    EndSessions {
        /// The id of the person.
        person: String,
    },
    /// Deletes a person, as it could do itself.
    RemovePerson {
        /// The id of the person.
        person: String,
    },
    /// Lists what people have reported of others, the oldest first.
    Reports {},
    /// Removes a report that is dealt with.
    CloseReport {
        /// The id of the report.
        report: String,
    },
    /// Lists who is banned.
    Bans {},
    /// Bans a person or an address prefix.
    Ban {
        /// The id of a person, an address, or a prefix such as `203.0.113.0/24`.
        who: String,
    },
    /// Lifts a ban.
    Unban {
        /// As it was banned.
        who: String,
    },
    /// Lists tables that wait or run, public or not, the newest first.
    Tables {},
    /// Ends a game without a result.
    EndTable {
        /// The id of the table.
        table: String,
    },
    /// Deletes a table with its log and chat.
    RemoveTable {
        /// The id of the table.
        table: String,
    },
    /// Closes the chat of a table, or opens it again.
    SetChat {
        /// The id of the table.
        table: String,
        /// Whether people may write.
        open: bool,
    },
}

/// What a server answers to its operator, as one line of JSON.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum AdminAnswer {
    /// It is done.
    Done {},
    /// The people that were asked for.
    People {
        /// At most 200.
        people: Vec<AdminPerson>,
    },
    /// Who is banned.
    Bans {
        /// Ids of people, and prefixes.
        bans: Vec<String>,
    },
    /// What people have reported.
    Reports {
        /// At most 200.
        reports: Vec<AdminReport>,
    },
    /// The tables that were asked for.
    Tables {
        /// At most 200.
        tables: Vec<AdminTable>,
    },
    /// It was not done.
    Refused {
        /// Why the server does not do it.
        error: crate::Refusal,
    },
}

/// A person as its operator sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdminPerson {
    /// The id that other commands take.
    pub id: String,
    /// As others see it.
    pub name: String,
    /// A guest has none.
    pub login: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Devices that are signed in.
    pub sessions: u32,
}

/// What a person has told the operator of another one.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdminReport {
    /// The id that other commands take.
    pub id: String,
    /// The id of the one who reports.
    pub person: String,
    /// As others see that one.
    pub name: String,
    /// The id of the one whom it is about.
    pub about: String,
    /// The name that the other one had then.
    pub about_name: String,
    /// What it is about.
    pub reason: crate::ReportReason,
    /// What else was said; may be empty.
    pub text: String,
    /// The id of the table where it happened.
    pub table: Option<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// A table as its operator sees it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
pub struct AdminTable {
    /// The id that other commands take.
    pub id: String,
    /// The slug of its game.
    pub game: String,
    /// Whether the game runs.
    pub playing: bool,
    /// The names of the people who sit there.
    pub people: Vec<String>,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Whether its chat is closed.
    pub chat_closed: bool,
}
