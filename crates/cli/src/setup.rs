//! The setup of a game from the command line: the game, its options, players, seeds and bots.

use catalog::{AnyBot, AnyGame, AnyMatch, Level, StartError, game};
use kernel::{Observer, OptionsError, Seat, Turn};
use rand_core::Rng;
use record::{Record, Seed};

use crate::{args::OfGame, fail::Fail, values::Players};

/// A game of the catalogue.
pub type Game = &'static dyn AnyGame;

/// The default number of players, within what the game allows.
const DEFAULT_PLAYERS: u8 = 4;
/// The number of digits of a seed's hash that name a file.
const HASH_DIGITS: usize = 12;

/// A game and its options.
#[derive(Clone)]
pub struct GameSetup {
    /// The game to play.
    pub game: Game,
    /// Its options, as given on the command line.
    pub options: Vec<(String, String)>,
}

impl GameSetup {
    /// Reads the arguments that all commands about a game share.
    pub fn of(args: &OfGame) -> Result<GameSetup, Fail> {
        let pair = |text: &String| {
            let pair = text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
            pair.ok_or_else(|| Fail::Option(text.clone()))
        };
        let options = args.options.iter().map(pair).collect::<Result<_, _>>()?;
        Ok(GameSetup { game: find(&args.game)?, options })
    }

    /// Starts a match.
    pub fn start(&self, players: u8, seed: Seed) -> Result<Box<dyn AnyMatch>, Fail> {
        self.game.start(players, &self.options, seed).map_err(|why| Fail::Start(self.game, why))
    }

    /// Checks that the game allows these numbers of players.
    pub fn check_players(&self, players: Players) -> Result<(), Fail> {
        let allowed = self.game.players();
        if players.each().all(|it| allowed.contains(&it)) {
            return Ok(());
        }
        Err(Fail::Start(self.game, StartError { key: String::new(), why: OptionsError::Players }))
    }

    /// The number of players if none is given.
    pub fn default_players(&self) -> u8 {
        DEFAULT_PLAYERS.clamp(*self.game.players().start(), *self.game.players().end())
    }

    /// The least number of players with an opponent: fewer other bots disturb a comparison less.
    pub fn min_players(&self) -> u8 {
        (*self.game.players().start()).max(2)
    }
}

/// The game with this slug.
pub fn find(slug: &str) -> Result<Game, Fail> {
    game(slug).ok_or_else(|| Fail::Game(slug.to_owned()))
}

/// Reads `easy,hard`.
pub fn levels(game: Game, text: &str) -> Result<Vec<Level>, Fail> {
    text.split(',').map(|id| game.level(id).ok_or_else(|| Fail::Bot(game, id.to_owned()))).collect()
}

/// The seed of game `n`: derived from the text as a phrase, or for a single game the text itself if it is a seed.
pub fn seed(text: &str, n: u64, single: bool) -> Seed {
    match text.parse() {
        Ok(seed) if single => seed,
        _ => Seed::from_phrase(text, n),
    }
}

/// The bot at `seat` in game `n`. Its seed follows from that of the game but differs from it, so that the bot cannot
/// predict the cards.
pub fn bot(game: Game, level: Level, seed: &str, n: u64, seat: Seat) -> Box<dyn AnyBot> {
    let seed = Seed::from_phrase(&format!("bot {seat} {seed}"), n).dice(0).next_u64();
    game.bot(level, seed)
}

/// Lets the bots choose until no seat with a bot owes a choice; `after` is called after each choice.
pub fn let_bots_play<E>(
    played: &mut dyn AnyMatch,
    bots: &mut [Option<Box<dyn AnyBot>>],
    mut after: impl FnMut(&dyn AnyMatch, Seat, &str) -> Result<(), E>,
) -> Result<(), E> {
    while let Turn::Seats(seats) = played.turn() {
        let Some(seat) = seats.iter().find(|seat| bots[seat.index()].is_some()) else { break };
        let view = played.any_view(Observer::Seat(seat));
        let bot = bots[seat.index()].as_mut().expect("the seat was found by its bot");
        let action = bot.choose(seat, &*view);
        played.play(seat, &action).expect("a bot chooses among the legal actions");
        after(played, seat, &action)?;
    }
    Ok(())
}

/// The record of `played` with the names of its seats and its seed, which is not secret on the command line.
pub fn record(played: &dyn AnyMatch, names: &[String], seed: Seed) -> Record {
    let seats = names.iter().enumerate().map(|(index, name)| (Seat::new(index), name.clone())).collect();
    Record { seats, seed_hash: Some(seed.hash()), seed: Some(seed), ..played.record() }
}

/// A short name for a game, derived from the hash of its seed.
pub fn short_name(seed: Seed) -> String {
    seed.hash().to_string()[..HASH_DIGITS].to_owned()
}
