use std::{any::Any, marker::PhantomData, ops::RangeInclusive};

use bots::Judge;
use kernel::{Estimate, Forecast, Observer, OptionSpec, Options, Preparation, Rule, Seat, Tensor};
use record::{Match, Record, Seed, Verdict, replay, verify};

use crate::{
    AnyBot, AnyMatch, BrokenRule, Level, LoadNetError, NetSlot, Proposal, StartError, VerifyError,
    bot::{advise, downcast},
    errors::erase_replay,
    forecast::forecast,
    lean_json,
};

/// A game to be played.
pub trait AnyGame: Send + Sync {
    /// Its name in addresses, logs and files.
    fn slug(&self) -> &'static str;

    /// The revision of its rules.
    fn revision(&self) -> u16;

    /// The numbers of players that it allows.
    fn players(&self) -> RangeInclusive<u8>;

    /// An upper bound of the steps of a game.
    fn max_steps(&self) -> usize;

    /// The options that are set before a game starts.
    fn options(&self) -> &'static [OptionSpec];

    /// The choices that may be prepared while one waits for others.
    fn preparations(&self) -> &'static [Preparation];

    /// Every rule that a refusal may name.
    fn rules(&self) -> Vec<BrokenRule>;

    /// Starts a match and resolves chance up to the first choice. Options that are not given have their default.
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn start(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;

    /// A match before its first step, to be continued by [`AnyMatch::resolve_chance`] or by
    /// [`LoggedMatch::replay_steps`](crate::LoggedMatch::replay_steps).
    ///
    /// # Errors
    /// Where the game refuses the number of players or an option.
    fn open(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;

    /// The options by which a table that began under `revision` continues today as it began.
    ///
    /// # Errors
    /// Where the game refuses an option.
    fn revised(&self, revision: u16, options: &[(String, String)]) -> Result<Vec<(String, String)>, StartError>;

    /// Replays a record and checks each step against the rules.
    ///
    /// # Errors
    /// Where the record is of another game or revision, or one of its steps is not legal.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, VerifyError>;

    /// Checks a record against the rules, its seed, the hash of the seed and its own result.
    ///
    /// # Errors
    /// Where [`AnyGame::replay`] fails, or the seed or the result is not the one that was recorded.
    fn verify(&self, record: &Record) -> Result<Verdict, VerifyError>;

    /// The levels that people may play against, weakest first. A master needs a net.
    fn levels(&self) -> Vec<Level>;

    /// The level with this id, if the game has it.
    fn level(&self, id: &str) -> Option<Level> {
        Level::from_id(id).filter(|level| *level == Level::Random || self.levels().contains(level))
    }

    /// Has master bots judge by this net, unless there is one already.
    ///
    /// # Errors
    /// Where the bytes are no net, or one of another game.
    fn load_net(&self, bytes: &[u8]) -> Result<(), LoadNetError>;

    /// What master bots, hints and the analysis judge positions by: the net, or the weights where there is none.
    fn judge(&self) -> Judge;

    /// A bot of this level. The same seed chooses the same, unless a time limit interrupts a search.
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot>;

    /// The best actions of `seat`, the best first: at most `n`, found by the search of a hard bot. `view` comes from
    /// [`ObserveMatch::any_view`](crate::ObserveMatch::any_view) for that seat.
    ///
    /// # Panics
    /// Where `view` is of another game, or `seat` owes no choice in it.
    fn advice(&self, seat: Seat, view: &dyn Any, seed: u64, n: usize) -> Proposal;

    /// A view of this game as JSON. It comes from [`ObserveMatch::any_view`](crate::ObserveMatch::any_view).
    ///
    /// # Panics
    /// Where `view` is of another game.
    fn view_json(&self, view: &dyn Any) -> String;

    /// The view that the JSON text is of, as [`AnyBot::choose`] takes it; nothing if it is of none of this game.
    fn read_view(&self, json: &str) -> Option<Box<dyn Any + Send>>;

    /// What [`ObserveMatch::forecast`](crate::ObserveMatch::forecast) says, where nothing is known but the view of
    /// `observer`.
    ///
    /// # Panics
    /// Where `view` is of another game.
    fn forecast(&self, observer: Observer, view: &dyn Any, seat: Option<Seat>) -> String;

    /// The same game as an environment for learning.
    #[cfg(feature = "learning")]
    fn learn(&self) -> &dyn crate::LearnGame;

    /// The same game to be measured.
    #[cfg(feature = "learning")]
    fn measure(&self) -> &dyn crate::MeasureGame;
}

/// The rules `G` without their type.
pub struct Rules<G> {
    net: Option<&'static NetSlot>,
    game: PhantomData<fn() -> G>,
}

impl<G> Rules<G> {
    /// The type says it all.
    pub const fn new() -> Self {
        Rules { net: None, game: PhantomData }
    }

    /// With a place for the net of master bots.
    pub const fn with_net(slot: &'static NetSlot) -> Self {
        Rules { net: Some(slot), game: PhantomData }
    }
}

impl<G> Default for Rules<G> {
    fn default() -> Self {
        Rules::new()
    }
}

impl<G: Tensor + Estimate + Forecast> AnyGame for Rules<G> {
    fn slug(&self) -> &'static str {
        G::SLUG
    }

    fn revision(&self) -> u16 {
        G::REVISION
    }

    fn players(&self) -> RangeInclusive<u8> {
        G::PLAYERS
    }

    fn max_steps(&self) -> usize {
        G::MAX_STEPS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::Options::SPECS
    }

    fn preparations(&self) -> &'static [Preparation] {
        G::PREPARATIONS
    }

    fn rules(&self) -> Vec<BrokenRule> {
        G::Refusal::ALL.iter().copied().map(BrokenRule::of).collect()
    }

    fn start(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError> {
        let mut played = self.open(players, options, seed)?;
        played.resolve_chance();
        Ok(played)
    }

    fn open(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError> {
        let options = read_options::<G::Options>(options)?;
        let opened = Match::<G>::open(players, &options, Some(seed));
        Ok(Box::new(opened.map_err(|why| StartError { key: String::new(), why })?))
    }

    fn revised(&self, revision: u16, options: &[(String, String)]) -> Result<Vec<(String, String)>, StartError> {
        let mut read = read_options::<G::Options>(options)?;
        if revision < G::REVISION && read.revise(revision) {
            let text = |key: &str| read.get(key).expect("every key of the specification has a value");
            return Ok(G::Options::SPECS.iter().map(|spec| (spec.key.to_owned(), text(spec.key))).collect());
        }
        Ok(options.to_vec())
    }

    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, VerifyError> {
        let played = replay::<G>(record).map_err(erase_replay)?;
        Ok(Box::new(played))
    }

    fn verify(&self, record: &Record) -> Result<Verdict, VerifyError> {
        verify::<G>(record).map_err(erase_replay)
    }

    fn levels(&self) -> Vec<Level> {
        let has_net = self.net.is_some_and(NetSlot::is_filled);
        Level::OFFERED.iter().copied().filter(|level| has_net || *level != Level::Master).collect()
    }

    fn load_net(&self, bytes: &[u8]) -> Result<(), LoadNetError> {
        self.net.ok_or(LoadNetError::OtherGame)?.load::<G>(bytes)
    }

    fn judge(&self) -> Judge {
        self.net.map_or(Judge::WEIGHTS, NetSlot::judge::<G>)
    }

    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        level.bot::<G>(&self.judge(), seed)
    }

    fn advice(&self, seat: Seat, view: &dyn Any, seed: u64, n: usize) -> Proposal {
        advise::<G>(&self.judge(), seat, view, seed, n)
    }

    fn view_json(&self, view: &dyn Any) -> String {
        tape::Tape::of(downcast::<G>(view)).text()
    }

    fn read_view(&self, json: &str) -> Option<Box<dyn Any + Send>> {
        let view: G::View = lean_json::read(json)?;
        Some(Box::new(view))
    }

    fn forecast(&self, observer: Observer, view: &dyn Any, seat: Option<Seat>) -> String {
        forecast::<G>(downcast::<G>(view), observer, seat)
    }

    #[cfg(feature = "learning")]
    fn learn(&self) -> &dyn crate::LearnGame {
        self
    }

    #[cfg(feature = "learning")]
    fn measure(&self) -> &dyn crate::MeasureGame {
        self
    }
}

/// The game before its first step.
#[cfg(feature = "learning")]
pub(crate) fn begin<G: kernel::Game>(players: u8, options: &[(String, String)]) -> Result<G, StartError> {
    let options = read_options::<G::Options>(options)?;
    G::new(players, &options).map_err(|why| StartError { key: String::new(), why })
}

fn read_options<O: Options>(texts: &[(String, String)]) -> Result<O, StartError> {
    let mut options = O::default();
    for (key, value) in texts {
        options.set(key, value).map_err(|why| StartError { key: key.clone(), why })?;
    }
    Ok(options)
}
