//! What is foreseen of a choice is what then happens.

use ginkgopolis::{Action, Card, Face, Ginkgopolis, Outcome, Phase, Trigger, View};
use kernel::{Forecast, Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::{Record, replay};

/// A draft with two exhaustions, a short game for two, and two against Hal.
const RECORDS: [&str; 4] = [
    include_str!("../records/second-exhaustion.record"),
    include_str!("../records/all-placed.record"),
    include_str!("../records/hal-stops.record"),
    include_str!("../records/hal-placed-all.record"),
];

/// Visits the rounds of recorded games at which the first player has to choose, as its view shows them.
fn rounds(visit: &mut impl FnMut(&Ginkgopolis, Seat)) {
    for text in RECORDS {
        let played = replay::<Ginkgopolis>(&Record::parse(text).unwrap()).unwrap();
        for ply in 0..played.log().len() {
            let at = played.at(ply);
            let view = at.game().view(Observer::Arbiter);
            let is_hal = |seat: Seat| view.people == 1 && seat.index() == 1;
            if view.phase == Phase::Choose && view.seats.iter().all(|(seat, it)| !it.chosen || is_hal(seat)) {
                visit(at.game(), view.first);
            }
        }
    }
}

#[test]
fn a_choice_brings_what_was_foreseen() {
    let (mut rng, mut tried, mut kinds) = (Pcg64Mcg::seed_from_u64(3), 0, Kinds::default());
    rounds(&mut |game, seat| {
        let seen = Ginkgopolis::determinize(&game.view(Observer::Seat(seat)), &mut rng);
        for action in laws::legal(game, seat) {
            let Some(foreseen) = seen.forecast_choice(seat, action) else { continue };
            kinds.count(&foreseen);
            let Some(after) = play(game, seat, action) else { continue };
            let before = game.view(Observer::Arbiter);
            tried += 1;
            compare(&before, &after, seat, action, &foreseen);
        }
    });
    assert!(tried > 1000, "{tried}");
    kinds.are_all_seen();
}

/// The game would end with the scores that are foreseen, unless tiles are drawn or the choice is open.
#[test]
fn the_end_is_foreseen() {
    let mut tried = 0;
    rounds(&mut |game, seat| {
        for action in laws::legal(game, seat) {
            let Some(foreseen) = game.forecast_choice(seat, action) else { continue };
            let Some(after) = play(game, seat, action) else { continue };
            let then = Ginkgopolis::determinize(&after, &mut Pcg64Mcg::seed_from_u64(0));
            let change: Vec<i32> = game.scored().iter().map(|it| then.total(it) - game.total(it)).collect();
            assert_eq!(change, foreseen.ends, "{action}");
            tried += 1;
        }
    });
    assert!(tried > 1000, "{tried}");
}

#[test]
fn districts_and_cards_are_worth_what_is_scored() {
    rounds(&mut |game, _| {
        let now = game.forecast_now(Observer::Spectator);
        for seat in game.scored().iter() {
            let districts: i32 = now
                .districts
                .iter()
                .flat_map(|it| &it.shares)
                .filter(|it| it.seat == seat)
                .map(|it| i32::from(it.points))
                .sum();
            let cards: i32 = now.seats[seat.index()].cards.values().sum();
            let mut score = [0; 2];
            game.score(seat, &mut |line, points| match line.into() {
                "districts" => score[0] = points,
                "cards" => score[1] = points,
                _ => (),
            });
            assert_eq!([districts, cards], score);
        }
    });
}

/// What one choice of the first player leads to; nothing where the supply of tiles runs out on the way, or where another
/// has no card that waits to be asked what it brings.
fn play(game: &Ginkgopolis, seat: Seat, action: Action) -> Option<View> {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let (mut game, before) = (game.clone(), game.view(Observer::Arbiter));
    game.apply(Step::Act(seat, action), &mut |_| ());
    loop {
        let now = game.view(Observer::Arbiter);
        if now.phase == Phase::Return || now.exhaustions > before.exhaustions {
            return None;
        }
        if now.phase != Phase::Choose && now.phase != Phase::Reveal && now.actor != Some(seat) {
            return Some(now);
        }
        match game.turn() {
            Turn::Seats(seats) => {
                let asked = seats.iter().next().expect("somebody is asked");
                let legal = laws::legal(&game, asked);
                let waits = |card: Card| matches!(card.face(), Face::Urbanization(_));
                let choice = match now.phase {
                    Phase::Choose => {
                        legal.into_iter().find(|it| matches!(it, Action::Play(card, None) if waits(*card)))?
                    }
                    _ => legal[0],
                };
                game.apply(Step::Act(asked, choice), &mut |_| ());
            }
            Turn::Chance => {
                let drawn = game.sample(&mut rng);
                game.apply(Step::Chance(drawn), &mut |_| ());
            }
            Turn::Over => return None,
        }
    }
}

fn compare(before: &View, after: &View, seat: Seat, action: Action, it: &Outcome) {
    for (other, to) in after.seats.iter() {
        let from = &before.seats[other];
        let change = [
            i32::from(to.resources) - i32::from(from.resources),
            i32::from(to.points) - i32::from(from.points),
            tiles(after, other) - tiles(before, other),
        ];
        let back = it
            .recovers
            .filter(|back| back.seat == other)
            .map_or([0; 3], |back| [back.resources, back.points, 0].map(i32::from));
        let own = if other == seat { balance(it) } else { [0; 3] };
        let mut expected: [i32; 3] = std::array::from_fn(|n| back[n] + own[n]);
        // The player of this test takes the resource where an urbanization card alone leaves the choice.
        if other == seat && it.choice && from.supply > it.bonus.resources {
            expected[0] += 1;
        }
        assert_eq!(change, expected, "{action} for seat {other}");
    }
    let (Some(cell), true) = (it.cell, it.action != Trigger::Exploit) else { return };
    let built = after.city.building(after.city.find(cell).expect("a building was foreseen there"));
    assert_eq!((built.height, built.owner), (it.level, Some(seat)), "{action}");
}

/// The change of what a player has: resources, points and tiles.
fn balance(it: &Outcome) -> [i32; 3] {
    let used = i32::from(it.action != Trigger::Exploit);
    [
        i32::from(it.produces.resources) + i32::from(it.bonus.resources)
            - i32::from(it.laid)
            - i32::from(it.pays.resources),
        i32::from(it.produces.points) + i32::from(it.bonus.points) - i32::from(it.pays.points),
        i32::from(it.produces.tiles) + i32::from(it.bonus.tiles) - used,
    ]
}

/// A tile that lies on a card is not behind the screen, but not lost either.
fn tiles(view: &View, seat: Seat) -> i32 {
    i32::from(view.seats[seat].n_tiles) + i32::from(view.seats[seat].tile.is_some())
}

/// What the recorded rounds show at least once.
#[derive(Default)]
struct Kinds([bool; 6]);

impl Kinds {
    fn count(&mut self, it: &Outcome) {
        let action = |action| it.action == action && it.lacks.is_none();
        let all = [
            action(Trigger::Exploit),
            action(Trigger::Urbanize),
            action(Trigger::BuildUp),
            it.lacks.is_some(),
            it.recovers.is_some(),
            it.pays.points > 0 && it.pays.resources > 0,
        ];
        self.0.iter_mut().zip(all).for_each(|(seen, now)| *seen |= now);
    }

    fn are_all_seen(&self) {
        assert_eq!(self.0, [true; 6]);
    }
}
