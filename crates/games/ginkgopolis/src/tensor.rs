//! What a seat sees, as numbers.
//!
//! The plane has no edges, so buildings are listed by their visible tile, with where they are and what
//! surrounds them. Left out: how old hidden cards are, and what was in the packs of a draft when they
//! were found.

use kernel::{BySeat, Piece, RelativeSeats, Seat, Sheet, Tensor};

use crate::{
    Cards, Cell, Character, Characters, City, Color, Ginkgopolis, Letter, Phase, Tile, Tiles, Trigger, View,
    options::Start, state::N_SEATS, view::SeatView,
};

const PHASES: [&str; 6] = ["draft", "choose", "gain", "token", "return", "other"];
const TRIGGERS: [&str; 3] = ["exploit", "urbanize", "build-up"];
const COLORS: [&str; 3] = ["red", "blue", "yellow"];
/// A city is seldom wider than twice this.
const FAR: f32 = 8.0;
const HIGH: f32 = 5.0;
const MANY: f32 = 20.0;
const COPIES: f32 = 4.0;

impl Tensor for Ginkgopolis {
    const LEN: usize = 2901;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        sheet.word("phase", &PHASES, phase(view.phase));
        sheet.flag("draft", view.options.start == Start::Draft);
        sheet.flag("expert", view.options.expert);
        sheet.flag("solo", view.people == 1);
        sheet.number("round", f32::from(view.round) / MANY);
        sheet.place("first", around, Some(view.first));
        sheet.place("actor", around, view.actor);
        sheet.word("action", &TRIGGERS, view.work.action as usize);
        sheet.flag("bonuses", view.work.bonuses);
        sheet.number("due", f32::from(view.work.due) / HIGH);
        sheet.one("moving", view.work.letter);
        sheet.flag("ending", view.ending);
        sheet.number("exhaustions", f32::from(view.exhaustions) / 2.0);
        sheet.number("supply", f32::from(view.n_supply) / Tile::COUNT as f32);
        sheet.number("boxed", f32::from(view.n_boxed) / Tile::COUNT as f32);
        sheet.set("fresh", view.fresh);
        sheet.number("deck", f32::from(view.n_deck) / Tile::COUNT as f32);
        sheet.set("discard", view.discard);
        sheet.set("hidden", view.shuffles.iter().fold(Cards::EMPTY, |all, it| all.or(it.cards)));
        buildings(sheet, &view.city, around);
        for letter in Letter::each() {
            sheet.part(format_args!("ground.{letter}"), |sheet| ground(sheet, &view.city, view.city.token(letter)));
        }
        own(sheet, &view.seats[me]);
        for (place, seat) in around.places() {
            sheet.part(format_args!("seat.{place}"), |sheet| player(sheet, &view.seats, seat, view));
        }
    }
}

fn phase(phase: Phase) -> usize {
    match phase {
        Phase::Draft => 0,
        Phase::Choose => 1,
        Phase::Gain => 2,
        Phase::Token => 3,
        Phase::Return => 4,
        _ => 5,
    }
}

/// Every tile that may be the top of a building.
fn buildings(sheet: &mut impl Sheet, city: &City, around: RelativeSeats) {
    for tile in Tile::each() {
        let it = city.showing(tile).map(|index| city.building(index));
        sheet.part(format_args!("building.{tile}"), |sheet| {
            sheet.flag("present", it.is_some());
            sheet.flag("site", it.is_some_and(|it| it.site));
            sheet.number("height", it.map_or(0.0, |it| f32::from(it.height) / HIGH));
            sheet.place("owner", around, it.and_then(|it| it.owner));
            at(sheet, it.map(|it| Cell { x: it.x, y: it.y }));
        });
    }
}

/// A building ground: where it is, and what the buildings around it would yield.
fn ground(sheet: &mut impl Sheet, city: &City, cell: Option<Cell>) {
    at(sheet, cell);
    let yields = cell.map_or([0; Color::ALL.len()], |cell| city.yields(cell));
    sheet.part("yields", |sheet| {
        COLORS.iter().zip(yields).for_each(|(color, n)| sheet.number(color, f32::from(n) / HIGH));
    });
}

fn at(sheet: &mut impl Sheet, cell: Option<Cell>) {
    sheet.number("x", cell.map_or(0.0, |it| f32::from(it.x) / FAR));
    sheet.number("y", cell.map_or(0.0, |it| f32::from(it.y) / FAR));
}

/// What only the seat itself sees.
fn own(sheet: &mut impl Sheet, it: &SeatView) {
    sheet.set("hand", it.hand.unwrap_or(Cards::EMPTY));
    sheet.set("tiles", it.tiles.unwrap_or(Tiles::EMPTY));
    sheet.set("returning", it.returning.unwrap_or(Tiles::EMPTY));
    sheet.one("laid", it.tile);
    characters(sheet, "pack", it.pack.unwrap_or(Characters::NONE));
    let drafted: Vec<Character> = it.drafted.into_iter().flatten().flatten().collect();
    sheet.counts("drafted", COPIES, |kind: Character| drafted.iter().filter(|&&it| it == kind).count() as u32);
}

fn player(sheet: &mut impl Sheet, seats: &BySeat<SeatView, N_SEATS>, seat: Option<Seat>, view: &View) {
    let it = seat.map(|seat| seats[seat]).unwrap_or_default();
    sheet.flag("present", seat.is_some());
    sheet.flag("done", seat.is_some_and(|seat| view.done.contains(seat)));
    sheet.number("cards", f32::from(it.n_cards) / 4.0);
    sheet.set("known", it.known);
    sheet.flag("chosen", it.chosen);
    sheet.one("card", it.card);
    sheet.flag("with_tile", it.with_tile.unwrap_or(false));
    sheet.one("taken_back", it.taken_back);
    sheet.number("n_tiles", f32::from(it.n_tiles) / HIGH);
    sheet.number("n_fresh", f32::from(it.n_fresh) / HIGH);
    sheet.set("known_tiles", it.known_tiles);
    sheet.set("kept", it.kept);
    characters(sheet, "characters", it.characters);
    sheet.number("n_pack", f32::from(it.n_pack) / COPIES);
    sheet.number("points", f32::from(it.points) / (2.0 * MANY));
    sheet.number("resources", f32::from(it.resources) / MANY);
    sheet.number("supply", f32::from(it.supply) / MANY);
    sheet.number("hand_tokens", f32::from(it.hand_tokens) / 2.0);
}

fn characters(sheet: &mut impl Sheet, name: &str, characters: Characters) {
    sheet.counts(name, COPIES, |kind: Character| characters.count(kind).into());
}

// The words stand in the order of the kinds.
const _: () = assert!(Trigger::BuildUp as usize == TRIGGERS.len() - 1 && Color::Yellow as usize == COLORS.len() - 1);
