//! Positions and moves in the game's own notation, for tests.
//!
//! A position is an arbiter's view, from which the state can be rebuilt exactly.
#![allow(dead_code, reason = "each test file uses its part")]

use alhambra::{
    Alhambra, Bounds, Building, Buildings, Event, Handful, MartinView, Note, Notes, Options, Phase, Refusal, Scoring,
    View,
};
use chacha20::ChaCha8Rng;
use kernel::{Game, Observer, PlayError, Seat, Set, Step, Turn};
use rand_core::SeedableRng;
use serde_json::Value;

/// A table in the middle of the game, seat 1 to act. What it does not place lies in the decks.
#[derive(Clone, Default)]
pub struct Position<'a> {
    /// One text a seat.
    pub hands: &'a [&'a str],
    /// Four codes, `-` for a gap.
    pub yard: &'a str,
    pub row: &'a str,
    /// One text a seat; those left out have none.
    pub owned: &'a [&'a str],
    pub martin: &'a str,
    /// All other notes lie on the discard.
    pub money: Option<&'a str>,
    pub discard: &'a str,
    /// How many notes lie over the scoring cards; out of the game if not given.
    pub before_a: Option<u8>,
    pub before_b: Option<u8>,
}

pub use testkit::seat;

pub struct Table {
    pub game: Alhambra,
    pub news: Vec<Event>,
}

pub fn notes(codes: &str) -> Notes {
    codes.split_whitespace().map(note).collect()
}

pub fn handful(codes: &str) -> Handful {
    codes.split_whitespace().map(note).collect()
}

fn note(code: &str) -> Note {
    code.parse().unwrap_or_else(|_| panic!("no note {code}"))
}

pub fn buildings(codes: &str) -> Buildings {
    codes.split_whitespace().map(building).collect()
}

pub fn building(code: &str) -> Building {
    code.parse().unwrap_or_else(|_| panic!("no building {code}"))
}

/// All buildings but these, as text.
pub fn all_but(codes: &str) -> String {
    let others = Buildings::all().minus(buildings(codes));
    others.iter().map(Building::code).collect::<Vec<_>>().join(" ")
}

impl Table {
    /// Before anything is dealt.
    pub fn fresh(players: u8) -> Table {
        Table { game: Alhambra::new(players, &Options::default()).unwrap(), news: Vec::new() }
    }

    pub fn at(position: &Position) -> Table {
        let players = position.hands.len() as u8;
        let mut view = Alhambra::new(players, &Options::default()).unwrap().view(Observer::Arbiter);
        view.phase = Phase::Play;
        view.turn = Some(seat(1));
        for (place, code) in view.yard.iter_mut().zip(position.yard.split_whitespace()) {
            *place = (code != "-").then(|| building(code));
        }
        view.row = handful(position.row);
        view.discard = notes(position.discard);
        for (number, hand) in (1..).zip(position.hands) {
            view.seats[seat(number)].known = notes(hand);
        }
        for (number, owned) in (1..).zip(position.owned) {
            view.seats[seat(number)].buildings = buildings(owned);
        }
        view.martin =
            (players == 2).then(|| MartinView { buildings: buildings(position.martin), ..Default::default() });
        view.scored = [(Scoring::A, position.before_a), (Scoring::B, position.before_b)]
            .into_iter()
            .filter(|(_, before)| before.is_none())
            .map(|(scoring, _)| scoring)
            .collect();
        let exactly = |n: u8| Bounds { least: n, most: n };
        (view.before_a, view.before_b) = (position.before_a.map(exactly), position.before_b.map(exactly));
        // Cut into piles long ago; how many there were matters only to who does not see all.
        view.stacked = 60;
        let mut game = rebuilt(&view);
        if let Some(money) = position.money {
            let rest = game.snapshot_list("money_deck");
            view.discard = notes(&rest).minus(notes(money));
            game = rebuilt(&view);
        }
        Table { game, news: Vec::new() }
    }

    pub fn try_play(&mut self, number: u8, notation: &str) -> Result<(), PlayError<Refusal>> {
        let action = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        self.game.judge(seat(number), action)?;
        self.game.apply(Step::Act(seat(number), action), &mut |event| self.news.push(event));
        Ok(())
    }

    #[track_caller]
    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.try_play(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        self
    }

    #[track_caller]
    pub fn refuses(&mut self, number: u8, notation: &str, why: Refusal) -> &mut Self {
        assert_eq!(self.try_play(number, notation), Err(PlayError::Refused(why)), "{notation}");
        self
    }

    /// Nature draws these, one after another: buildings, notes and scoring cards.
    #[track_caller]
    pub fn draw(&mut self, codes: &str) -> &mut Self {
        for code in codes.split_whitespace() {
            let verb = if code.parse::<Building>().is_ok() { "build" } else { "draw" };
            self.chance(&format!("{verb} {code}"));
        }
        self
    }

    #[track_caller]
    pub fn chance(&mut self, notation: &str) -> &mut Self {
        assert!(self.outcomes().iter().any(|it| it == notation), "{notation} cannot happen now");
        let step = Step::Chance(notation.parse().unwrap());
        self.game.apply(step, &mut |event| self.news.push(event));
        self
    }

    /// What nature may do now.
    pub fn outcomes(&self) -> Vec<String> {
        let mut outcomes = Vec::new();
        if self.game.turn() == Turn::Chance {
            self.game.outcomes(&mut |it, _| outcomes.push(it.to_string()));
        }
        outcomes
    }

    pub fn legal(&self, number: u8) -> Vec<String> {
        laws::legal(&self.game, seat(number)).iter().map(ToString::to_string).collect()
    }

    pub fn arbiter(&self) -> View {
        self.game.view(Observer::Arbiter)
    }

    pub fn hand(&self, number: u8) -> Notes {
        self.arbiter().seats[seat(number)].known
    }

    pub fn owned(&self, number: u8) -> Buildings {
        self.arbiter().seats[seat(number)].buildings
    }

    /// The yard as it is written in a position.
    pub fn yard(&self) -> String {
        self.arbiter().yard.map(|it| it.map_or("-", Building::code)).join(" ")
    }

    /// Who is to act; none if chance is or the game is over.
    pub fn to_act(&self) -> Option<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.lowest().map(Seat::number),
            Turn::Chance | Turn::Over => None,
        }
    }

    pub fn totals(&self) -> Vec<i32> {
        self.game.seats().iter().map(|seat| self.game.total(seat)).collect()
    }

    pub fn scored(&self) -> Set<Scoring> {
        self.arbiter().scored
    }

    pub fn snapshot(&self) -> Value {
        serde_json::to_value(self.game.snapshot()).unwrap()
    }
}

trait Listed {
    fn snapshot_list(&self, key: &str) -> String;
}

impl Listed for Alhambra {
    fn snapshot_list(&self, key: &str) -> String {
        let snapshot = serde_json::to_value(self.snapshot()).unwrap();
        snapshot[key].as_array().unwrap().iter().map(|it| it.as_str().unwrap()).collect::<Vec<_>>().join(" ")
    }
}

fn rebuilt(view: &View) -> Alhambra {
    Alhambra::determinize(view, &mut ChaCha8Rng::from_seed([0; 32]))
}
