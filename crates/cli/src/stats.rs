//! Descriptive statistics and number formats.

use words::Lang;

/// The five-number summary and the mean of a sample.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Spread {
    pub min: i32,
    /// The first quartile.
    pub low: i32,
    /// The second quartile.
    pub median: i32,
    /// The third quartile.
    pub high: i32,
    pub max: i32,
    pub mean: f64,
}

impl Spread {
    /// The summary of `sample`; `None` if it is empty.
    pub fn of(mut sample: Vec<i32>) -> Option<Spread> {
        sample.sort_unstable();
        let last = sample.len().checked_sub(1)?;
        // The nearest rank, which is always a number of the sample.
        let at = |quarter: usize| sample[(last * quarter + 2) / 4];
        let mean = mean(sample.iter().map(|&it| i64::from(it)).sum(), sample.len() as u64);
        Some(Spread { min: at(0), low: at(1), median: at(2), high: at(3), max: at(4), mean })
    }
}

/// A sum divided by a count that may be zero.
pub fn mean(sum: i64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

/// Formats a number with one decimal, after a point or a comma.
pub fn decimal(number: f64, lang: Lang) -> String {
    let text = format!("{number:.1}");
    match lang {
        Lang::Fr => text.replace('.', ","),
        Lang::En => text,
    }
}

/// Formats a large number in groups of three digits, separated by a narrow space in both languages.
pub fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_write_them() {
        assert_eq!(grouped(1234567.4), "1\u{202f}234\u{202f}567");
        assert_eq!(grouped(999.0), "999");
        assert_eq!(decimal(1.25, Lang::Fr), "1,2");
        assert_eq!(decimal(1.25, Lang::En), "1.2");
    }

    #[test]
    fn quartiles_are_numbers_of_the_sample() {
        let spread = Spread::of(vec![50, 10, 40, 20, 30]).unwrap();
        assert_eq!(spread, Spread { min: 10, low: 20, median: 30, high: 40, max: 50, mean: 30.0 });
        let one = Spread::of(vec![-7]).unwrap();
        assert_eq!((one.min, one.low, one.median, one.high, one.max, one.mean), (-7, -7, -7, -7, -7, -7.0));
        assert_eq!(Spread::of(Vec::new()), None);
    }
}
