use std::{fmt, str::FromStr};

use kernel::{ActionSpace, MAX_SEATS, ParseError, Piece, Seat, Tokens, text_serde};

use crate::{Card, Currency, Money, Phase, Side};

/// What a seat chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// `add EUR20a`
    Add(Card),
    /// `seal`
    Seal,
    /// `row right`
    Row(Side),
    /// `swap 3`
    Swap(Seat),
    /// `keep`
    Keep,
}

kernel::notation! {
    /// What nature chooses.
    pub enum Drawn {
        /// `remove RUB`
        Remove(currency: Currency) = "remove",
        /// `draw EUR20a`
        Draw(card: Card) = "draw",
    }
}

text_serde!(Action);

const SEAL: usize = Card::COUNT;
const RIGHT: usize = SEAL + 1;
const LEFT: usize = RIGHT + 1;
const KEEP: usize = LEFT + 1;
const SWAP: usize = KEEP + 1;

impl ActionSpace for Money {
    const SIZE: usize = SWAP + crate::MAX_PLAYERS as usize;

    fn index(action: Action) -> usize {
        match action {
            Action::Add(card) => card.index(),
            Action::Seal => SEAL,
            Action::Row(Side::Right) => RIGHT,
            Action::Row(Side::Left) => LEFT,
            Action::Keep => KEEP,
            Action::Swap(seat) => SWAP + seat.index(),
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            ..SEAL => Some(Action::Add(Card::from_index(index))),
            SEAL => Some(Action::Seal),
            RIGHT => Some(Action::Row(Side::Right)),
            LEFT => Some(Action::Row(Side::Left)),
            KEEP => Some(Action::Keep),
            SWAP..Self::SIZE => Some(Action::Swap(Seat::new(index - SWAP))),
            Self::SIZE.. => None,
        }
    }

    fn indices(&self, seat: Seat, visit: &mut impl FnMut(usize)) {
        if self.phase == Phase::Bid && !self.sealed.contains(seat) {
            visit(SEAL);
            return self.addable(seat).indices(visit);
        }
        self.visit_actions(seat, &mut |action| visit(Money::index(action)));
    }

    fn mark(&self, seat: Seat, mask: &mut [u8]) {
        let (cards, others) = mask[..Money::SIZE].split_at_mut(Card::COUNT);
        others.fill(0);
        if self.phase == Phase::Bid && !self.sealed.contains(seat) {
            others[SEAL - Card::COUNT] = 1;
            self.addable(seat).mark(cards);
        } else {
            cards.fill(0);
            self.visit_actions(seat, &mut |action| mask[Money::index(action)] = 1);
        }
    }
}

// The number of a swap is below SIZE only for seats that the game can have.
const _: () = assert!(crate::MAX_PLAYERS as usize <= MAX_SEATS);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Add(card) => write!(f, "add {card}"),
            Action::Seal => f.write_str("seal"),
            Action::Row(side) => write!(f, "row {side}"),
            Action::Swap(seat) => write!(f, "swap {seat}"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let action = match tokens.verb() {
            "add" => Action::Add(tokens.next()?),
            "seal" => Action::Seal,
            "row" => Action::Row(tokens.next()?),
            "swap" => Action::Swap(tokens.next().and_then(at_this_table)?),
            "keep" => Action::Keep,
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(action)
    }
}

fn at_this_table(seat: Seat) -> Result<Seat, ParseError> {
    if seat.number() <= crate::MAX_PLAYERS { Ok(seat) } else { Err(ParseError::Seat) }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::Right => "right",
            Side::Left => "left",
        })
    }
}

impl FromStr for Side {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "right" => Ok(Side::Right),
            "left" => Ok(Side::Left),
            _ => Err(ParseError::Form),
        }
    }
}
