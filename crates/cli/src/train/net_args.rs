use std::path::PathBuf;

use clap::Args;

use crate::values::{count, share};

/// What `comptoir train --net` takes besides.
#[derive(Args, Debug)]
pub struct NetArgs {
    /// Trains a net instead of fitting weights.
    #[arg(long, help = "help-train-net")]
    pub net: bool,
    /// Ends with the first round that is done after so many minutes.
    #[arg(long, value_name = "value-number", value_parser = count, requires = "net", help = "help-train-minutes")]
    pub minutes: Option<u64>,
    /// Ends when there are so many rounds.
    #[arg(long, value_name = "value-number", value_parser = count, requires = "net", help = "help-train-rounds")]
    pub rounds: Option<u64>,
    /// The number of games of the first round.
    #[arg(long, value_name = "value-number", default_value = "8000", value_parser = count, help = "help-train-first-games")]
    pub first_games: u64,
    /// The iterations for each decision of the first round.
    #[arg(long, value_name = "value-number", default_value = "0", help = "help-train-first-iterations")]
    pub first_iterations: u32,
    /// The iterations for each decision of self-play.
    #[arg(long, value_name = "value-number", default_value = "64", help = "help-train-iterations")]
    pub iterations: u32,
    /// The rounds whose games are learned from.
    #[arg(long, value_name = "value-number", default_value = "10", value_parser = count, help = "help-train-window")]
    pub window: u64,
    /// The passes over the games of a round.
    #[arg(long, value_name = "value-number", default_value = "3", value_parser = count, help = "help-train-epochs")]
    pub epochs: u64,
    /// How much of the end of a game is believed, decision by decision.
    #[arg(long, value_name = "value-number", default_value = "0.95", value_parser = share, help = "help-train-trace-decay")]
    pub trace_decay: f32,
    /// Where games, nets and the curve are kept.
    #[arg(long, value_name = "value-folder", help = "help-train-folder")]
    pub folder: Option<PathBuf>,
}
