//! The bots that can be compared in the arena, as text: `hard`, `search:iterations=200,exploration=0.7`.

use std::{fmt, str::FromStr};

use bots::{Evaluation, Greedy, Judge, SearchBot};
use kernel::{Candidates, Estimate, NetUse, Opponents, Policy, SearchSettings};

use crate::{
    AnyBot, Level,
    bot::{erase, erase_cheat},
    frozen,
};

/// A bot as text: a level, a level of the first generation (`expert@1`), `estimate`, `weights` or `net` (greedy by the hand-written estimate, by the fitted weights or by the net), or
/// `search`, `flat` (Monte Carlo without a tree) and `cheat` (a search that sees everything) with settings that differ
/// from those of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct BotSpec {
    text: String,
    kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
enum Kind {
    Level(Level),
    /// A level as it was in the first generation.
    Frozen(Level),
    Greedy(Evaluation),
    Net,
    Search {
        changes: Vec<Change>,
        sees_all: bool,
    },
}

/// One setting that differs from those of the game.
#[derive(Copy, Clone, PartialEq, Debug)]
enum Change {
    Iterations(u32),
    Exploration(f32),
    Temperature(f32),
    Depth(u8),
    Opponents(Opponents),
    Playout(u16),
    Candidates(Candidates),
    Quiescence(bool),
    Sense(bool),
    Net(NetUse),
    Nodes(usize),
    Policy(Policy),
    Rechoose(bool),
    Plan(bool),
}

/// Why a text does not describe a bot.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum BotSpecError {
    /// No bot has this name.
    #[error("unknown bot {0:?}")]
    Unknown(String),
    /// The bot with this name takes no settings.
    #[error("{0} takes no settings")]
    NoSettings(String),
    /// No setting has this name.
    #[error("unknown setting {0:?}; settings are {known}", known = BotSpec::SETTINGS.join(", "))]
    Setting(String),
    /// The value does not suit the setting.
    #[error("{value:?} is not a value of {key}")]
    Value {
        /// The name of the setting.
        key: &'static str,
        /// The value as it was given.
        value: String,
    },
}

impl BotSpec {
    /// The names of all settings, as in `search:iterations=200,depth=3`.
    pub const SETTINGS: &'static [&'static str] = &[
        "iterations",
        "exploration",
        "temperature",
        "depth",
        "opponents",
        "playout",
        "candidates",
        "quiescence",
        "sense",
        "net",
        "nodes",
        "policy",
        "rechoose",
        "plan",
    ];

    /// The names of all bots that are not levels.
    pub const NAMES: &'static [&'static str] = &["estimate", "weights", "net", "search", "flat", "cheat"];

    /// Reads a list such as `search:iterations=200,depth=3,medium`. A part that is a setting belongs to the bot
    /// before it.
    ///
    /// # Errors
    /// Where one of the bots cannot be read.
    pub fn parse_list(text: &str) -> Result<Vec<BotSpec>, BotSpecError> {
        let mut specs: Vec<String> = Vec::new();
        for part in text.split(',') {
            let is_setting = part.contains('=') && !part.contains(':');
            match specs.last_mut() {
                Some(last) if is_setting => *last = format!("{last},{part}"),
                _ => specs.push(part.to_owned()),
            }
        }
        specs.iter().map(|spec| spec.parse()).collect()
    }

    /// The settings of `search:` and so on, changed as this text says.
    pub(crate) fn changed(settings: SearchSettings, text: &str) -> Result<SearchSettings, BotSpecError> {
        let mut changed = settings;
        for setting in text.split(',') {
            changed = setting.parse::<Change>()?.apply(changed);
        }
        Ok(changed)
    }

    /// How it searches the game `G`; `None` if it does not search. Without a time limit: the load of the machine must
    /// not decide who wins.
    pub(crate) fn search_settings<G: Estimate>(&self) -> Option<SearchSettings> {
        match &self.kind {
            Kind::Level(level) => Some(SearchSettings { time_limit: None, ..level.search_settings::<G>()? }),
            Kind::Frozen(level) => frozen::search_settings::<G>(*level),
            Kind::Greedy(_) | Kind::Net => None,
            Kind::Search { changes, .. } => {
                Some(changes.iter().fold(G::SEARCH, |settings, change| change.apply(settings)))
            }
        }
    }

    /// The bot for the game `G`.
    pub(crate) fn bot<G: Estimate>(&self, judge: &Judge, seed: u64) -> Box<dyn AnyBot> {
        match (self.search_settings::<G>(), &self.kind) {
            (Some(settings), Kind::Search { sees_all: true, .. }) => {
                erase_cheat::<G>(SearchBot::<G>::with_judge(settings, judge, seed))
            }
            (Some(settings), _) => erase::<G>(SearchBot::<G>::with_judge(settings, judge, seed)),
            (None, Kind::Net) => erase::<G>(Greedy::by(judge.clone(), seed)),
            (None, Kind::Greedy(evaluation)) => erase::<G>(Greedy::new(*evaluation, seed)),
            (None, Kind::Frozen(level)) => level.senseless_bot::<G>(judge, seed),
            (None, Kind::Level(level)) => level.bot::<G>(judge, seed),
            (None, Kind::Search { .. }) => unreachable!("`search_settings` returns some settings for every search"),
        }
    }
}

impl From<Level> for BotSpec {
    fn from(level: Level) -> BotSpec {
        BotSpec { text: level.id().to_owned(), kind: Kind::Level(level) }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for BotSpec {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<BotSpec, BotSpecError> {
        let (name, settings) = match text.split_once(':') {
            Some((name, settings)) => (name, Some(settings)),
            None => (text, None),
        };
        let unknown = || BotSpecError::Unknown(name.to_owned());
        let kind = match name {
            "estimate" => Kind::Greedy(Evaluation::Estimate),
            "weights" => Kind::Greedy(Evaluation::Logit),
            "net" => Kind::Net,
            "search" | "flat" | "cheat" => {
                let mut changes = if name == "flat" { vec![Change::Depth(1)] } else { Vec::new() };
                for setting in settings.iter().flat_map(|it| it.split(',')) {
                    changes.push(setting.parse()?);
                }
                Kind::Search { changes, sees_all: name == "cheat" }
            }
            level => match level.strip_suffix(frozen::SUFFIX) {
                Some(level) => Kind::Frozen(frozen::level(level).ok_or_else(unknown)?),
                None => Kind::Level(Level::from_id(level).ok_or_else(unknown)?),
            },
        };
        match (&kind, settings) {
            (Kind::Level(_) | Kind::Frozen(_) | Kind::Greedy(_) | Kind::Net, Some(_)) => {
                Err(BotSpecError::NoSettings(name.to_owned()))
            }
            _ => Ok(BotSpec { text: text.to_owned(), kind }),
        }
    }
}

impl FromStr for Change {
    type Err = BotSpecError;

    fn from_str(text: &str) -> Result<Change, BotSpecError> {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        let known = BotSpec::SETTINGS.iter().find(|it| **it == key);
        let key = *known.ok_or_else(|| BotSpecError::Setting(key.to_owned()))?;
        let change = match key {
            "iterations" => value.parse().ok().filter(|n| *n > 0).map(Change::Iterations),
            "exploration" => value.parse().ok().filter(|c: &f32| c.is_finite() && *c >= 0.0).map(Change::Exploration),
            "temperature" => value.parse().ok().filter(|t: &f32| t.is_finite() && *t > 0.0).map(Change::Temperature),
            "depth" => value.parse().ok().filter(|n| *n > 0).map(Change::Depth),
            "opponents" if value == "search" => Some(Change::Opponents(Opponents::Search)),
            "opponents" => candidates(value).map(|it| Change::Opponents(Opponents::Policy(it))),
            "playout" => value.parse().ok().map(Change::Playout),
            "candidates" => candidates(value).map(Change::Candidates),
            "quiescence" => value.parse().ok().map(Change::Quiescence),
            "sense" => value.parse().ok().map(Change::Sense),
            "net" => net_use(value).map(Change::Net),
            "nodes" => value.parse().ok().map(Change::Nodes),
            "policy" => policy(value).map(Change::Policy),
            "rechoose" => value.parse().ok().map(Change::Rechoose),
            _ => value.parse().ok().map(Change::Plan),
        };
        change.ok_or_else(|| BotSpecError::Value { key, value: value.to_owned() })
    }
}

/// `all`, or how many are drawn.
fn candidates(value: &str) -> Option<Candidates> {
    match value {
        "all" => Some(Candidates::All),
        n => n.parse().ok().filter(|n| *n > 0).map(Candidates::Sample),
    }
}

/// `weights` or `estimate`.
fn policy(value: &str) -> Option<Policy> {
    match value {
        "weights" => Some(Policy::Weights),
        "estimate" => Some(Policy::Estimate),
        _ => None,
    }
}

/// `none`, `leaves` or `all`.
fn net_use(value: &str) -> Option<NetUse> {
    match value {
        "none" => Some(NetUse::NONE),
        "leaves" => Some(NetUse::LEAVES),
        "priors" => Some(NetUse { leaves: false, priors: true }),
        "all" => Some(NetUse::ALL),
        _ => None,
    }
}

impl Change {
    fn apply(self, settings: SearchSettings) -> SearchSettings {
        match self {
            Change::Iterations(iterations) => SearchSettings { iterations, ..settings },
            Change::Exploration(exploration) => SearchSettings { exploration, ..settings },
            Change::Temperature(temperature) => SearchSettings { temperature, ..settings },
            Change::Depth(depth) => SearchSettings { depth, ..settings },
            Change::Opponents(opponents) => SearchSettings { opponents, ..settings },
            Change::Playout(playout) => SearchSettings { playout, ..settings },
            Change::Candidates(candidates) => SearchSettings { candidates, ..settings },
            Change::Quiescence(quiescence) => SearchSettings { quiescence, ..settings },
            Change::Sense(sense) => SearchSettings { sense, ..settings },
            Change::Net(net) => SearchSettings { net, ..settings },
            Change::Nodes(max_nodes) => SearchSettings { max_nodes, ..settings },
            Change::Policy(policy) => SearchSettings { policy, ..settings },
            Change::Rechoose(rechoose) => SearchSettings { rechoose, ..settings },
            Change::Plan(plan) => SearchSettings { plan, ..settings },
        }
    }
}
