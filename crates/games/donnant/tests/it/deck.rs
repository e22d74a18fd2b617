//! Deck files: what is read, what is refused and where, and what can still be completed.

use crate::table::{card, deck_with};
use donnant::{Card, Column, Deck, DeckError, Donnant, Effect, Fault, MAX_BYTES, Objective, Options};
use kernel::{Draw, Options as _, OptionsError, Piece};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

const OURS: &str = include_str!("../../data/cards.csv");

#[track_caller]
fn broken(text: &str, line: usize, field: Option<Column>, fault: Fault) {
    assert_eq!(Deck::parse(text), Err(DeckError { line, field, fault }));
}

/// Our deck with another first line of cards.
#[track_caller]
fn broken_card(line: &str, field: Option<Column>, fault: Fault) {
    broken(&deck_with(&[line]), 2, field, fault);
}

#[test]
fn our_deck_has_the_printed_counts_and_every_kind() {
    let deck = Deck::parse(OURS).unwrap();
    assert_eq!(deck, Deck::default());
    assert!(deck.is_built_in());
    let of = |objective| Card::each().filter(|&it| deck.face(it).objective() == objective).count();
    let kinds = [Objective::Fixed, Objective::Increasing, Objective::Equal, Objective::Sum].map(of);
    assert_eq!((kinds.iter().sum::<usize>(), kinds), (49, [18, 13, 10, 8]));
    let bonuses = [
        Effect::PipPlusMinus1,
        Effect::ChangeDieColour,
        Effect::ExtraRejectedDie,
        Effect::CardColourAtEnd,
        Effect::OneDieCheaper,
    ];
    let n = bonuses.map(|effect| Card::each().filter(|&it| deck.face(it).effect == effect).count());
    assert_eq!(n, [4; 5]);
    assert_eq!(deck.face(card("E17")).at_least(), Some(40));
}

#[test]
fn a_deck_is_written_as_it_was_read() {
    let one_line = OURS.trim_end().replace('\n', ";");
    assert_eq!(Deck::default().to_string(), one_line);
    assert_eq!(Deck::parse(&one_line), Ok(Deck::default()));
    assert_eq!(Deck::parse(&OURS.replace('\n', "\r\n")), Ok(Deck::default()), "files of other systems");
    assert_eq!(Deck::parse(OURS.trim_end()), Ok(Deck::default()));
}

#[test]
fn an_option_names_line_and_field() {
    let mut options = Options::default();
    let deck = deck_with(&["E03,green,green,INCREASING,*? < *7,PER_ADJ_COMPLETED,,2,0"]);
    let why = options.set("deck", &deck);
    assert_eq!(why, Err(OptionsError::Refused { key: "deck", why: "value", detail: "4 (boxes)".to_owned() }));
    assert_eq!(options, Options::default(), "nothing is half set");
    assert!(options.set("deck", "built-in").is_ok());
    assert_eq!(options.get("deck").as_deref(), Some("built-in"));
}

#[test]
fn broken_files() {
    broken("", 1, None, Fault::Title);
    broken("built-in", 1, None, Fault::Title);
    broken(&OURS.replace("points,uses", "uses,points"), 1, None, Fault::Title);
    broken(&"x".repeat(MAX_BYTES + 1), 1, None, Fault::TooLong);
    let lines: Vec<&str> = OURS.lines().collect();
    broken(&lines[..1].join("\n"), 2, None, Fault::Missing);
    broken(&lines[..49].join("\n"), 50, None, Fault::Missing);
    broken(&format!("{OURS}B21,yellow,blue,FIXED,*1,OTHER,,0,3"), 51, None, Fault::Extra);
    broken(&format!("{OURS}\n"), 51, None, Fault::Extra);
    let mut swapped = lines.clone();
    swapped.swap(3, 4);
    broken(&swapped.join("\n"), 4, Some(Column::Id), Fault::Value);
}

#[test]
fn broken_lines() {
    broken_card("E01,green", None, Fault::Fields);
    broken_card("E01,green,yellow,FIXED,*1 *1,PER_ADJ_COMPLETED,,2,0,", None, Fault::Fields);
    broken_card("E01,yellow,yellow,FIXED,*1 *1,PER_ADJ_COMPLETED,,2,0", Some(Column::Back), Fault::Value);
    broken_card("E01,green,red,FIXED,*1 *1,PER_ADJ_COMPLETED,,2,0", Some(Column::Colour), Fault::Value);
    broken_card("E01,green,yellow,fixed,*1 *1,PER_ADJ_COMPLETED,,2,0", Some(Column::Objective), Fault::Value);
    broken_card("E01,green,yellow,FIXED,*1 *1,PIP_PLUS_MINUS_1,,2,0", Some(Column::Effect), Fault::Value);
    broken_card("E01,green,yellow,FIXED,*1 *1,PER_ADJ_COMPLETED,blue,2,0", Some(Column::Target), Fault::Value);
    broken_card("E01,green,yellow,FIXED,*1 *1,PER_CARD_OF_COLOUR,,2,0", Some(Column::Target), Fault::Value);
    for points in ["", "0", "-1", "02", "100", "two"] {
        let line = format!("E01,green,yellow,FIXED,*1 *1,PER_ADJ_COMPLETED,,{points},0");
        broken_card(&line, Some(Column::Points), Fault::Value);
    }
    broken_card("E01,green,yellow,FIXED,*1 *1,PER_ADJ_COMPLETED,,2,1", Some(Column::Uses), Fault::Value);
}

#[test]
fn broken_boxes() {
    let boxes = |objective: &str, boxes: &str, fault| {
        let line = format!("E01,green,yellow,{objective},{boxes},PER_ADJ_COMPLETED,,2,0");
        broken_card(&line, Some(Column::Boxes), fault);
    };
    for bad in [
        "",
        " ",
        "*",
        "*0",
        "*7",
        "X1",
        "*1  *1",
        "*1 ",
        "< *?",
        "*? <",
        "*? < < *?",
        "*? >=0",
        "*? >=49",
        ">=5 *?",
        "é1",
    ] {
        boxes("FIXED", bad, Fault::Value);
    }
    boxes("FIXED", "*1 *1 *1 *1 *1 *1 *1 *1 *1", Fault::TooManyBoxes);
    boxes("FIXED", "*1 *?", Fault::Kind);
    boxes("FIXED", "*? *?", Fault::Kind);
    boxes("INCREASING", "*1 < *2", Fault::Kind);
    boxes("INCREASING", "*? < *? = *?", Fault::Kind);
    boxes("EQUAL", "*? < *?", Fault::Kind);
    boxes("SUM", "*? *?", Fault::Kind);
    boxes("EQUAL", "*? = *? >=6", Fault::Kind);
    boxes("INCREASING", "*? < *? < *? < *? < *? < *? < *?", Fault::Impossible);
    boxes("SUM", "*? *? >=13", Fault::Impossible);
}

#[test]
fn a_deck_has_limits_as_a_whole() {
    let more = deck_with(&["B01,yellow,yellow,FIXED,Y3 *3 *3,CARD_COLOUR_AT_END,,0,1"]);
    let why = DeckError { line: 46, field: Some(Column::Effect), fault: Fault::TooManyColours };
    assert_eq!(Deck::parse(&more), Err(why));
    let wide: Vec<String> =
        (1..=9).map(|n| format!("E0{n},green,yellow,SUM,*? *? *? *? *? *? *? *? >=8,PER_ADJ_COMPLETED,,2,0")).collect();
    let wide: Vec<&str> = wide.iter().map(String::as_str).collect();
    let why = Deck::parse(&deck_with(&wide)).unwrap_err();
    assert_eq!((why.field, why.fault), (Some(Column::Boxes), Fault::TooManyMarks));
}

/// Any change of one character is read and written again as it is, or refused: nothing panics.
#[test]
fn damaged_files_never_stop_anything() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let ours: Vec<char> = OURS.chars().collect();
    let letters: Vec<char> = "*?<=>,;\n 0123456789EBYOGVPR_é\u{0}".chars().collect();
    for _ in 0..3_000 {
        let mut text = ours.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(text.len() as u32) as usize;
            match rng.below(3) {
                0 => text[at] = letters[rng.below(letters.len() as u32) as usize],
                1 => drop(text.remove(at)),
                _ => text.insert(at, letters[rng.below(letters.len() as u32) as usize]),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(deck) = Deck::parse(&text) {
            assert_eq!(Deck::parse(&deck.to_string()), Ok(deck));
        }
    }
}

/// Random cards of every kind are read, written again the same, and played to the end.
#[test]
fn random_decks_can_be_played() {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for n in 0..20 {
        let lines: Vec<String> = Card::each().map(|it| random_card(it, &mut rng)).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let text = deck_with(&lines);
        let deck = Deck::parse(&text).unwrap_or_else(|why| panic!("{why:?}: {}", lines[why.line - 2]));
        assert_eq!(deck.to_string(), text);
        let mut game = <Donnant as kernel::Game>::new(2 + n % 3, &Options { deck, ..Options::default() }).unwrap();
        play(&mut game, &mut rng);
    }
}

fn play(game: &mut Donnant, rng: &mut Pcg64Mcg) {
    use kernel::{Game, Step, Turn};
    loop {
        let step = match game.turn() {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample(rng)),
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                Step::Act(seat, game.pick(seat, rng))
            }
        };
        game.apply(step, &mut |_| ());
    }
}

fn random_card(card: Card, rng: &mut Pcg64Mcg) -> String {
    let mut one_of = |of: &[&str]| of[rng.below(of.len() as u32) as usize].to_owned();
    let colour = one_of(&["yellow", "orange", "green", "blue", "violet"]);
    let mut letter = || one_of(&["*", "*", "*", "Y", "O", "G", "B", "V"]);
    let letters: Vec<String> = (0..5).map(|_| letter()).collect();
    let kind = one_of(&["FIXED", "INCREASING", "EQUAL", "SUM"]);
    let n = 2 + one_of(&["0", "1", "2", "3"]).parse::<usize>().unwrap();
    let mut boxes = String::new();
    for (index, letter) in letters[..n].iter().enumerate() {
        let sign = match (index, kind.as_str()) {
            (0, _) => "",
            (_, "INCREASING") => " < ",
            (1, "EQUAL") => " = ",
            (_, "EQUAL") => [" = ", " "][index % 2],
            _ => " ",
        };
        let number = if kind == "FIXED" { one_of(&["1", "2", "3", "4", "5", "6"]) } else { "?".to_owned() };
        boxes += &format!("{sign}{letter}{number}");
    }
    if kind == "SUM" {
        boxes += &format!(" >={}", 4 * n);
    }
    let (effect, points, uses) = if card.code().starts_with('E') {
        let effects = ["PER_ADJ_COMPLETED,", "PER_CARD_OF_COLOUR,blue", "SET_OF_FIVE_COLOURS,", "PER_MONOCHROME_LINE,"];
        (one_of(&effects), one_of(&["1", "3", "99"]), "0".to_owned())
    } else {
        let effects = ["PIP_PLUS_MINUS_1,", "CHANGE_DIE_COLOUR,", "EXTRA_REJECTED_DIE,", "ONE_DIE_CHEAPER,"];
        (one_of(&effects), "0".to_owned(), one_of(&["1", "9"]))
    };
    let back = card.back();
    format!("{card},{back},{colour},{kind},{boxes},{effect},{points},{uses}")
}
