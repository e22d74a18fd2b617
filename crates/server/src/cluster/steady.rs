//! The time of day of a server that is alone with its data, which never goes back by more than a moment.
//!
//! A clock that is set back by a year would otherwise stop the clocks of all games for a year. The time goes on from where
//! it was, as fast as time passes, until the clock of the machine has been set right or the server starts again.

use std::sync::Mutex;

use tokio::time::Instant;

use crate::store::Millis;

/// Smaller steps are those of machines that keep their clock right over a network.
const TOLERANCE: Millis = 1_000;

pub struct SteadyTime(Mutex<State>);

struct State {
    /// What the clock of the machine said when it was last read.
    clock: Millis,
    read_at: Instant,
    /// By how much the time is ahead of the clock of the machine.
    ahead: Millis,
}

impl SteadyTime {
    /// The time by a clock that says `clock` now.
    pub fn new(clock: Millis) -> SteadyTime {
        SteadyTime(Mutex::new(State { clock, read_at: Instant::now(), ahead: 0 }))
    }

    /// The time, if the clock says `clock` now.
    pub fn now(&self, clock: Millis) -> Millis {
        let mut state = self.0.lock().expect("no thread panics while it holds this lock");
        let jump = clock - state.clock - state.read_at.elapsed().as_millis() as Millis;
        if jump < -TOLERANCE {
            state.ahead -= jump;
            tracing::warn!(milliseconds = -jump, "clock_set_back");
        } else if jump > TOLERANCE {
            // It was set right, or the machine has slept, which its clock knows best.
            state.ahead -= jump.min(state.ahead);
        }
        (state.clock, state.read_at) = (clock, Instant::now());
        clock + state.ahead
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const YEAR: Millis = 365 * 24 * 60 * 60 * 1000;

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_back_by_a_year_does_not_stop_the_time() {
        let time = SteadyTime::new(YEAR);
        let pass = async |seconds| tokio::time::advance(Duration::from_secs(seconds)).await;
        pass(10).await;
        assert_eq!(time.now(YEAR + 10_000), YEAR + 10_000);
        pass(10).await;
        assert_eq!(time.now(20_000), YEAR + 20_000, "it was set back");
        pass(10).await;
        assert_eq!(time.now(30_000), YEAR + 30_000, "it goes on");
        pass(10).await;
        assert_eq!(time.now(YEAR + 40_000), YEAR + 40_000, "it was set right");
        assert_eq!(time.now(2 * YEAR), 2 * YEAR, "a machine that has slept");
        assert_eq!(time.now(2 * YEAR - 500), 2 * YEAR - 500, "a small step");
    }
}
