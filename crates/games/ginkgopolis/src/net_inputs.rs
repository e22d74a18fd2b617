//! The inputs of a net for a position.
//!
//! The observation tells where every tile lies; a net would have to find districts and majorities by itself. Here they
//! are given, the largest district first, with what the cards before a player bring, action by action, and what they may
//! be worth in the end.

use kernel::{Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Card, Color, Ginkgopolis, Phase, Tile, Trigger,
    bonus::{Bonus, Goal, Items, bonuses, permanents},
    score::{District, Holding},
    state::{N_SEATS, Player},
};

/// There are seldom more districts that matter.
const DISTRICTS: usize = 8;
const COLORS: [&str; 3] = ["red", "blue", "yellow"];
const POINTS: f32 = 40.0;
const MANY: f32 = 20.0;
const SOME: f32 = 5.0;
/// A lead of so many resources is hardly ever lost.
const LEAD: f32 = 4.0;

const TABLE: usize = 8 + 2 * N_SEATS + Card::COUNT + DISTRICTS * DISTRICT;
const DISTRICT: usize = COLORS.len() + 2 + N_SEATS + 4;
/// How many numbers a seat has besides whether it is there.
const SEAT: usize = 8 + 2 * COLORS.len() + 3 * 4 + GOALS + COLORS.len() + 2 + COLORS.len() + Tile::COUNT;
/// Colours of resources, low, high, triggers, colours of cards.
const GOALS: usize = 11;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (1 + SEAT);

impl Ginkgopolis {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(viewer, self.players.seats().len(), N_SEATS);
        sheet.flag("draft", self.phase == Phase::Draft);
        sheet.flag("solo", self.is_solo());
        sheet.flag("ending", self.ending);
        sheet.number("exhaustions", f32::from(self.exhaustions) / 2.0);
        sheet.number("round", f32::from(self.round) / MANY);
        sheet.number("supply", self.supply.len() as f32 / MANY);
        sheet.number("deck", self.deck.len() as f32 / MANY);
        sheet.number("time_left", self.time_left());
        sheet.place("first", around, Some(self.first));
        sheet.place("actor", around, self.actor);
        sheet.set("hand", self.players[viewer].hand);
        self.write_districts(around, sheet);
        for (place, seat) in around.places() {
            sheet.part(place, |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.optional(SEAT, seat.map(Seat::index), |sheet, index| {
                    let seat = Seat::new(index);
                    let player = &self.players[seat];
                    sheet.number("hidden", player.laid.map_or(0.0, |_| 1.0));
                    write_player(sheet, player, &self.holding(seat));
                });
            });
        }
    }

    /// The largest come first.
    #[inline]
    fn write_districts(&self, around: RelativeSeats, sheet: &mut impl Sheet) {
        let mut found: [Option<District>; DISTRICTS] = [None; DISTRICTS];
        let size = |it: &District| it.resources.iter().map(|n| u16::from(*n)).sum::<u16>();
        self.city.districts(&mut |district| {
            // Of equals the one found first, so that the order is always the same.
            let is_smaller = |it: &Option<District>| it.as_ref().is_none_or(|it| size(it) < size(district));
            if let Some(at) = found.iter().position(is_smaller) {
                (at + 1..DISTRICTS).rev().for_each(|place| found[place] = found[place - 1]);
                found[at] = Some(*district);
            }
        });
        let (mut me, mut mine) = (Seat::new(0), [0; N_SEATS]);
        for (place, seat) in around.places() {
            if let Some(seat) = seat {
                me = if place == 0 { seat } else { me };
                mine[place] = seat.index();
            }
        }
        sheet.list("districts", [DISTRICTS, DISTRICT], found.into_iter().map(Known), |sheet, Known(it)| {
            sheet.word("color", &COLORS, it.map_or(COLORS.len(), |it| it.color as usize));
            let it = it.unwrap_or(NOTHING);
            sheet.number("resources", f32::from(size(&it)) / MANY);
            sheet.number("buildings", it.buildings.count_ones() as f32 / SOME);
            for (place, seat) in around.places() {
                let n = seat.map_or(0, |_| it.resources[mine[place]]);
                sheet.number(place, f32::from(n) / SOME);
            }
            let own = f32::from(it.resources[me.index()]);
            let others = it.resources.iter().enumerate().filter(|(index, _)| *index != me.index());
            let best = others.map(|(_, n)| f32::from(*n)).fold(0.0, f32::max);
            sheet.flag("first", it.ranks[0] == Some(me));
            sheet.flag("second", it.ranks[1] == Some(me));
            sheet.flag("level", own > 0.0 && own == best);
            sheet.number("lead", ((own - best) / LEAD).clamp(-1.0, 1.0));
        });
    }
}

/// A district, or none.
#[derive(Default)]
struct Known(Option<District>);

const NOTHING: District = District { color: Color::Red, buildings: 0, resources: [0; N_SEATS], ranks: [None; 2] };

#[inline]
fn write_player(sheet: &mut impl Sheet, player: &Player, holding: &Holding) {
    sheet.number("points", f32::from(player.points) / POINTS);
    sheet.number("resources", f32::from(player.resources) / SOME);
    sheet.number("supply", f32::from(player.supply) / MANY);
    sheet.number("hand_tokens", f32::from(player.hand_tokens));
    sheet.number("tiles", player.tiles.len() as f32 / SOME);
    sheet.flag("no_tiles", player.tiles.is_empty());
    sheet.flag("no_resources", player.resources == 0);
    for color in Color::ALL {
        let tiles = player.tiles.and(color.tiles());
        sheet.number("tiles", tiles.len() as f32 / SOME);
        sheet.number("highest", tiles.iter().map(|tile| f32::from(tile.number())).fold(0.0, f32::max) / MANY);
    }
    for trigger in Trigger::ALL {
        let Items { resources, tiles, points } = bonuses(player.kept, player.characters, trigger);
        let cards = permanents(player.kept, player.characters, trigger);
        [resources, tiles, points, cards].into_iter().for_each(|n| sheet.number("bonus", f32::from(n) / SOME));
    }
    let mut goals = [0u8; GOALS];
    for tile in player.kept.iter() {
        if let Bonus::End(each, goal) = tile.bonus()
            && let Some(at) = index_of(goal)
        {
            goals[at] += each;
        }
    }
    goals.into_iter().for_each(|n| sheet.number("goal", f32::from(n) / 3.0));
    holding.on.into_iter().for_each(|n| sheet.number("on", f32::from(n) / SOME));
    sheet.number("low", f32::from(holding.low) / SOME);
    sheet.number("high", f32::from(holding.high) / SOME);
    for color in Color::ALL {
        let cards = player.kept.and(color.tiles()).len() as f32 + f32::from(player.characters.of(color));
        sheet.number("cards", cards / SOME);
    }
    sheet.set("kept", player.kept);
}

/// Where a goal is counted; what counts itself needs no count.
fn index_of(goal: Goal) -> Option<usize> {
    match goal {
        Goal::ResourcesOn(color) => Some(color as usize),
        Goal::Low => Some(3),
        Goal::High => Some(4),
        Goal::Permanents(trigger) => Some(5 + trigger as usize),
        Goal::Cards(color) => Some(8 + color as usize),
        Goal::Itself => None,
    }
}
