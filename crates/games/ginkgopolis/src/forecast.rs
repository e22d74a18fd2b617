//! What everything is worth now, and what a choice would cost and bring, were it resolved in the city as it stands.
//!
//! Nothing is reckoned a second time here: a choice is done by the functions of `resolve` in a copy of the game, up to where
//! nature or the next player would go on.

use kernel::{Entries, Forecast, Observer, Piece, Seat};
use serde::Serialize;

use crate::{
    Action, Card, Color, Event, Face, Ginkgopolis, Items, Letter, Tile, Trigger,
    bonus::{Bonus, bonuses},
    city::Cell,
};

/// What everything is worth as things stand.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Now {
    /// In the order of their first buildings.
    pub districts: Vec<DistrictNow>,
    /// From seat 1 on.
    pub seats: Vec<SeatNow>,
    /// What a tile in the place of a token would produce, were there enough in the supply.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Letter]?: Items }"))]
    pub grounds: Entries<Letter, Items>,
}

/// A district, and what it would bring.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DistrictNow {
    /// The colour that all its buildings have.
    pub color: Color,
    /// Where its buildings stand.
    pub cells: Vec<Cell>,
    /// The resources of each seat.
    pub resources: Vec<u8>,
    /// What it would bring: to who has the most, and to who comes next.
    pub shares: Vec<Share>,
}

/// Points of a seat.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    pub seat: Seat,
    pub points: u16,
}

/// What the cards before a seat are good for.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatNow {
    /// What each action brings besides, in the order of [`Trigger::ALL`].
    pub bonuses: [Items; 3],
    /// What each card that counts at the end is worth.
    #[cfg_attr(feature = "ts", ts(type = "{ [key in Tile]?: number }"))]
    pub cards: Entries<Tile, i32>,
}

/// What a choice would cost and bring.
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// What is done: a tile that cannot be paid for goes back, and the card counts alone.
    pub action: Trigger,
    /// Where it happens.
    pub cell: Option<Cell>,
    /// What is missing to lay the tile.
    pub lacks: Option<Items>,
    /// Resources that are laid on the building.
    pub laid: u8,
    /// What is paid besides.
    pub pays: Items,
    /// What goes back from the covered building, and to whom.
    pub recovers: Option<Recovery>,
    /// Whether its player will choose what is produced.
    pub choice: bool,
    /// What is produced, that choice apart.
    pub produces: Items,
    /// The buildings that produce.
    pub producers: Vec<Cell>,
    /// What the cards before the player bring.
    pub bonus: Items,
    /// The level of the building afterwards.
    pub level: u8,
    /// The card stays before its player.
    pub keeps: Option<Tile>,
    /// By how much the final score of each seat would change, were the game to end then.
    pub ends: Vec<i32>,
}

/// What lay on a building goes back.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Recovery {
    pub seat: Seat,
    pub resources: u8,
    /// For one whose place another takes.
    pub points: u8,
}

impl Forecast for Ginkgopolis {
    type Now = Now;
    type Choice = Outcome;

    fn forecast_now(&self, _observer: Observer) -> Now {
        let n_seats = usize::from(self.players.seats().len());
        let mut districts = Vec::new();
        self.city.districts(&mut |it| {
            let shares = it.shares().into_iter().flatten().map(|(seat, points)| Share { seat, points });
            let here = (0..self.city.len()).filter(|index| it.buildings >> index & 1 == 1);
            districts.push(DistrictNow {
                color: it.color,
                cells: here.map(|index| self.city.cell(index)).collect(),
                resources: it.resources[..n_seats].to_vec(),
                shares: shares.collect(),
            });
        });
        let ground = |letter: Letter| self.city.token(letter).map(|cell| (letter, self.ground(cell)));
        Now {
            districts,
            seats: self.players.seats().iter().map(|seat| self.seat_now(seat)).collect(),
            grounds: Letter::each().filter_map(ground).collect(),
        }
    }

    fn forecast_choice(&self, seat: Seat, action: Action) -> Option<Outcome> {
        let Action::Play(card, tile) = action else { return None };
        let mut then = self.clone();
        let mut it = Outcome { lacks: tile.and_then(|tile| self.lacking(seat, card, tile)), ..Outcome::default() };
        match (card.face(), tile.filter(|_| it.lacks.is_none())) {
            (_, None) => then.foresee_exploiting(seat, card, &mut it),
            (Face::Urbanization(letter), Some(tile)) => then.foresee_urbanizing(seat, letter, tile, &mut it),
            (Face::Building(covered), Some(tile)) => then.foresee_building_up(seat, covered, tile, &mut it),
        }
        let player = &then.players[seat];
        it.bonus = then.foresee_taking(seat, bonuses(player.kept, player.characters, it.action));
        if let Some(covered) = it.keeps {
            then.players[seat].kept.insert(covered);
        }
        let (before, after) = (self.totals(), then.totals());
        it.ends = self.players.seats().iter().map(|seat| after[seat.index()] - before[seat.index()]).collect();
        Some(it)
    }
}

impl Ginkgopolis {
    fn seat_now(&self, seat: Seat) -> SeatNow {
        let (player, holding) = (&self.players[seat], self.holding(seat));
        let counts = |tile: &Tile| matches!(tile.bonus(), Bonus::End(..));
        SeatNow {
            bonuses: Trigger::ALL.map(|trigger| bonuses(player.kept, player.characters, trigger)),
            cards: player.kept.iter().filter(counts).map(|tile| (tile, player.worth_of(tile, &holding))).collect(),
        }
    }

    /// What the neighbours of a cell produce.
    fn ground(&self, cell: Cell) -> Items {
        let [resources, tiles, points] = self.city.yields(cell);
        Items { resources, tiles, points }
    }

    fn foresee_exploiting(&mut self, seat: Seat, card: Card, it: &mut Outcome) {
        it.action = Trigger::Exploit;
        match card.face() {
            Face::Urbanization(letter) => (it.cell, it.choice) = (self.city.token(letter), true),
            Face::Building(tile) => {
                let Some(index) = self.city.showing(tile) else { return };
                it.cell = Some(self.city.cell(index));
                it.producers = vec![self.city.cell(index)];
                it.level = self.city.height(index);
                it.produces = self.foresee_taking(seat, Items::of(tile.color(), it.level));
            }
        }
    }

    fn foresee_urbanizing(&mut self, seat: Seat, letter: Letter, tile: Tile, it: &mut Outcome) {
        self.urbanize(seat, letter, tile, &mut |_| ());
        let cell = self.city.latest();
        (it.action, it.cell, it.laid, it.level) = (Trigger::Urbanize, Some(cell), 1, 1);
        it.producers = self.city.neighbours(cell).map(|index| self.city.cell(index)).collect();
        it.produces = self.foresee_taking(seat, self.ground(cell));
    }

    fn foresee_building_up(&mut self, seat: Seat, covered: Tile, tile: Tile, it: &mut Outcome) {
        (it.action, it.keeps) = (Trigger::BuildUp, Some(covered));
        it.cell = self.city.showing(covered).map(|index| self.city.cell(index));
        let mut hear = |event| match event {
            Event::Recovers { seat, resources, points } => it.recovers = Some(Recovery { seat, resources, points }),
            Event::Pays { resources, points, .. } => it.pays = Items { resources, points, tiles: 0 },
            Event::Rises { level, .. } => (it.laid, it.level) = (level, level),
            _ => (),
        };
        self.pay(seat, covered, tile, &mut hear);
        self.build_up(seat, covered, tile, &mut hear);
    }

    /// Takes what there is of `items`, and says how much that is. Tiles are drawn later.
    fn foresee_taking(&mut self, seat: Seat, items: Items) -> Items {
        let (resources, points) = self.take(seat, items);
        Items { resources, points, tiles: items.tiles }
    }
}
