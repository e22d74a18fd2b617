//! What may be taken from the open row: one note, or several whose sum is small.
//!
//! The fifteen ways to choose among four notes are listed beforehand; which of them are allowed depends
//! on the values alone, and on which notes are equal, and is looked up.

use kernel::Bits;

use crate::{Handful, cards::MAX_VALUE, choice::MAX_TAKEN, handful::CODE, rules::ROW};

/// All choices among four notes, a bit each, in card order: each comes before those that begin with it.
const CHOICES: [u8; 15] = [
    0b0001, 0b0011, 0b0111, 0b1111, 0b1011, 0b0101, 0b1101, 0b1001, 0b0010, 0b0110, 0b1110, 0b1010, 0b0100, 0b1100,
    0b1000,
];

/// Values from five on are alike here, and no note is zero.
const CLASSES: usize = MAX_TAKEN as usize + 1;

/// The class of a note by its code, which counts from one; zero where there is none.
static BY_CODE: [u8; 1 << CODE] = {
    let (mut classes, mut code) = ([0; 1 << CODE], 1);
    while code < classes.len() {
        let value = (code - 1) % MAX_VALUE + 1;
        classes[code] = if value < MAX_TAKEN as usize { value as u8 } else { MAX_TAKEN };
        code += 1;
    }
    classes
};

/// A bit for each choice that the values allow.
static BY_VALUES: [u16; CLASSES.pow(ROW as u32)] = by_values();
/// A bit for each choice that takes the first of equal notes first. The index has a bit for each note but
/// the first: whether it equals the one before.
static BY_EQUALS: [u16; 1 << (ROW - 1)] = by_equals();

/// A set of choices among the notes of a row.
#[derive(Copy, Clone)]
pub(crate) struct Takes {
    row: Handful,
    choices: u16,
}

impl Takes {
    /// All that the rules allow.
    pub(crate) fn of(row: Handful) -> Takes {
        let codes = row.codes();
        let values = codes.iter().rev().fold(0, |values, &code| values * CLASSES + usize::from(BY_CODE[code as usize]));
        let equals = (1..ROW).fold(0, |equals, n| equals | usize::from(codes[n] == codes[n - 1]) << (n - 1));
        Takes { row, choices: BY_VALUES[values] & BY_EQUALS[equals] }
    }

    pub(crate) fn len(self) -> u32 {
        self.choices.count_ones()
    }

    /// The one with `n` before it.
    pub(crate) fn nth(self, n: u32) -> Handful {
        self.row.chosen(CHOICES[self.choices.nth(n)])
    }

    /// In card order.
    pub(crate) fn visit(self, visit: &mut impl FnMut(Handful)) {
        let mut left = self.choices;
        while left != 0 {
            visit(self.row.chosen(CHOICES[left.trailing_zeros() as usize]));
            left &= left - 1;
        }
    }
}

const fn by_values() -> [u16; CLASSES.pow(ROW as u32)] {
    let mut table = [0; CLASSES.pow(ROW as u32)];
    let mut values = 0;
    while values < table.len() {
        let mut n = 0;
        while n < CHOICES.len() {
            let (mut place, mut rest, mut sum, mut none) = (0, values, 0, false);
            while place < ROW {
                if CHOICES[n] >> place & 1 == 1 {
                    sum += rest % CLASSES;
                    none |= rest % CLASSES == 0;
                }
                rest /= CLASSES;
                place += 1;
            }
            let single = CHOICES[n].count_ones() == 1;
            if !none && (single || sum <= MAX_TAKEN as usize) {
                table[values] |= 1 << n;
            }
            n += 1;
        }
        values += 1;
    }
    table
}

const fn by_equals() -> [u16; 1 << (ROW - 1)] {
    let mut table = [0; 1 << (ROW - 1)];
    let mut equals = 0;
    while equals < table.len() {
        let mut n = 0;
        while n < CHOICES.len() {
            // Chosen, equal to the one before, and that one is not chosen.
            let skips = CHOICES[n] as usize & equals << 1 & !(CHOICES[n] as usize) << 1;
            if skips == 0 {
                table[equals] |= 1 << n;
            }
            n += 1;
        }
        equals += 1;
    }
    table
}
