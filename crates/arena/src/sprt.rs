//! A sequential test, which may be evaluated after every deal.

/// ln(0.95 / 0.05): both kinds of error have a probability of 5 %.
const BOUND: f64 = 2.944_438_979_166_44;
/// With fewer deals the estimate of the variance is too rough.
const MIN_DEALS: f64 = 10.0;

/// Wald's sequential probability ratio test of "the bot wins its even share" against "it wins more, by a given gain",
/// assuming only that the mean of the deals is normally distributed.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// The log-likelihood ratio of the second hypothesis to the first.
    pub ratio: f64,
    /// The hypothesis that the test accepts, if any.
    pub decision: Decision,
}

/// The state of a sequential test.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Decision {
    /// The bot is better by the gain.
    Better,
    /// The bot is not better.
    NotBetter,
    /// More deals are needed.
    Undecided,
}

impl Sprt {
    pub(crate) fn new(n: f64, mean: f64, variance: f64, even: f64, gain: f64) -> Sprt {
        if n < MIN_DEALS {
            return Sprt { ratio: 0.0, decision: Decision::Undecided };
        }
        // If all deals had the same result, a variance of zero would make any difference certain.
        let variance = variance.max(1.0 / n);
        let ratio = n * gain * (mean - even - gain / 2.0) / variance;
        let decision = match ratio {
            it if it >= BOUND => Decision::Better,
            it if it <= -BOUND => Decision::NotBetter,
            _ => Decision::Undecided,
        };
        Sprt { ratio, decision }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_decision_follows_the_mean() {
        let decision = |n, mean| Sprt::new(n, mean, 0.125, 0.5, 0.05).decision;
        assert_eq!(decision(5.0, 1.0), Decision::Undecided);
        assert_eq!(decision(300.0, 0.6), Decision::Better);
        assert_eq!(decision(300.0, 0.5), Decision::NotBetter);
        assert_eq!(decision(300.0, 0.525), Decision::Undecided);
    }
}
