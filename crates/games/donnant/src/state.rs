use kernel::{BySeat, OptionsError, Piece, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Back, Card, Cards, Colour, Deck, Dice, Options, Since, Stall,
    cards::{N_GREEN, N_YELLOW},
    deck::COLUMNS,
};

/// No more may play.
pub const MAX_PLAYERS: u8 = 4;
pub(crate) const N_SEATS: usize = MAX_PLAYERS as usize;

/// The state of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Donnant {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// The number of the round, from one.
    pub(crate) round: u8,
    /// The active player.
    pub(crate) active: Seat,
    /// How often the active player has rolled in this turn.
    pub(crate) rolls: u8,
    /// What the dice show; zero before the first roll of all.
    pub(crate) dice: [u8; Colour::COUNT],
    /// The dice that nature still owes.
    pub(crate) rolling: Dice,
    /// The dice of the window: about to be rolled again, or just rolled again.
    pub(crate) rejected: Dice,
    /// The dice that the active player has used.
    pub(crate) spent: Dice,
    /// Those of the set-up or of the window who still owe a choice.
    pub(crate) waiting: Seats,
    pub(crate) ending: Ending,
    /// Evaluation cards first, by column.
    pub(crate) market: [Option<Card>; SLOTS],
    /// What nature may draw, of both backs.
    pub(crate) deck: Cards,
    pub(crate) under_green: Under<N_GREEN>,
    pub(crate) under_yellow: Under<N_YELLOW>,
    pub(crate) players: BySeat<Player, N_SEATS>,
}

// Search clones states all the time. The deck alone, which any table may replace, takes 735 bytes: see
// there why it is part of the state. What open boxes take is 288 bytes that could be reckoned from the rest, uses of
// bonuses and points of stalls 64 more, and every choice or observation would.
const _: () = assert!(size_of::<Donnant>() <= 1640 && size_of::<Deck>() <= 735);

/// What belongs to one player.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Player {
    /// Cards not yet laid.
    pub(crate) hand: Cards,
    pub(crate) stall: Stall,
    /// The card put under its deck at set-up, as long as nobody has drawn it.
    pub(crate) discard: Option<Card>,
    /// The rejected dice used in the open window.
    pub(crate) used: Dice,
    /// What else was done in the open window.
    pub(crate) since: Since,
    /// Dice that bonuses have changed, in this player's eyes.
    pub(crate) tweaks: [Option<Tweak>; Colour::COUNT],
}

impl Player {
    /// How many cards it was dealt, however far it has come with them.
    pub(crate) fn n_dealt(&self) -> u8 {
        (self.hand.len() as usize + self.stall.len() + usize::from(self.discard.is_some())) as u8
    }
}

/// A die as bonuses have made it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tweak {
    /// What it counts.
    pub value: u8,
    /// What colour it counts as.
    pub colour: Colour,
}

/// A card of the market, by row and column.
pub(crate) type Slot = u8;
pub(crate) const SLOTS: usize = 2 * COLUMNS;

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Nature deals: the market, then two cards of each back to every player.
    Deal,
    /// Everybody discards a card and lays three, unseen.
    Setup,
    /// Nature rolls dice.
    Rolling,
    /// The active player rolls again or stops.
    Roll,
    /// The others may write.
    Window,
    /// The active player acts.
    Act {
        /// Whether a card was bought or completed in this turn.
        acted: bool,
    },
    /// The active player lays the card bought from this place of the market.
    Lay {
        /// Evaluation cards first, by column.
        slot: Slot,
    },
    /// Nature fills this place of the market.
    Refill {
        /// Evaluation cards first, by column.
        slot: Slot,
    },
    /// The active player writes with the joker.
    JokerDice {
        /// How many boxes so far.
        marks: u8,
    },
    /// Nature draws the card of the joker.
    JokerDraw {
        /// From this deck.
        back: Back,
    },
    /// The active player lays or declines it.
    JokerLay,
    /// The active player can only end the turn.
    End,
    /// All rounds are played.
    Over,
}

/// Whether the end has come in sight.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ending {
    /// No stall has nine cards.
    No,
    /// Somebody has: one more round follows this one.
    ThisRound,
    /// No round follows.
    LastRound,
}

/// What was put under a deck, in order; the first is drawn first.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(crate) struct Under<const N: usize> {
    n: u8,
    cards: [Card; N],
}

impl<const N: usize> Under<N> {
    const EMPTY: Self = Under { n: 0, cards: [Card::FIRST; N] };

    pub(crate) fn as_slice(&self) -> &[Card] {
        &self.cards[..usize::from(self.n)]
    }

    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.n)] = card;
        self.n += 1;
    }

    /// Takes the first card out. The places behind the last are kept alike, so that equal states compare equal.
    pub(crate) fn pop(&mut self) {
        self.cards.copy_within(1.., 0);
        self.cards[N - 1] = Card::FIRST;
        self.n -= 1;
    }
}

impl Donnant {
    pub(crate) fn begin(players: u8, options: &Options) -> Result<Self, OptionsError> {
        if !(2..=MAX_PLAYERS).contains(&players) {
            return Err(OptionsError::Players);
        }
        Ok(Donnant {
            options: *options,
            phase: Phase::Deal,
            round: 1,
            active: Seat::new(0),
            rolls: 0,
            dice: [0; Colour::COUNT],
            rolling: Dice::EMPTY,
            rejected: Dice::EMPTY,
            spent: Dice::EMPTY,
            waiting: Seats::NONE,
            ending: Ending::No,
            market: [None; SLOTS],
            deck: Cards::all(),
            under_green: Under::EMPTY,
            under_yellow: Under::EMPTY,
            players: BySeat::empty(players),
        })
    }

    pub(crate) fn everyone(&self) -> Seats {
        self.players.seats()
    }

    pub(crate) fn cards(&self) -> &Deck {
        &self.options.deck
    }

    /// What lies under a deck.
    pub(crate) fn under(&self, back: Back) -> &[Card] {
        match back {
            Back::Green => self.under_green.as_slice(),
            Back::Yellow => self.under_yellow.as_slice(),
        }
    }

    pub(crate) fn put_under(&mut self, card: Card) {
        match card.back() {
            Back::Green => self.under_green.push(card),
            Back::Yellow => self.under_yellow.push(card),
        }
    }

    /// What nature may draw from a deck: any card of it, then the first of those under it.
    pub(crate) fn drawable(&self, back: Back) -> Cards {
        let deck = self.deck.and(back.cards());
        if deck.is_empty() { self.under(back).first().copied().map_or(Cards::EMPTY, Cards::only) } else { deck }
    }

    /// A die as `seat` may use it.
    pub(crate) fn die(&self, seat: Seat, die: Colour) -> Tweak {
        let real = Tweak { value: self.dice[die.index()], colour: die };
        self.players[seat].tweaks[die.index()].unwrap_or(real)
    }

    /// All cards, wherever they lie; panics if one lies in two places or none, or if what is kept of a stall is wrong.
    pub fn census(&self) {
        let mut all = Cards::EMPTY;
        let mut n = 0;
        let mut lies = |cards: Cards| {
            all = all.or(cards);
            n += cards.len();
        };
        lies(self.deck);
        self.market.iter().flatten().for_each(|&card| lies(Cards::only(card)));
        Back::ALL.iter().flat_map(|&back| self.under(back)).for_each(|&card| lies(Cards::only(card)));
        for (_, player) in self.players.iter() {
            lies(player.hand);
            lies(player.stall.cards());
            player.stall.census(self.cards());
            assert_eq!(player.stall.cards().len() as usize, player.stall.len());
            if self.phase == Phase::Setup {
                player.discard.iter().for_each(|&card| lies(Cards::only(card)));
            }
        }
        assert_eq!((all, n), (Cards::all(), Card::COUNT as u32), "a card lies in two places, or in none");
    }
}

/// The back of the cards in a place of the market.
pub(crate) fn back_of(slot: Slot) -> Back {
    Back::ALL[usize::from(slot) / COLUMNS]
}

/// How many dice the card in a place of the market costs.
pub(crate) fn price_of(slot: Slot) -> u8 {
    crate::deck::PRICES[usize::from(slot) / COLUMNS][usize::from(slot) % COLUMNS]
}
