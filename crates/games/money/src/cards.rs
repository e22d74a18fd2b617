//! The 69 cards, as data.

use kernel::{Piece, Set, Wide};

/// A hand, a row, a bid, the pile.
pub type Cards = Set<Card>;

/// How many notes a currency has.
pub const NOTES: usize = 9;
/// How many gold coins there are.
pub const COINS: usize = 6;
/// The notes of every currency: three 20s, three 30s, 40, 50, 60.
pub const NOTE_VALUES: [u16; NOTES] = [20, 20, 20, 30, 30, 30, 40, 50, 60];
/// What a gold coin is worth.
pub const COIN_VALUE: u16 = 10;

const N_NOTES: usize = Currency::COUNT * NOTES;

kernel::piece! {
    /// One of seven currencies.
    pub struct Currency: u8 = ["EUR", "USD", "JPY", "CHF", "GBP", "SEK", "RUB"];
}

impl Currency {
    /// Its nine notes.
    pub fn notes(self) -> Cards {
        Cards::span(self.index() * NOTES, (self.index() + 1) * NOTES)
    }
}

kernel::piece! {
    /// A note or a gold coin.
    pub struct Card: Wide = [
        "EUR20a", "EUR20b", "EUR20c", "EUR30a", "EUR30b", "EUR30c", "EUR40", "EUR50", "EUR60",
        "USD20a", "USD20b", "USD20c", "USD30a", "USD30b", "USD30c", "USD40", "USD50", "USD60",
        "JPY20a", "JPY20b", "JPY20c", "JPY30a", "JPY30b", "JPY30c", "JPY40", "JPY50", "JPY60",
        "CHF20a", "CHF20b", "CHF20c", "CHF30a", "CHF30b", "CHF30c", "CHF40", "CHF50", "CHF60",
        "GBP20a", "GBP20b", "GBP20c", "GBP30a", "GBP30b", "GBP30c", "GBP40", "GBP50", "GBP60",
        "SEK20a", "SEK20b", "SEK20c", "SEK30a", "SEK30b", "SEK30c", "SEK40", "SEK50", "SEK60",
        "RUB20a", "RUB20b", "RUB20c", "RUB30a", "RUB30b", "RUB30c", "RUB40", "RUB50", "RUB60",
        "G1", "G2", "G3", "G4", "G5", "G6",
    ];
}
const _: () = assert!(Card::COUNT == N_NOTES + COINS);

impl Card {
    /// What it counts in a bid.
    pub const fn value(self) -> u16 {
        let index = self.0 as usize;
        if index < N_NOTES { NOTE_VALUES[index % NOTES] } else { COIN_VALUE }
    }

    /// The number printed on it, unique, by which equal bids are ranked.
    ///
    /// Our ruling: the printed numbers are known nowhere, so they are spread such that no currency and
    /// no denomination is favoured.
    pub const fn serial(self) -> u8 {
        (1 + (29 * self.0 as u16 + 24) % Card::COUNT as u16) as u8
    }
}

/// The six gold coins.
pub fn coins() -> Cards {
    Cards::span(N_NOTES, Card::COUNT)
}

/// The bit pattern of one currency's notes in a set, as a number below 512.
pub(crate) fn notes_of(cards: Cards, currency: usize) -> usize {
    (u128::from(cards.bits()) >> (currency * NOTES)) as usize & ((1 << NOTES) - 1)
}

/// The sum of all values.
pub fn total(cards: Cards) -> u16 {
    // Bids are ranked all the time. Values are tens, so each digit of them in base two is counted over all cards
    // at once.
    let bits = u128::from(cards.bits());
    let digit = |n: usize| ((bits & TENS[n]).count_ones() as u16) << n;
    10 * (digit(0) + digit(1) + digit(2))
}

/// For each binary digit of a value in tens the cards whose value has it.
static TENS: [u128; 3] = {
    let (mut digits, mut card) = ([0; 3], 0);
    while card < Card::COUNT {
        let value = Card(card as u8).value();
        assert!(value.is_multiple_of(10) && value / 10 < 8);
        let mut n = 0;
        while n < 3 {
            digits[n] |= (((value / 10) >> n & 1) as u128) << card;
            n += 1;
        }
        card += 1;
    }
    digits
};

/// The sum of every combination of one currency's notes.
pub(crate) static NOTE_SUMS: [u16; 1 << NOTES] = note_sums();

const fn note_sums() -> [u16; 1 << NOTES] {
    let mut sums = [0; 1 << NOTES];
    let mut pattern = 1;
    while pattern < sums.len() {
        let lowest = pattern.trailing_zeros() as usize;
        sums[pattern] = sums[pattern & (pattern - 1)] + NOTE_VALUES[lowest];
        pattern += 1;
    }
    sums
}

/// The lowest serial number among `cards`.
pub fn lowest_serial(cards: Cards) -> Option<u8> {
    cards.iter().map(Card::serial).min()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(code: &str) -> Card {
        code.parse().unwrap()
    }

    #[test]
    fn components_are_complete() {
        assert_eq!(Cards::all().len(), 69);
        assert_eq!(coins().len(), 6);
        for currency in Currency::each() {
            assert_eq!((currency.notes().len(), total(currency.notes())), (9, 300));
            assert!(currency.notes().iter().all(|note| note.code().starts_with(currency.code())));
        }
        assert!(Card::each().all(|it| it.code().starts_with('G') || it.code().contains(&it.value().to_string())));
        assert_eq!(total(Cards::all()), 7 * 300 + 60);
    }

    #[test]
    fn serial_numbers_are_unique_and_as_published() {
        let serials: std::collections::BTreeSet<u8> = Card::each().map(Card::serial).collect();
        assert_eq!((serials.len(), serials.first(), serials.last()), (69, Some(&1), Some(&69)));
        let published =
            [("EUR20a", 25), ("EUR60", 50), ("USD50", 6), ("GBP40", 1), ("RUB20a", 4), ("G1", 58), ("G6", 65)];
        for (code, serial) in published {
            assert_eq!(card(code).serial(), serial, "{code}");
        }
    }
}
