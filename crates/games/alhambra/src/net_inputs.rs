//! The inputs of a net for a position.
//!
//! Majorities decide, and what can be paid exactly: so both are reckoned beforehand, for every owner and category and for
//! every seat and place of the yard. A net would have to find them by comparing counts and adding up notes.

use kernel::{Observer, Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Alhambra, Building, Category, Currency, Note, Notes, Place, Scoring, cards::MAX_PRICE, estimate::pays_exactly,
    score::MARTIN, state::N_SEATS, view::Bounds,
};

/// About how many buildings of a category, how much money in a currency and in all, and how many notes somebody has.
const BUILDINGS: f32 = 5.0;
const SUM: f32 = 15.0;
const MONEY: f32 = 40.0;
const NOTES: f32 = 5.0;
const POINTS: f32 = 50.0;
/// What a category may bring.
const SHARE: f32 = 20.0;
/// A lead of so many buildings is hardly ever lost.
const LEAD: f32 = 3.0;
/// So many notes are many to wait for.
const STACK: f32 = 30.0;

/// How many numbers the table has, an owner, and a seat besides.
const TABLE: usize =
    N_SEATS + 2 + Place::COUNT * (Category::COUNT + 1) + Note::COUNT + 1 + 6 + Scoring::COUNT + Category::COUNT;
const OWNER: usize = 1 + Category::COUNT * STANDING;
const STANDING: usize = 5 + Scoring::COUNT;
const SEAT: usize = Note::COUNT + 2 * Currency::COUNT + 1 + Place::COUNT * OFFER;
const OFFER: usize = 4;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (1 + OWNER + SEAT) + 1 + OWNER;

impl Alhambra {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(viewer, self.players(), N_SEATS);
        sheet.place("turn", around, self.has_turns().then_some(self.turn));
        sheet.number("done", f32::from(self.done) / 2.0);
        sheet.number("deck", self.deck.len() as f32 / Building::COUNT as f32);
        for place in Place::each() {
            let building = self.yard[place.index()];
            sheet.one(place, building.map(Building::category));
            sheet.number("price", building.map_or(0.0, |it| f32::from(it.price()) / f32::from(MAX_PRICE)));
        }
        sheet.amounts("row", self.row.iter().collect::<Notes>().shares());
        sheet.number("money", self.money.len() as f32 / STACK);
        for scoring in [Scoring::A, Scoring::B] {
            let bounds = self.bounds(scoring, Observer::Seat(viewer));
            sheet.flag("hidden", bounds.is_some());
            let Bounds { least, most } = bounds.unwrap_or(Bounds { least: 0, most: 0 });
            sheet.number("least", f32::from(least) / STACK);
            sheet.number("most", f32::from(most) / STACK);
        }
        sheet.set("scored", self.scored);
        sheet.counts("to_come", BUILDINGS, |category: Category| self.deck.and(category.buildings()).len());
        for (place, seat) in around.places() {
            sheet.part(place, |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.optional(OWNER + SEAT, seat.map(Seat::index), |sheet, index| {
                    let seat = Seat::new(index);
                    self.write_owner(sheet, seat.index(), f32::from(self.points_of(seat)));
                    self.write_hand(sheet, seat);
                });
            });
        }
        let martin = self.has_martin();
        sheet.flag("martin", martin);
        sheet.optional(OWNER, martin.then_some(MARTIN), |sheet, owner| {
            self.write_owner(sheet, owner, self.martin_points.iter().map(|it| f32::from(*it)).sum());
        });
    }

    /// How an owner stands in each category, and what that brings in the scorings to come.
    #[inline]
    fn write_owner(&self, sheet: &mut impl Sheet, owner: usize, points: f32) {
        let (owned, standings, most) = (self.owned.of(owner), self.owned.standings(owner), self.owned.most_but(owner));
        sheet.number("points", points / POINTS);
        for category in Category::each() {
            let (mine, other) = (owned[category.index()], most[category.index()]);
            let lead = f32::from(mine) - f32::from(other);
            sheet.number(category, f32::from(mine) / BUILDINGS);
            sheet.number("lead", (lead / LEAD).clamp(-1.0, 1.0));
            sheet.flag("ahead", mine > other);
            sheet.flag("level", mine > 0 && mine == other);
            sheet.flag("one_behind", mine > 0 && mine + 1 == other);
            for scoring in Scoring::each() {
                let due = !self.scored.contains(scoring);
                let share = if due { standings.share(scoring, category) } else { 0 };
                sheet.number(scoring, f32::from(share) / SHARE);
            }
        }
    }

    /// What a seat can pay, and what the buildings of the yard would bring it.
    #[inline]
    fn write_hand(&self, sheet: &mut impl Sheet, seat: Seat) {
        let hand = self.hands[seat];
        sheet.amounts("notes", hand.shares());
        for currency in Currency::each() {
            sheet.number(currency, f32::from(hand.sum(currency)) / SUM);
            sheet.number("notes", hand.lanes(currency).count_ones() as f32 / NOTES);
        }
        sheet.number("total", f32::from(hand.total()) / MONEY);
        for place in Place::each() {
            sheet.optional(OFFER, self.yard[place.index()].map(Piece::index), |sheet, index| {
                let building = Building::from_index(index);
                let (sum, price) = (hand.sum(place.currency()), building.price());
                let mut then = self.owned;
                then.add(seat.index(), building.category());
                let share = |owned: &crate::score::Owned| {
                    f32::from(owned.standings(seat.index()).share(Scoring::C, building.category()))
                };
                sheet.flag("exact", pays_exactly(hand, place.currency(), price));
                sheet.flag("pays", sum >= price);
                sheet.number("lacks", f32::from(price.saturating_sub(sum)) / f32::from(MAX_PRICE));
                sheet.number("gain", (share(&then) - share(&self.owned)) / SHARE);
            });
        }
    }
}
