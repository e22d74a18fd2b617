use kernel::{Piece, Seat, Seats};
use serde::{Serialize, Serializer};

use crate::{Back, Card, Cards, Colour, Dice, Donnant, Ending, Phase, deck::COLUMNS, stall::Laid};

/// All there is, in the keys of the trace format (`docs/trace.md`).
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    round: u8,
    phase: &'static str,
    turn: Seat,
    rolls: u8,
    dice: Values,
    spent: Dice,
    rerolling: Dice,
    waiting: Seats,
    tweaks: Vec<Changed>,
    market: Market,
    decks: Decks,
    players: Vec<Table>,
    ending: Option<Ending>,
}

#[derive(Clone, Debug, Serialize)]
struct Changed {
    seat: Seat,
    die: Colour,
    value: u8,
    colour: Colour,
}

#[derive(Clone, Debug, Serialize)]
struct Market {
    evaluation: Vec<Option<Card>>,
    bonus: Vec<Option<Card>>,
}

#[derive(Clone, Debug, Serialize)]
struct Decks {
    green: Pile,
    yellow: Pile,
}

#[derive(Clone, Debug, Serialize)]
struct Pile {
    deck: Cards,
    under: Vec<Card>,
}

#[derive(Clone, Debug, Serialize)]
struct Table {
    hand: Cards,
    stall: Vec<Laid>,
}

/// What the dice show, by their letters; nothing before the first roll.
#[derive(Clone, Debug)]
struct Values([u8; Colour::COUNT]);

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Colour::each().map(|die| (die, self.0[die.index()])).filter(|(_, value)| *value > 0))
    }
}

impl Snapshot {
    pub(crate) fn of(game: &Donnant) -> Self {
        let phase = match game.phase {
            Phase::Deal | Phase::Setup => "setup",
            Phase::Rolling | Phase::Roll => "roll",
            Phase::Window => "window",
            Phase::Over => "over",
            _ => "act",
        };
        let waiting = match kernel::Game::turn(game) {
            kernel::Turn::Seats(seats) => seats,
            kernel::Turn::Chance | kernel::Turn::Over => Seats::NONE,
        };
        let tweaks = game.players.iter().flat_map(|(seat, player)| {
            Colour::each().filter_map(move |die| {
                player.tweaks[die.index()].map(|it| Changed { seat, die, value: it.value, colour: it.colour })
            })
        });
        let pile = |back: Back| Pile { deck: game.deck.and(back.cards()), under: game.lying_under(back) };
        let stall = |player: &crate::Player| player.stall.laid(game.cards()).collect();
        Snapshot {
            round: game.round,
            phase,
            turn: game.active,
            rolls: game.rolls,
            dice: Values(game.dice),
            spent: game.spent,
            rerolling: if game.phase == Phase::Window { game.rejected } else { Dice::EMPTY },
            waiting,
            tweaks: tweaks.collect(),
            market: Market { evaluation: game.market[..COLUMNS].to_vec(), bonus: game.market[COLUMNS..].to_vec() },
            decks: Decks { green: pile(Back::Green), yellow: pile(Back::Yellow) },
            players: game.players.iter().map(|(_, it)| Table { hand: it.hand, stall: stall(it) }).collect(),
            ending: Some(game.ending).filter(|it| *it != Ending::No),
        }
    }
}

impl Donnant {
    /// What lies under a deck; at set-up what was discarded so far, which nobody has seen yet.
    pub(crate) fn lying_under(&self, back: Back) -> Vec<Card> {
        if self.phase == Phase::Setup {
            let discards = self.players.iter().filter_map(|(_, player)| player.discard);
            return discards.filter(|card| card.back() == back).collect();
        }
        self.under(back).to_vec()
    }
}
