//! What may tell who will win.

use kernel::Seat;

use crate::{Ginkgopolis, estimate::stock};

pub(crate) const FEATURES: &[&str] = &[
    "estimate",
    "points",
    "districts",
    "cards",
    "resources",
    "tiles",
    "laid",
    "outlook",
    "hand-tokens",
    "estimate-late",
    "points-late",
    "districts-late",
    "cards-late",
    "resources-late",
    "tiles-late",
    "laid-late",
    "outlook-late",
];

/// About what a player has at the end.
const POINTS: f32 = 50.0;

impl Ginkgopolis {
    pub(crate) fn describe(&self, seat: Seat, into: &mut [f32]) {
        let player = &self.players[seat];
        let late = 1.0 - self.time_left().min(1.0);
        let (districts, cards) = (self.district_points(), self.card_points(seat) as f32);
        let estimate = self.weigh_with(seat, &districts, cards) / POINTS;
        let points = f32::from(player.points) / POINTS;
        let districts = f32::from(districts[seat.index()]) / POINTS;
        let cards = cards / 20.0;
        let resources = stock(player.resources.into()) / 5.0;
        let due = f32::from(self.work.due) * f32::from(u8::from(self.actor == Some(seat)));
        let tiles = stock(player.tiles.len() as f32 + due) / 5.0;
        let laid = f32::from(self.n_resources() - player.resources - player.supply) / 10.0;
        let outlook = self.outlook(seat) / POINTS;
        let figures = [
            estimate,
            points,
            districts,
            cards,
            resources,
            tiles,
            laid,
            outlook,
            f32::from(player.hand_tokens),
            late * estimate,
            late * points,
            late * districts,
            late * cards,
            late * resources,
            late * tiles,
            late * laid,
            late * outlook,
        ];
        into.copy_from_slice(&figures);
    }
}
