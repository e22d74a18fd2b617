//! Who may choose what.

use kernel::{Draw, Seat, Seats};
use rand_core::Rng;

use crate::{Action, Cards, Money, Phase, Refusal, Side};

impl Money {
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        match self.phase {
            Phase::Bid if !self.sealed.contains(seat) => {
                visit(Action::Seal);
                self.addable(seat).iter().for_each(|card| visit(Action::Add(card)));
            }
            Phase::Exchange { actor } if actor == seat => {
                visit(Action::Row(Side::Right));
                visit(Action::Row(Side::Left));
                visit(Action::Keep);
                self.bidders().without(seat).iter().for_each(|other| visit(Action::Swap(other)));
            }
            _ => (),
        }
    }

    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        if let Phase::Exchange { .. } = self.phase {
            let others = self.bidders().without(seat);
            return match rng.below(3 + u32::from(others.len())) {
                0 => Action::Row(Side::Right),
                1 => Action::Row(Side::Left),
                2 => Action::Keep,
                n => Action::Swap(others.iter().nth(n as usize - 3).expect("below their number")),
            };
        }
        let cards = self.addable(seat);
        match rng.below(1 + cards.len()) {
            0 => Action::Seal,
            n => Action::Add(cards.nth(n - 1)),
        }
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let exchanging = matches!(self.phase, Phase::Exchange { .. });
        match action {
            Action::Add(_) | Action::Seal if exchanging => Err(Refusal::BidsShown),
            Action::Row(_) | Action::Swap(_) | Action::Keep if !exchanging => Err(Refusal::BidsFirst),
            Action::Add(card) if !self.hands[seat].contains(card) => Err(Refusal::NotInHand),
            Action::Add(card) if !self.addable(seat).contains(card) => Err(Refusal::CardOrder),
            Action::Swap(other) if other == seat => Err(Refusal::OwnBid),
            Action::Swap(other) if !self.bidders().contains(other) => Err(Refusal::NoBidThere),
            Action::Add(_) | Action::Seal | Action::Row(_) | Action::Swap(_) | Action::Keep => Ok(()),
        }
    }

    /// Bids come to light with the last of them; after the last exchange nature refills the rows, or hands are
    /// shown. A bid that can be swapped is one whose turn comes later.
    pub(crate) fn reveals_nothing(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::Add(_) => true,
            Action::Seal => !self.everyone().minus(self.sealed).without(seat).is_empty(),
            Action::Row(_) | Action::Keep | Action::Swap(_) => !self.bidders().without(seat).is_empty(),
        }
    }

    /// The cards of a hand that come after all that was added: so each bid is reached in one way.
    pub(crate) fn addable(&self, seat: Seat) -> Cards {
        self.hands[seat].after(self.bids[seat])
    }

    /// Whose bid lies on the table.
    pub(crate) fn bidders(&self) -> Seats {
        self.bids.seats_where(|bid| !bid.is_empty())
    }
}
