//! What observers are shown of the game: whole frames, and changes for the sockets that follow them.
//!
//! A change is made from what its observer was shown before and is shown now, and from nothing else. All sockets
//! with the same version have been shown the same, so that one text is good for all of them.

use catalog::NewsTexts;
use kernel::Observer;
use protocol::ByeReason;
use session::{Change, Common, EventsSince, FrameBase, PublicChange};

use super::LiveTable;
use crate::table::sockets::SocketId;

impl LiveTable {
    /// Says whose views the next entry is to bring along.
    pub(super) fn follow(&mut self) {
        if let Some(session) = self.session.as_mut() {
            for observer in session.observers() {
                session.followed[session.index(observer)] = self.sockets.has(observer);
            }
        }
    }

    /// Sends a frame to every observer for whom the change is visible. The frame of the actor is sent last, so that it
    /// leaves in one packet with the acknowledgement that follows it.
    pub(super) async fn broadcast_change(&mut self, mut change: Change) {
        let Some(mut session) = self.session.take() else { return };
        let common = Common::of(&session, self.registry.now());
        let mut frames: Vec<(Observer, FrameBase, EventsSince)> = Vec::with_capacity(change.shown.len());
        let mut texts = NewsTexts::default();
        for observer in session.observers() {
            match self.tell(&session, observer, &change, &mut texts).await {
                Some(Ok(events)) => {
                    let view = change.views[session.index(observer)].take();
                    frames.push((observer, FrameBase::of(&session, observer, view, &common), events));
                }
                // Clients that reconnect are sent what still holds.
                Some(Err(_)) => self.sockets.close_all(ByeReason::Restart),
                None => (),
            }
        }
        session.played.forget_news();
        frames.sort_by_key(|(observer, ..)| change.actor.map(Observer::Seat) == Some(*observer));
        let mut public = PublicChange::default();
        for (observer, now, told) in frames {
            let kept = &mut self.bases[session.index(observer)];
            // A choice that is taken back withdraws news, which only a whole frame tells.
            let before = kept.as_ref().filter(|it| change.taken_back.is_none() && it.version() + 1 == now.version());
            let change = before.map(|before| || now.change(before, &told.news, &common, &mut public));
            self.sockets.send_frame(observer, now.version(), || now.frame(&told, &common), change);
            *kept = self.sockets.follows_changes(observer).then_some(now);
        }
        self.session = Some(session);
        if change.draws {
            self.broadcast_draw();
        }
        change.prepared.iter().for_each(|seat| self.broadcast_prepared(seat));
    }

    /// Sends one socket the frame of the version that its observer has, and what it has missed.
    pub(super) fn send_whole_frame(&mut self, id: SocketId, observer: Observer, told: &EventsSince) {
        let Some(session) = &self.session else { return };
        let (version, common) = (session.cursor(observer).version, Common::of(session, self.registry.now()));
        let kept = &mut self.bases[session.index(observer)];
        let text = match kept.as_mut().filter(|it| it.version() == version) {
            // Its next change is that of the sockets which are here already, so it is shown the same.
            Some(base) => {
                base.set_undo(session.may_undo(observer));
                base.frame(told, &common)
            }
            None => {
                let base = FrameBase::of(session, observer, None, &common);
                let text = base.frame(told, &common);
                *kept = self.sockets.follows_changes(observer).then_some(base);
                text
            }
        };
        self.sockets.send_whole(id, version, text);
    }

    /// Sends the current frame with all events to every socket.
    pub(super) fn broadcast_frames(&mut self) {
        for id in self.sockets.ids() {
            self.send_frame(id, 0);
        }
    }
}
