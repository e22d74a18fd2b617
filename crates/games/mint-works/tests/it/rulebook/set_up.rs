use kernel::{Game, Observer, OptionsError, Step, Turn};
use mint_works::{Drawn, Location, MintWorks, Phase};
use record::{Match, Seed};

use crate::table::{options, seat};

fn dealt(players: u8, pairs: &[(&str, &str)], n: u64) -> Match<MintWorks> {
    Match::new(players, &options(pairs), Seed::from_phrase("set-up", n)).unwrap()
}

#[test]
fn everybody_has_three_mints_and_three_plans_lie_open() {
    for players in 2..=4 {
        let view = dealt(players, &[], 0).game().view(Observer::Arbiter);
        assert!(view.seats.iter().all(|(_, it)| it.mints == Some(3) && it.plans.is_empty() && it.stars == 0));
        assert_eq!((view.seats.seats().len(), view.supply.len(), view.n_deck), (players, 3, 18));
        assert_eq!((view.round, view.turn, view.phase), (1, view.first_player, Phase::Development));
        assert_eq!(view.mint_supply, None, "the supply of mints has no bottom");
    }
}

#[test]
fn locations_have_their_spaces_by_the_number_of_players() {
    let spaces = [(1, [3, 2, 2, 1]), (2, [2, 2, 2, 1]), (3, [2, 2, 2, 1]), (4, [3, 3, 3, 1])];
    for (players, expected) in spaces {
        let core = [Location::Producer, Location::Supplier, Location::Builder, Location::Council];
        assert_eq!(core.map(|location| location.spaces(players)), expected);
        let others = [Location::Wholesaler, Location::Lotto, Location::Crowdfunder, Location::TempAgency];
        assert_eq!(others.map(|location| location.spaces(players)), [1; 4]);
    }
}

#[test]
fn deed_locations_are_closed_at_first_and_advanced_ones_are_not_there() {
    let snapshot = serde_json::to_value(dealt(3, &[], 0).game().snapshot()).unwrap();
    let locations = snapshot["locations"].as_object().unwrap();
    assert_eq!(
        locations.keys().map(String::as_str).collect::<Vec<_>>(),
        ["builder", "council", "lotto", "producer", "supplier", "wholesaler"]
    );
    for (code, spot) in locations {
        let is_deed = code == "wholesaler" || code == "lotto";
        assert_eq!(spot["open"], !is_deed);
        assert!(spot["owner"].is_null());
    }
    assert_eq!(locations["lotto"]["spaces"].to_string(), "[null]");
}

#[test]
fn two_advanced_locations_are_drawn_or_named() {
    let advanced = |pairs: &[(&str, &str)], n| {
        let view = dealt(4, pairs, n).game().view(Observer::Spectator);
        assert_eq!(view.in_play.len(), 8);
        view.in_play.iter().skip(6).map(Location::code).collect::<Vec<_>>().join(",")
    };
    assert_eq!(advanced(&[("advanced", "swap-meet,crowdfunder")], 0), "crowdfunder,swap-meet");
    let drawn: std::collections::BTreeSet<String> = (0..60).map(|n| advanced(&[("advanced", "random")], n)).collect();
    assert_eq!(drawn.len(), 6, "every pair comes up");
}

#[test]
fn the_first_player_is_drawn() {
    let firsts: std::collections::BTreeSet<u8> =
        (0..40).map(|n| dealt(4, &[], n).game().view(Observer::Spectator).first_player.number()).collect();
    assert_eq!(firsts.len(), 4);
    let mut game = MintWorks::new(2, &options(&[])).unwrap();
    game.apply(Step::Chance(Drawn::First(seat(2))), &mut |_| ());
    assert_eq!(game.turn(), Turn::Chance, "the supply is still to be opened");
}

#[test]
fn options_must_fit_the_table() {
    let refused = |players, pairs: &[(&str, &str)]| match MintWorks::new(players, &options(pairs)) {
        Err(OptionsError::Refused { key, why, .. }) => (key, why),
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(1, &[("advanced", "random")]), ("advanced", "solo"));
    assert_eq!(refused(1, &[("ages", "40")]), ("ages", "solo"));
    assert_eq!(refused(3, &[("ages", "40,45")]), ("ages", "count"));
    assert_eq!(MintWorks::new(0, &options(&[])), Err(OptionsError::Players));
    assert_eq!(MintWorks::new(5, &options(&[])), Err(OptionsError::Players));
}
