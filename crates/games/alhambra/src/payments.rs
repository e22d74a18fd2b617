//! The payments that a hand can make.

use crate::{Currency, Handful, Note, Place, notes::MAX_COPIES};

/// Visits every payment of at least `price` that has no note to spare, in card order: `lanes` are the
/// notes of `currency` in hand, three bits a value, and `total` is their sum.
pub(crate) fn visit(lanes: u32, total: u8, price: u8, currency: Currency, visit: &mut impl FnMut(Handful)) {
    if price <= total {
        extend(Paid { notes: Handful::EMPTY, n: 0, sum: 0, least: 0 }, lanes, total, price, currency, visit);
    }
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

/// A payment in the making.
#[derive(Copy, Clone)]
struct Paid {
    notes: Handful,
    n: usize,
    sum: u8,
    least: u8,
}

/// Adds one note of `lanes` to what does not suffice yet. Notes come in ascending order, so the first
/// is the least, and each combination is reached in one way.
fn extend(paid: Paid, mut lanes: u32, mut left: u8, price: u8, currency: Currency, visit: &mut impl FnMut(Handful)) {
    // What is left must be able to make up the rest.
    while lanes != 0 && price <= paid.sum + left {
        let lane = lanes.trailing_zeros() / MAX_COPIES;
        let value = lane as u8 + 1;
        let least = if paid.n == 0 { value } else { paid.least };
        let sum = paid.sum + value;
        if price <= sum - least {
            // The least note could be spared here, and with any dearer note in place of this one.
            return;
        }
        let more = Paid { notes: paid.notes.followed_by(paid.n, Note::of(currency, value)), n: paid.n + 1, sum, least };
        let copies = lanes >> (lane * MAX_COPIES) & ((1 << MAX_COPIES) - 1);
        if price <= sum {
            visit(more.notes);
        } else {
            // One copy less: the highest bit of the lane goes.
            let highest = (copies ^ copies >> 1) << (lane * MAX_COPIES);
            extend(more, lanes ^ highest, left - value, price, currency, visit);
        }
        lanes ^= copies << (lane * MAX_COPIES);
        left -= value * copies.count_ones() as u8;
    }
}
