use kernel::{Game, Options, OptionsError, ParseError, PlayError, Seat, Step, Turn};

use crate::{End, Match, Mover, Record};

/// Why a record cannot be played again.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError<R> {
    /// It is of another game.
    #[error("other-game")]
    Game,
    /// It was made under another revision of the rules.
    #[error("other-revision")]
    Revision {
        /// That of the record.
        found: u16,
        /// That of the rules here.
        expected: u16,
    },
    /// Its options or its number of players are refused.
    #[error("bad-options")]
    Options {
        /// The key it gives.
        key: String,
        /// Why.
        why: OptionsError,
    },
    /// A step cannot be read.
    #[error("step {0} cannot be read")]
    Parse(usize, ParseError),
    /// A choice is against the rules.
    #[error("step {0} is refused")]
    Play(usize, PlayError<R>),
    /// A choice where nature decides, an outcome where a seat chooses, or one that cannot be.
    #[error("step {0} is impossible")]
    Impossible(usize),
    /// An outcome is not the one that the seed gives.
    #[error("step {0} is not what the seed gives")]
    Dice(usize),
    /// The seed is not the one whose hash was published.
    #[error("other-seed")]
    Hash,
    /// The record says it ended and the game has not, or the other way round.
    #[error("wrong-end")]
    End,
    /// The result is another than the record says.
    #[error("wrong-result")]
    Result,
}

/// What [`verify`] could hold a record against, besides the rules themselves.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Verdict {
    /// All outcomes follow from the seed.
    pub seed: bool,
    /// The seed is the one whose hash was published.
    pub hash: bool,
    /// The game came to its end, and the result is right.
    pub ended: bool,
}

/// Plays a record again by its steps, each held against the rules (and, where the record has its seed,
/// the outcomes against the seed).
pub fn replay<G: Game>(record: &Record) -> Result<Match<G>, ReplayError<G::Refusal>> {
    if record.game != G::SLUG {
        return Err(ReplayError::Game);
    }
    let mut options = G::Options::default();
    for (key, value) in &record.options {
        options.set(key, value).map_err(|why| ReplayError::Options { key: key.clone(), why })?;
    }
    if record.revision != G::REVISION && !(record.revision < G::REVISION && options.revise(record.revision)) {
        return Err(ReplayError::Revision { found: record.revision, expected: G::REVISION });
    }
    let entropy = record.entropy.iter().map(|(seat, text)| (*seat, text.as_str()));
    let dice = record.seed.map(|seed| seed.mixed(entropy));
    let mut played = Match::<G>::open(record.players, &options, dice)
        .map_err(|why| ReplayError::Options { key: String::new(), why })?;
    played.follow(&record.steps, true)?;
    Ok(played)
}

/// Holds a record against the rules, its seed, the hash of the seed, and its own result.
pub fn verify<G: Game>(record: &Record) -> Result<Verdict, ReplayError<G::Refusal>> {
    if let (Some(seed), Some(hash)) = (record.seed, record.seed_hash)
        && seed.hash() != hash
    {
        return Err(ReplayError::Hash);
    }
    let played = replay::<G>(record)?;
    let ended = played.game().turn() == Turn::Over;
    if ended != record.end.is_some() {
        return Err(ReplayError::End);
    }
    if ended && played.end() != record.end {
        return Err(ReplayError::Result);
    }
    let (seed, hash) = (record.seed.is_some(), record.seed_hash.is_some());
    Ok(Verdict { seed, hash: seed && hash, ended })
}

impl<G: Game> Match<G> {
    /// Goes on by steps of a log, each held against the rules, and the outcomes against the dice where
    /// that is asked for and they are known. Stops at the first that does not fit.
    pub fn follow(&mut self, steps: &[(Mover, String)], hold_to_dice: bool) -> Result<(), ReplayError<G::Refusal>> {
        for (n, (mover, text)) in steps.iter().enumerate() {
            // Whoever reads an error counts lines from one.
            let n = n + 1;
            match *mover {
                Mover::Seat(seat) => {
                    let action = text.parse().map_err(|why| ReplayError::Parse(n, why))?;
                    self.game().judge(seat, action).map_err(|why| ReplayError::Play(n, why))?;
                    self.push(Step::Act(seat, action));
                }
                Mover::Chance => {
                    let outcome = text.parse().map_err(|why| ReplayError::Parse(n, why))?;
                    let mut possible = false;
                    if self.game().turn() == Turn::Chance {
                        self.game().outcomes(&mut |it, _| possible |= it == outcome);
                    }
                    if !possible {
                        return Err(ReplayError::Impossible(n));
                    }
                    if hold_to_dice && self.rolled().is_some_and(|rolled| rolled != outcome) {
                        return Err(ReplayError::Dice(n));
                    }
                    self.push(Step::Chance(outcome));
                }
            }
        }
        Ok(())
    }

    /// How the game came out, once it has.
    pub fn end(&self) -> Option<End> {
        let game = self.game();
        (game.turn() == Turn::Over).then(|| End {
            scores: game.scored().iter().map(|seat| (seat, game.total(seat))).collect(),
            winners: game.winners().iter().collect(),
        })
    }

    /// The steps from ply `since` on, as they stand in a record.
    pub fn steps(&self, since: usize) -> Vec<(Mover, String)> {
        let step = |step: &Step<G::Action, G::Chance>| match step {
            Step::Act(seat, action) => (Mover::Seat(*seat), action.to_string()),
            Step::Chance(outcome) => (Mover::Chance, outcome.to_string()),
        };
        self.log()[since.min(self.log().len())..].iter().map(step).collect()
    }

    /// The record of the match so far, without names, seed and entropy: who may know those adds them.
    pub fn record(&self) -> Record {
        Record {
            game: G::SLUG.to_owned(),
            revision: G::REVISION,
            players: self.players(),
            options: option_texts(self.options()),
            seats: Vec::<(Seat, String)>::new(),
            seed_hash: None,
            seed: None,
            entropy: Vec::new(),
            steps: self.steps(0),
            end: self.end(),
        }
    }
}

/// Every option in force as text.
fn option_texts<O: Options>(options: &O) -> Vec<(String, String)> {
    let text = |key: &str| options.get(key).expect("every key of the specification has a value");
    O::SPECS.iter().map(|spec| (spec.key.to_owned(), text(spec.key))).collect()
}
