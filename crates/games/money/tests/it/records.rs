//! Recorded games: one for every way in which a deal can end. `COMPTOIR_BLESS=1` records them again.

use kernel::Observer;
use money::{Event, Money};
use record::Match;
use testkit::records;

use crate::table::options;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// The last card of the pile filled the last gap.
    Exact,
    /// The pile did not suffice for all gaps.
    Short,
    /// No card was drawn for three rounds.
    Standstill,
}

#[test]
fn the_pile_comes_out_exactly() {
    check("pile-exact", 4, Ending::Exact);
}

#[test]
fn the_pile_runs_short() {
    check("pile-short", 5, Ending::Short);
}

#[test]
fn nobody_draws_any_more() {
    check("standstill", 3, Ending::Standstill);
}

fn check(name: &str, players: u8, ending: Ending) {
    let ends_so = |played: &Match<Money>| ending_of(played) == Some(ending);
    let played = records::check(env!("CARGO_MANIFEST_DIR"), name, || {
        records::find(players, &options(&[("deals", "1")]), ends_so)
    });
    assert!(ends_so(&played), "{name}");
}

/// How the last deal of a finished match came to its last round.
fn ending_of(played: &Match<Money>) -> Option<Ending> {
    let mut ending = None;
    let mut news = played.news(Observer::Spectator, 0).map(|(_, event)| event).peekable();
    while let Some(event) = news.next() {
        match (event, news.peek()) {
            (Event::Standstill, _) => ending = Some(Ending::Standstill),
            (Event::LastRound, Some(Event::Round { right, left, .. })) => {
                let full = right.len() >= 4 && left.len() >= 4;
                ending = Some(if full { Ending::Exact } else { Ending::Short });
            }
            _ => (),
        }
    }
    ending
}
