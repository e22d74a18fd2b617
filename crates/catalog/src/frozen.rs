//! The levels of the first generation, `expert@1` and its like: what later levels are measured against, so that a
//! comparison can be repeated when a game's own settings have moved on.
//!
//! They make choices that cannot serve anything, too (`Estimate::is_sensible`). What is frozen is how they search. A change of a game's features, weights or estimate would change them too, and
//! has to keep the old ones for them.

use kernel::{Estimate, SearchSettings};

use crate::{BotSpec, Level};

/// What a name of the first generation ends with.
pub(crate) const SUFFIX: &str = "@1";

/// Every setting of the hard and the expert level, by game.
const SETTINGS: &[(&str, &str, &str)] = &[
    (
        "money",
        "iterations=200,exploration=0.6,temperature=0.3,depth=40,opponents=all,playout=0,candidates=all,quiescence=true",
        "iterations=1600,exploration=0.6,temperature=0.3,depth=40,opponents=all,playout=0,candidates=all,quiescence=true",
    ),
    (
        "alhambra",
        "iterations=200,exploration=0.6,temperature=0.3,depth=40,opponents=3,playout=6,candidates=3,quiescence=false",
        "iterations=1600,exploration=0.6,temperature=0.3,depth=40,opponents=3,playout=6,candidates=3,quiescence=false",
    ),
    (
        "mint-works",
        "iterations=100,exploration=0.6,temperature=0.3,depth=40,opponents=all,playout=0,candidates=1,quiescence=false",
        "iterations=1600,exploration=0.6,temperature=0.3,depth=40,opponents=all,playout=0,candidates=1,quiescence=false",
    ),
    (
        "ginkgopolis",
        "iterations=200,exploration=0.6,temperature=0.3,depth=40,opponents=3,playout=0,candidates=3,quiescence=true",
        "iterations=1600,exploration=0.2,temperature=0.3,depth=40,opponents=3,playout=0,candidates=3,quiescence=true",
    ),
    (
        "donnant",
        "iterations=200,exploration=0.6,temperature=0.3,depth=40,opponents=search,playout=0,candidates=1,quiescence=false",
        "iterations=1600,exploration=0.6,temperature=0.3,depth=40,opponents=search,playout=0,candidates=1,quiescence=false",
    ),
];

/// What all of them have in common.
const COMMON: &str = "sense=false,nodes=131072,net=none,policy=weights,rechoose=false,plan=false";

/// The level with this id, if the first generation had it.
pub(crate) fn level(id: &str) -> Option<Level> {
    Level::from_id(id).filter(|level| *level != Level::Master)
}

/// How a level of the first generation searches; `None` for levels that do not. A game that is younger has its levels
/// of today.
pub(crate) fn search_settings<G: Estimate>(level: Level) -> Option<SearchSettings> {
    let today = SearchSettings { time_limit: None, ..level.search_settings::<G>()? };
    let Some((_, hard, expert)) = SETTINGS.iter().find(|it| it.0 == G::SLUG) else { return Some(today) };
    let text = if level == Level::Hard { hard } else { expert };
    Some(BotSpec::changed(today, &format!("{text},{COMMON}")).expect("a test reads every line"))
}
