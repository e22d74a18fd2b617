//! A table as the command line asks for it: which game, how many, which options, who sits there.

use catalog::{AnyBot, AnyGame, AnyMatch, Level, StartError, game};
use kernel::{Observer, OptionsError, Seat, Turn};
use rand_core::Rng;
use record::{Record, Seed};

use crate::{args::OfGame, fail::Fail, values::Players};

/// A game of the catalogue.
pub type Game = &'static dyn AnyGame;

/// How many play if nothing is said, where the game allows it.
const USUAL_PLAYERS: u8 = 4;
/// How many digits of the hash of a seed name a file.
const HASH_DIGITS: usize = 12;

/// What is settled before anybody sits down.
#[derive(Clone)]
pub struct Table {
    /// Which game.
    pub game: Game,
    /// Its options, as given.
    pub options: Vec<(String, String)>,
}

impl Table {
    /// Reads what all commands about a game share.
    pub fn of(args: &OfGame) -> Result<Table, Fail> {
        let pair = |text: &String| {
            let pair = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
            pair.ok_or_else(|| Fail::Option(text.clone()))
        };
        let options = args.options.iter().map(pair).collect::<Result<_, _>>()?;
        Ok(Table { game: find(&args.game)?, options })
    }

    /// Begins a match.
    pub fn start(&self, players: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, Fail> {
        self.game.start(players, &self.options, seed).map_err(|why| Fail::Start(self.game, why))
    }

    /// Whether the game is for so many, said before anything begins.
    pub fn check_players(&self, players: Players) -> Result<(), Fail> {
        let allowed = self.game.players();
        if players.each().all(|it| allowed.contains(&it)) {
            return Ok(());
        }
        Err(Fail::Start(self.game, StartError { key: String::new(), why: OptionsError::Players }))
    }

    /// How many play if nothing is said.
    pub fn usual_players(&self) -> u8 {
        USUAL_PLAYERS.clamp(*self.game.players().start(), *self.game.players().end())
    }

    /// As few as may play each other: bots are compared best where few others disturb.
    pub fn fewest_players(&self) -> u8 {
        (*self.game.players().start()).max(2)
    }
}

/// The game with this slug.
pub fn find(slug: &str) -> Result<Game, Fail> {
    game(slug).ok_or_else(|| Fail::Game(slug.to_owned()))
}

/// Reads `easy,hard`.
pub fn levels(text: &str) -> Result<Vec<Level>, Fail> {
    text.split(',').map(|id| Level::from_id(id).ok_or_else(|| Fail::Bot(id.to_owned()))).collect()
}

/// The seed of game `n` under what a person wrote: a phrase, or for a single game the seed itself.
pub fn seed(text: &str, n: u64, single: bool) -> Seed {
    match text.parse() {
        Ok(seed) if single => seed,
        _ => Seed::from_phrase(text, n),
    }
}

/// The bot at `seat` in game `n`. Its own chances follow from what the game's follow from, but are not
/// the same, or a bot could foresee the cards.
pub fn bot(game: Game, level: Level, seed: &str, n: u64, seat: Seat) -> Box<dyn AnyBot> {
    let seed = Seed::from_phrase(&format!("bot {seat} {seed}"), n).dice(0).next_u64();
    game.bot(level, seed)
}

/// Lets `bots` choose while the lowest seat that owes a choice has one; `after` sees each choice.
pub fn let_bots_play<E>(
    played: &mut dyn AnyMatch,
    bots: &mut [Option<Box<dyn AnyBot>>],
    mut after: impl FnMut(&dyn AnyMatch, Seat, &str) -> Result<(), E>,
) -> Result<(), E> {
    while let Turn::Seats(seats) = played.turn() {
        let Some(seat) = seats.iter().find(|seat| bots[seat.index()].is_some()) else { break };
        let view = played.any_view(Observer::Seat(seat));
        let bot = bots[seat.index()].as_mut().expect("found to be there");
        let action = bot.choose(seat, &*view);
        played.play(seat, &action).expect("a bot chooses among the legal actions");
        after(played, seat, &action)?;
    }
    Ok(())
}

/// The record of `played` with the names of its seats and its seed, which is no secret here.
pub fn record(played: &dyn AnyMatch, names: &[String], seed: Seed) -> Record {
    let seats = names.iter().enumerate().map(|(index, name)| (Seat::new(index), name.clone())).collect();
    Record { seats, seed_hash: Some(seed.hash()), seed: Some(seed), ..played.record() }
}

/// A short name for a game, the same for the same seed.
pub fn short_name(seed: Seed) -> String {
    seed.hash().to_string()[..HASH_DIGITS].to_owned()
}
