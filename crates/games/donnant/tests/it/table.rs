//! Positions and moves in the game's own notation, for tests.
//!
//! A position is an arbiter's view, from which the state can be rebuilt exactly.
#![allow(dead_code, reason = "each test file uses its part")]

use chacha20::ChaCha8Rng;
use donnant::{Card, Colour, Donnant, Ending, Event, Face, Laid, Options, Phase, Refusal, Sign, View};
use kernel::{Game, Observer, Piece, PlayError, Seat, Step, Turn};
use rand_core::SeedableRng;

pub use testkit::seat;

pub struct Table {
    pub game: Donnant,
    pub news: Vec<Event>,
}

pub fn card(code: &str) -> Card {
    code.parse().unwrap_or_else(|_| panic!("no card {code}"))
}

pub fn options(pairs: &[(&str, &str)]) -> Options {
    testkit::options(pairs)
}

/// Our deck with some lines replaced, as one line.
pub fn deck_with(lines: &[&str]) -> String {
    let ours = include_str!("../../data/cards.csv").trim_end();
    let other =
        |ours: &str| lines.iter().find(|it| it[..4] == ours[..4]).map_or(ours.to_owned(), |it| (*it).to_owned());
    ours.lines().map(other).collect::<Vec<_>>().join(";")
}

/// `E01` is empty, `E01!` complete, `E01:4-2-` has a 4 and a 2; `/` begins a row below, `.` leaves a gap.
/// The first card named is the first one laid; the top row comes first.
fn stall(options: &Options, text: &str) -> Vec<Laid> {
    let mut cards: Vec<Laid> = Vec::new();
    let mut first = None;
    for (row, line) in (0..).zip(text.split('/')) {
        for (column, word) in (0..).zip(line.split_whitespace()).filter(|(_, word)| *word != ".") {
            let (x0, y0) = *first.get_or_insert((column, row));
            let (code, rest) = word.split_at(3);
            let face = options.deck.face(card(code));
            let boxes: Vec<Option<u8>> = match rest {
                "" => vec![None; face.boxes().len()],
                "!" => filled(face),
                _ => rest[1..].chars().map(|it| it.to_digit(10).map(|digit| digit as u8)).collect(),
            };
            assert_eq!(boxes.len(), face.boxes().len(), "{word}");
            let done = boxes.iter().all(Option::is_some);
            cards.push(Laid { card: card(code), x: column - x0, y: y0 - row, boxes, done, uses: 0 });
        }
    }
    cards
}

/// Some numbers that complete a card.
fn filled(face: &Face) -> Vec<Option<u8>> {
    let mut last = 0;
    let number = |field: &donnant::Field| {
        last = match (field.number(), field.sign()) {
            (0, _) if face.at_least().is_some() => 6,
            (0, Sign::None) => 1,
            (0, Sign::Less) => last + 1,
            (0, Sign::Equal) => last,
            (number, _) => number,
        };
        Some(last)
    };
    face.boxes().iter().map(number).collect()
}

/// The market holds cards that the tests do not need: they cost 3, 3, 4, 4.
const MARKET: [&str; 8] = ["E26", "E27", "E28", "E29", "B17", "B18", "B19", "B20"];

impl Table {
    /// The first turn, before the first roll, with these stalls.
    pub fn new(stalls: &[&str]) -> Table {
        Table::with(&[], stalls, |_| ())
    }

    pub fn with(pairs: &[(&str, &str)], stalls: &[&str], change: impl FnOnce(&mut View)) -> Table {
        let options = options(pairs);
        let mut view = Donnant::new(stalls.len() as u8, &options).unwrap().view(Observer::Arbiter);
        view.phase = Phase::Rolling;
        view.rolling = Colour::each().collect();
        view.market = MARKET.map(|code| Some(card(code)).filter(|_| !stalls.concat().contains(code)));
        for (number, text) in (1..).zip(stalls) {
            view.seats[seat(number)].stall = stall(&options, text);
        }
        change(&mut view);
        Table { game: Donnant::determinize(&view, &mut ChaCha8Rng::from_seed([0; 32])), news: Vec::new() }
    }

    /// The same in the last round.
    pub fn in_last_round(stalls: &[&str]) -> Table {
        Table::with(&[], stalls, |view| view.ending = Ending::LastRound)
    }

    /// The first player's third roll, with which it acts.
    pub fn third_roll(stalls: &[&str], dice: &str) -> Table {
        Table::third_roll_with(&[], stalls, dice)
    }

    pub fn third_roll_with(pairs: &[(&str, &str)], stalls: &[&str], dice: &str) -> Table {
        let mut table = Table::with(pairs, stalls, |view| view.rolls = 2);
        table.roll(dice);
        table
    }

    pub fn try_play(&mut self, number: u8, notation: &str) -> Result<(), PlayError<Refusal>> {
        let action = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        // As at a table, where people may name dice in any order.
        let action = self.game.canonical(seat(number), action);
        let mut listed = false;
        self.game.actions(seat(number), &mut |it| listed |= it == action);
        let verdict = self.game.judge(seat(number), action);
        assert_eq!(listed, verdict.is_ok(), "{notation} is listed and allowed, or neither");
        verdict?;
        self.game.apply(Step::Act(seat(number), action), &mut |event| self.news.push(event));
        Ok(())
    }

    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.try_play(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        self
    }

    /// Several choices of one player, separated by commas.
    pub fn plays(&mut self, number: u8, notations: &str) -> &mut Self {
        notations.split(", ").for_each(|notation| {
            self.play(number, notation);
        });
        self
    }

    #[track_caller]
    pub fn refused(&mut self, number: u8, notation: &str, why: Refusal) -> &mut Self {
        assert_eq!(self.try_play(number, notation), Err(PlayError::Refused(why)), "{notation}");
        self
    }

    /// What nature owes, a digit a die.
    pub fn roll(&mut self, values: &str) -> &mut Self {
        for value in values.chars() {
            let die = self.arbiter().rolling.lowest().expect("a die is to be rolled");
            self.chance(&format!("roll {die} {value}"));
        }
        assert!(self.arbiter().rolling.is_empty(), "all dice are rolled");
        self
    }

    pub fn chance(&mut self, notation: &str) -> &mut Self {
        assert_eq!(self.game.turn(), Turn::Chance, "nature owes nothing now: {notation}");
        let outcome = notation.parse().unwrap();
        let mut possible = false;
        self.game.outcomes(&mut |it, _| possible |= it == outcome);
        assert!(possible, "{notation} cannot be");
        self.game.apply(Step::Chance(outcome), &mut |event| self.news.push(event));
        self
    }

    pub fn arbiter(&self) -> View {
        self.game.view(Observer::Arbiter)
    }

    pub fn phase(&self) -> Phase {
        self.arbiter().phase
    }

    /// Whom the game waits for.
    pub fn turn(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::number).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.actions(seat(number), &mut |it| actions.push(it.to_string()));
        actions
    }

    /// The legal actions with this verb.
    pub fn legal_with(&self, number: u8, verb: &str) -> Vec<String> {
        self.legal(number).into_iter().filter(|it| it.split(' ').next() == Some(verb)).collect()
    }

    pub fn laid(&self, number: u8, code: &str) -> Laid {
        let laid = self.arbiter().seats[seat(number)].stall.clone();
        laid.into_iter().find(|it| it.card == card(code)).unwrap_or_else(|| panic!("{code} lies elsewhere"))
    }

    /// What is written on a card: digits, and `-` for empty boxes.
    pub fn boxes(&self, number: u8, code: &str) -> String {
        let digit = |value: &Option<u8>| value.map_or('-', |value| char::from(b'0' + value));
        self.laid(number, code).boxes.iter().map(digit).collect()
    }

    pub fn points(&self, number: u8) -> i32 {
        self.game.total(seat(number))
    }
}
