use kernel::{BySeat, OptionsError, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::{Cards, Currency, HandPoints, Options, options::n_removed};

/// No more may play.
pub const MAX_PLAYERS: u8 = 5;
pub(crate) const N_SEATS: usize = MAX_PLAYERS as usize;

/// The state of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Money {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// The number of the deal, from one.
    pub(crate) deal: u8,
    /// The number of the round, from one in each deal.
    pub(crate) round: u16,
    pub(crate) last_round: bool,
    /// Rounds in a row whose refill drew no card.
    pub(crate) idle_rounds: u8,
    pub(crate) removed: Set<Currency>,
    pub(crate) pile: Cards,
    pub(crate) right: Cards,
    pub(crate) left: Cards,
    /// Without the cards added to a bid.
    pub(crate) hands: BySeat<Cards, N_SEATS>,
    /// What was added so far, then what lies on the table; empty where there is none (any more).
    pub(crate) bids: BySeat<Cards, N_SEATS>,
    /// What everybody could know of each hand; until the reveal, of hand and bid together.
    pub(crate) known: BySeat<Cards, N_SEATS>,
    /// Who has bid in this round.
    pub(crate) sealed: Seats,
    /// Points of finished deals.
    pub(crate) tallies: BySeat<HandPoints, N_SEATS>,
    pub(crate) last_deal: Option<LastDeal>,
}

// Search clones states all the time.
const _: () = assert!(size_of::<Money>() <= 512);

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Phase {
    /// Nature draws a currency that is out of this deal.
    Remove,
    /// Nature deals: six cards to each, then four to the right, then four to the left.
    Deal,
    /// Everybody bids in secret.
    Bid,
    /// The owner of the highest bid exchanges it.
    Exchange { actor: Seat },
    /// Nature fills the rows up.
    Refill {
        /// Whether a card was drawn already.
        drew: bool,
    },
    /// All deals are played.
    Over,
}

/// One of the two rows beside the pile.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// `right`
    Right,
    /// `left`
    Left,
}

/// How a deal lay when it was scored: all hands are shown then.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastDeal {
    /// The hands, by seat.
    pub hands: BySeat<Cards, N_SEATS>,
    /// The row to the right.
    pub right: Cards,
    /// The row to the left.
    pub left: Cards,
    /// What the hands brought.
    pub points: BySeat<i16, N_SEATS>,
}

impl Money {
    pub(crate) fn begin(players: u8, options: &Options) -> Result<Self, OptionsError> {
        if !(3..=MAX_PLAYERS).contains(&players) {
            return Err(OptionsError::Players);
        }
        options.fit(players)?;
        let mut this = Money {
            options: *options,
            phase: Phase::Over,
            deal: 0,
            round: 0,
            last_round: false,
            idle_rounds: 0,
            removed: Set::EMPTY,
            pile: Cards::EMPTY,
            right: Cards::EMPTY,
            left: Cards::EMPTY,
            hands: BySeat::empty(players),
            bids: BySeat::empty(players),
            known: BySeat::empty(players),
            sealed: Seats::NONE,
            tallies: BySeat::empty(players),
            last_deal: None,
        };
        this.begin_deal();
        Ok(this)
    }

    /// All cards but those of the currencies that are out go onto the pile.
    pub(crate) fn begin_deal(&mut self) {
        let players = self.players();
        self.deal += 1;
        self.round = 1;
        self.last_round = false;
        self.idle_rounds = 0;
        self.removed = self.options.remove;
        self.pile = self.removed.iter().fold(Cards::all(), |pile, currency| pile.minus(currency.notes()));
        (self.right, self.left) = (Cards::EMPTY, Cards::EMPTY);
        self.hands = BySeat::empty(players);
        self.bids = BySeat::empty(players);
        self.known = BySeat::empty(players);
        self.sealed = Seats::NONE;
        self.phase = if self.removed.len() < n_removed(players) { Phase::Remove } else { Phase::Deal };
    }

    pub(crate) fn players(&self) -> u8 {
        self.everyone().len()
    }

    pub(crate) fn everyone(&self) -> Seats {
        self.hands.seats()
    }

    pub(crate) fn row(&self, side: Side) -> Cards {
        match side {
            Side::Right => self.right,
            Side::Left => self.left,
        }
    }

    pub(crate) fn row_mut(&mut self, side: Side) -> &mut Cards {
        match side {
            Side::Right => &mut self.right,
            Side::Left => &mut self.left,
        }
    }

    /// Whether nature still draws which currencies are out.
    pub fn is_fresh(&self) -> bool {
        self.phase == Phase::Remove
    }

    /// How many cards there are in this deal, wherever they lie; panics if one lies in two places.
    pub fn census(&self) -> u32 {
        let places = self.hands.iter().chain(self.bids.iter()).map(|(_, cards)| *cards);
        let (mut all, mut n) = (Cards::EMPTY, 0);
        for place in places.chain([self.pile, self.right, self.left]) {
            all = all.or(place);
            n += place.len();
        }
        assert_eq!(all.len(), n, "a card lies in two places");
        n
    }
}
