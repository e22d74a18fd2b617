//! Hal, against whom the only player plays. He builds every round, pays nothing besides the resources
//! that he lays (our ruling), and has no use for tiles, bonuses and resources that he gains.

use crate::{
    Card, Event, Face, Ginkgopolis, Phase, Tile, Trigger,
    state::{HAL, Work},
};

impl Ginkgopolis {
    /// His card is turned over; at expert level an urbanization card is held against a second card.
    pub(crate) fn hal_turns_up(&mut self, tell: &mut impl FnMut(Event)) {
        self.actor = Some(HAL);
        let Some(card) = self.players[HAL].card else { return };
        self.unhide(card);
        tell(Event::HalShows { card });
        if self.options.expert && matches!(card.face(), Face::Urbanization(_)) {
            self.phase = Phase::HalCard;
        } else {
            self.hal_begins(card, tell);
        }
    }

    /// A building card is better, and so is a ground that brings strictly more; the other is discarded.
    pub(crate) fn hal_compares(&mut self, tell: &mut impl FnMut(Event)) {
        let (Some(first), Some(second)) = (self.players[HAL].card, self.work.second.take()) else { return };
        let better = match second.face() {
            Face::Building(_) => true,
            Face::Urbanization(_) => self.worth_to_hal(second) > self.worth_to_hal(first),
        };
        let (used, unused) = if better { (second, first) } else { (first, second) };
        self.players[HAL].card = Some(used);
        self.discard.insert(unused);
        tell(Event::HalCompares { card: second, used });
        self.hal_begins(used, tell);
    }

    /// A point for each element that the neighbours would give, whatever the supplies hold.
    fn worth_to_hal(&self, card: Card) -> u8 {
        let Face::Urbanization(letter) = card.face() else { return 0 };
        self.city.ground(letter).iter().sum()
    }

    /// Without the resources, or without a tile, his action is not done and the game ends.
    fn hal_begins(&mut self, card: Card, tell: &mut impl FnMut(Event)) {
        let resources = self.players[HAL].resources;
        let enough = match card.face() {
            Face::Urbanization(_) => resources > 0,
            Face::Building(covered) => self.city.showing(covered).is_some_and(|index| {
                let height = self.city.height(index);
                let returned = if self.city.owner(index) == Some(HAL) { height } else { 0 };
                resources + returned > height
            }),
        };
        if !enough || self.supply.is_empty() {
            tell(Event::HalStops { card });
            return self.end_game(tell);
        }
        self.phase = Phase::HalTile;
    }

    pub(crate) fn hal_builds(&mut self, tile: Tile, tell: &mut impl FnMut(Event)) {
        if self.supply.is_empty() {
            self.run_out(tell);
        }
        let Some(card) = self.players[HAL].card else { return };
        match card.face() {
            Face::Urbanization(letter) => self.urbanize(HAL, letter, tile, tell),
            Face::Building(covered) => {
                tell(Event::BuildsUp { seat: HAL, card, tile });
                self.clear_building(HAL, covered, tell);
                self.build_up(HAL, covered, tile, tell);
                self.hal_is_done(tell);
            }
        }
    }

    /// His points for a ground come after the token, which the player puts down for him.
    pub(crate) fn hal_is_paid(&mut self, points: u8, tell: &mut impl FnMut(Event)) {
        let hal = &mut self.players[HAL];
        hal.points = hal.points.saturating_add(points.into());
        tell(Event::Produces { seat: HAL, resources: 0, points });
        self.work = Work { action: Trigger::Urbanize, ..Work::default() };
        self.hal_is_done(tell);
    }

    fn hal_is_done(&mut self, tell: &mut impl FnMut(Event)) {
        if self.players[HAL].resources == 0 {
            self.last_round(Event::AllPlaced { seat: HAL }, tell);
        }
        self.finish_action(HAL, tell);
    }
}
