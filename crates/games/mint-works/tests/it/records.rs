//! Recorded games: one for every way in which a game can end. `COMPTOIR_BLESS=1` records them again.

use kernel::{Draw, Game, Observer, Seat};
use mint_works::{Action, Event, MintWorks};
use rand_pcg::Pcg64Mcg;
use record::Match;
use testkit::records;

use crate::table::options;

#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Ending {
    /// Somebody has seven stars.
    Prestige,
    /// Several share the victory.
    Shared,
    /// The supply could not be filled.
    Short,
    /// Round sixty is over.
    LastRound,
    /// Rachael's supply of mints is empty.
    MintsGone,
}

#[test]
fn seven_stars_in_company() {
    check("prestige", 3, &[("advanced", "random")], Ending::Prestige);
}

#[test]
fn a_shared_victory() {
    check("shared", 2, &[], Ending::Shared);
}

#[test]
fn the_supply_runs_short() {
    check("short", 4, &[("advanced", "crowdfunder,temp-agency"), ("ages", "20,30,40,50")], Ending::Short);
}

/// Nobody builds: everybody passes but now and then.
#[test]
fn nobody_comes_to_an_end() {
    check("last-round", 2, &[("advanced", "recycler,swap-meet"), ("recycler", "buildings-too")], Ending::LastRound);
}

#[test]
fn rachael_has_all_the_mints_gone() {
    check("mints-gone", 1, &[("ai", "rachael")], Ending::MintsGone);
}

#[test]
fn the_other_opponents() {
    for ai in ["justin", "sonic", "mort"] {
        check(ai, 1, &[("ai", ai)], Ending::Prestige);
    }
}

fn check(name: &str, players: u8, pairs: &[(&str, &str)], ending: Ending) {
    let played = records::check(env!("CARGO_MANIFEST_DIR"), name, || {
        let choose = |game: &MintWorks, seat, rng: &mut Pcg64Mcg| choose(game, seat, ending, rng);
        records::find_by(players, &options(pairs), choose, |played| ends_by(played, ending))
    });
    assert!(ends_by(&played, ending), "{name}");
}

/// Random play; games of sixty rounds need players who would rather pass.
fn choose(game: &MintWorks, seat: Seat, ending: Ending, rng: &mut Pcg64Mcg) -> Action {
    let passes = ending == Ending::LastRound && rng.below(32) != 0 && game.is_legal(seat, Action::Pass);
    if passes { Action::Pass } else { game.pick(seat, rng) }
}

fn ends_by(played: &Match<MintWorks>, ending: Ending) -> bool {
    let news: Vec<Event> = played.news(Observer::Spectator, 0).map(|(_, event)| event).collect();
    let heard = |test: fn(&Event) -> bool| news.iter().any(test);
    match ending {
        Ending::Prestige => heard(|event| matches!(event, Event::Prestige { .. })),
        Ending::Shared => played.game().winners().len() > 1,
        Ending::Short => heard(|event| matches!(event, Event::SupplyShort)),
        Ending::LastRound => heard(|event| matches!(event, Event::LastRound)),
        Ending::MintsGone => heard(|event| matches!(event, Event::MintsGone { .. })),
    }
}
