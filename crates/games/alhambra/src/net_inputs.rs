//! The inputs of a net for a position.
//!
//! Majorities decide, and what can be paid exactly: so both are reckoned beforehand, for every owner and category and for
//! every seat and place of the yard. A net would have to find them by comparing counts and adding up notes.
//!
//! Currencies are alike, and so are the places where they buy: both come in the order in which the viewer has most of
//! them, so that what is learned of one is known of all.

use kernel::{Observer, Piece, RelativeSeats, Seat, Sheet};

use crate::{
    Alhambra, Building, Category, Currency, Notes, Scoring,
    cards::{MAX_PRICE, MAX_VALUE},
    choice::MAX_TAKEN,
    estimate::sums,
    notes::MAX_COPIES,
    score::MARTIN,
    state::N_SEATS,
    view::Bounds,
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
/// With fewer buildings than this to come, the last ones may be inherited soon.
const FEW: u32 = 8;

/// How many numbers the table has, an owner, and a seat besides.
const TABLE: usize = N_SEATS
    + 3
    + Currency::COUNT * (Category::COUNT + 1 + MAX_VALUE)
    + 2 * SCORING_CARD
    + Scoring::COUNT
    + Category::COUNT;
const SCORING_CARD: usize = 4;
const OWNER: usize = 1 + Category::COUNT * STANDING;
const STANDING: usize = 6 + Scoring::COUNT;
const SEAT: usize = 1 + Currency::COUNT * (PURSE + OFFER);
const PURSE: usize = MAX_VALUE + 5;
const OFFER: usize = 7;

pub(crate) const NET_INPUTS: usize = TABLE + N_SEATS * (1 + OWNER + SEAT) + 1 + OWNER;

/// What all seats are compared by.
struct Common {
    /// That in which the viewer has most first.
    currencies: [Currency; Currency::COUNT],
    /// How many buildings to come have each price.
    prices: [u8; MAX_PRICE as usize + 1],
    /// Of each currency, the amounts that one take may bring, a bit each.
    takes: [u32; Currency::COUNT],
    /// The scoring that comes next.
    next: Scoring,
}

impl Alhambra {
    #[inline]
    pub(crate) fn write_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        let common = self.common(viewer);
        let around = RelativeSeats::new(viewer, self.players(), N_SEATS);
        sheet.place("turn", around, self.has_turns().then_some(self.turn));
        sheet.number("done", f32::from(self.done) / 2.0);
        sheet.number("deck", self.deck.len() as f32 / Building::COUNT as f32);
        sheet.number("money", self.money.len() as f32 / STACK);
        let row: Notes = self.row.iter().collect();
        for currency in common.currencies {
            let building = self.yard[currency.index()];
            sheet.one("building", building.map(Building::category));
            sheet.number("price", building.map_or(0.0, |it| f32::from(it.price()) / f32::from(MAX_PRICE)));
            sheet.numbered("row", MAX_VALUE, values(row.lanes(currency)));
        }
        for scoring in [Scoring::A, Scoring::B] {
            let bounds = self.bounds(scoring, Observer::Seat(viewer));
            sheet.flag("hidden", bounds.is_some());
            let Bounds { least, most } = bounds.unwrap_or(Bounds { least: 0, most: 0 });
            sheet.number("least", f32::from(least) / STACK);
            sheet.number("most", f32::from(most) / STACK);
            // A note more or less counts the more, the fewer there are.
            sheet.number("soon", bounds.map_or(0.0, |it| 2.0 / (2.0 + f32::from(it.least) + f32::from(it.most))));
        }
        sheet.set("scored", self.scored);
        sheet.counts("to_come", BUILDINGS, |category: Category| self.deck.and(category.buildings()).len());
        for (place, seat) in around.places() {
            sheet.part(place, |sheet| {
                sheet.flag("present", seat.is_some());
                sheet.optional(OWNER + SEAT, seat.map(Seat::index), |sheet, index| {
                    let seat = Seat::new(index);
                    self.write_owner(sheet, seat.index(), f32::from(self.points_of(seat)));
                    self.write_hand(sheet, seat, &common);
                });
            });
        }
        let martin = self.has_martin();
        sheet.flag("martin", martin);
        sheet.optional(OWNER, martin.then_some(MARTIN), |sheet, owner| {
            self.write_owner(sheet, owner, self.martin_points.iter().map(|it| f32::from(*it)).sum());
        });
    }

    fn common(&self, viewer: Seat) -> Common {
        let hand = self.hands[viewer];
        let mut currencies: [Currency; Currency::COUNT] = std::array::from_fn(Currency::from_index);
        // What lies there decides among equals. By hand, since a sort is much of the module of the page.
        let key = |it: Currency| (hand.sum(it), hand.lanes(it), self.yard[it.index()]);
        for nth in 1..Currency::COUNT {
            for at in (1..=nth).rev() {
                if key(currencies[at - 1]) < key(currencies[at]) {
                    currencies.swap(at - 1, at);
                }
            }
        }
        let mut prices = [0; _];
        self.deck.indices(&mut |index| prices[usize::from(Building::from_index(index).price())] += 1);
        let mut takes = [0; _];
        let row: Notes = self.row.iter().collect();
        for currency in Currency::each() {
            let lanes = row.lanes(currency);
            let one = values(lanes).fold(0, |takes, (index, _)| takes | 2 << index);
            takes[currency.index()] = one | (sums(lanes) & ((2 << MAX_TAKEN) - 2));
        }
        let next = Scoring::each().find(|it| !self.scored.contains(*it)).unwrap_or(Scoring::C);
        Common { currencies, prices, takes, next }
    }

    /// How an owner stands in each category, and what that brings in the scorings to come.
    #[inline]
    fn write_owner(&self, sheet: &mut impl Sheet, owner: usize, points: f32) {
        let (owned, standings, most) = (self.owned.of(owner), self.owned.standings(owner), self.owned.most_but(owner));
        let total = self.owned.total();
        sheet.number("points", points / POINTS);
        for category in Category::each() {
            let (mine, other) = (owned[category.index()], most[category.index()]);
            let lead = f32::from(mine) - f32::from(other);
            let left = category.buildings().len() as f32 - f32::from(total[category.index()]);
            sheet.number(category, f32::from(mine) / BUILDINGS);
            sheet.number("lead", (lead / LEAD).clamp(-1.0, 1.0));
            sheet.flag("ahead", mine > other);
            sheet.flag("level", mine > 0 && mine == other);
            sheet.flag("one_behind", mine > 0 && mine + 1 == other);
            sheet.flag("sure", lead > left);
            for scoring in Scoring::each() {
                let due = !self.scored.contains(scoring);
                let share = if due { standings.share(scoring, category) } else { 0 };
                sheet.number(scoring, f32::from(share) / SHARE);
            }
        }
    }

    /// What a seat can pay, and what the buildings of the yard would bring it.
    #[inline]
    fn write_hand(&self, sheet: &mut impl Sheet, seat: Seat, common: &Common) {
        let hand = self.hands[seat];
        let to_come = self.deck.len().max(1) as f32;
        let standings = self.owned.standings(seat.index());
        sheet.number("total", f32::from(hand.total()) / MONEY);
        for currency in common.currencies {
            let (lanes, sum) = (hand.lanes(currency), hand.sum(currency));
            let can_pay = sums(lanes);
            let share_of = |pays: &dyn Fn(usize) -> bool| {
                let payable = common.prices.iter().enumerate().filter(|it| pays(it.0));
                f32::from(payable.map(|it| *it.1).sum::<u8>()) / to_come
            };
            sheet.numbered("notes", MAX_VALUE, values(lanes));
            sheet.number("sum", f32::from(sum) / SUM);
            sheet.number("n_notes", lanes.count_ones() as f32 / NOTES);
            sheet.number("exact_to_come", share_of(&|price| can_pay >> price & 1 == 1));
            sheet.number("payable_to_come", share_of(&|price| usize::from(sum) >= price));
            let is_richest = || self.hands.iter().all(|(other, it)| other == seat || it.sum(currency) < sum);
            sheet.flag("inherits", self.deck.len() < FEW && is_richest());
            sheet.optional(OFFER, self.yard[currency.index()].map(Piece::index), |sheet, index| {
                let building = Building::from_index(index);
                let (category, price) = (building.category(), building.price());
                let takes = common.takes[currency.index()];
                let mut then = self.owned;
                then.add(seat.index(), category);
                let then = then.standings(seat.index());
                let gain =
                    |scoring| f32::from(then.share(scoring, category)) - f32::from(standings.share(scoring, category));
                sheet.flag("exact", can_pay >> price & 1 == 1);
                sheet.flag("pays", sum >= price);
                sheet.number("lacks", f32::from(price.saturating_sub(sum)) / f32::from(MAX_PRICE));
                sheet.flag("exact_after_take", (1..=price).any(|it| takes >> it & can_pay >> (price - it) & 1 == 1));
                sheet.flag("pays_after_take", takes != 0 && u32::from(sum) + takes.ilog2() >= u32::from(price));
                sheet.number("gain", gain(Scoring::C) / SHARE);
                sheet.number("gain_next", gain(common.next) / SHARE);
            });
        }
    }
}

/// The values of one currency that are there, counted from zero, and how many of their copies.
fn values(lanes: u32) -> impl Iterator<Item = (usize, f32)> {
    (0..MAX_VALUE).filter_map(move |value| {
        let copies = (lanes >> (value as u32 * MAX_COPIES) & 7).count_ones();
        (copies > 0).then(|| (value, copies as f32 / MAX_COPIES as f32))
    })
}

#[cfg(test)]
mod tests {
    use kernel::{Game, Turn, visit_net_inputs};
    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::{Handful, Note, Options};

    fn inputs(game: &Alhambra, viewer: Seat) -> Vec<(usize, f32)> {
        let mut inputs = Vec::new();
        visit_net_inputs(game, viewer, |index, value| inputs.push((index, value)));
        inputs
    }

    /// The same with every currency, and the place where it buys, three further.
    fn moved(game: &Alhambra) -> Alhambra {
        let of = |note: Note| Note::of(Currency::from_index((note.currency().index() + 3) % 4), note.value());
        let all = |notes: Notes| notes.iter().map(of).collect::<Notes>();
        let mut moved = game.clone();
        moved.yard = std::array::from_fn(|place| game.yard[(place + 1) % 4]);
        moved.row = Handful::EMPTY;
        game.row.iter().for_each(|note| assert!(moved.row.insert(of(note))));
        (moved.money, moved.discard) = (all(game.money), all(game.discard));
        game.everyone().iter().for_each(|seat| moved.hands[seat] = all(game.hands[seat]));
        moved
    }

    #[test]
    fn currencies_are_alike() {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut n = 0;
        for players in 2..=6 {
            let mut game = Alhambra::new(players, &Options {}).unwrap();
            loop {
                let step = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => kernel::Step::Chance(game.sample(&mut rng)),
                    Turn::Seats(_) => {
                        if game.yard.iter().all(Option::is_some) {
                            n += 1;
                            game.everyone()
                                .iter()
                                .for_each(|it| assert_eq!(inputs(&game, it), inputs(&moved(&game), it)));
                        }
                        kernel::Step::Act(game.turn, game.pick(game.turn, &mut rng))
                    }
                };
                game.apply(step, &mut |_| ());
            }
        }
        assert!(n > 100, "{n} positions");
    }

    #[test]
    fn what_a_take_makes_payable_is_told() {
        let notes = |notes: &str| notes.split(' ').map(|it| it.parse::<Note>().unwrap()).collect::<Notes>();
        assert_eq!(sums(notes("G2 G3 G3").lanes(Currency::from_index(2))), 0b1_0110_1101);
        let mut game = Alhambra::new(2, &Options {}).unwrap();
        game.row = "take G1 G3 O9"
            .parse()
            .map(|it| if let crate::Action::Take(row) = it { row } else { Handful::EMPTY })
            .unwrap();
        assert_eq!(game.common(Seat::new(0)).takes, [0, 0, 0b1_1010, 1 << 9]);
    }
}
