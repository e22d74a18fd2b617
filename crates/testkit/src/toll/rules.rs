use std::ops::RangeInclusive;

use kernel::{BySeat, Estimate, Forecast, Game, NoOptions, OptionsError, Piece, Seat, Seats, Tensor, Turn, open_game};
use serde::{Deserialize, Serialize};

use super::{Action, Card, Cards, Drawn, Event, Refusal, ScoreLine};

/// The largest table.
pub const MAX_PLAYERS: u8 = 5;
/// The coins that each player starts with.
pub const COINS: u8 = 9;
/// So many cards are never turned up, and which they are stays unknown.
pub const LEFT_OUT: u32 = 8;

const N_SEATS: usize = MAX_PLAYERS as usize;

/// The state of play. Everything that was decided so far is open, so it is the view as well.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct Toll {
    /// Cards that were not turned up.
    pub deck: Cards,
    /// The card that lies open.
    pub card: Option<Card>,
    /// The coins that were paid for it.
    pub pot: u8,
    /// The player who takes or pays.
    pub turn: Seat,
    /// What lies before each player.
    pub cards: BySeat<Cards, N_SEATS>,
    /// The coins of each player.
    pub coins: BySeat<u8, N_SEATS>,
}

// Search clones states all the time.
const _: () = assert!(size_of::<Toll>() <= 128);

impl Game for Toll {
    const SLUG: &'static str = "toll";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS;
    // Each card is turned up, paid for with at most all coins there are, and taken.
    const MAX_STEPS: usize = (Card::COUNT - LEFT_OUT as usize) * (1 + N_SEATS * COINS as usize + 1);
    const LOWEST_WINS: bool = true;

    type Options = NoOptions;
    type Action = Action;
    type Chance = Drawn;
    type Event = Event;
    type Refusal = Refusal;
    type ScoreLine = ScoreLine;

    open_game!();

    fn new(players: u8, _: &NoOptions) -> Result<Self, OptionsError> {
        if !Self::PLAYERS.contains(&players) {
            return Err(OptionsError::Players);
        }
        Ok(Toll {
            deck: Cards::all(),
            card: None,
            pot: 0,
            turn: Seat::new(0),
            cards: BySeat::empty(players),
            coins: BySeat::new(players, |_| COINS),
        })
    }

    fn seats(&self) -> Seats {
        self.coins.seats()
    }

    fn turn(&self) -> Turn {
        match self.card {
            Some(_) => Turn::Seats(Seats::only(self.turn)),
            None if self.deck.len() > LEFT_OUT => Turn::Chance,
            None => Turn::Over,
        }
    }

    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        if self.card.is_some() && self.turn == seat {
            if self.coins[seat] > 0 {
                visit(Action::Pay);
            }
            visit(Action::Take);
        }
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        self.deck.iter().for_each(|card| visit(Drawn::Turn(card), 1));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Pay if self.coins[seat] == 0 => Err(Refusal::NoCoin),
            Action::Pay | Action::Take => Ok(()),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        match action {
            Action::Pay => {
                self.coins[seat] -= 1;
                self.pot += 1;
                tell(Event::Paid { seat });
                self.turn = Seat::new((seat.index() + 1) % usize::from(self.seats().len()));
            }
            Action::Take => {
                let card = self.card.take().expect("a seat chooses while a card lies open");
                let coins = std::mem::take(&mut self.pot);
                self.cards[seat].insert(card);
                self.coins[seat] += coins;
                // The player who takes a card decides first on the next one.
                tell(Event::Took { seat, card, coins });
                if self.turn() == Turn::Over {
                    let winners = self.winners();
                    let points = winners.lowest().map_or(0, |it| self.total(it));
                    tell(Event::Won { winners, points });
                }
            }
        }
    }

    fn chance(&mut self, Drawn::Turn(card): Drawn, tell: &mut impl FnMut(Event)) {
        self.deck.remove(card);
        self.card = Some(card);
        tell(Event::Turned { card });
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        let cards = self.cards[seat];
        let begins_run = |card: &Card| card.index() == 0 || !cards.contains(Card::from_index(card.index() - 1));
        let cost = cards.iter().filter(begins_run).map(|card| i32::from(card.number())).sum();
        visit(ScoreLine::Cards, cost);
        visit(ScoreLine::Coins, -i32::from(self.coins[seat]));
    }
}

// Bots play games out to their end, and observations hash the view: see both traits for what a game may add.
impl Estimate for Toll {}
impl Tensor for Toll {}

impl Forecast for Toll {
    type Now = ();
    type Choice = ();
}
