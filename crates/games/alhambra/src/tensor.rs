//! What a seat sees, as numbers: all of it but what tells equal buildings apart.

use kernel::{Piece, RelativeSeats, Seat, Sheet, Tensor};

use crate::{
    Alhambra, Building, Buildings, Category, Currency, Handful, Note, Notes, Phase, Place, Scoring, View,
    cards::{MAX_PRICE, MAX_VALUE},
    notes::MAX_COPIES,
    state::N_SEATS,
    view::{Bounds, MartinView, SeatView},
};

/// How many buildings the largest category has.
const MOST_OF_A_KIND: f32 = 11.0;
/// All notes, with three or more players.
const ALL_NOTES: f32 = (Note::COUNT * MAX_COPIES as usize) as f32;
const POINTS: f32 = 50.0;

impl Tensor for Alhambra {
    const LEN: usize = 461;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        sheet.flag("play", view.phase == Phase::Play);
        sheet.place("turn", around, view.turn);
        sheet.number("done", f32::from(view.done) / 4.0);
        for place in Place::each() {
            sheet.part(format_args!("yard.{place}"), |sheet| yard(sheet, view.yard[place.index()]));
        }
        sheet.number("deck", f32::from(view.n_deck) / Building::COUNT as f32);
        sheet.counts("row", MAX_COPIES as f32, |note: Note| in_row(view.row, note));
        sheet.number("money", f32::from(view.n_money) / ALL_NOTES);
        sheet.counts("discard", MAX_COPIES as f32, |note: Note| view.discard.count(note));
        sheet.number("stacked", f32::from(view.stacked) / ALL_NOTES);
        hidden(sheet, "before_a", view.before_a);
        hidden(sheet, "before_b", view.before_b);
        sheet.set("scored", view.scored);
        sheet.one("next_scoring", view.next_scoring);
        for (place, seat) in around.places() {
            sheet.part(format_args!("seat.{place}"), |sheet| {
                let it = seat.map(|seat| view.seats[seat]).unwrap_or_default();
                sheet.flag("present", seat.is_some());
                hand(sheet, it.known);
                let SeatView { buildings, points, prospect, .. } = it;
                city(sheet, buildings, points, prospect);
            });
        }
        sheet.part("martin", |sheet| {
            let MartinView { buildings, points, prospect } = view.martin.unwrap_or_default();
            sheet.flag("present", view.martin.is_some());
            city(sheet, buildings, points, prospect);
        });
    }
}

fn yard(sheet: &mut impl Sheet, building: Option<Building>) {
    sheet.one("category", building.map(Building::category));
    sheet.number("price", building.map_or(0.0, |it| f32::from(it.price()) / f32::from(MAX_PRICE)));
}

fn in_row(row: Handful, note: Note) -> u32 {
    row.iter().filter(|&it| it == note).count() as u32
}

/// Between which numbers of notes a scoring card lies.
fn hidden(sheet: &mut impl Sheet, name: &str, bounds: Option<Bounds>) {
    sheet.part(name, |sheet| {
        sheet.flag("hidden", bounds.is_some());
        sheet.number("least", bounds.map_or(0.0, |it| f32::from(it.least) / ALL_NOTES));
        sheet.number("most", bounds.map_or(0.0, |it| f32::from(it.most) / ALL_NOTES));
    });
}

fn hand(sheet: &mut impl Sheet, notes: Notes) {
    sheet.counts("notes", MAX_COPIES as f32, |note: Note| notes.count(note));
    sheet.counts("sum", 2.0 * MAX_VALUE as f32, |currency: Currency| notes.sum(currency).into());
}

fn city(sheet: &mut impl Sheet, buildings: Buildings, points: [u8; Scoring::COUNT], prospect: [u8; Category::COUNT]) {
    sheet.counts("buildings", MOST_OF_A_KIND, |category: Category| buildings.and(category.buildings()).len());
    sheet.number("points", f32::from(points.iter().copied().map(u16::from).sum::<u16>()) / POINTS);
    sheet.counts("prospect", POINTS, |category: Category| prospect[category.index()].into());
}
