//! A game that implements nothing but its rules can be measured.

use arena::{MatchResults, Matchup};
use catalog::Rules;
use testkit::toll::Toll;

static TOLL: Rules<Toll> = Rules::new();

#[test]
fn ranks_follow_the_lowest_total() {
    let bots = ["search:iterations=20", "random"].map(|it| it.parse().unwrap()).to_vec();
    let matchup = Matchup { game: &TOLL, options: Vec::new(), players: 3, bots };
    let mut results = MatchResults::new(&matchup);
    for n in 0..4 {
        let deal = matchup.play_deal("toll", n).unwrap();
        for seat in deal.games.iter().flat_map(|it| &it.0) {
            assert_eq!(seat.rank == 1, seat.win > 0.0, "{seat:?}");
        }
        for game in &deal.games {
            let best = game.0.iter().map(|it| it.score).min();
            assert!(game.0.iter().any(|it| it.win > 0.0 && Some(it.score) == best), "the lowest total wins: {game:?}");
        }
        results.add(&deal);
    }
    assert!(results.wins(0).mean > results.even(), "{:?}", results.wins(0));
    let ((own, _), (other, _)) = (results.rating(0), results.rating(1));
    assert!(own > other, "{own} {other}");
}
