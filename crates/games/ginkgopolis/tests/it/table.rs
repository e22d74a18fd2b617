//! Positions and moves in the game's own notation, for tests.
//!
//! A position is an arbiter's view, from which the state can be rebuilt exactly.
#![allow(dead_code, reason = "each test file uses its part")]

use chacha20::ChaCha8Rng;
use ginkgopolis::{
    Building, Cards, Character, Characters, City, Event, Ginkgopolis, Options, Phase, Refusal, SeatView, Tiles, View,
};
use kernel::{Game, Observer, PlayError, Seat, Step, Turn};
use rand_core::SeedableRng;
use serde_json::{Value, json};

pub use testkit::seat;

pub struct Table {
    pub game: Ginkgopolis,
    pub news: Vec<Event>,
}

pub fn cards(codes: &str) -> Cards {
    codes.split_whitespace().map(|code| code.parse().unwrap_or_else(|_| panic!("no card {code}"))).collect()
}

pub fn tiles(codes: &str) -> Tiles {
    codes.split_whitespace().map(|code| code.parse().unwrap_or_else(|_| panic!("no tile {code}"))).collect()
}

pub fn characters(codes: &str) -> Characters {
    codes.split_whitespace().map(|code| code.parse::<Character>().unwrap()).collect()
}

pub fn options(pairs: &[(&str, &str)]) -> Options {
    testkit::options(pairs)
}

/// Puts buildings into a city, each `tile x y level owner`, with owner 0 for nobody's; `site` may follow.
pub fn build(view: &mut View, buildings: &[&str]) {
    let mut plan = serde_json::to_value(&view.city).unwrap();
    for text in buildings {
        let words: Vec<&str> = text.split(' ').collect();
        let number = |at: usize| words[at].parse::<i64>().unwrap();
        let owner = if words[4] == "0" { Value::Null } else { json!(number(4)) };
        let new = json!({
            "x": number(1), "y": number(2), "top": words[0], "height": number(3), "owner": owner,
            "site": words.len() > 5,
        });
        let list = plan["buildings"].as_array_mut().unwrap();
        list.retain(|it| (&it["x"], &it["y"]) != (&new["x"], &new["y"]));
        list.push(new);
    }
    view.city = serde_json::from_value(plan).unwrap();
}

/// Puts tokens elsewhere.
pub fn put(view: &mut View, tokens: &[(&str, [i8; 2])]) {
    let mut plan = serde_json::to_value(&view.city).unwrap();
    tokens.iter().for_each(|(letter, cell)| plan["tokens"][letter] = json!(cell));
    view.city = serde_json::from_value(plan).unwrap();
}

/// The start square in order, without any game around it.
fn square() -> City {
    let mut view = Ginkgopolis::new(2, &Options::default()).unwrap().view(Observer::Arbiter);
    build(&mut view, &["R1 -1 1 1 0", "R2 0 1 1 0", "R3 1 1 1 0", "B1 -1 0 1 0", "B2 0 0 1 0", "B3 1 0 1 0"]);
    build(&mut view, &["Y1 -1 -1 1 0", "Y2 0 -1 1 0", "Y3 1 -1 1 0"]);
    view.city
}

impl Table {
    /// A first round with these hands and these tiles behind the screens; everybody has five resources
    /// and five points, and nobody has a character.
    pub fn new(hands: &[&str], screens: &[&str]) -> Table {
        Table::with(hands, screens, |_| ())
    }

    pub fn with(hands: &[&str], screens: &[&str], change: impl FnOnce(&mut View)) -> Table {
        Table::open(hands, screens, &options(&[]), change)
    }

    /// The only player, and the card of Hal.
    pub fn solo(hand: &str, screen: &str, hal: &str, expert: &str, change: impl FnOnce(&mut View)) -> Table {
        Table::open(&[hand], &[screen], &options(&[("expert", expert)]), |view| {
            let it = &mut view.seats[seat(2)];
            (it.card, it.chosen) = (Some(hal.parse().unwrap()), true);
            view.deck = view.deck.map(|deck| deck.minus(cards(hal)));
            view.seats[seat(1)].hand_tokens = 0;
            change(view);
        })
    }

    fn open(hands: &[&str], screens: &[&str], options: &Options, change: impl FnOnce(&mut View)) -> Table {
        let players = hands.len() as u8;
        let mut view = Ginkgopolis::new(players, options).unwrap().view(Observer::Arbiter);
        view.phase = Phase::Choose;
        view.city = square();
        let (mut deck, mut supply) = (view.deck.unwrap(), view.supply.unwrap());
        for (number, (hand, screen)) in (1..).zip(hands.iter().zip(screens)) {
            let it = &mut view.seats[seat(number)];
            (it.hand, it.tiles) = (Some(cards(hand)), Some(tiles(screen)));
            it.seen = it.hand;
            (it.resources, it.supply, it.points) = (5, it.supply - 5, 5);
            (deck, supply) = (deck.minus(cards(hand)), supply.minus(tiles(screen)));
        }
        if players <= 3 {
            let boxed: Tiles = supply.iter().skip(supply.len() as usize - 6).collect();
            (view.boxed, supply) = (Some(boxed), supply.minus(boxed));
        }
        (view.deck, view.supply) = (Some(deck), Some(supply));
        change(&mut view);
        Table { game: Ginkgopolis::determinize(&view, &mut ChaCha8Rng::from_seed([0; 32])), news: Vec::new() }
    }

    pub fn try_play(&mut self, number: u8, notation: &str) -> Result<(), PlayError<Refusal>> {
        let action = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        self.game.judge(seat(number), action)?;
        self.game.apply(Step::Act(seat(number), action), &mut |event| self.news.push(event));
        Ok(())
    }

    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.try_play(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        self
    }

    /// The rule that forbids it.
    pub fn refusal(&mut self, number: u8, notation: &str) -> Refusal {
        match self.try_play(number, notation) {
            Err(PlayError::Refused(rule)) => rule,
            other => panic!("{notation}: {other:?}"),
        }
    }

    /// What nature does, separated by commas.
    pub fn nature(&mut self, outcomes: &str) -> &mut Self {
        for text in outcomes.split(", ") {
            let outcome = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
            let mut possible = false;
            self.game.outcomes(&mut |it, _| possible |= it == outcome);
            assert!(possible && self.game.turn() == Turn::Chance, "{text} cannot happen now: {:?}", self.phase());
            self.game.apply(Step::Chance(outcome), &mut |event| self.news.push(event));
        }
        self
    }

    /// Lets nature do anything up to the next choice.
    pub fn settle(&mut self) -> &mut Self {
        let mut rng = ChaCha8Rng::from_seed([1; 32]);
        while self.game.turn() == Turn::Chance {
            let outcome = self.game.sample(&mut rng);
            self.game.apply(Step::Chance(outcome), &mut |event| self.news.push(event));
        }
        self
    }

    pub fn arbiter(&self) -> View {
        self.game.view(Observer::Arbiter)
    }

    pub fn phase(&self) -> Phase {
        self.arbiter().phase
    }

    pub fn of(&self, number: u8) -> SeatView {
        self.arbiter().seats[seat(number)]
    }

    /// Resources, tiles and points behind a screen.
    pub fn has(&self, number: u8) -> (u8, u32, u16) {
        let it = self.of(number);
        (it.resources, it.tiles.unwrap().len(), it.points)
    }

    /// The building with that visible tile.
    pub fn building(&self, tile: &str) -> Building {
        let tile = tile.parse().unwrap();
        self.arbiter().city.iter().find(|it| it.top == tile).unwrap_or_else(|| panic!("no {tile:?} in the city"))
    }

    pub fn token(&self, letter: &str) -> [i8; 2] {
        let at = self.arbiter().city.token(letter.parse().unwrap()).unwrap();
        [at.x, at.y]
    }

    /// Who owes a choice.
    pub fn asked(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::number).collect(),
            _ => Vec::new(),
        }
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        laws::legal(&self.game, seat(number)).iter().map(ToString::to_string).collect()
    }
}
