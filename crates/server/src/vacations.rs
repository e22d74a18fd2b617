//! How many days of vacation a person has.

use crate::store::{Millis, Vacation};

/// The days that a person may take in a year.
pub const DAYS_A_YEAR: u32 = 30;
/// The length of a day in milliseconds.
pub const DAY: Millis = 24 * 60 * 60 * 1000;
/// After so long, a vacation no longer counts.
pub const YEAR: Millis = 365 * DAY;

/// The days of these vacations. A day that has begun counts in full, or short vacations could stop a clock for good.
pub fn days_taken(vacations: &[Vacation]) -> u32 {
    let days = |it: &Vacation| ((it.until - it.from + DAY - 1) / DAY).max(1);
    vacations.iter().map(days).sum::<Millis>() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_has_begun_counts() {
        let of = |length: Millis| Vacation { from: 5, until: 5 + length };
        assert_eq!(days_taken(&[]), 0);
        assert_eq!(days_taken(&[of(0)]), 1, "one that was ended at once");
        assert_eq!(days_taken(&[of(DAY), of(DAY + 1), of(3 * DAY)]), 6);
    }
}
