//! The payments that a hand can make.
//!
//! For each price all payments without a note to spare are listed beforehand. A hand has three bits a
//! value, set from the lowest on, and so has a payment: whether the hand can make it is one operation on
//! bits, and going through a list is faster than searching for sums.

use crate::{
    Currency, Handful, Note, Place,
    cards::{MAX_PRICE, MAX_VALUE},
    notes::MAX_COPIES,
};

/// How many payments all prices have together, the empty places at the end of each price included.
const N_PAYMENTS: usize = 536;
const MIN_PRICE: u8 = 2;
/// So many payments are compared with a hand at once.
const CHUNK: usize = 8;
/// No hand can make this payment: it fills up the last chunk of a price.
const NEVER: u32 = u32::MAX;

/// All payments in florins, by price, in card order.
static TABLE: Table = table();

struct Table {
    /// Where the payments of each price begin: at a multiple of [`CHUNK`].
    starts: [u16; MAX_PRICE as usize + 2],
    /// Three bits a value, set from the lowest on.
    lanes: [[u32; CHUNK]; N_PAYMENTS / CHUNK],
    notes: [[Handful; CHUNK]; N_PAYMENTS / CHUNK],
}

/// Visits every payment of at least `price` that has no note to spare, in card order; `lanes` are the
/// notes of `currency` in hand.
pub(crate) fn visit(lanes: u32, price: u8, currency: Currency, visit: &mut impl FnMut(Handful)) {
    for chunk in chunks(price) {
        let mut left = possible(lanes, chunk);
        while left != 0 {
            visit(TABLE.notes[chunk][left.trailing_zeros() as usize].moved_to(currency));
            left &= left - 1;
        }
    }
}

/// How many [`visit`] visits.
pub(crate) fn count(lanes: u32, price: u8) -> u32 {
    TABLE.lanes[chunks(price)].as_flattened().iter().map(|payment| u32::from(payment & !lanes == 0)).sum()
}

/// The payment in florins with `n` before it; `n` is below [`count`].
pub(crate) fn nth(lanes: u32, price: u8, mut n: u32) -> Handful {
    for chunk in chunks(price) {
        let possible = possible(lanes, chunk);
        if n < possible.count_ones() {
            let left = (0..n).fold(possible, |left, _| left & (left - 1));
            return TABLE.notes[chunk][left.trailing_zeros() as usize];
        }
        n -= possible.count_ones();
    }
    unreachable!("below their number")
}

/// Which payments of a chunk the hand can make, a bit each.
#[inline]
fn possible(lanes: u32, chunk: usize) -> u32 {
    let bit = |n: usize| if TABLE.lanes[chunk][n] & !lanes == 0 { 1 << n } else { 0 };
    std::array::from_fn::<u32, CHUNK, _>(bit).iter().sum()
}

/// Whether `notes`, which suffice, would still do so without the least of them.
///
/// Our ruling: such a payment is refused, since it is a slip and never a plan.
pub(crate) fn has_note_to_spare(notes: Handful, price: u8) -> bool {
    let least = notes.iter().next().map_or(0, Note::value);
    price <= notes.sum() - least
}

/// What can be paid at `place` belongs there.
pub(crate) fn all_of_place(notes: Handful, place: Place) -> bool {
    notes.iter().all(|note| note.currency() == place.currency())
}

fn chunks(price: u8) -> std::ops::Range<usize> {
    let price = usize::from(price);
    usize::from(TABLE.starts[price]) / CHUNK..usize::from(TABLE.starts[price + 1]) / CHUNK
}

const fn table() -> Table {
    let mut table = Table {
        starts: [0; MAX_PRICE as usize + 2],
        lanes: [[NEVER; CHUNK]; N_PAYMENTS / CHUNK],
        notes: [[Handful::EMPTY; CHUNK]; N_PAYMENTS / CHUNK],
    };
    let (mut price, mut n) = (MIN_PRICE, 0);
    while price <= MAX_PRICE {
        table.starts[price as usize] = n as u16;
        n = extend(&mut table, n, price, Paid { lanes: 0, notes: Handful::EMPTY, n: 0, sum: 0, least: 0 }, 1);
        n = n.next_multiple_of(CHUNK);
        price += 1;
    }
    table.starts[MAX_PRICE as usize + 1] = n as u16;
    assert!(n == N_PAYMENTS);
    table
}

/// A payment in the making.
#[derive(Copy, Clone)]
struct Paid {
    lanes: u32,
    notes: Handful,
    n: usize,
    sum: u8,
    least: u8,
}

/// Adds one note to what does not suffice yet, none below `value`: so notes ascend, the first is the
/// least, and each combination is reached in one way. Gives how many payments the table has then.
const fn extend(table: &mut Table, mut n: usize, price: u8, paid: Paid, mut value: u8) -> usize {
    while value <= MAX_VALUE as u8 {
        let shift = (value as u32 - 1) * MAX_COPIES;
        let lane = paid.lanes >> shift & ((1 << MAX_COPIES) - 1);
        let least = if paid.n == 0 { value } else { paid.least };
        let sum = paid.sum + value;
        if price <= sum - least {
            // The least note could be spared, and with any dearer note in place of this one too.
            return n;
        }
        if lane.count_ones() < MAX_COPIES {
            let lanes = paid.lanes | (lane + 1) << shift;
            let notes = paid.notes.followed_by(paid.n, value as u64);
            if price <= sum {
                table.lanes[n / CHUNK][n % CHUNK] = lanes;
                table.notes[n / CHUNK][n % CHUNK] = notes;
                n += 1;
            } else {
                n = extend(table, n, price, Paid { lanes, notes, n: paid.n + 1, sum, least }, value);
            }
        }
        value += 1;
    }
    n
}

#[cfg(test)]
mod tests {
    use kernel::Piece;

    use super::*;
    use crate::Notes;

    /// Every combination of up to seven notes is asked whether it belongs.
    #[test]
    fn the_table_has_all_payments_and_no_other() {
        let mut by_price = [0; MAX_PRICE as usize + 1];
        let mut visit_all = |notes: Notes| {
            let few: Handful = notes.iter().collect();
            for price in MIN_PRICE..=MAX_PRICE {
                let right = price <= few.sum() && !has_note_to_spare(few, price);
                let listed = TABLE.lanes[chunks(price)].as_flattened().contains(&notes.lanes(Currency::from_index(0)));
                assert_eq!(right, listed, "{notes:?} for {price}");
                by_price[usize::from(price)] += u32::from(right);
            }
        };
        // Three copies of nine values in base four.
        for code in 1u32..1 << 18 {
            let n = |value: u8| code >> (2 * (value - 1)) & 3;
            if (1..=9).map(n).sum::<u32>() <= 7 && (1..=9).map(|value| n(value) * u32::from(value)).sum::<u32>() <= 30 {
                let face = |value| std::iter::repeat_n(Note::of(Currency::from_index(0), value), n(value) as usize);
                visit_all((1..=9).flat_map(face).collect());
            }
        }
        assert_eq!(by_price, [0, 0, 9, 10, 11, 15, 19, 26, 34, 47, 60, 72, 85, 104]);
    }

    #[test]
    fn payments_are_in_the_currency_that_is_asked_for() {
        let hand: Notes = ["O4", "O4", "O5", "G9"].map(|code| code.parse().unwrap()).into_iter().collect();
        let (ducats, mut seen) = (Currency::from_index(3), Vec::new());
        visit(hand.lanes(ducats), 9, ducats, &mut |notes| seen.push(notes.to_string()));
        assert_eq!(seen, [" O4 O5"]);
        assert_eq!(count(hand.lanes(ducats), 8), 2);
    }
}
