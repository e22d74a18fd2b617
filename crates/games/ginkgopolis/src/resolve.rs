//! The three actions: exploit, urbanize, build up; and what they bring.

use kernel::Seat;

use crate::{
    Card, Color, Event, Face, Ginkgopolis, Items, Letter, Phase, Spot, Tile, Trigger,
    bonus::bonuses,
    state::{HAL, Work},
};

impl Ginkgopolis {
    /// Shows what a seat has chosen, and does it.
    pub(crate) fn resolve(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.actor = Some(seat);
        let player = &mut self.players[seat];
        let Some(card) = player.card else { return };
        let laid = player.laid.take();
        if let Some(tile) = laid {
            player.known.remove(tile);
        }
        self.unhide(card);
        match (card.face(), laid) {
            (_, None) => self.exploit(seat, card, tell),
            (_, Some(tile)) if !self.can_pay(seat, card, tile) => self.take_back(seat, card, tile, tell),
            (Face::Urbanization(letter), Some(tile)) => self.urbanize(seat, letter, tile, tell),
            (Face::Building(covered), Some(tile)) => {
                tell(Event::BuildsUp { seat, card, tile });
                self.pay(seat, covered, tile, tell);
                self.build_up(seat, covered, tile, tell);
                self.check_all_placed(seat, tell);
                self.bring_bonuses(seat, tell);
            }
        }
    }

    /// Whether the tile can be laid. It is our ruling that a player who can pay must not decline.
    pub(crate) fn can_pay(&self, seat: Seat, card: Card, tile: Tile) -> bool {
        self.lacking(seat, card, tile).is_none()
    }

    /// What is missing to lay the tile; nothing if it can be paid for.
    pub(crate) fn lacking(&self, seat: Seat, card: Card, tile: Tile) -> Option<Items> {
        let player = &self.players[seat];
        let (needs, has, points) = match card.face() {
            Face::Urbanization(_) => (1, player.resources, 0),
            Face::Building(covered) => {
                // A building that is not there cannot be paid for, whatever one has.
                let Some(index) = self.city.showing(covered) else { return Some(Items::default()) };
                let (points, resources) = extra_costs(covered, tile);
                let height = self.city.height(index);
                let returned = if self.city.owner(index) == Some(seat) { height } else { 0 };
                (height + 1 + resources, player.resources + returned, points)
            }
        };
        let points = u16::from(points).saturating_sub(player.points) as u8;
        let lacks = Items { resources: needs.saturating_sub(has), tiles: 0, points };
        (lacks != Items::default()).then_some(lacks)
    }

    /// A tile that cannot be paid for goes back behind the screen, and the card counts alone.
    fn take_back(&mut self, seat: Seat, card: Card, tile: Tile, tell: &mut impl FnMut(Event)) {
        self.players[seat].tiles.insert(tile);
        self.players[seat].known.insert(tile);
        self.players[seat].taken_back = Some(tile);
        tell(Event::TakesBack { seat, card, tile });
        self.exploit(seat, card, tell);
    }

    fn exploit(&mut self, seat: Seat, card: Card, tell: &mut impl FnMut(Event)) {
        self.work = Work { action: Trigger::Exploit, ..Work::default() };
        tell(Event::Exploits { seat, card });
        match card.face() {
            Face::Urbanization(_) => self.phase = Phase::Gain,
            Face::Building(tile) => {
                let level = self.city.showing(tile).map_or(0, |index| self.city.height(index));
                self.produce(seat, Items::of(tile.color(), level), tell);
            }
        }
    }

    /// The tile takes the place of the token, which is to be put down elsewhere.
    pub(crate) fn urbanize(&mut self, seat: Seat, letter: Letter, tile: Tile, tell: &mut impl FnMut(Event)) {
        self.work = Work { action: Trigger::Urbanize, letter: Some(letter), ..Work::default() };
        self.city.urbanize(letter, tile, seat);
        self.players[seat].resources -= 1;
        let at = self.city.latest();
        tell(Event::Urbanizes { seat, letter, tile, x: at.x, y: at.y });
        self.check_all_placed(seat, tell);
        self.phase = Phase::Token;
    }

    pub(crate) fn put_token(&mut self, seat: Seat, letter: Letter, spot: Spot, tell: &mut impl FnMut(Event)) {
        let others = self.city.settle(letter, spot);
        self.work.letter = None;
        if let Some(at) = self.city.token(letter) {
            tell(Event::Token { seat, letter, x: at.x, y: at.y });
        }
        if others > 0 {
            tell(Event::Pushed { seat, letter, tokens: others });
        }
        let [resources, tiles, points] = self.city.yields(self.city.latest());
        if self.is_solo() && self.actor == Some(HAL) {
            return self.hal_is_paid(resources + tiles + points, tell);
        }
        self.produce(seat, Items { resources, tiles, points }, tell);
    }

    /// Points for a lower number, a resource for another colour.
    pub(crate) fn pay(&mut self, seat: Seat, covered: Tile, tile: Tile, tell: &mut impl FnMut(Event)) {
        // What lies on the building goes back first, so that it may pay.
        self.clear_building(seat, covered, tell);
        let (points, resources) = extra_costs(covered, tile);
        let player = &mut self.players[seat];
        player.points -= u16::from(points);
        player.resources -= resources;
        player.supply += resources;
        if (points, resources) != (0, 0) {
            tell(Event::Pays { seat, resources, points });
        }
    }

    /// The resources on a building go back to their owner, with a point each if another takes its place.
    pub(crate) fn clear_building(&mut self, seat: Seat, covered: Tile, tell: &mut impl FnMut(Event)) {
        let Some(index) = self.city.showing(covered) else { return };
        let (height, owner) = (self.city.height(index), self.city.owner(index));
        let Some(owner) = owner else { return };
        let points = if owner == seat { 0 } else { height };
        self.players[owner].resources += height;
        self.players[owner].points += u16::from(points);
        tell(Event::Recovers { seat: owner, resources: height, points });
    }

    /// Lays the tile and a resource a level; costs are paid and old resources gone.
    pub(crate) fn build_up(&mut self, seat: Seat, covered: Tile, tile: Tile, tell: &mut impl FnMut(Event)) {
        self.work = Work { action: Trigger::BuildUp, ..Work::default() };
        let Some(index) = self.city.showing(covered) else { return };
        self.city.build_up(index, tile, seat);
        let level = self.city.height(index);
        self.players[seat].resources -= level;
        tell(Event::Rises { seat, tile, level });
    }

    fn check_all_placed(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let player = &self.players[seat];
        if player.resources == 0 && player.supply == 0 {
            self.last_round(Event::AllPlaced { seat }, tell);
        }
    }

    /// The first of the two steps in which an action brings something.
    pub(crate) fn produce(&mut self, seat: Seat, items: Items, tell: &mut impl FnMut(Event)) {
        let (resources, points) = self.take(seat, items);
        if (resources, points) != (0, 0) {
            tell(Event::Produces { seat, resources, points });
        }
        self.draw_due(seat, tell);
    }

    /// The second of the two steps: the bonuses of the cards that the player keeps.
    pub(crate) fn bring_bonuses(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.work.bonuses = true;
        let player = &self.players[seat];
        let items = bonuses(player.kept, player.characters, self.work.action);
        let (resources, points) = self.take(seat, items);
        if (resources, points) != (0, 0) {
            tell(Event::Bonus { seat, resources, points });
        }
        self.draw_due(seat, tell);
    }

    /// Resources as far as there are any, and points; tiles are due.
    pub(crate) fn take(&mut self, seat: Seat, items: Items) -> (u8, u8) {
        let player = &mut self.players[seat];
        let resources = items.resources.min(player.supply);
        player.resources += resources;
        player.supply -= resources;
        player.points = player.points.saturating_add(items.points.into());
        self.work.due = items.tiles;
        (resources, items.points)
    }

    /// A card that was built upon stays with its player; others are discarded.
    pub(crate) fn finish_action(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        let Some(card) = self.players[seat].card.take() else { return };
        match card.face() {
            Face::Building(covered) if self.work.action == Trigger::BuildUp => {
                self.players[seat].kept.insert(covered);
            }
            _ => self.discard.insert(card),
        }
        self.next_actor(seat, tell);
    }
}

/// Points and resources that covering a tile costs besides the resources laid.
fn extra_costs(covered: Tile, tile: Tile) -> (u8, u8) {
    let other_color: bool = Color::ne(&covered.color(), &tile.color());
    (covered.number().saturating_sub(tile.number()), u8::from(other_color))
}
