//! A game between a person and bots, independent of how it is shown.

use std::{
    fs,
    path::{Path, PathBuf},
};

use catalog::{AnyBot, AnyMatch};
use kernel::{Observer, Seat, Turn};
use record::{Record, Seed};
use words::Words;

use crate::{
    board::{self, Picks, Scene},
    fail::Fail,
    setup,
};

/// The seat of the person.
pub const ME: Seat = Seat::new(0);

/// The message that explains why a move or an undo was refused.
pub struct Refused(pub String);

/// A game between a person and bots.
pub struct Session {
    pub words: &'static Words,
    pub played: Box<dyn AnyMatch>,
    /// The messages shown to the player, oldest first.
    pub log: Vec<String>,
    /// The first line of the log that is new since the person's last choice.
    pub fresh: usize,
    /// The names of the seats on the screen, where the person is addressed as "you".
    pub names: Vec<String>,
    /// The names of the seats in the record.
    recorded_names: Vec<String>,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    seed: Seed,
    path: PathBuf,
}

/// The parts of a new session.
pub struct Seating {
    pub words: &'static Words,
    /// The match before the first choice.
    pub played: Box<dyn AnyMatch>,
    /// A bot on every seat but the person's.
    pub bots: Vec<Option<Box<dyn AnyBot>>>,
    /// The name of every seat.
    pub names: Vec<String>,
    /// The seed of the match.
    pub seed: Seed,
    /// The file of the record.
    pub path: PathBuf,
}

impl Session {
    /// Starts a session. The record is written at once, so that a file that cannot be written fails before the game.
    pub fn begin(seating: Seating) -> Result<Session, Fail> {
        let Seating { words, played, bots, names: recorded_names, seed, path } = seating;
        let mut names = recorded_names.clone();
        names[ME.index()] = words.you();
        let Record { game, players, options, .. } = played.record();
        names.extend(words.rival(&game, players, &options));
        let (log, fresh) = (Vec::new(), 0);
        let mut this = Session { words, played, log, fresh, names, recorded_names, bots, seed, path };
        this.go_on()?;
        Ok(this)
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.played.turn() == Turn::Over
    }

    /// The person's legal moves, in notation.
    pub fn legal(&self) -> Vec<String> {
        self.played.legal(ME)
    }

    /// A move in words.
    pub fn action(&self, notation: &str) -> String {
        let name = |number| board::name(&self.names, self.words, number);
        self.words.action_with_names(self.played.slug(), notation, &name)
    }

    /// The view of the person.
    pub fn scene(&self) -> Scene<'_> {
        Scene::of(&*self.played, Observer::Seat(ME), &self.names, self.words)
    }

    /// The pieces that can be picked now, if any.
    pub fn picks(&self) -> Option<Picks> {
        let legal = self.legal();
        if legal.is_empty() { None } else { board::of(self.played.slug()).picks(&self.scene(), &legal) }
    }

    /// What the game waits for.
    pub fn turn(&self) -> String {
        let name = |number| board::name(&self.names, self.words, number);
        self.words.turn(self.played.turn(), Some(ME), &name)
    }

    /// Plays choices of the person, all or none, and the choices of the bots that follow.
    pub fn play(&mut self, actions: &[&str]) -> Result<Result<(), Refused>, Fail> {
        if let Err(why) = self.played.play_all(ME, actions) {
            return Ok(Err(Refused(messages::refused(self.words, self.played.slug(), why, actions))));
        }
        self.fresh = self.log.len();
        self.go_on()?;
        Ok(Ok(()))
    }

    /// Takes the person's last choice back.
    pub fn undo(&mut self) -> Result<Result<(), Refused>, Fail> {
        if let Err(why) = self.played.undo(ME) {
            return Ok(Err(Refused(messages::undo(self.words, why))));
        }
        self.go_on()?;
        self.fresh = self.fresh.min(self.log.len());
        Ok(Ok(()))
    }

    /// The path of the record.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lets the bots play, adds the events to the log, and writes the record.
    fn go_on(&mut self) -> Result<(), Fail> {
        let Ok(()) =
            setup::let_bots_play(&mut *self.played, &mut self.bots, |_, _, _| Ok::<_, std::convert::Infallible>(()));
        let (slug, name) = (self.played.slug(), |number| board::name(&self.names, self.words, number));
        let news = self.played.news(Observer::Seat(ME), 0);
        self.log = news.iter().map(|(_, event)| self.words.event(slug, event, &name)).collect();
        let record = setup::record(&*self.played, &self.recorded_names, self.seed);
        fs::write(&self.path, record.to_string()).map_err(|why| Fail::Write(self.path.clone(), why))
    }
}
