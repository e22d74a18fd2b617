//! Who may choose what.

use kernel::{Draw, Piece, Seat, Seats};
use rand_core::Rng;

use crate::{Action, Gain, Ginkgopolis, Phase, Refusal, Spot, Tile, Tiles, tokens::Bar};

impl Ginkgopolis {
    pub(crate) fn visit_actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        let player = &self.players[seat];
        match self.phase {
            Phase::Draft if self.drafting().contains(seat) => {
                player.pack.kinds().for_each(|kind| visit(Action::Draft(kind)));
            }
            Phase::Choose if self.choosing().contains(seat) => {
                if player.hand_tokens > 0 {
                    visit(Action::Change);
                }
                for card in player.hand.iter() {
                    visit(Action::Play(card, None));
                    player.tiles.iter().for_each(|tile| visit(Action::Play(card, Some(tile))));
                }
            }
            Phase::Gain if self.actor == Some(seat) => {
                visit(Action::Gain(Gain::Resource));
                visit(Action::Gain(Gain::Tile));
            }
            Phase::Token if self.token_mover() == seat => {
                let letter = self.work.letter.expect("a token is being moved");
                self.city.spots(letter, &mut |spot| visit(Action::Token(letter, spot)));
            }
            Phase::Return if self.everyone().contains(seat) && !self.done.contains(seat) => {
                visit(Action::Done);
                self.returnable(seat).iter().for_each(|tile| visit(Action::Return(tile)));
            }
            _ => (),
        }
    }

    pub(crate) fn pick_action(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        let player = &self.players[seat];
        match self.phase {
            Phase::Draft => {
                let n = rng.below(player.pack.kinds().count() as u32);
                Action::Draft(player.pack.kinds().nth(n as usize).expect("below their number"))
            }
            Phase::Choose => {
                let ways = 1 + player.tiles.len();
                let change = u32::from(player.hand_tokens > 0);
                let Some(n) = rng.below(change + player.hand.len() * ways).checked_sub(change) else {
                    return Action::Change;
                };
                let tile = (n % ways).checked_sub(1).map(|n| player.tiles.nth(n));
                Action::Play(player.hand.nth(n / ways), tile)
            }
            Phase::Gain => Action::Gain(if rng.below(2) == 0 { Gain::Resource } else { Gain::Tile }),
            Phase::Return => {
                let tiles = self.returnable(seat);
                match rng.below(1 + tiles.len()) {
                    0 => Action::Done,
                    n => Action::Return(tiles.nth(n - 1)),
                }
            }
            _ => self.pick_spot(rng),
        }
    }

    pub(crate) fn refusal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let fits = match self.phase {
            Phase::Draft => matches!(action, Action::Draft(_)),
            Phase::Choose => matches!(action, Action::Change | Action::Play(..)),
            Phase::Gain => matches!(action, Action::Gain(_)),
            Phase::Token => matches!(action, Action::Token(..)),
            Phase::Return => matches!(action, Action::Return(_) | Action::Done),
            _ => false,
        };
        if !fits {
            return Err(self.out_of_order(action));
        }
        let player = &self.players[seat];
        match action {
            Action::Draft(kind) if player.pack.count(kind) == 0 => Err(Refusal::NotInPack),
            Action::Change if player.hand_tokens == 0 => Err(Refusal::NoHandToken),
            Action::Play(card, _) if !player.hand.contains(card) => Err(Refusal::NotInHand),
            Action::Play(_, Some(tile)) | Action::Return(tile) if !player.tiles.contains(tile) => {
                Err(Refusal::NotBehindScreen)
            }
            Action::Return(tile) if !self.returnable(seat).contains(tile) => Err(Refusal::TileOrder),
            Action::Token(letter, _) if self.work.letter != Some(letter) => Err(Refusal::OtherLetter),
            Action::Token(letter, spot) => self.city.bars(letter, spot).map_err(|bar| match bar {
                Bar::Taken => Refusal::CellTaken,
                Bar::NextToTile => Refusal::NextToTile,
                Bar::Order => Refusal::LetterOrder,
                Bar::NoPush => Refusal::NoPush,
            }),
            _ => Ok(()),
        }
    }

    /// The rule that an action of another phase breaks.
    fn out_of_order(&self, action: Action) -> Refusal {
        match (self.phase, action) {
            (Phase::Draft, _) => Refusal::DraftFirst,
            (_, Action::Draft(_)) => Refusal::DraftOver,
            (Phase::Return, _) => Refusal::ReturnFirst,
            (_, Action::Return(_) | Action::Done) => Refusal::NothingToReturn,
            (Phase::Gain, _) => Refusal::GainFirst,
            (Phase::Token, _) => Refusal::TokenFirst,
            (Phase::Choose, _) => Refusal::ChooseFirst,
            _ => Refusal::CardsChosen,
        }
    }

    /// Who has not kept a character from the pack before it.
    pub(crate) fn drafting(&self) -> Seats {
        let pick = self.pick();
        self.everyone().iter().filter(|&seat| self.players[seat].drafted[pick].is_none()).collect()
    }

    /// Which character is being chosen, from zero.
    pub(crate) fn pick(&self) -> usize {
        let kept = |seat: Seat| self.players[seat].drafted.iter().flatten().count();
        let fewest = self.everyone().iter().map(kept).min().unwrap_or(0);
        fewest.min(crate::state::CHARACTERS - 1)
    }

    /// Who has not chosen a card yet.
    pub(crate) fn choosing(&self) -> Seats {
        self.everyone().iter().filter(|&seat| self.players[seat].card.is_none()).collect()
    }

    /// The tiles behind a screen that come after all that were named: so each choice is reached in one way.
    fn returnable(&self, seat: Seat) -> Tiles {
        let player = &self.players[seat];
        match player.returning.highest() {
            None => player.tiles,
            Some(last) => player.tiles.and(Tiles::span(last.index() + 1, Tile::COUNT)),
        }
    }

    fn pick_spot(&self, rng: &mut impl Rng) -> Action {
        let letter = self.work.letter.expect("a token is being moved");
        let mut spots = [Spot::Forward; crate::tokens::MAX_BORDER];
        let mut n = 0;
        self.city.spots(letter, &mut |spot| {
            spots[n] = spot;
            n += 1;
        });
        Action::Token(letter, spots[rng.below(n as u32) as usize])
    }
}
