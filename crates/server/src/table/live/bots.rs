//! What follows from a change without a command: the moves of bots, and the end of the game.

use std::time::Duration;

use catalog::{AnyMatch, Proposal};
use kernel::{Observer, Seat};
use session::level_at;
use tokio::{sync::oneshot, time::Instant};

use super::LiveTable;
use crate::{
    rare_states::reached,
    store::{Outcome, Status, StoreError},
    table::message::Command,
};

impl LiveTable {
    /// Finishes a game that is over, or starts the bots whose turn it is.
    pub(super) async fn after_change(&mut self) {
        // What follows may wait for the store or for bots.
        self.sockets.flush();
        // A game that the operator has ended does not go on.
        if self.table.status == Status::Over {
            return;
        }
        self.append_opening().await;
        while self.act_prepared().await {}
        let Some(session) = &self.session else { return };
        if session.winners().is_some() {
            if self.table.status == Status::Playing
                && let Some(outcome) = session.outcome()
            {
                self.finish(outcome).await;
            }
            return;
        }
        // Only the holder of the lease runs bots, and not while it backs off.
        if self.lease().is_none() || self.retry_at.is_some() {
            return;
        }
        for seat in session.to_move().minus(self.thinking).iter() {
            self.start_bot(seat);
        }
    }

    /// Starts a search for this seat if a bot plays for it.
    fn start_bot(&mut self, seat: Seat) {
        let (Some(session), Some(mailbox)) = (&self.session, self.mailbox.clone()) else { return };
        let Some(game) = catalog::game(&self.table.game) else { return };
        let Some(level) = level_at(&self.table, session, seat) else { return };
        self.thinking = self.thinking.with(seat);
        let asked_at = session.cursor(Observer::Seat(seat)).chosen_at;
        let view = session.played.any_view(Observer::Seat(seat));
        let bot = self.bots[seat.index()].take().unwrap_or_else(|| game.bot(level, session.bot_dice(seat)));
        let (bots, pause, owner) = (self.registry.bots().clone(), self.registry.timings().bot_pause, self.owner());
        tokio::spawn(async move {
            let begun = Instant::now();
            let chosen = bots.choose(&owner, bot, seat, view).await;
            tokio::time::sleep_until(begun + shown_time(begun.elapsed(), pause)).await;
            let (action, bot) = chosen.map_or((None, None), |(action, bot)| (Some(action), bot));
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that was unloaded meanwhile starts the bot again when it is loaded.
                let _ = mailbox.send(Command::BotMove { seat, asked_at, action, bot }).await;
            }
        });
    }

    /// Plays the move of a bot, unless the game has moved on since `asked_at`.
    pub(super) async fn on_bot_move(&mut self, seat: Seat, asked_at: u32, action: Option<String>) {
        self.thinking = self.thinking.without(seat);
        let Some(session) = &self.session else { return };
        let is_bot = level_at(&self.table, session, seat).is_some();
        reached!(LateBotMove, !is_bot);
        let is_current = session.cursor(Observer::Seat(seat)).chosen_at == asked_at;
        if is_bot && is_current && session.to_move().contains(seat) {
            // The first legal action stands in for a bot that has failed.
            let action = action.or_else(|| session.played.legal(seat).into_iter().next());
            if let Some(action) = action
                && let Some(lease) = self.lease()
                && let Err(error) = self.play(seat, &[&action], Some(lease)).await
            {
                tracing::info!(table = self.table.id, %seat, %error, "bot_move_failed");
            }
        }
        self.after_change().await;
    }

    /// Replies with what a bot would do in this seat; with nothing if it is not its turn.
    pub(super) fn hint(&self, seat: Seat, reply: oneshot::Sender<Proposal>) {
        let (Some(session), Some(game)) = (&self.session, catalog::game(&self.table.game)) else { return };
        if !session.to_move().contains(seat) {
            // The receiver is dropped if the request was cancelled.
            let _ = reply.send(Proposal::default());
            return;
        }
        let view = session.played.any_view(Observer::Seat(seat));
        let (bots, seed, owner) = (self.registry.bots().clone(), self.registry.entropy().number(), self.owner());
        tokio::spawn(async move {
            let _ = reply.send(bots.advise(&owner, game, seat, view, seed).await);
        });
    }

    /// Replies with the match, if `version` is what the observer was shown last.
    pub(super) fn current(&self, observer: Observer, version: u32, reply: oneshot::Sender<Box<dyn AnyMatch>>) {
        if let Some(session) = &self.session
            && session.cursor(observer).version == version
        {
            // The receiver is dropped if the request was cancelled.
            let _ = reply.send(session.played.boxed_clone());
        }
    }

    /// Stores the result and the ratings.
    async fn finish(&mut self, outcome: Outcome) {
        match self.registry.store().finish(&self.table.id, &outcome, self.registry.now()).await {
            // Another server may have stored it first.
            Ok(()) | Err(StoreError::Conflict) => (),
            Err(error) => {
                tracing::warn!(table = self.table.id, %error, "finish_failed");
                return self.back_off();
            }
        }
        self.registry.node().release(&self.table.id);
        self.table.status = Status::Over;
        self.table.winners = outcome.winners;
        if let Some(of) = &self.table.tournament {
            self.registry.tournaments().wake(&of.id);
        }
        self.registry.lobby_changed();
        self.broadcast_table();
    }
}

/// When the choice of a bot is shown that took it so long: after the pause, or a whole number of pauses. How long a bot
/// thinks depends on what it sees, which others must not learn.
fn shown_time(thought: Duration, pause: Duration) -> Duration {
    if pause.is_zero() {
        return thought;
    }
    let pauses = thought.as_micros().div_ceil(pause.as_micros().max(1)).max(1);
    pause * pauses.try_into().unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thinking_shows_in_whole_pauses_only() {
        let ms = Duration::from_millis;
        let shown: Vec<Duration> = [0, 1, 699, 700, 701, 1500].map(|it| shown_time(ms(it), ms(700))).into();
        assert_eq!(shown, [700, 700, 700, 700, 1400, 2100].map(ms));
        assert_eq!(shown_time(ms(3), Duration::ZERO), ms(3), "who wants no pause hides nothing");
    }
}
