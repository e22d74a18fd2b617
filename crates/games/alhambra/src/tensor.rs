//! What a seat sees, as numbers: all of it but what tells equal buildings apart.

use kernel::{Observer, Piece, RelativeSeats, Seat, Set, Sheet, Tensor};

use crate::{
    Alhambra, Building, Buildings, Category, Currency, Handful, Note, Notes, Phase, Place, Scoring, View,
    cards::{MAX_PRICE, MAX_VALUE},
    notes::MAX_COPIES,
    score::MARTIN,
    state::N_SEATS,
    view::{Bounds, MartinView, Prospects, SeatView},
};

/// How many buildings the largest category has.
const MOST_OF_A_KIND: f32 = 11.0;
/// All notes, with three or more players.
const ALL_NOTES: f32 = (Note::COUNT * MAX_COPIES as usize) as f32;
const POINTS: f32 = 50.0;

/// How many numbers a city has, and how many more a hand.
const CITY: usize = 2 * Category::COUNT + 1;
const HAND: usize = Note::COUNT + Currency::COUNT;

impl Tensor for Alhambra {
    const LEN: usize = 461;
    // A note is in one place.
    const MAX_NONZERO: usize = 288;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let table = Table {
            phase: view.phase,
            turn: view.turn,
            done: view.done,
            yard: view.yard,
            n_deck: view.n_deck,
            row: view.row,
            n_money: view.n_money,
            discard: view.discard,
            stacked: view.stacked,
            before_a: view.before_a,
            before_b: view.before_b,
            scored: view.scored,
            next_scoring: view.next_scoring,
            martin: view.martin.map(|MartinView { buildings, points, prospect }| City {
                owned: counted(buildings),
                points,
                prospect,
            }),
        };
        row(sheet, around, &table, |seat| {
            let SeatView { known, buildings, points, prospect, .. } = view.seats[seat];
            (known, City { owned: counted(buildings), points, prospect })
        });
    }

    #[inline]
    fn observe(&self, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, self.players(), N_SEATS);
        let (next_scoring, prospects) = self.prospects();
        let table = Table {
            phase: self.phase,
            turn: self.has_turns().then_some(self.turn),
            done: self.done,
            yard: self.yard,
            n_deck: self.deck.len() as u8,
            row: self.row,
            n_money: self.money.len() as u8,
            discard: self.discard,
            stacked: self.stacked,
            before_a: self.bounds(Scoring::A, Observer::Seat(me)),
            before_b: self.bounds(Scoring::B, Observer::Seat(me)),
            scored: self.scored,
            next_scoring,
            martin: self.has_martin().then(|| self.city(MARTIN, self.martin_points, &prospects)),
        };
        row(sheet, around, &table, |seat| (self.hands[seat], self.city(seat.index(), self.points[seat], &prospects)));
    }
}

/// What lies on the table.
struct Table {
    phase: Phase,
    turn: Option<Seat>,
    done: u8,
    yard: [Option<Building>; Place::COUNT],
    n_deck: u8,
    row: Handful,
    n_money: u8,
    discard: Notes,
    stacked: u8,
    before_a: Option<Bounds>,
    before_b: Option<Bounds>,
    scored: Set<Scoring>,
    next_scoring: Option<Scoring>,
    martin: Option<City>,
}

/// What an owner has built.
#[derive(Copy, Clone, Default)]
struct City {
    /// How many buildings of each category.
    owned: [u8; Category::COUNT],
    points: [u8; Scoring::COUNT],
    prospect: [u8; Category::COUNT],
}

impl Alhambra {
    #[inline]
    fn city(&self, owner: usize, points: [u8; Scoring::COUNT], prospects: &Prospects) -> City {
        City { owned: self.owned.of(owner), points, prospect: prospects[owner] }
    }
}

fn counted(buildings: Buildings) -> [u8; Category::COUNT] {
    std::array::from_fn(|index| buildings.and(Category::from_index(index).buildings()).len() as u8)
}

#[inline]
fn row(sheet: &mut impl Sheet, around: RelativeSeats, table: &Table, seen: impl Fn(Seat) -> (Notes, City)) {
    sheet.flag("play", table.phase == Phase::Play);
    sheet.place("turn", around, table.turn);
    sheet.number("done", f32::from(table.done) / 4.0);
    for place in Place::each() {
        sheet.part(format_args!("yard.{place}"), |sheet| yard(sheet, table.yard[place.index()]));
    }
    sheet.number("deck", f32::from(table.n_deck) / Building::COUNT as f32);
    sheet.amounts("row", table.row.iter().collect::<Notes>().shares());
    sheet.number("money", f32::from(table.n_money) / ALL_NOTES);
    sheet.amounts("discard", table.discard.shares());
    sheet.number("stacked", f32::from(table.stacked) / ALL_NOTES);
    hidden(sheet, "before_a", table.before_a);
    hidden(sheet, "before_b", table.before_b);
    sheet.set("scored", table.scored);
    sheet.one("next_scoring", table.next_scoring);
    for (place, seat) in around.places() {
        sheet.part(format_args!("seat.{place}"), |sheet| {
            sheet.flag("present", seat.is_some());
            sheet.optional(HAND + CITY, seat.map(&seen), |sheet, (notes, built)| {
                hand(sheet, notes);
                city(sheet, &built);
            });
        });
    }
    sheet.part("martin", |sheet| {
        sheet.flag("present", table.martin.is_some());
        sheet.optional(CITY, table.martin, |sheet, built| city(sheet, &built));
    });
}

fn yard(sheet: &mut impl Sheet, building: Option<Building>) {
    sheet.one("category", building.map(Building::category));
    sheet.number("price", building.map_or(0.0, |it| f32::from(it.price()) / f32::from(MAX_PRICE)));
}

/// Between which numbers of notes a scoring card lies.
fn hidden(sheet: &mut impl Sheet, name: &str, bounds: Option<Bounds>) {
    sheet.part(name, |sheet| {
        sheet.flag("hidden", bounds.is_some());
        sheet.number("least", bounds.map_or(0.0, |it| f32::from(it.least) / ALL_NOTES));
        sheet.number("most", bounds.map_or(0.0, |it| f32::from(it.most) / ALL_NOTES));
    });
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn hand(sheet: &mut impl Sheet, notes: Notes) {
    sheet.amounts("notes", notes.shares());
    sheet.counts("sum", 2.0 * MAX_VALUE as f32, |currency: Currency| notes.sum(currency).into());
}

#[cfg_attr(not(target_arch = "wasm32"), inline(always))]
fn city(sheet: &mut impl Sheet, it: &City) {
    sheet.counts("buildings", MOST_OF_A_KIND, |category: Category| it.owned[category.index()].into());
    sheet.number("points", f32::from(it.points.iter().copied().map(u16::from).sum::<u16>()) / POINTS);
    sheet.counts("prospect", POINTS, |category: Category| it.prospect[category.index()].into());
}
