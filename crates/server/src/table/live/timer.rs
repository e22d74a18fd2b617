//! What a live table does without a command: time-outs, retries, delayed broadcasts, and unloading.

use std::time::Duration;

use kernel::Seat;
use session::Line;
use tokio::time::Instant;

use super::{LiveTable, append::AppendError};
use crate::{
    cluster::Lease,
    rare_states::reached,
    store::{Occupant, Status},
};

/// A table never wakes up more often just to find out whether it is idle.
const MIN_IDLE_CHECK: Duration = Duration::from_secs(1);

impl LiveTable {
    /// When to wake up if no command arrives.
    pub(super) fn next_wakeup(&self) -> Instant {
        let instant = |at: i64| Instant::now() + Duration::from_millis((at - self.registry.now()).max(0) as u64);
        let idle = (self.idle_since + self.registry.timings().idle).max(Instant::now() + MIN_IDLE_CHECK);
        let timeout = self.next_timeout().map(|(_, at)| instant(at));
        // Time-outs wait for the end of a back-off.
        let next = self.retry_at.or(timeout);
        let draw = self.lease().and_then(|_| self.draw_deadline()).filter(|_| self.retry_at.is_none()).map(instant);
        [next, self.presence_due, draw].into_iter().flatten().fold(idle, Instant::min)
    }

    /// Takes vacations over that have begun or ended, and shows the clocks that stand still or go on.
    pub(super) fn set_pauses(&mut self) {
        let Some(session) = self.session.as_mut() else { return };
        if session.clocks.set_pauses(&self.table.pauses) {
            self.broadcast_frames();
        }
    }

    /// The seat whose time runs out next, and when. Only the holder of the lease runs the clocks.
    fn next_timeout(&self) -> Option<(Seat, i64)> {
        self.lease()?;
        let session = self.session.as_ref()?;
        let people = (0..).zip(&self.table.seats).filter(|(_, occupant)| matches!(occupant, Occupant::Person { .. }));
        let among = people.map(|(index, _)| Seat::new(index)).filter(|&seat| !session.away.contains(seat)).collect();
        session.clocks.next_timeout(among)
    }

    /// Handles the timer. Returns whether the table is idle and its task may end.
    pub(super) async fn on_wakeup(&mut self) -> bool {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.broadcast_table();
            return false;
        }
        if let Some(at) = self.retry_at {
            if at <= Instant::now() {
                self.retry_at = None;
                self.retry().await;
            }
            return false;
        }
        if self.lease().is_some() && self.draw_deadline().is_some_and(|at| at <= self.registry.now()) {
            self.leave_out_late_seats().await;
            self.after_change().await;
            return false;
        }
        if let Some((seat, at)) = self.next_timeout()
            && at <= self.registry.now()
        {
            if let Err(error) = self.append_lines(&[Line::Away(seat)], self.lease()).await {
                reached!(ClockMetChoice, error == AppendError::Conflict);
                tracing::warn!(table = self.table.id, %seat, %error, "timeout_append_failed");
            }
            self.broadcast_table();
            self.after_change().await;
            return false;
        }
        let runs_here = match self.lease() {
            // A held table stays in memory, or a lost notification could leave its bots and clocks stopped.
            Some(Lease::Held(_)) => self.table.status == Status::Playing,
            Some(Lease::Exclusive) => self.has_live_clock() || self.draw_deadline().is_some(),
            None => false,
        };
        let needed = !self.sockets.is_empty() || !self.thinking.is_empty() || runs_here;
        if needed {
            self.idle_since = Instant::now();
        }
        let is_idle = !needed && self.idle_since.elapsed() >= self.registry.timings().idle;
        if is_idle && self.table.status == Status::Playing {
            self.registry.rest(&self.table.id, self.next_timeout().map(|(_, at)| at));
        }
        is_idle
    }

    async fn retry(&mut self) {
        if self.stale {
            return self.refresh().await;
        }
        if self.session.is_none()
            && self.table.status != Status::Waiting
            && let Err(error) = self.load_session().await
        {
            tracing::warn!(table = self.table.id, %error, "log_read_failed");
            return self.back_off();
        }
        self.append_opening().await;
        self.after_change().await;
    }
}
