//! What a seat sees, as numbers.
//!
//! The plane has no edges, so buildings are listed by their visible tile, with where they are and what
//! surrounds them. Left out: how old hidden cards are, and what was in the packs of a draft when they
//! were found.

use kernel::{Observer, Piece, RelativeSeats, Seat, Seats, Sheet, Tensor};

use crate::{
    Building, Card, Cards, Cell, Character, Characters, City, Color, Ginkgopolis, Letter, Options, Phase, Tile, Tiles,
    Trigger, View, Work,
    city::Yields,
    options::Start,
    state::{CHARACTERS, N_SEATS, Player},
    view::SeatView,
};

const PHASES: [&str; 6] = ["draft", "choose", "gain", "token", "return", "other"];
const TRIGGERS: [&str; 3] = ["exploit", "urbanize", "build-up"];
const COLORS: [&str; 3] = ["red", "blue", "yellow"];
/// A city is seldom wider than twice this.
const FAR: f32 = 8.0;
const HIGH: f32 = 5.0;
const MANY: f32 = 20.0;
const COPIES: f32 = 4.0;

/// How many numbers there are of a building besides whether it is there, of a ground, and of a player besides two flags.
const BUILDING: usize = 4 + N_SEATS;
const GROUND: usize = 2 + COLORS.len();
const PLAYER: usize = 10 + 2 * Card::COUNT + 3 * Tile::COUNT + Character::COUNT;

impl Tensor for Ginkgopolis {
    const LEN: usize = 2901;
    // A tile shows in the city or is in one other place, and so is a card; either may be known besides.
    const MAX_NONZERO: usize = 1024;

    fn write(view: &View, me: Seat, sheet: &mut impl Sheet) {
        let around = RelativeSeats::new(me, view.seats.seats().len(), N_SEATS);
        let table = Table {
            options: view.options,
            people: view.people,
            phase: view.phase,
            round: view.round,
            first: view.first,
            actor: view.actor,
            work: view.work,
            ending: view.ending,
            exhaustions: view.exhaustions,
            done: view.done,
            n_supply: view.n_supply,
            n_boxed: view.n_boxed,
            fresh: view.fresh,
            n_deck: view.n_deck,
            discard: view.discard,
            hidden: view.shuffles.iter().fold(Cards::EMPTY, |all, it| all.or(it.cards)),
            city: &view.city,
        };
        row(sheet, around, &table, Own::seen(&view.seats[me]), |seat| view.seats[seat]);
    }

    #[inline]
    fn observe(&self, me: Seat, sheet: &mut impl Sheet) {
        let seats = self.players.seats();
        let around = RelativeSeats::new(me, seats.len(), N_SEATS);
        let table = Table {
            options: self.options,
            people: self.people,
            phase: self.phase,
            round: self.round,
            first: self.first,
            actor: self.actor,
            work: self.work,
            ending: self.ending,
            exhaustions: self.exhaustions,
            done: self.done,
            n_supply: self.supply.len() as u8,
            n_boxed: self.boxed.len() as u8,
            fresh: self.fresh,
            n_deck: self.deck.len() as u8,
            discard: self.discard,
            hidden: seats.iter().fold(self.deck, |all, seat| all.or(self.hidden_cards(seat))),
            city: &self.city,
        };
        let Player { hand, tiles, returning, laid, pack, drafted, .. } = self.players[me];
        let own = Own { hand, tiles, returning, laid, pack, drafted };
        row(sheet, around, &table, own, |seat| self.seat_view_without_packs(seat, Observer::Seat(me)));
    }
}

/// What lies on the table.
struct Table<'a> {
    options: Options,
    people: u8,
    phase: Phase,
    round: u16,
    first: Seat,
    actor: Option<Seat>,
    work: Work,
    ending: bool,
    exhaustions: u8,
    done: Seats,
    n_supply: u8,
    n_boxed: u8,
    fresh: Tiles,
    n_deck: u8,
    discard: Cards,
    /// Cards in hands, chosen and not shown, or in the deck.
    hidden: Cards,
    city: &'a City,
}

/// What only the one who looks knows of itself.
struct Own {
    hand: Cards,
    tiles: Tiles,
    returning: Tiles,
    laid: Option<Tile>,
    pack: Characters,
    drafted: [Option<Character>; CHARACTERS],
}

impl Own {
    fn seen(it: &SeatView) -> Own {
        Own {
            hand: it.hand.unwrap_or(Cards::EMPTY),
            tiles: it.tiles.unwrap_or(Tiles::EMPTY),
            returning: it.returning.unwrap_or(Tiles::EMPTY),
            laid: it.tile,
            pack: it.pack.unwrap_or(Characters::NONE),
            drafted: it.drafted.unwrap_or_default(),
        }
    }
}

#[inline]
fn row(sheet: &mut impl Sheet, around: RelativeSeats, table: &Table<'_>, it: Own, view_of: impl Fn(Seat) -> SeatView) {
    sheet.word("phase", &PHASES, phase(table.phase));
    sheet.flag("draft", table.options.start == Start::Draft);
    sheet.flag("expert", table.options.expert);
    sheet.flag("solo", table.people == 1);
    sheet.number("round", f32::from(table.round) / MANY);
    sheet.place("first", around, Some(table.first));
    sheet.place("actor", around, table.actor);
    sheet.word("action", &TRIGGERS, table.work.action as usize);
    sheet.flag("bonuses", table.work.bonuses);
    sheet.number("due", f32::from(table.work.due) / HIGH);
    sheet.one("moving", table.work.letter);
    sheet.flag("ending", table.ending);
    sheet.number("exhaustions", f32::from(table.exhaustions) / 2.0);
    sheet.number("supply", f32::from(table.n_supply) / Tile::COUNT as f32);
    sheet.number("boxed", f32::from(table.n_boxed) / Tile::COUNT as f32);
    sheet.set("fresh", table.fresh);
    sheet.number("deck", f32::from(table.n_deck) / Tile::COUNT as f32);
    sheet.set("discard", table.discard);
    sheet.set("hidden", table.hidden);
    buildings(sheet, table.city, around);
    for letter in Letter::each() {
        sheet.part(format_args!("ground.{letter}"), |sheet| ground(sheet, table.city, letter));
    }
    own(sheet, &it);
    for (place, seat) in around.places() {
        sheet.part(format_args!("seat.{place}"), |sheet| {
            sheet.flag("present", seat.is_some());
            sheet.flag("done", seat.is_some_and(|seat| table.done.contains(seat)));
            sheet.optional(PLAYER, seat.map(&view_of), player);
        });
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
#[inline]
fn buildings(sheet: &mut impl Sheet, city: &City, around: RelativeSeats) {
    let mut showing = [None; Tile::COUNT];
    (0..city.len()).for_each(|index| showing[city.top(index).index()] = Some(index as u8));
    sheet.each("building", 1 + BUILDING, city.tops(), |sheet, tile: Tile| {
        let Shown(it) = showing[tile.index()].map(|index| Shown(city.building(index.into()))).unwrap_or_default();
        sheet.flag("present", it.height > 0);
        sheet.flag("site", it.site);
        sheet.number("height", f32::from(it.height) / HIGH);
        sheet.place("owner", around, it.owner);
        at(sheet, Cell { x: it.x, y: it.y });
    });
}

/// A building; by default none, in the middle of the plane.
struct Shown(Building);

impl Default for Shown {
    fn default() -> Self {
        Shown(Building { x: 0, y: 0, top: Tile::from_index(0), height: 0, owner: None, site: false })
    }
}

/// A building ground: where it is, and what the buildings around it would yield.
#[inline]
fn ground(sheet: &mut impl Sheet, city: &City, letter: Letter) {
    let it = city.token(letter).map(|cell| Ground { cell, yields: city.ground(letter) });
    sheet.optional(GROUND, it, |sheet, it| {
        at(sheet, it.cell);
        sheet.part("yields", |sheet| {
            COLORS.iter().zip(it.yields).for_each(|(color, n)| sheet.number(color, f32::from(n) / HIGH));
        });
    });
}

struct Ground {
    cell: Cell,
    yields: Yields,
}

impl Default for Ground {
    fn default() -> Self {
        Ground { cell: Cell { x: 0, y: 0 }, yields: [0; _] }
    }
}

#[inline]
fn at(sheet: &mut impl Sheet, Cell { x, y }: Cell) {
    sheet.number("x", f32::from(x) / FAR);
    sheet.number("y", f32::from(y) / FAR);
}

/// What only the seat itself sees.
#[inline]
fn own(sheet: &mut impl Sheet, it: &Own) {
    sheet.set("hand", it.hand);
    sheet.set("tiles", it.tiles);
    sheet.set("returning", it.returning);
    sheet.one("laid", it.laid);
    characters(sheet, "pack", it.pack);
    characters(sheet, "drafted", it.drafted.into_iter().flatten().collect());
}

#[inline]
fn player<S: Sheet>(sheet: &mut S, it: SeatView) {
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

#[inline]
fn characters(sheet: &mut impl Sheet, name: &str, characters: Characters) {
    sheet.amounts(name, characters.counts().map(|(kind, n)| (kind, n as f32 / COPIES)));
}

// The words stand in the order of the kinds.
const _: () = assert!(Trigger::BuildUp as usize == TRIGGERS.len() - 1 && Color::Yellow as usize == COLORS.len() - 1);
