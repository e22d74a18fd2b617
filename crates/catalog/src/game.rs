use std::{any::Any, marker::PhantomData, ops::RangeInclusive};

use bots::{Bot, By, Choice, Easy, Greedy, Random, Search, Thinker};
use kernel::{ActionSpace, Estimate, Game, Observer, OptionSpec, Options, Rule, Seat, Tensor, tensor_names};
use learn::{AnyBatch, AnyState, Batch, Reward, State, Wish};
use record::{Match, Record, Seed, Verdict, replay, verify};

use crate::{
    Advice, AnyBot, AnyMatch, Bench, Broken, Contender, Level, StartError, Training, VerifyError,
    bench::{Playouts, Searches},
    errors::erase_replay,
    level::tuned,
    lineup::Kind,
    train::Trained,
};

/// A game of the catalogue.
pub trait AnyGame: Send + Sync {
    /// Its name in addresses, logs and files.
    fn slug(&self) -> &'static str;

    /// The revision of its rules.
    fn revision(&self) -> u16;

    /// How many may play.
    fn players(&self) -> RangeInclusive<u8>;

    /// No game has more steps.
    fn max_steps(&self) -> usize;

    /// What may be settled beforehand.
    fn options(&self) -> &'static [OptionSpec];

    /// Every rule that a refusal may name.
    fn rules(&self) -> Vec<Broken>;

    /// How many bytes a state has.
    fn state_bytes(&self) -> usize;

    /// Begins a match. Options that are not given have their default.
    fn start(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;

    /// A match before its first step: [`AnyMatch::settle`] or [`AnyMatch::follow`] goes on.
    fn open(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError>;

    /// The options by which a table begun under `revision` goes on today as it began.
    fn revised(&self, revision: u16, options: &[(String, String)]) -> Result<Vec<(String, String)>, StartError>;

    /// Plays a record again, each step held against the rules.
    fn replay(&self, record: &Record) -> Result<Box<dyn AnyMatch>, VerifyError>;

    /// Holds a record against the rules, its seed, the hash of the seed and its own result.
    fn verify(&self, record: &Record) -> Result<Verdict, VerifyError>;

    /// A bot. The same seed chooses the same.
    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot>;

    /// The best actions of `seat`, which sees `view`, the best first: at most `n`, found by a hard bot.
    fn advice(&self, seat: Seat, view: &dyn Any, seed: u64, n: usize) -> Vec<Advice>;

    /// Somebody for the arena, cheats included: never for a table where people play.
    fn contender(&self, who: &Contender, seed: u64) -> Box<dyn AnyBot>;

    /// Games to fit the weights of its features to.
    fn training(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Training>, StartError>;

    /// How many actions have a number.
    fn n_actions(&self) -> usize;

    /// The action with this number, in the game's notation.
    fn action(&self, number: usize) -> Option<String>;

    /// The number of an action in the game's notation.
    fn number(&self, action: &str) -> Option<usize>;

    /// How many numbers tell what a seat sees.
    fn n_features(&self) -> usize;

    /// Their names.
    fn features(&self) -> Vec<String>;

    /// A position to step and to copy, before its first step: [`AnyState::settle`] goes on.
    fn state(
        &self,
        players: u8,
        options: &[(String, String)],
        seed: u64,
        reward: Reward,
    ) -> Result<Box<dyn AnyState>, StartError>;

    /// Many games to step at once: [`AnyBatch::reset`] begins them.
    fn batch(&self, players: u8, options: &[(String, String)], wish: Wish) -> Result<Box<dyn AnyBatch>, StartError>;

    /// Something to measure: random playouts from the start.
    fn bench(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Bench>, StartError>;

    /// Something to measure: the search of a hard bot, at positions all over a random game.
    fn search_bench(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Bench>, StartError>;
}

/// The rules `G` as an [`AnyGame`].
pub struct Rules<G>(PhantomData<fn() -> G>);

impl<G> Rules<G> {
    /// There is nothing to know but the type.
    pub const fn new() -> Self {
        Rules(PhantomData)
    }
}

impl<G> Default for Rules<G> {
    fn default() -> Self {
        Rules::new()
    }
}

impl<G: Tensor + Estimate> AnyGame for Rules<G> {
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

    fn rules(&self) -> Vec<Broken> {
        G::Refusal::ALL.iter().copied().map(Broken::of).collect()
    }

    fn state_bytes(&self) -> usize {
        size_of::<G>()
    }

    fn start(&self, players: u8, options: &[(String, String)], seed: Seed) -> Result<Box<dyn AnyMatch>, StartError> {
        let mut played = self.open(players, options, seed)?;
        played.settle();
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

    fn bot(&self, level: Level, seed: u64) -> Box<dyn AnyBot> {
        match (level, level.settings(G::SLUG)) {
            (_, Some(settings)) => erased::<G>(Thinker::<G>::new(settings, seed)),
            (Level::Random, None) => erased::<G>(Random::new(seed)),
            (Level::Easy, None) => erased::<G>(Easy::new(seed)),
            (_, None) => erased::<G>(Greedy::new(By::Estimate, seed)),
        }
    }

    fn advice(&self, seat: Seat, view: &dyn Any, seed: u64, n: usize) -> Vec<Advice> {
        let view = view.downcast_ref::<G::View>().expect("advice is given on its own game");
        let settings = Level::Hard.settings(G::SLUG).expect("a hard bot searches");
        let mut search = Search::<G>::new(settings, seed);
        search.run(seat, view);
        let advice = |it: Choice<G::Action>| Advice { action: it.action.to_string(), chance: it.chance };
        search.choices(seat).into_iter().take(n).map(advice).collect()
    }

    fn contender(&self, who: &Contender, seed: u64) -> Box<dyn AnyBot> {
        match (&who.kind, who.settings(G::SLUG)) {
            (kind, Some(settings)) => {
                let cheats = matches!(kind, Kind::Search { cheats: true, .. });
                Box::new(Erased { bot: Thinker::<G>::new(settings, seed), cheats, game: PhantomData })
            }
            (Kind::Greedy(by), None) => erased::<G>(Greedy::new(*by, seed)),
            (Kind::Level(level), None) => self.bot(*level, seed),
            (Kind::Search { .. }, None) => unreachable!("a search has settings"),
        }
    }

    fn training(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Training>, StartError> {
        Ok(Box::new(Trained(begin::<G>(players, options)?, tuned(G::SLUG))))
    }

    fn n_actions(&self) -> usize {
        G::SIZE
    }

    fn action(&self, number: usize) -> Option<String> {
        G::from_index(number).map(|action| action.to_string())
    }

    fn number(&self, action: &str) -> Option<usize> {
        let action: G::Action = action.parse().ok()?;
        // Some notations can be read and are allowed in no position: those have no number.
        (0..G::SIZE).find(|&number| G::from_index(number) == Some(action))
    }

    fn n_features(&self) -> usize {
        G::LEN
    }

    fn features(&self) -> Vec<String> {
        tensor_names::<G>()
    }

    fn state(
        &self,
        players: u8,
        options: &[(String, String)],
        seed: u64,
        reward: Reward,
    ) -> Result<Box<dyn AnyState>, StartError> {
        Ok(Box::new(State::<G>::unsettled(begin(players, options)?, seed, reward)))
    }

    fn batch(&self, players: u8, options: &[(String, String)], wish: Wish) -> Result<Box<dyn AnyBatch>, StartError> {
        let root: G = begin(players, options)?;
        Ok(Box::new(Batch::new(&root, wish)))
    }

    fn bench(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Bench>, StartError> {
        let root: G = begin(players, options)?;
        Ok(Box::new(Playouts::new(root)))
    }

    fn search_bench(&self, players: u8, options: &[(String, String)]) -> Result<Box<dyn Bench>, StartError> {
        Ok(Box::new(Searches::<G>::new(begin::<G>(players, options)?)))
    }
}

/// The table before anything is shuffled.
fn begin<G: Game>(players: u8, options: &[(String, String)]) -> Result<G, StartError> {
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

struct Erased<G, B> {
    bot: B,
    cheats: bool,
    game: PhantomData<fn() -> G>,
}

fn erased<G: ActionSpace>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(Erased { bot, cheats: false, game: PhantomData })
}

impl<G: ActionSpace, B: Bot<G>> AnyBot for Erased<G, B> {
    fn sees(&self, seat: Seat) -> Observer {
        if self.cheats { Observer::Arbiter } else { Observer::Seat(seat) }
    }

    fn choose(&mut self, seat: Seat, view: &dyn Any) -> String {
        let view = view.downcast_ref::<G::View>().expect("a bot plays its own game");
        self.bot.choose(seat, view).to_string()
    }

    fn thinks_ahead(&self) -> bool {
        self.bot.thinks_ahead()
    }
}
