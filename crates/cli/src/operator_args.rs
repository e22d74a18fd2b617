//! The arguments of `comptoir people` and `comptoir tables`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

/// Where a running server is found.
#[derive(Args, Debug)]
pub struct Admin {
    /// The data file of the server, beside which its socket is.
    #[arg(short, long, value_name = "value-file", env = "COMPTOIR_DATA", help = "help-kept-data")]
    pub data: Option<PathBuf>,
    /// The socket itself.
    #[arg(long, value_name = "value-file", env = "COMPTOIR_ADMIN", help = "help-admin")]
    pub admin: Option<PathBuf>,
}

/// `comptoir people`
#[derive(Args, Debug)]
pub struct People {
    #[arg(value_name = "value-action", help = "help-people-action")]
    pub action: PeopleAction,
    #[arg(value_name = "value-who", help = "help-people-who")]
    pub who: Option<String>,
    #[command(flatten)]
    pub admin: Admin,
}

/// What is done with people.
#[derive(Copy, Clone, Debug, ValueEnum)]
pub enum PeopleAction {
    List,
    End,
    Remove,
    Ban,
    Unban,
    Bans,
    Reports,
    CloseReport,
}

/// `comptoir tables`
#[derive(Args, Debug)]
pub struct Tables {
    #[arg(value_name = "value-action", help = "help-tables-action")]
    pub action: TableAction,
    #[arg(value_name = "value-table", help = "help-tables-table")]
    pub table: Option<String>,
    #[command(flatten)]
    pub admin: Admin,
}

/// What is done with tables.
#[derive(Copy, Clone, Debug, ValueEnum)]
pub enum TableAction {
    List,
    End,
    Remove,
    CloseChat,
    OpenChat,
}
