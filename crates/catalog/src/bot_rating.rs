//! The fixed ratings of bots: points on the scale of people's ratings that never move.
//!
//! They follow from the shares of wins that `docs/bots.md` has: `medium` is where a newcomer begins, and every other
//! level lies above or below its neighbour by what the share says in the model of Bradley and Terry, by which people
//! are rated. A level alone among `n - 1` copies of the one below that wins a share `p` of its games is better by
//! `353.55 · ln(p · (n - 1) / (1 - p))`, where 353.55 is the square root of two times the deviation of a performance,
//! 250. A share above 95 % says only that the gap is large, and counts as 95 %. A level that is measured again has its
//! figure changed here; ratings are to be rebuilt then.

use crate::Level;

/// Where a newcomer begins, and `medium` stands.
pub const NEWCOMER: i64 = 1500;

/// Games with the ratings of `easy`, `hard` and `expert`, and that of `master` where a game has one.
const RATINGS: &[(&str, [i64; 3], Option<i64>)] = &[
    // Three players; 100, 70.3, 42.7 and 55.5 % against the level below.
    ("money", [214, 2050, 2191], Some(2514)),
    // Two players, as all that follow; 99.8, 83.0 and 72.3 %.
    ("alhambra", [459, 2061, 2400], None),
    // 75.3, 85.8, 62.3 and 90.8 %.
    ("mint-works", [1106, 2136, 2314], Some(3123)),
    // 95.2, 80.5, 57.2 and 70.6 %.
    ("ginkgopolis", [459, 2001, 2104], Some(2414)),
    // 93.6, 71.3 and 58.6 %.
    ("donnant", [552, 1822, 1945], None),
];

/// The fixed rating of a level in a game; `None` if it was never measured. It is the same for every number of players.
pub fn bot_rating(game: &str, level: Level) -> Option<i64> {
    let (_, [easy, hard, expert], master) = RATINGS.iter().find(|it| it.0 == game)?;
    match level {
        Level::Random => None,
        Level::Easy => Some(*easy),
        Level::Medium => Some(NEWCOMER),
        Level::Hard => Some(*hard),
        Level::Expert => Some(*expert),
        Level::Master => *master,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_on_offer_has_a_fixed_rating_above_the_one_below() {
        for (slug, ..) in RATINGS {
            let levels = crate::game(slug).unwrap().levels();
            let ratings: Vec<_> = levels.iter().map(|level| bot_rating(slug, *level)).collect();
            assert!(ratings.iter().all(Option::is_some) && ratings.is_sorted(), "{slug}: {ratings:?}");
        }
    }
}
