//! Which dice to roll again: the expectation over all rolls.

use kernel::Piece;

use super::{
    Judge, Visit,
    goals::{Gains, Goals, gain},
    lattice::{NODES, SETS, Values, each_roll, expect, nodes_of},
    marks::Marks,
};
use crate::{
    Action, Back, Colour, Donnant, Effect, JokerRule, WindowRule, choice::MAX_ROLLS, market::dice_of, stall::MAX_CARDS,
    state::SLOTS,
};

/// The set of all dice, as an index.
const ALL: usize = SETS - 1;

/// What a plan of a roll has found out.
struct Plan<'a> {
    game: &'a Donnant,
    goals: Goals,
    /// What the active player's dice promise in boxes, for jokers.
    marks: Marks,
    /// What a card of the joker promises.
    card: f32,
    /// What the others' marks cost, by die and value less one.
    costs: [[f32; 6]; Colour::COUNT],
}

impl Donnant {
    /// Tells what stopping and every set of dice to be rolled again promises.
    #[inline(never)]
    pub(super) fn plan_roll(&self, judge: Judge, visit: Visit) {
        let base = self.value_if_ended(judge);
        let plan = Plan::of(self, base, judge);
        let nodes = nodes_of(self.dice);
        self.each_action(self.active, &mut |action| {
            if action == Action::Stop {
                visit(action, base + plan.achieved(&nodes));
            }
        });
        let (mut values, mut achieved) = ([0.0; NODES], [0.0; NODES]);
        each_roll(|dice| {
            let nodes = nodes_of(dice);
            achieved[nodes[ALL]] = plan.achieved(&nodes);
            values[nodes[ALL]] = achieved[nodes[ALL]].max(plan.joker(dice, nodes[ALL]));
        });
        expect(&mut values);
        if self.rolls + 1 < MAX_ROLLS {
            plan.before_last(&achieved, &mut values);
            expect(&mut values);
        }
        let costs = plan.costs_of(self.dice);
        for set in 1..SETS {
            visit(Action::Reroll(dice_of(set as u32)), base + values[nodes[ALL & !set]] - costs[set]);
        }
    }

    /// What the goals of the active player bring.
    fn gains(&self, base: f32, judge: Judge) -> Gains {
        let (seat, stall) = (self.active, &self.players[self.active].stall);
        let mut gains = Gains { goals: [0.0; MAX_CARDS + SLOTS], pip: 0.0, paint: 0.0, cheaper: 0.0 };
        for nth in stall.unfinished() {
            let mut next = self.clone();
            next.players[seat].stall.complete(self.cards(), nth);
            gains.goals[nth] = next.value_if_ended(judge) - base;
        }
        if !stall.is_full() {
            for slot in 0..SLOTS {
                if let Some(next) = self.with_bought(slot) {
                    gains.goals[MAX_CARDS + slot] = next.best_laid(judge).0 - base;
                }
            }
        }
        let ticks = stall.ticks();
        let mut cost = |left: u8, effect: Effect| {
            let mut next = self.clone();
            if left == 0 {
                return 0.0;
            }
            next.tick(seat, effect);
            (base - next.value_if_ended(judge)).max(0.0)
        };
        gains.pip = cost(ticks.pip, Effect::PipPlusMinus1);
        gains.paint = cost(ticks.paint, Effect::ChangeDieColour);
        gains.cheaper = cost(ticks.cheaper, Effect::OneDieCheaper);
        gains
    }
}

impl Plan<'_> {
    fn of<'a>(game: &'a Donnant, base: f32, judge: Judge) -> Plan<'a> {
        let mut plan = Plan {
            game,
            goals: Goals::none(),
            marks: game.marks(game.active, base, 1.0, judge),
            card: 0.0,
            costs: [[0.0; 6]; Colour::COUNT],
        };
        for back in Back::ALL {
            plan.card = plan.card.max(game.value_of_drawn(back, judge).map_or(0.0, |value| value - base));
        }
        for seat in game.everyone().without(game.active).iter() {
            let marks = game.marks(seat, base, -1.0, judge);
            for (costs, marks) in plan.costs.iter_mut().flatten().zip(marks.iter().flatten()) {
                *costs += marks.first.0;
            }
        }
        plan.goals.find(game, &game.gains(base, judge));
        plan
    }

    /// What a roll brings without a joker: one goal, or two with different dice.
    #[inline]
    fn achieved(&self, nodes: &[usize; SETS]) -> f32 {
        let [first, second] = self.goals.best(nodes[ALL]);
        let mut best = gain(first);
        if second == 0 {
            return best;
        }
        // Each way to divide the dice once: the first die is on this side.
        for set in (1..ALL).step_by(2) {
            let (these, those) = (self.goals.best(nodes[set]), self.goals.best(nodes[ALL & !set]));
            for this in these {
                for that in those {
                    if this != 0 && that != 0 && Goals::differ(this, that) {
                        best = best.max(gain(this) + gain(that));
                    }
                }
            }
        }
        best
    }

    /// What the joker promises after the last roll.
    fn joker(&self, dice: [u8; Colour::COUNT], node: usize) -> f32 {
        if self.game.options.joker == JokerRule::Strict && self.goals.is_possible(node) {
            return 0.0;
        }
        let mut best = self.card;
        for (die, value) in dice.into_iter().enumerate() {
            let boxes = self.marks[die][usize::from(value) - 1];
            best = best.max(boxes.first.0);
            for (other, value) in dice.into_iter().enumerate().take(die) {
                best = best.max(boxes.with(self.marks[other][usize::from(value) - 1]));
            }
        }
        best
    }

    /// From the values of kept dice before the last roll to those of rolls before it.
    #[inline(never)]
    fn before_last(&self, achieved: &Values, values: &mut Values) {
        let must_roll = self.game.must_roll();
        each_roll(|dice| {
            let (nodes, costs) = (nodes_of(dice), self.costs_of(dice));
            let mut best = if must_roll { f32::NEG_INFINITY } else { achieved[nodes[ALL]] };
            for set in 1..SETS {
                best = best.max(values[nodes[ALL & !set]] - costs[set]);
            }
            values[nodes[ALL]] = best;
        });
    }

    /// What the others gain if these dice are rolled again, for each set of them.
    #[inline]
    fn costs_of(&self, dice: [u8; Colour::COUNT]) -> [f32; SETS] {
        let mut costs = [0.0f32; SETS];
        for set in 1..SETS {
            let die = set.trailing_zeros() as usize;
            let of_die = &self.costs[die];
            let cost = match self.game.options.window {
                WindowRule::A => of_die[usize::from(dice[die]) - 1],
                // What they will show then is not known yet.
                WindowRule::B => of_die.iter().sum::<f32>() / 6.0,
            };
            costs[set] = costs[set & (set - 1)].max(cost);
        }
        costs
    }
}
