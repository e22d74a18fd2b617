//! Tiles: drawing what is due, and what happens when the supply is used up.

use kernel::{Seat, Seats};

use crate::{Event, Ginkgopolis, Phase, Tile, Tiles};

impl Ginkgopolis {
    /// Draws the next tile that is due, or goes on with the action.
    pub(crate) fn draw_due(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        if self.work.due > 0 && !self.supply.is_empty() {
            self.phase = Phase::Tiles;
            return;
        }
        // Tiles that are not there are not gained.
        self.work.due = 0;
        if self.work.bonuses { self.finish_action(seat, tell) } else { self.bring_bonuses(seat, tell) }
    }

    pub(crate) fn take_tile(&mut self, tile: Tile, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.actor else { return };
        self.players[seat].tiles.insert(tile);
        self.work.due -= 1;
        tell(Event::Tile { seat, tile: Some(tile) });
        if self.supply.is_empty() && self.run_out(tell) {
            self.phase = Phase::Return;
            return;
        }
        self.draw_due(seat, tell);
    }

    /// The supply is used up, which it is, by our ruling, the moment its last tile is taken. Says whether
    /// tiles are returned now, in the middle of the action.
    pub(crate) fn run_out(&mut self, tell: &mut impl FnMut(Event)) -> bool {
        self.exhaustions += 1;
        tell(Event::Exhausted { times: self.exhaustions });
        let returns = self.exhaustions == 1 && !self.is_solo();
        if !returns {
            self.last_round(Event::TilesGone, tell);
        }
        returns
    }

    /// Once everybody has said what it returns, all show it at once.
    pub(crate) fn finish_returning(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.done = self.done.with(seat);
        tell(Event::Done { seat });
        if self.done != self.everyone() {
            return;
        }
        self.done = Seats::NONE;
        for seat in self.everyone().iter() {
            let player = &mut self.players[seat];
            let tiles = std::mem::take(&mut player.returning);
            player.tiles = player.tiles.minus(tiles);
            player.known = player.known.minus(tiles);
            player.points += tiles.len() as u16;
            self.supply = self.supply.or(tiles);
            tell(Event::Returns { seat, points: tiles.len() as u8 });
        }
        tell(Event::Mixed { tiles: self.supply });
        self.fresh = self.supply;
        if self.supply == Tiles::EMPTY {
            self.run_out(tell);
        }
        if let Some(actor) = self.actor {
            self.draw_due(actor, tell);
        }
    }
}
