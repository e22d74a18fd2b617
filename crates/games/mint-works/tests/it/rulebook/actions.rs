use kernel::{ActionSpace, Draw, Game, ParseError, Step, Turn};
use mint_works::{Action, MintWorks};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use crate::table::options;

#[test]
fn every_number_is_an_action_and_its_notation_reads_back() {
    assert_eq!(MintWorks::SIZE, 1023);
    for index in 0..MintWorks::SIZE {
        let action = MintWorks::from_index(index).unwrap();
        assert_eq!((MintWorks::index(action), action.to_string().parse()), (index, Ok(action)));
    }
    assert_eq!(MintWorks::from_index(MintWorks::SIZE), None);
}

#[test]
fn notation() {
    let notations = [
        (0, "pass"),
        (1, "place producer"),
        (2, "place supplier windmill"),
        (43, "place builder lotto"),
        (44, "place council"),
        (45, "place wholesaler"),
        (46, "place lotto"),
        (47, "place crowdfunder"),
        (48, "place recycler windmill"),
        (70, "place swap-meet windmill statue"),
        (510, "place temp-agency producer"),
        (1018, "place temp-agency swap-meet lotto lotto"),
        (1019, "co-op 1"),
        (1022, "co-op 4"),
    ];
    for (index, text) in notations {
        assert_eq!(MintWorks::from_index(index).unwrap().to_string(), text);
    }
    let broken = [
        ("", ParseError::Verb),
        ("buy mine", ParseError::Verb),
        ("place", ParseError::Form),
        ("place mine", ParseError::Piece),
        ("place supplier", ParseError::Form),
        ("place supplier producer", ParseError::Piece),
        ("place producer 1", ParseError::Form),
        ("place temp-agency", ParseError::Form),
        ("place temp-agency temp-agency", ParseError::Form),
        ("place swap-meet mine", ParseError::Form),
        ("co-op 5", ParseError::Seat),
        ("pass ", ParseError::Form),
    ];
    for (text, why) in broken {
        assert_eq!(text.parse::<Action>(), Err(why), "{text:?}");
    }
}

/// Every index of the whole space, at every decision of some games.
#[test]
fn what_is_listed_is_legal_and_nothing_else_in_the_order_of_the_numbers() {
    let tables: [(u8, &[(&str, &str)]); 5] = [
        (1, &[("ai", "sonic")]),
        (2, &[("advanced", "recycler,swap-meet"), ("recycler", "buildings-too")]),
        (3, &[("advanced", "crowdfunder,temp-agency")]),
        (3, &[("advanced", "recycler,temp-agency")]),
        (4, &[("advanced", "swap-meet,temp-agency")]),
    ];
    for (players, pairs) in tables {
        for n in 0..6 {
            let mut rng = Pcg64Mcg::seed_from_u64(n);
            let mut game = MintWorks::new(players, &options(pairs)).unwrap();
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample(&mut rng)),
                    Turn::Seats(seats) => {
                        let seat = seats.lowest().unwrap();
                        let listed = laws::legal(&game, seat);
                        let fine = |action: &Action| game.check(seat, *action).is_ok();
                        let checked: Vec<Action> =
                            (0..MintWorks::SIZE).filter_map(MintWorks::from_index).filter(fine).collect();
                        assert_eq!(listed, checked);
                        Step::Act(seat, listed[rng.below(listed.len() as u32) as usize])
                    }
                };
                game.apply(step, &mut |_| ());
            }
        }
    }
}
