use std::{fmt, str::FromStr};

use kernel::{ActionSpace, ParseError, Piece, Seat, Tokens, text_serde};

use crate::{Location, MintWorks, Plan};

/// What a seat chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// `pass`
    Pass,
    /// `place supplier factory`
    Place(Placement),
    /// `place temp-agency supplier factory`
    Copy(Placement),
    /// `co-op 3`
    CoOp(Seat),
}

/// Where mints are placed, and what for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Placement {
    /// `producer`
    Producer,
    /// `supplier factory`
    Supplier(Plan),
    /// `builder mine`
    Builder(Plan),
    /// `council`
    Council,
    /// `wholesaler`
    Wholesaler,
    /// `lotto`
    Lotto,
    /// `crowdfunder`
    Crowdfunder,
    /// `recycler mine`
    Recycler(Plan),
    /// `swap-meet mine factory`
    SwapMeet {
        /// The Plan or Building that goes.
        lose: Plan,
        /// The Plan that comes.
        gain: Plan,
    },
}

text_serde!(Action);

impl Placement {
    pub fn location(self) -> Location {
        match self {
            Placement::Producer => Location::Producer,
            Placement::Supplier(_) => Location::Supplier,
            Placement::Builder(_) => Location::Builder,
            Placement::Council => Location::Council,
            Placement::Wholesaler => Location::Wholesaler,
            Placement::Lotto => Location::Lotto,
            Placement::Crowdfunder => Location::Crowdfunder,
            Placement::Recycler(_) => Location::Recycler,
            Placement::SwapMeet { .. } => Location::SwapMeet,
        }
    }
}

// Placements are numbered location by location; those of a copy follow in the same order.
const SUPPLIER: usize = 1;
const BUILDER: usize = SUPPLIER + Plan::COUNT;
const COUNCIL: usize = BUILDER + Plan::COUNT;
const WHOLESALER: usize = COUNCIL + 1;
const LOTTO: usize = WHOLESALER + 1;
const CROWDFUNDER: usize = LOTTO + 1;
const RECYCLER: usize = CROWDFUNDER + 1;
const SWAP_MEET: usize = RECYCLER + Plan::COUNT;
const N_PLACEMENTS: usize = SWAP_MEET + Plan::COUNT * Plan::COUNT;

impl Placement {
    fn index(self) -> usize {
        match self {
            Placement::Producer => 0,
            Placement::Supplier(plan) => SUPPLIER + plan.index(),
            Placement::Builder(plan) => BUILDER + plan.index(),
            Placement::Council => COUNCIL,
            Placement::Wholesaler => WHOLESALER,
            Placement::Lotto => LOTTO,
            Placement::Crowdfunder => CROWDFUNDER,
            Placement::Recycler(plan) => RECYCLER + plan.index(),
            Placement::SwapMeet { lose, gain } => SWAP_MEET + lose.index() * Plan::COUNT + gain.index(),
        }
    }

    /// The inverse of [`Placement::index`], trusted.
    fn from_index(index: usize) -> Placement {
        match index {
            ..SUPPLIER => Placement::Producer,
            SUPPLIER..BUILDER => Placement::Supplier(Plan::from_index(index - SUPPLIER)),
            BUILDER..COUNCIL => Placement::Builder(Plan::from_index(index - BUILDER)),
            COUNCIL => Placement::Council,
            WHOLESALER => Placement::Wholesaler,
            LOTTO => Placement::Lotto,
            CROWDFUNDER => Placement::Crowdfunder,
            RECYCLER..SWAP_MEET => Placement::Recycler(Plan::from_index(index - RECYCLER)),
            SWAP_MEET.. => {
                let pair = index - SWAP_MEET;
                let (lose, gain) = (Plan::from_index(pair / Plan::COUNT), Plan::from_index(pair % Plan::COUNT));
                Placement::SwapMeet { lose, gain }
            }
        }
    }
}

const PLACE: usize = 1;
const COPY: usize = PLACE + N_PLACEMENTS;
const CO_OP: usize = COPY + N_PLACEMENTS;

impl ActionSpace for MintWorks {
    const SIZE: usize = CO_OP + crate::MAX_PLAYERS as usize;

    fn index(action: Action) -> usize {
        match action {
            Action::Pass => 0,
            Action::Place(placement) => PLACE + placement.index(),
            Action::Copy(placement) => COPY + placement.index(),
            Action::CoOp(seat) => CO_OP + seat.index(),
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            ..PLACE => Some(Action::Pass),
            PLACE..COPY => Some(Action::Place(Placement::from_index(index - PLACE))),
            COPY..CO_OP => Some(Action::Copy(Placement::from_index(index - COPY))),
            CO_OP..Self::SIZE => Some(Action::CoOp(Seat::new(index - CO_OP))),
            Self::SIZE.. => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Pass => f.write_str("pass"),
            Action::Place(placement) => write!(f, "place {placement}"),
            Action::Copy(placement) => write!(f, "place {} {placement}", Location::TempAgency),
            Action::CoOp(seat) => write!(f, "co-op {seat}"),
        }
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let location = self.location();
        match self {
            Placement::Supplier(plan) | Placement::Builder(plan) | Placement::Recycler(plan) => {
                write!(f, "{location} {plan}")
            }
            Placement::SwapMeet { lose, gain } => write!(f, "{location} {lose} {gain}"),
            Placement::Producer
            | Placement::Council
            | Placement::Wholesaler
            | Placement::Lotto
            | Placement::Crowdfunder => location.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let action = match tokens.verb() {
            "pass" => Action::Pass,
            "place" => match tokens.next()? {
                Location::TempAgency => {
                    let copied = tokens.next()?;
                    Action::Copy(read_placement(copied, &mut tokens)?)
                }
                location => Action::Place(read_placement(location, &mut tokens)?),
            },
            "co-op" => Action::CoOp(tokens.next().and_then(at_this_table)?),
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(action)
    }
}

fn read_placement(location: Location, tokens: &mut Tokens<'_>) -> Result<Placement, ParseError> {
    Ok(match location {
        Location::Producer => Placement::Producer,
        Location::Supplier => Placement::Supplier(tokens.next()?),
        Location::Builder => Placement::Builder(tokens.next()?),
        Location::Council => Placement::Council,
        Location::Wholesaler => Placement::Wholesaler,
        Location::Lotto => Placement::Lotto,
        Location::Crowdfunder => Placement::Crowdfunder,
        Location::Recycler => Placement::Recycler(tokens.next()?),
        Location::SwapMeet => Placement::SwapMeet { lose: tokens.next()?, gain: tokens.next()? },
        // The agency cannot be copied by itself.
        Location::TempAgency => return Err(ParseError::Form),
    })
}

fn at_this_table(seat: Seat) -> Result<Seat, ParseError> {
    if seat.number() <= crate::MAX_PLAYERS { Ok(seat) } else { Err(ParseError::Seat) }
}
