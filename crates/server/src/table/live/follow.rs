//! What follows by itself: bots that owe a choice, and the end.

use catalog::{Advice, Level};
use kernel::{Observer, Seat};
use tokio::sync::oneshot;

use super::Live;
use crate::{
    rating,
    store::{Sitter, Status, StoreError},
    table::message::Command,
};

impl Live {
    /// What follows by itself: the end, or bots that owe a choice.
    pub(super) async fn after_change(&mut self) {
        let Some(course) = &self.course else { return };
        if let Some(winners) = course.winners() {
            if self.table.status == Status::Playing {
                self.finish(winners).await;
            }
            return;
        }
        // Bots are asked by one server, and by none that rests.
        if self.lease().is_none() || self.resting_until.is_some() {
            return;
        }
        for seat in course.owing().minus(self.thinking).iter() {
            self.ask_bot(seat);
        }
    }

    /// Has the bot in this seat think, if there is one.
    fn ask_bot(&mut self, seat: Seat) {
        let (Some(course), Some(mailbox)) = (&self.course, self.mailbox.clone()) else { return };
        let Some(game) = catalog::game(&self.table.game) else { return };
        let level = match &self.table.seats[seat.index()] {
            Sitter::Bot(level) => Level::from_id(level).unwrap_or(Level::Medium),
            _ if course.away.contains(seat) => Level::Medium,
            _ => return,
        };
        self.thinking = self.thinking.with(seat);
        let asked_at = course.sight(Observer::Seat(seat)).chosen_at;
        let view = course.played.any_view(Observer::Seat(seat));
        let bot = self.minds[seat.index()].take().unwrap_or_else(|| game.bot(level, crate::random::number()));
        let (bots, pause) = (self.registry.bots().clone(), self.registry.pace().bot_pause);
        tokio::spawn(async move {
            let (chosen, ()) = tokio::join!(bots.choose(bot, seat, view), tokio::time::sleep(pause));
            let (action, bot) = chosen.map_or((None, None), |(action, bot)| (Some(action), bot));
            if let Some(mailbox) = mailbox.upgrade() {
                // A table that was unloaded meanwhile asks again when it comes back.
                let _ = mailbox.send(Command::BotChose { seat, asked_at, action, bot }).await;
            }
        });
    }

    pub(super) async fn bot_chose(&mut self, seat: Seat, asked_at: u32, action: Option<String>) {
        self.thinking = self.thinking.without(seat);
        let Some(course) = &self.course else { return };
        let plays = matches!(self.table.seats[seat.index()], Sitter::Bot(_)) || course.away.contains(seat);
        if plays && course.owing().contains(seat) && course.sight(Observer::Seat(seat)).chosen_at == asked_at {
            // A bot that failed still owes a choice: any will do.
            let action = action.or_else(|| course.played.legal(seat).into_iter().next());
            if let Some(action) = action
                && let Some(lease) = self.lease()
                && let Err(why) = self.play(seat, &[&action], Some(lease)).await
            {
                tracing::info!(table = self.table.id, %seat, %why, "a bot's choice is not kept");
            }
        }
        self.after_change().await;
    }

    pub(super) fn hint(&self, seat: Seat, reply: oneshot::Sender<Vec<Advice>>) {
        let (Some(course), Some(game)) = (&self.course, catalog::game(&self.table.game)) else { return };
        if !course.owing().contains(seat) {
            // Whoever asked may have gone.
            let _ = reply.send(Vec::new());
            return;
        }
        let view = course.played.any_view(Observer::Seat(seat));
        let bots = self.registry.bots().clone();
        tokio::spawn(async move {
            let _ = reply.send(bots.advise(game, seat, view, crate::random::number()).await);
        });
    }

    pub(super) async fn finish(&mut self, winners: Vec<u8>) {
        match self.registry.store().finish(&self.table.id, &winners, self.registry.now()).await {
            Ok(()) => {
                if let Some(course) = &self.course {
                    rating::update(&**self.registry.store(), &self.table, course).await;
                }
            }
            // Another server was faster.
            Err(StoreError::Conflict) => (),
            Err(why) => {
                tracing::warn!(table = self.table.id, %why, "a result is not kept");
                return self.rest(true);
            }
        }
        self.registry.node().let_go(&self.table.id);
        self.table.status = Status::Over;
        self.table.winners = winners;
        self.registry.lobby_changed();
        self.tell_table();
    }
}
