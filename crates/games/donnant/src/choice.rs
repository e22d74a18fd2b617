//! Who may choose what.

use std::ops::ControlFlow;

use kernel::{Draw, Game, Piece, Seat, Turn};
use rand_core::Rng;

use crate::{Action, Colour, Dice, Donnant, Ending, JokerCardRule, Phase, Place, Refusal, market::dice_of};

/// A turn has no more rolls.
pub(crate) const MAX_ROLLS: u8 = 3;
/// How many sets of dice may be rolled again.
const N_REROLLS: u32 = (1 << Colour::COUNT) - 1;
/// Few positions offer more choices; a longer list takes longer to clear than most have entries. The deck is read such that marks and changes of dice are never more
/// than 256. Beyond that goes only who has five equal dice, three uses of the bonus that saves a die, and
/// bonuses that change dice: 220 ways to pay for eight cards, 31 changes and ends, 3 jokers and as many as
/// 50 ways to complete five cards.
const LIST: usize = 32;

impl Donnant {
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if !matches!(self.turn(), Turn::Seats(seats) if seats.contains(seat)) {
            return;
        }
        let player = &self.players[seat];
        match self.phase {
            Phase::Setup if player.discard.is_none() => {
                player.hand.iter().for_each(|card| visit(Action::Discard(card)));
            }
            Phase::Setup | Phase::Lay { .. } => self.visit_places(seat, visit),
            Phase::JokerLay => {
                self.visit_places(seat, visit);
                if self.options.joker_card == JokerCardRule::MayDecline {
                    visit(Action::Decline);
                }
            }
            Phase::Roll => {
                if !self.must_roll() {
                    visit(Action::Stop);
                }
                (1..=N_REROLLS).for_each(|set| visit(Action::Reroll(dice_of(set))));
            }
            Phase::Window => {
                visit(Action::Skip);
                let free = self.rejected.minus(player.used);
                self.visit_marks(seat, &self.shown(seat, free), visit);
                self.visit_bonuses(seat, free, visit);
            }
            Phase::Act { acted } => self.visit_acts(seat, acted, visit),
            Phase::JokerDice { marks } => {
                let free = self.unspent();
                if marks > 0 || !self.is_mark_in_reach(seat, free) {
                    visit(Action::End);
                }
                self.visit_marks(seat, &self.shown(seat, free), visit);
                self.visit_bonuses(seat, free, visit);
            }
            Phase::End => visit(Action::End),
            Phase::Deal | Phase::Rolling | Phase::Refill { .. } | Phase::JokerDraw { .. } | Phase::Over => (),
        }
    }

    /// The same draw as from the list, which is held in passing: looking twice would cost more.
    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        if self.phase == Phase::Roll {
            let n_stops = u32::from(!self.must_roll());
            return match (rng.below(n_stops + N_REROLLS), n_stops) {
                (0, 1) => Action::Stop,
                (n, n_stops) => Action::Reroll(dice_of(1 + n - n_stops)),
            };
        }
        let (mut list, mut n) = ([Action::End; LIST], 0);
        self.visit_actions(seat, &mut |action| {
            if let Some(place) = list.get_mut(n) {
                *place = action;
            }
            n += 1;
        });
        let drawn = rng.below(n as u32) as usize;
        list.get(drawn).copied().unwrap_or_else(|| self.nth_action(seat, drawn))
    }

    /// For lists that are too long to be held.
    fn nth_action(&self, seat: Seat, nth: usize) -> Action {
        let (mut n, mut found) = (0, Action::End);
        self.visit_actions(seat, &mut |action| {
            if n == nth {
                found = action;
            }
            n += 1;
        });
        found
    }

    fn visit_acts(&self, seat: Seat, acted: bool, visit: &mut impl FnMut(Action)) {
        visit(Action::End);
        let shown = self.shown(seat, self.unspent());
        let mut all = |action| {
            visit(action);
            ControlFlow::Continue(())
        };
        let _ = self.visit_purchases(seat, &shown, self.cheaper(seat), &mut all);
        let _ = self.visit_completions(seat, &shown, &mut all);
        self.visit_jokers(seat, acted, visit);
        self.visit_bonuses(seat, shown.free, visit);
    }

    fn visit_places(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let player = &self.players[seat];
        for card in player.hand.iter() {
            let mut free = player.stall.free();
            while free != 0 {
                let place = Place::from_index(free.trailing_zeros() as usize).expect("only places are free");
                visit(Action::Lay(card, place));
                free &= free - 1;
            }
        }
    }

    /// The dice that the active player has not used.
    pub(crate) fn unspent(&self) -> Dice {
        Dice::all().minus(self.spent)
    }

    /// In the last round, who has completed all cards makes both re-rolls.
    pub(crate) fn must_roll(&self) -> bool {
        self.ending == Ending::LastRound && self.players[self.active].stall.all_done()
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match self.phase {
            Phase::Setup => self.refusal_at_setup(seat, action),
            Phase::Roll => match action {
                Action::Reroll(_) => Ok(()),
                Action::Stop if self.must_roll() => Err(Refusal::MustRoll),
                Action::Stop => Ok(()),
                Action::Discard(_) => Err(Refusal::DiscardOnce),
                Action::Lay(..) => Err(Refusal::NotInHand),
                Action::Skip => Err(Refusal::NoWindow),
                Action::Decline => Err(Refusal::MustLay),
                _ => Err(Refusal::StopFirst),
            },
            Phase::Window => self.refusal_in_window(seat, action),
            Phase::Lay { .. } | Phase::JokerLay => match action {
                Action::Lay(card, place) => self.check_place(seat, card, place),
                Action::Decline if !self.may_decline() => Err(Refusal::MustLay),
                Action::Decline => Ok(()),
                Action::Discard(_) => Err(Refusal::DiscardOnce),
                _ => Err(Refusal::LayFirst),
            },
            _ => self.refusal_in_turn(seat, action),
        }
    }

    fn refusal_at_setup(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match action {
            Action::Discard(_) if player.discard.is_some() => Err(Refusal::DiscardOnce),
            Action::Discard(card) if !player.hand.contains(card) => Err(Refusal::NotInHand),
            Action::Discard(_) => Ok(()),
            Action::Lay(..) if player.discard.is_none() => Err(Refusal::DiscardFirst),
            Action::Lay(card, place) => self.check_place(seat, card, place),
            _ => Err(Refusal::SetupFirst),
        }
    }

    fn refusal_in_window(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let free = self.rejected.minus(self.players[seat].used);
        match action {
            Action::Skip => Ok(()),
            Action::Mark(die, ..) | Action::Tweak(die, _) | Action::Paint(die, _) if !self.rejected.contains(die) => {
                Err(Refusal::NotRejected)
            }
            Action::Mark(die, card, number) if free.contains(die) => self.check_mark(seat, (die, card, number)),
            Action::Mark(..) => Err(Refusal::DieUsed),
            Action::Tweak(..) | Action::Paint(..) => self.check_bonus(seat, free, action),
            Action::Discard(_) => Err(Refusal::DiscardOnce),
            Action::Lay(..) => Err(Refusal::NotInHand),
            Action::Decline => Err(Refusal::MustLay),
            _ => Err(Refusal::WindowOpen),
        }
    }

    /// When the active player acts, with or without a joker.
    fn refusal_in_turn(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (free, joker) = (self.unspent(), !matches!(self.phase, Phase::Act { .. }));
        let may_write = matches!(self.phase, Phase::JokerDice { .. });
        match action {
            Action::End => match self.phase {
                Phase::JokerDice { marks: 0 } if self.is_mark_in_reach(seat, free) => Err(Refusal::MarkFirst),
                _ => Ok(()),
            },
            Action::Discard(_) => Err(Refusal::DiscardOnce),
            Action::Lay(..) => Err(Refusal::NotInHand),
            Action::Decline => Err(Refusal::MustLay),
            Action::Skip => Err(Refusal::NoWindow),
            Action::Reroll(_) | Action::Stop => Err(Refusal::RollingOver),
            Action::Mark(..) if !joker => Err(Refusal::JokerOnly),
            Action::Mark(die, card, number) if may_write => match free.contains(die) {
                true => self.check_mark(seat, (die, card, number)),
                false => Err(Refusal::DieUsed),
            },
            Action::Tweak(..) | Action::Paint(..) if !joker || may_write => self.check_bonus(seat, free, action),
            _ if joker => Err(Refusal::AfterJoker),
            Action::Buy(card, dice) => self.check_purchase(seat, &self.shown(seat, free), card, dice),
            Action::Complete(card, order) => self.check_completion(seat, &self.shown(seat, free), (card, order)),
            _ => self.check_joker_choice(seat, action),
        }
    }

    fn check_place(&self, seat: Seat, card: crate::Card, place: Place) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let among = |places: u32| places >> place.index() & 1 == 1;
        if !player.hand.contains(card) {
            Err(Refusal::NotInHand)
        } else if among(player.stall.free()) {
            Ok(())
        } else if player.stall.is_empty() {
            Err(Refusal::FirstPlace)
        } else if among(player.stall.taken()) {
            Err(Refusal::PlaceTaken)
        } else if !among(player.stall.within()) {
            Err(Refusal::TooWide)
        } else {
            Err(Refusal::NotTouching)
        }
    }

    fn may_decline(&self) -> bool {
        self.phase == Phase::JokerLay && self.options.joker_card == JokerCardRule::MayDecline
    }
}
