//! Every step leads from here to the rule that it is about.

use kernel::Seat;

use crate::{Action, Color, Drawn, Event, Gain, Ginkgopolis, Items, Phase};

impl Ginkgopolis {
    pub(crate) fn apply_action(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Draft(kind) => self.keep_character(seat, kind, tell),
            Action::Change => self.change_hand(seat, tell),
            Action::Play(card, tile) => self.choose(seat, card, tile, tell),
            Action::Gain(gain) => {
                let color = if gain == Gain::Resource { Color::Red } else { Color::Blue };
                self.produce(seat, Items::of(color, 1), tell);
            }
            Action::Token(letter, spot) => self.put_token(seat, letter, spot, tell),
            Action::Return(tile) => self.players[seat].returning.insert(tile),
            Action::Done => self.finish_returning(seat, tell),
        }
    }

    pub(crate) fn apply_chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        match drawn {
            Drawn::Place(tile) => self.found(tile),
            Drawn::Box(tile) => self.put_in_box(tile),
            Drawn::First(seat) => self.begin_with(seat, tell),
            Drawn::Set(number) => self.deal_set(number, tell),
            Drawn::Pack(kind) => self.deal_character(kind, tell),
            Drawn::Pass => self.pass_packs(tell),
            Drawn::Discard(card) => {
                self.deck.remove(card);
                self.discard.insert(card);
                self.to_discard -= 1;
                self.go_on(tell);
            }
            Drawn::Draw(card) => self.draw(card, tell),
            Drawn::Reveal => {
                self.everyone().iter().for_each(|seat| self.players[seat].taken_back = None);
                self.resolve(self.first, tell);
            }
            Drawn::Tile(tile) => {
                self.supply.remove(tile);
                match self.phase {
                    Phase::StartTiles => self.begin_with_tile(tile, tell),
                    Phase::HalTile => self.hal_builds(tile, tell),
                    _ => self.take_tile(tile, tell),
                }
            }
        }
    }

    /// What follows a draw of cards, once a new deck has lost what goes to the discard.
    pub(crate) fn go_on(&mut self, tell: &mut impl FnMut(Event)) {
        if self.to_discard > 0 {
            return;
        }
        match self.phase {
            Phase::Discard => self.choose_who_begins(),
            Phase::Draw if self.next_to_draw().is_none() => self.open_round(tell),
            Phase::Change { seat } if self.players[seat].hand.len() == self.hand_size() => {
                self.phase = Phase::Choose;
            }
            Phase::HalCard if self.work.second.is_some() => self.hal_compares(tell),
            _ => (),
        }
    }
}
