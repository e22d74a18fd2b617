//! Games of bots against themselves, as examples for a net.
//!
//! A position is noted with the way its game ended, mixed with what the players thought of it on the way (the λ-return
//! of temporal differences): the end of one game is right on average but noisy, a thought is steady but may be wrong.

use kernel::{Draw, Estimate, MAX_SEATS, Observer, SearchSettings, Seat, Step, Turn};
use nets::{Example, Examples, exp};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::{
    Bot, Judge, SearchBot,
    judge::visit_inputs,
    policy::{logit_after, resolve_chance},
};

/// How the games are played from which a net learns.
#[derive(Clone, Debug)]
pub struct NetPlay {
    /// Judges positions for the players.
    pub judge: Judge,
    /// How they search; without settings they look one step ahead, and choose the likelier the better it seems.
    pub search: Option<SearchSettings>,
    /// How much of the end of the game is believed, decision by decision: with one, nothing is believed of thoughts.
    pub trace_decay: f32,
    /// One position in this many is noted.
    pub interval: u32,
    /// Whether positions that a search would judge ([`Estimate::is_quiescent`]) are preferred: each is noted as every
    /// seat sees it, and only a few of the others.
    pub quiescent: bool,
    /// One action in this many is uniformly random, so that the examples include positions which good play avoids.
    pub random_interval: u32,
}

/// One position in this many is noted in the middle of a decision, where quiet ones are preferred.
const RESTLESS: u32 = 6;

/// One position in this many is noted in the middle of a turn that is planned.
const MID_TURN: u32 = 16;

/// The temperature of choices one step ahead.
const TEMPERATURE: f32 = 0.25;

/// A choice, and the probability of winning that the player sees in it.
struct Choice<A> {
    action: A,
    value: Option<f32>,
}

/// A position that has been noted.
struct Noted {
    viewer: Seat,
    /// The number of decisions before it.
    decision: usize,
    inputs: Vec<(u16, f32)>,
}

impl NetPlay {
    /// Plays game number `game` from `start` to its end, and adds positions of it to `examples`.
    pub fn play<G: Estimate>(&self, start: &G, seed: u64, game: u32, examples: &mut Examples) {
        let mut rng = Pcg64Mcg::seed_from_u64(seed);
        let mut bots: Vec<SearchBot<G>> = match self.search {
            Some(settings) => {
                let bot = |seat| SearchBot::with_judge(settings, &self.judge, seed.wrapping_add(seat));
                (0..u64::from(start.seats().len())).map(bot).collect()
            }
            None => Vec::new(),
        };
        let mut state = start.clone();
        let (mut noted, mut thoughts) = (Vec::new(), Vec::new());
        loop {
            if self.is_planned() && state.is_between_turns() {
                noted.extend(state.seats().iter().map(|viewer| note(&state, thoughts.len(), viewer)));
            }
            resolve_chance(&mut state, &mut rng);
            let Turn::Seats(seats) = state.turn() else { break };
            if self.is_planned() {
                if rng.below(MID_TURN) == 0 {
                    let viewer = Seat::new(rng.below(u32::from(state.seats().len())) as usize);
                    noted.push(note(&state, thoughts.len(), viewer));
                }
            } else if rng.below(self.interval) == 0 {
                if self.quiescent && state.is_quiescent() {
                    noted.extend(state.seats().iter().map(|viewer| note(&state, thoughts.len(), viewer)));
                } else if !self.quiescent || rng.below(RESTLESS) == 0 {
                    let viewer = Seat::new(rng.below(u32::from(state.seats().len())) as usize);
                    noted.push(note(&state, thoughts.len(), viewer));
                }
            }
            let seat = seats.lowest().expect("`Turn::Seats` names at least one seat");
            let choice = if rng.below(self.random_interval) == 0 {
                Choice { action: state.pick(seat, &mut rng), value: None }
            } else if let Some(bot) = bots.get_mut(seat.index()) {
                let action = bot.choose(seat, &state.view(Observer::Seat(seat)));
                Choice { action, value: bot.value() }
            } else {
                self.one_step(&G::determinize(&state.view(Observer::Seat(seat)), &mut rng), seat, &mut rng)
            };
            thoughts.push(choice.value.map(|value| (seat, value)));
            state.apply(Step::Act(seat, choice.action), &mut |_| ());
        }
        self.conclude(&state, &noted, &thoughts, game, examples);
    }

    /// Whether players go by the game's own plan, which asks for judgements between turns.
    fn is_planned(&self) -> bool {
        self.search.is_some_and(|search| search.plan)
    }

    /// Draws an action by what each promises after one step.
    fn one_step<G: Estimate>(&self, imagined: &G, seat: Seat, rng: &mut impl Rng) -> Choice<G::Action> {
        let mut logits: Vec<(G::Action, f32)> = Vec::new();
        imagined.actions(seat, &mut |action| logits.push((action, 0.0)));
        let mut highest = f32::NEG_INFINITY;
        for (action, logit) in &mut logits {
            *logit = logit_after(&self.judge, imagined, seat, *action, rng);
            highest = highest.max(*logit);
        }
        let likelihood = |logit: f32| exp((logit - highest) / TEMPERATURE);
        let sum: f32 = logits.iter().map(|it| likelihood(it.1)).sum();
        let mut left = sum * rng.below(1 << 24) as f32 / (1u32 << 24) as f32;
        let drawn = logits.iter().find(|it| {
            left -= likelihood(it.1);
            left < 0.0
        });
        Choice { action: drawn.unwrap_or(&logits[0]).0, value: None }
    }

    /// Adds the noted positions of a finished game, from the last to the first.
    fn conclude<G: Estimate>(
        &self,
        state: &G,
        noted: &[Noted],
        thoughts: &[Option<(Seat, f32)>],
        game: u32,
        examples: &mut Examples,
    ) {
        let seats = usize::from(state.scored().len());
        let winners = state.winners();
        let (mut won, mut margin) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        for seat in state.scored().iter() {
            won[seat.index()] = if winners.contains(seat) { 1.0 / f32::from(winners.len()) } else { 0.0 };
            let best_other = state.scored().without(seat).iter().map(|other| state.points(other)).max();
            margin[seat.index()] = (state.points(seat) - best_other.unwrap_or(0)) as f32;
        }
        let mut decision = thoughts.len();
        for it in noted.iter().rev() {
            while decision > it.decision {
                decision -= 1;
                if let Some((seat, value)) = thoughts[decision] {
                    believe(&mut won[..seats], seat.index(), value, 1.0 - self.trace_decay);
                }
            }
            let around = |of: &[f32; MAX_SEATS]| {
                let mut places = [0.0; MAX_SEATS];
                (0..seats).for_each(|place| places[place] = of[(it.viewer.index() + place) % seats]);
                places
            };
            let (won, margin) = (around(&won), around(&margin));
            examples.push(&Example { inputs: &it.inputs, seats, won: &won[..seats], margin: &margin[..seats], game });
        }
    }
}

/// Notes a position as `viewer` sees it.
fn note<G: Estimate>(state: &G, decision: usize, viewer: Seat) -> Noted {
    let mut inputs = Vec::new();
    visit_inputs(state, viewer, |index, value| {
        if value != 0.0 {
            inputs.push((index as u16, value));
        }
    });
    Noted { viewer, decision, inputs }
}

/// Moves the chances towards `value` for the seat with this index by `share`; the others keep their proportions.
fn believe(chances: &mut [f32], seat: usize, value: f32, share: f32) {
    let others = 1.0 - chances[seat];
    let new = chances[seat] + share * (value - chances[seat]);
    let n_others = (chances.len() - 1).max(1) as f32;
    for (index, chance) in chances.iter_mut().enumerate() {
        *chance = match index == seat {
            true => new,
            false if others > 1e-3 => *chance * (1.0 - new) / others,
            false => (1.0 - new) / n_others,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::believe;

    #[test]
    fn chances_still_sum_to_one() {
        let mut chances = [1.0, 0.0, 0.0];
        believe(&mut chances, 0, 0.4, 0.5);
        assert_eq!(chances, [0.7, 0.15, 0.15]);
        believe(&mut chances, 1, 0.65, 1.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-6 && (chances[1] - 0.65).abs() < 1e-6, "{chances:?}");
        assert!(chances[0] > chances[2]);
    }
}
