//! Who may be measured in the arena: the levels, and what they are compared with.

use std::{fmt, str::FromStr};

use bots::{By, Others, Settings};

use crate::{Level, level::tuned};

/// A bot as the arena is asked for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Contender {
    name: String,
    pub(crate) kind: Kind,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Kind {
    Level(Level),
    /// Greedy by this.
    Greedy(By),
    /// A search with changes to the game's settings; the eyes of the arbiter, if it cheats.
    Search {
        changes: Vec<(char, f32)>,
        cheats: bool,
    },
}

/// What cannot be read as a contender.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("no such bot")]
pub struct ContenderError;

impl Contender {
    /// How it searches at the game with this slug; nothing if it does not.
    pub fn settings(&self, slug: &str) -> Option<Settings> {
        match &self.kind {
            // Their iterations alone: a busy machine must not change who wins.
            Kind::Level(level) => Some(Settings { time: None, ..level.settings(slug)? }),
            Kind::Greedy(_) => None,
            Kind::Search { changes, .. } => {
                Some(changes.iter().fold(tuned(slug), |settings, change| changed(settings, *change)))
            }
        }
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Contender {
        Contender { name: level.id().to_owned(), kind: Kind::Level(level) }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

/// `hard`, `estimate`, `weights`, or `search`, `flat` (Monte Carlo without a tree) and `cheat` (a search that
/// sees all) with settings: `search:i500:p6`.
impl FromStr for Contender {
    type Err = ContenderError;

    fn from_str(text: &str) -> Result<Contender, ContenderError> {
        let mut parts = text.split(':');
        let kind = match parts.next().unwrap_or_default() {
            "estimate" => Kind::Greedy(By::Estimate),
            "weights" => Kind::Greedy(By::Weights),
            word @ ("search" | "flat" | "cheat") => {
                let mut changes = if word == "flat" { vec![('d', 1.0)] } else { Vec::new() };
                for part in parts.by_ref() {
                    let key = part.chars().next().filter(|it| "iehdoptcn".contains(*it)).ok_or(ContenderError)?;
                    let value = part[1..].parse().map_err(|_| ContenderError)?;
                    changes.push((key, value));
                }
                Kind::Search { changes, cheats: word == "cheat" }
            }
            word => Kind::Level(Level::from_id(word).ok_or(ContenderError)?),
        };
        match parts.next() {
            None => Ok(Contender { name: text.to_owned(), kind }),
            Some(_) => Err(ContenderError),
        }
    }
}

fn changed(settings: Settings, (key, value): (char, f32)) -> Settings {
    match key {
        'i' => Settings { iterations: value as u32, ..settings },
        'e' => Settings { explore: value, ..settings },
        'h' => Settings { heat: value, ..settings },
        'd' => Settings { depth: value as u8, ..settings },
        'o' if value == 0.0 => Settings { others: Others::Search, ..settings },
        'o' => Settings { others: Others::Guess(value as u8), ..settings },
        'p' => Settings { playout: value as u16, ..settings },
        't' => Settings { tries: value as u8, ..settings },
        'c' => Settings { calm: value != 0.0, ..settings },
        _ => Settings { nodes: value as usize, ..settings },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contenders_are_read_strictly() {
        for good in ["hard", "greedy", "estimate", "weights", "search:i50:p6:o0", "flat", "cheat:i9"] {
            assert_eq!(good.parse::<Contender>().unwrap().to_string(), good);
        }
        for bad in ["", "clever", "hard:i5", "search:5", "search:x5", "search:i", "flat:é1"] {
            assert_eq!(bad.parse::<Contender>(), Err(ContenderError), "{bad}");
        }
        let flat: Contender = "flat:i70:t4".parse().unwrap();
        let settings = flat.settings("alhambra").unwrap();
        assert_eq!((settings.depth, settings.iterations, settings.tries), (1, 70, 4));
    }
}
