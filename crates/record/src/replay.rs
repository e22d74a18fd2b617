use kernel::{Game, Options, OptionsError, ParseError, PlayError, Seat, Step, Turn};

use crate::{End, Match, Mover, Record, Seed};

/// Why a record cannot be replayed.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError<R> {
    /// It is of another game.
    #[error("other-game")]
    Game,
    /// It was made under another revision of the rules.
    #[error("other-revision")]
    Revision {
        /// The revision in the record.
        found: u16,
        /// The revision of the rules in this program.
        expected: u16,
    },
    /// Its options or its number of players are refused.
    #[error("bad-options")]
    Options {
        /// The key at fault; empty for the number of players.
        key: String,
        /// What is wrong with the option.
        why: OptionsError,
    },
    /// A step cannot be read.
    #[error("step {0} cannot be read")]
    Parse(usize, ParseError),
    /// A choice is against the rules.
    #[error("step {0} is refused")]
    Play(usize, PlayError<R>),
    /// A choice where chance decides, an outcome where a seat chooses, or an outcome that is not possible.
    #[error("step {0} is impossible")]
    Impossible(usize),
    /// An outcome is not the one that the seed gives.
    #[error("step {0} is not what the seed gives")]
    Dice(usize),
    /// The seed is not the one whose hash was published.
    #[error("other-seed")]
    Hash,
    /// The share of this seat is not the one that it was committed to.
    #[error("other-share")]
    Share(Seat),
    /// The record says that the game ended and it has not, or the other way round.
    #[error("wrong-end")]
    End,
    /// The result differs from the recorded one.
    #[error("wrong-result")]
    Result,
}

/// What [`verify`] could check besides the rules: it depends on what the record contains.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Verdict {
    /// The record has its seed, and all outcomes follow from it.
    pub seed: bool,
    /// The record has the published hash, and it is that of the seed.
    pub hash: bool,
    /// So many players' browsers have added a share to the seed, each the one that it was committed to.
    pub shares: usize,
    /// The game ended, and the recorded result is right.
    pub ended: bool,
}

impl Verdict {
    /// The ids of all findings in the order in which they are read, each with whether it could be checked. The rules
    /// always could: a record that breaks them has no verdict.
    pub fn findings(self) -> [(bool, &'static str); 5] {
        [
            (true, "verdict-rules"),
            (self.seed, if self.seed { "verdict-seed" } else { "verdict-no-seed" }),
            (self.hash, if self.hash { "verdict-hash" } else { "verdict-no-hash" }),
            (self.shares > 0, if self.shares > 0 { "verdict-shares" } else { "verdict-no-shares" }),
            (self.ended, if self.ended { "verdict-ended" } else { "verdict-unfinished" }),
        ]
    }
}

/// Replays the steps of a record. Each is checked against the rules and, where the record has its seed, each outcome
/// against the seed.
///
/// # Errors
/// Where the record is of another game or revision, its options are refused, or a step cannot be read, is not legal
/// or does not follow from the seed.
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
    let mut played = Match::<G>::open(record.players, &options, record.dice_seed())
        .map_err(|why| ReplayError::Options { key: String::new(), why })?;
    played.replay_steps(&record.steps, true)?;
    Ok(played)
}

/// Checks a record against the rules, its seed, the hash of the seed, the commitments of the players, and its own
/// result.
///
/// # Errors
/// Where [`replay`] fails, the seed does not have the published hash, a share is not the one that its seat was
/// committed to, or the result is not the recorded one.
pub fn verify<G: Game>(record: &Record) -> Result<Verdict, ReplayError<G::Refusal>> {
    if let (Some(seed), Some(hash)) = (record.seed, record.seed_hash)
        && seed.hash() != hash
    {
        return Err(ReplayError::Hash);
    }
    let hash = record.seed_hash.or(record.seed.map(Seed::hash));
    if let Some(hash) = hash
        && let Some(broken) = record.shares.iter().find(|it| !it.is_kept(hash))
    {
        return Err(ReplayError::Share(broken.seat));
    }
    let shares = if hash.is_some() { record.shares.len() } else { 0 };
    let played = replay::<G>(record)?;
    let ended = played.game().turn() == Turn::Over;
    if ended != record.end.is_some() {
        return Err(ReplayError::End);
    }
    if ended && played.end() != record.end {
        return Err(ReplayError::Result);
    }
    let (seed, hash) = (record.seed.is_some(), record.seed_hash.is_some());
    Ok(Verdict { seed, hash: seed && hash, shares, ended })
}

impl<G: Game> Match<G> {
    /// Applies logged steps, each checked against the rules; with `check_dice`, outcomes are checked against the dice
    /// too, if there are any.
    ///
    /// # Errors
    /// Where a step cannot be read, is not legal or is not what the dice give. The steps before it have been applied.
    pub fn replay_steps(&mut self, steps: &[(Mover, String)], check_dice: bool) -> Result<(), ReplayError<G::Refusal>> {
        for (n, (mover, text)) in steps.iter().enumerate() {
            // Errors count steps from one, as people count lines.
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
                    if check_dice && self.dice_outcome().is_some_and(|expected| expected != outcome) {
                        return Err(ReplayError::Dice(n));
                    }
                    self.push(Step::Chance(outcome));
                }
            }
        }
        Ok(())
    }

    /// The result; `None` before the end of the game.
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

    /// The record of the match so far, without names, seed and entropy: a caller that may publish those adds them.
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
            shares: Vec::new(),
            absent: Vec::new(),
            withheld: Vec::new(),
            steps: self.steps(0),
            end: self.end(),
        }
    }
}

/// The value of every option as text.
fn option_texts<O: Options>(options: &O) -> Vec<(String, String)> {
    let text = |key: &str| options.get(key).expect("`Options::get` has a value for every key of `SPECS`");
    O::SPECS.iter().map(|spec| (spec.key.to_owned(), text(spec.key))).collect()
}
