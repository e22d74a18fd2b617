//! A test that may be looked at after every deal.

/// The logarithm of 0.95 / 0.05: both kinds of error are to happen once in twenty times.
const BOUND: f64 = 2.944_438_979_166_44;
/// Fewer deals tell too little of their own spread.
const LEAST: f64 = 10.0;

/// Wald's sequential test of "it wins its even share" against "it wins so much more", for results about
/// which no more is supposed than that their mean is normal.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The logarithm of how many times likelier the second is.
    pub ratio: f64,
    /// What may be concluded.
    pub verdict: Verdict,
}

/// What may be concluded.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Verdict {
    /// It is better.
    Better,
    /// It is not.
    NotBetter,
    /// Neither can be told yet.
    Open,
}

impl Sprt {
    pub(crate) fn new(n: f64, mean: f64, variance: f64, even: f64, gain: f64) -> Sprt {
        if n < LEAST {
            return Sprt { ratio: 0.0, verdict: Verdict::Open };
        }
        // All deals alike would make any difference certain.
        let variance = variance.max(1.0 / n);
        let ratio = n * gain * (mean - even - gain / 2.0) / variance;
        let verdict = match ratio {
            it if it >= BOUND => Verdict::Better,
            it if it <= -BOUND => Verdict::NotBetter,
            _ => Verdict::Open,
        };
        Sprt { ratio, verdict }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_verdict_follows_the_mean() {
        let verdict = |n, mean| Sprt::new(n, mean, 0.125, 0.5, 0.05).verdict;
        assert_eq!(verdict(5.0, 1.0), Verdict::Open);
        assert_eq!(verdict(300.0, 0.6), Verdict::Better);
        assert_eq!(verdict(300.0, 0.5), Verdict::NotBetter);
        assert_eq!(verdict(300.0, 0.525), Verdict::Open);
    }
}
