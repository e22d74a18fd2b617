//! Who can know which card lies where.

use std::collections::BTreeSet;

use kernel::{Game, Observer, Redact, Seats, Step, Witnesses};
use mint_works::{Event, MintWorks, Plan, View};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::SUPPLY;
use crate::table::{Table, plans, seat, secret};

const RECYCLER: [(&str, &str); 1] = [("advanced", "recycler,swap-meet")];

fn hand(view: &View, number: u8) -> Vec<Option<&'static str>> {
    view.seats[seat(number)].plans.iter().map(|back| back.plan.map(Plan::code)).collect()
}

fn under(view: &View) -> Vec<Option<&'static str>> {
    view.under.iter().map(|back| back.plan.map(Plan::code)).collect()
}

fn only(number: u8) -> Witnesses {
    Witnesses::Only(Seats::only(seat(number)))
}

/// Seat 2 has a secret Plan beside one that everybody has seen.
fn with_secret(plan: &str) -> Table {
    let plan: Plan = plan.parse().unwrap();
    let mut table = Table::with(&RECYCLER, &["9", "9 statue", "9 / lotto"], "windmill gardens bridge", |view| {
        view.seats[seat(2)].plans.push(secret(plan, &[2]));
    });
    table.play(1, "pass");
    table
}

#[test]
fn plans_from_the_supply_are_known_to_all() {
    let mut table = Table::new(&["9", "9"], SUPPLY);
    table.play(1, "place supplier statue");
    let spectator = table.game.view(Observer::Spectator);
    assert_eq!((hand(&table.view_of(2), 1), hand(&spectator, 1)), (vec![Some("statue")], vec![Some("statue")]));
}

#[test]
fn a_plan_from_the_lottery_is_known_to_its_owner_until_it_is_built() {
    let mut table = Table::new(&["9 / lotto", "9", "9"], SUPPLY);
    table.play(1, "place lotto");
    let step = Step::Chance("draw vault".parse().unwrap());
    assert_eq!(table.game.witnesses(step), only(1));
    table.draw("vault");
    assert_eq!((hand(&table.view_of(1), 1), hand(&table.view_of(2), 1)), (vec![Some("vault")], vec![None]));
    assert_eq!(hand(&table.game.view(Observer::Spectator), 1), [None], "only that there is one");
    let heard = |observer| table.news.last().unwrap().redacted(observer).unwrap();
    assert!(matches!(heard(Observer::Seat(seat(1))), Event::Drew { plan: Plan::Vault, .. }));
    assert_eq!(heard(Observer::Seat(seat(3))), Event::DrewUnseen { seat: seat(1) });
    table.play(2, "pass").play(3, "pass").play(1, "place builder vault");
    assert_eq!((table.buildings(1).as_str(), hand(&table.view_of(2), 1).len()), ("lotto vault", 0));
}

#[test]
fn a_secret_plan_stays_secret_under_the_deck() {
    let mut table = with_secret("vault");
    let step = Step::Act(seat(2), "place swap-meet vault gardens".parse().unwrap());
    assert_eq!(table.game.witnesses(step), Witnesses::Partly(Seats::only(seat(2))));
    table.play(2, "place swap-meet vault gardens");
    assert_eq!((under(&table.view_of(2)), under(&table.view_of(1))), (vec![Some("vault")], vec![None]));
    assert_eq!(table.view_of(1).under[0].known_to, Seats::only(seat(2)), "but who knows it is no secret");
    assert_eq!(table.view_of(1).under[0].scrap, None);
}

#[test]
fn a_known_plan_and_a_building_stay_known_under_the_deck() {
    let mut table = with_secret("vault");
    let step = Step::Act(seat(2), "place recycler statue".parse().unwrap());
    assert_eq!(table.game.witnesses(step), Witnesses::Everyone);
    table.play(2, "place recycler statue").play(3, "place swap-meet lotto gardens");
    assert_eq!(under(&table.view_of(1)), [Some("statue"), Some("lotto")]);
}

#[test]
fn what_the_recycler_gave_narrows_what_the_card_can_be() {
    let mut table = with_secret("vault");
    table.play(2, "place recycler vault");
    let view = table.view_of(1);
    assert_eq!((under(&view), view.under[0].scrap), (vec![None], Some(5)));
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let first_under = |game: &MintWorks| game.view(Observer::Arbiter).under[0].plan.unwrap().code();
    let imagined: BTreeSet<&str> = (0..200).map(|_| first_under(&MintWorks::determinize(&view, &mut rng))).collect();
    assert_eq!(imagined, BTreeSet::from(["vault", "workshop"]), "these two are worth five");
    let own: BTreeSet<&str> =
        (0..50).map(|_| first_under(&MintWorks::determinize(&table.view_of(2), &mut rng))).collect();
    assert_eq!(own, BTreeSet::from(["vault"]));
}

#[test]
fn nobody_tells_cards_apart_that_the_recycler_pays_alike() {
    let lose = |plan: &str| {
        let mut table = with_secret(plan);
        table.news.clear();
        table.play(2, &format!("place recycler {plan}"));
        let observers = [Observer::Seat(seat(1)), Observer::Seat(seat(3)), Observer::Spectator];
        observers.map(|it| {
            let heard: Vec<Event> = table.news.iter().filter_map(|event| event.redacted(it)).collect();
            (table.game.view(it), heard)
        })
    };
    assert_eq!(lose("vault"), lose("workshop"));
    assert_ne!(lose("vault"), lose("plant"));
}

#[test]
fn a_player_who_lost_a_card_knows_it_when_another_draws_it() {
    let mut table = with_secret("vault").with_deck("");
    table.play(2, "place recycler vault").play(3, "place lotto");
    let step = Step::Chance("draw vault".parse().unwrap());
    assert_eq!(table.game.witnesses(step), Witnesses::Only([seat(2), seat(3)].into_iter().collect()));
    table.draw("vault");
    let last = |number| hand(&table.view_of(number), 3).last().copied().flatten();
    assert_eq!((last(1), last(2), last(3)), (None, Some("vault"), Some("vault")));
    assert_eq!(table.view_of(1).seats[seat(3)].plans.last().unwrap().scrap, Some(5), "its price is remembered");
}

#[test]
fn a_lost_card_that_comes_into_the_supply_is_known_to_all_for_good() {
    let mut table = with_secret("vault").with_deck("");
    table.play(2, "place recycler vault").play(3, "place supplier bridge").pass_all().draw("vault");
    table.play(1, "place supplier vault");
    let back = table.view_of(3).seats[seat(1)].plans[0];
    assert_eq!((back.plan, back.shown, back.scrap), (Some(Plan::Vault), true, None));
}

#[test]
fn hidden_cards_are_as_likely_as_they_are() {
    let table = with_secret("vault");
    let view = table.view_of(1);
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut counts = [0u32; 21];
    for _ in 0..17_000 {
        let game = MintWorks::determinize(&view, &mut rng);
        counts[game.view(Observer::Arbiter).seats[seat(2)].plans[1].plan.unwrap() as usize] += 1;
    }
    let seen: Vec<usize> = plans("windmill statue gardens bridge lotto").iter().map(|plan| *plan as usize).collect();
    for (index, count) in counts.into_iter().enumerate() {
        let expected = if seen.contains(&index) { 0..1 } else { 950..1180 };
        assert!(expected.contains(&count), "{index}: {count}");
    }
}

#[test]
fn the_arbiter_knows_all() {
    let mut table = with_secret("vault");
    table.play(2, "place recycler vault");
    assert_eq!(under(&table.view()), [Some("vault")]);
    assert_eq!(table.view().deck.unwrap().len(), 21 - 3 - 1 - 1 - 1);
}
