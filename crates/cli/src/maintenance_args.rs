//! The arguments of `comptoir migrate` and `comptoir ratings`.

use clap::Args;

use crate::args::Kept;

/// `comptoir migrate`
#[derive(Args, Debug)]
pub struct Migrate {
    /// `sqlite:FILE` or `postgres://…`
    #[arg(long, value_name = "value-database", help = "help-migrate-from")]
    pub from: String,
    /// `sqlite:FILE` or `postgres://…`
    #[arg(long, value_name = "value-database", help = "help-migrate-to")]
    pub to: String,
}

/// `comptoir ratings`
#[derive(Args, Debug)]
pub struct Ratings {
    /// There is nothing else that it does, but it is not to be done by mistake.
    #[arg(long, required = true, help = "help-ratings-rebuild")]
    pub rebuild: bool,
    /// The store whose ratings are computed.
    #[command(flatten)]
    pub kept: Kept,
}
