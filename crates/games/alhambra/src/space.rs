//! The fixed numbering of actions: takes, then payments by place and receiver, then `pass`.

use kernel::{ActionSpace, Piece, Seat};

use crate::{
    Action, Alhambra, Handful, Note, Phase, Place,
    cards::{MAX_PRICE, MAX_VALUE},
    choice::MAX_TAKEN,
    notes::MAX_COPIES,
    payments::{N_PAYMENTS as N_BY_PRICE, lanes_of},
    takes::Takes,
};

/// Every handful that may ever be taken: one note, or up to four whose sum is at most five.
const N_TAKES: usize = takes().1;
/// Every payment without a note to spare at some price.
const N_PAYMENTS: usize = payments().1;

const BUYS: usize = N_TAKES;
const PASS: usize = BUYS + 2 * Place::COUNT * N_PAYMENTS;

/// Keys of takes: up to four notes, counted from one, the first in the highest six bits.
static TAKES: [u32; N_TAKES] = first(&takes().0);
/// Keys of payments: how many notes of each value, two bits each, the highest value in the highest bits.
static PAYMENTS: [u32; N_PAYMENTS] = first(&payments().0);

/// The place in [`TAKES`] of each note alone, counted from one: most takes are of one note.
static SINGLES: [u16; Note::COUNT + 1] = {
    let (mut ranks, mut n) = ([0; Note::COUNT + 1], 0);
    while n < N_TAKES {
        if TAKES[n] & ((1 << 18) - 1) == 0 {
            ranks[(TAKES[n] >> 18) as usize] = n as u16;
        }
        n += 1;
    }
    ranks
};

/// A multiplier by which no two payments have the same slot: every legal action is looked up at every step of a batch.
const MULTIPLIER: u32 = multiplier();
const SLOT_BITS: u32 = 13;
/// The place of a payment in [`PAYMENTS`], by its slot.
static PAYMENT_RANKS: [u16; 1 << SLOT_BITS] = {
    let mut ranks = [0; 1 << SLOT_BITS];
    let (keys, mut n) = (payments().0, 0);
    while n < N_PAYMENTS {
        ranks[slot_by(MULTIPLIER, keys[n])] = n as u16;
        n += 1;
    }
    ranks
};

/// The place in [`PAYMENTS`] of every payment of every price.
static RANKS_BY_PRICE: [u16; N_BY_PRICE] = {
    let (mut ranks, mut n) = ([0; N_BY_PRICE], 0);
    while n < N_BY_PRICE {
        let (mut key, mut value) = (0, 0);
        while value < MAX_VALUE {
            let lane = lanes_of(n) >> (value * MAX_COPIES as usize) & ((1 << MAX_COPIES) - 1);
            key |= lane.count_ones() << (2 * value);
            value += 1;
        }
        ranks[n] = PAYMENT_RANKS[slot_by(MULTIPLIER, key)];
        n += 1;
    }
    ranks
};

fn slot(key: u32) -> usize {
    slot_by(MULTIPLIER, key)
}

const fn slot_by(multiplier: u32, key: u32) -> usize {
    (key.wrapping_mul(multiplier) >> (32 - SLOT_BITS)) as usize
}

/// The first odd multiplier of a sequence that tells all payments apart.
const fn multiplier() -> u32 {
    let (keys, mut multiplier) = (payments().0, 0x9e37_79b1_u32);
    loop {
        let (mut taken, mut n) = ([false; 1 << SLOT_BITS], 0);
        while n < N_PAYMENTS && !taken[slot_by(multiplier, keys[n])] {
            taken[slot_by(multiplier, keys[n])] = true;
            n += 1;
        }
        if n == N_PAYMENTS {
            return multiplier;
        }
        multiplier = multiplier.wrapping_mul(0x85eb_ca6b) | 1;
    }
}

impl ActionSpace for Alhambra {
    const SIZE: usize = PASS + 1;

    /// Of an action that some position allows: wrong currencies, sums that are too high and the like
    /// have no number.
    fn index(action: Action) -> usize {
        let rank = |table: &[u32], key: u32| table.binary_search(&key).expect("an action that some position allows");
        match action {
            Action::Take(notes) => match notes.codes() {
                [code, 0, ..] => usize::from(SINGLES[code as usize]),
                _ => rank(&TAKES, take_key(notes)),
            },
            Action::Buy { place, gift, notes } => {
                let block = 2 * place.index() + usize::from(gift);
                let rank = PAYMENT_RANKS[slot(payment_key(notes))];
                BUYS + block * N_PAYMENTS + usize::from(rank)
            }
            Action::Pass => PASS,
        }
    }

    fn indices(&self, seat: Seat, visit: &mut impl FnMut(usize)) {
        if self.phase != Phase::Play || self.turn != seat {
            return;
        }
        let mut n = 0;
        let mut count = |index| {
            n += 1;
            visit(index);
        };
        Takes::of(self.row).visit(&mut |notes| count(Self::index(Action::Take(notes))));
        for (place, payments) in Place::each().zip(self.payable(seat)) {
            let block = BUYS + 2 * place.index() * N_PAYMENTS;
            payments.numbers(|payment| {
                let index = block + usize::from(RANKS_BY_PRICE[payment]);
                count(index);
                if self.has_martin() {
                    count(index + N_PAYMENTS);
                }
            });
        }
        if n == 0 {
            visit(PASS);
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        match index {
            ..BUYS => Some(Action::Take(take_of(TAKES[index]))),
            BUYS..PASS => {
                let (block, rank) = ((index - BUYS) / N_PAYMENTS, (index - BUYS) % N_PAYMENTS);
                let place = Place::from_index(block / 2);
                Some(Action::Buy { place, gift: block % 2 == 1, notes: PAID[rank].moved_to(place.currency()) })
            }
            PASS => Some(Action::Pass),
            Self::SIZE.. => None,
        }
    }
}

fn take_key(notes: Handful) -> u32 {
    let n_free = 4usize.saturating_sub(notes.len());
    notes.iter().fold(0, |key, note| key << 6 | (note.index() as u32 + 1)) << (6 * n_free)
}

/// The first note is in the highest bits of a key; where it has fewer than four, the others are zero in both.
fn take_of(key: u32) -> Handful {
    let codes = [18, 12, 6, 0].map(|shift| u64::from(key >> shift & 63));
    codes.into_iter().enumerate().fold(Handful::EMPTY, |notes, (n, code)| notes.followed_by(n, code))
}

fn payment_key(notes: Handful) -> u32 {
    notes.iter().map(|note| 1 << (2 * (note.value() - 1))).sum()
}

/// Every payment in florins.
static PAID: [Handful; N_PAYMENTS] = {
    let (mut paid, mut n) = ([Handful::EMPTY; N_PAYMENTS], 0);
    while n < N_PAYMENTS {
        let (mut len, mut value) = (0, 1);
        while value <= MAX_VALUE {
            let mut copies = PAYMENTS[n] >> (2 * (value - 1)) & 3;
            while copies > 0 {
                paid[n] = paid[n].followed_by(len, value as u64);
                len += 1;
                copies -= 1;
            }
            value += 1;
        }
        n += 1;
    }
    paid
};

/// Room for the keys while they are counted.
type Keys = ([u32; 512], usize);

const fn first<const N: usize>(keys: &[u32; 512]) -> [u32; N] {
    let mut table = [0; N];
    let mut n = 0;
    while n < N {
        table[n] = keys[n];
        n += 1;
    }
    table
}

const fn takes() -> Keys {
    takes_after(([0; 512], 0), 0, 0, 0, 0)
}

/// In ascending order of keys: a handful comes before all that begin with it.
const fn takes_after(mut keys: Keys, key: u32, n: u32, sum: u32, mut face: u32) -> Keys {
    while n < 4 && face < Note::COUNT as u32 {
        let more = sum + face % MAX_VALUE as u32 + 1;
        let longer = key | (face + 1) << (6 * (3 - n));
        // Four copies of one face do not exist.
        let fourth = n == 3 && key == (face + 1) * (1 << 18 | 1 << 12 | 1 << 6);
        if (n == 0 || more <= MAX_TAKEN as u32) && !fourth {
            keys.0[keys.1] = longer;
            keys.1 += 1;
            keys = takes_after(keys, longer, n + 1, more, face);
        }
        face += 1;
    }
    keys
}

const fn payments() -> Keys {
    payments_with(([0; 512], 0), 0, 0, 0, MAX_VALUE as u32)
}

/// Goes through the numbers of notes from the highest value down, so that keys ascend. `least` is the
/// value added last.
const fn payments_with(mut keys: Keys, key: u32, sum: u32, least: u32, value: u32) -> Keys {
    if value == 0 {
        // There is a price that it suffices for, and for which the least note is needed.
        if 2 <= sum && sum - least < MAX_PRICE as u32 {
            keys.0[keys.1] = key;
            keys.1 += 1;
        }
        return keys;
    }
    let mut n = 0;
    while n <= MAX_COPIES && sum + n * value < (MAX_PRICE as u32) + 9 {
        let least = if n == 0 { least } else { value };
        keys = payments_with(keys, key | n << (2 * (value - 1)), sum + n * value, least, value - 1);
        n += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_they_ever_were() {
        assert_eq!((N_TAKES, N_PAYMENTS, Alhambra::SIZE), (371, 288, 2676));
        assert!(TAKES.is_sorted() && PAYMENTS.is_sorted());
        for index in 0..Alhambra::SIZE {
            let action = Alhambra::from_index(index).unwrap();
            assert_eq!(Alhambra::index(action), index, "{action}");
            assert_eq!(action.to_string().parse(), Ok(action));
        }
        assert_eq!(Alhambra::from_index(Alhambra::SIZE), None);
    }
}
