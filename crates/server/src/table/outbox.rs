//! The way from a table to a socket.
//!
//! The task of a table writes to its sockets itself: to wake the task of a socket for every message would cost more than
//! the message. Only where the kernel takes no more does it hand over to the task of the socket, by a bounded queue, until
//! that has written everything.

mod queue;

use std::{
    future::poll_fn,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker},
};

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use futures_util::{Sink, Stream};
use protocol::ByeReason;

pub use queue::QueueReceiver;
use queue::{QueueSender, queue};

/// A socket that two tasks write to: its own, and that of its table. The lock is never held across an await.
#[derive(Clone)]
pub struct SharedSocket(Arc<Mutex<Shared>>);

struct Shared {
    /// `None` once its task has ended.
    socket: Option<WebSocket>,
    /// Whether its own task writes. The table queues what it has to say until that is done.
    is_blocked: bool,
}

impl SharedSocket {
    /// A socket whose table may write to it.
    pub fn new(socket: WebSocket) -> SharedSocket {
        SharedSocket(Arc::new(Mutex::new(Shared { socket: Some(socket), is_blocked: false })))
    }

    /// Takes the socket away from the table.
    pub fn take(&self) -> Option<WebSocket> {
        self.lock().socket.take()
    }

    /// The next message; `None` if the socket is closed.
    pub async fn next(&self) -> Option<Result<Message, axum::Error>> {
        poll_fn(|context| match &mut self.lock().socket {
            Some(socket) => Pin::new(socket).poll_next(context),
            None => Poll::Ready(None),
        })
        .await
    }

    /// Sends a message with those that are fed before the next flush.
    ///
    /// # Errors
    /// If the client is gone.
    pub async fn feed(&self, message: Message) -> Result<(), axum::Error> {
        let mut message = Some(message);
        poll_fn(|context| match self.lock().feed(&mut message, context) {
            Some(result) => Poll::Ready(result),
            None => Poll::Pending,
        })
        .await
    }

    /// Waits until everything is written.
    ///
    /// # Errors
    /// If the client is gone.
    pub async fn flush(&self) -> Result<(), axum::Error> {
        poll_fn(|context| self.lock().poll_flush(context)).await
    }

    /// Has the table queue what it has to say: while this task waits to write, it is to be woken, and not the table.
    pub fn block(&self) {
        self.lock().is_blocked = true;
    }

    /// Lets the table write again, unless it has queued something meanwhile. Returns whether it may.
    pub fn unblock(&self, queue: &QueueReceiver) -> bool {
        let mut shared = self.lock();
        shared.is_blocked = !queue.is_empty();
        !shared.is_blocked
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        // A panic inside the socket ends its own task, and must not take the table with it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Shared {
    /// Takes the message, unless what was written before has to be flushed first. `None` if that has to wait.
    fn feed(&mut self, message: &mut Option<Message>, context: &mut Context<'_>) -> Option<Result<(), axum::Error>> {
        let Some(socket) = &mut self.socket else { return Some(Ok(())) };
        match Pin::new(&mut *socket).poll_ready(context) {
            Poll::Ready(Ok(())) => Some(message.take().map_or(Ok(()), |it| Pin::new(socket).start_send(it))),
            Poll::Ready(Err(error)) => Some(Err(error)),
            Poll::Pending => None,
        }
    }

    fn poll_flush(&mut self, context: &mut Context<'_>) -> Poll<Result<(), axum::Error>> {
        self.socket.as_mut().map_or(Poll::Ready(Ok(())), |socket| Pin::new(socket).poll_flush(context))
    }
}

/// A message on its way to a socket.
pub enum Outbound {
    /// A text, which many sockets may share.
    Text(Utf8Bytes),
    /// What the table has written did not leave at once: the task of the socket writes from now on.
    Flush,
    /// A sign of life, which the client answers.
    Ping,
    /// The reason why the socket closes. Nothing follows it.
    Close(ByeReason),
}

/// Where a table sends what one socket is to be told. A socket that does not keep up is closed, and the client reconnects
/// with the version it has.
pub struct Outbox {
    /// Written to as long as it takes everything; `None` where all is queued.
    direct: Option<SharedSocket>,
    /// Whether something was written that may not have left.
    unflushed: bool,
    /// What the task of the socket has to write.
    queue: QueueSender,
}

impl Outbox {
    /// An outbox whose messages are all queued, and their receiver.
    pub fn open() -> (Outbox, QueueReceiver) {
        let (queue, receiver) = queue();
        (Outbox { direct: None, unflushed: false, queue }, receiver)
    }

    /// An outbox that writes to a socket, and the queue that its task takes over.
    pub fn to(socket: SharedSocket) -> (Outbox, QueueReceiver) {
        let (outbox, receiver) = Outbox::open();
        (Outbox { direct: Some(socket), ..outbox }, receiver)
    }

    /// Whether the socket is not being closed.
    pub fn is_open(&self) -> bool {
        self.queue.is_open()
    }

    /// Sends a text at the next [flush](Outbox::flush) at the latest, or closes the socket if its queue is full.
    pub fn send(&mut self, text: Utf8Bytes) {
        if !self.is_open() {
            return;
        }
        let Some(mut shared) = self.direct.as_ref().map(SharedSocket::lock) else { return self.queue_text(text) };
        if shared.is_blocked {
            return self.queue_text(text);
        }
        let mut message = Some(Message::Text(text));
        match shared.feed(&mut message, &mut Context::from_waker(Waker::noop())) {
            Some(Ok(())) => self.unflushed = true,
            // Its task finds out that the client is gone.
            Some(Err(_)) => (),
            None => {
                shared.is_blocked = true;
                self.wake_task();
                if let Some(Message::Text(text)) = message {
                    self.queue_text(text);
                }
            }
        }
    }

    /// Writes what was sent, or leaves it to the task of the socket if the kernel takes no more.
    pub fn flush(&mut self) {
        if !std::mem::take(&mut self.unflushed) {
            return;
        }
        let Some(mut shared) = self.direct.as_ref().map(SharedSocket::lock) else { return };
        if !shared.is_blocked && shared.poll_flush(&mut Context::from_waker(Waker::noop())).is_pending() {
            shared.is_blocked = true;
            self.wake_task();
        }
    }

    /// Queues the closing message, once.
    pub fn close(&mut self, reason: ByeReason) {
        self.flush();
        self.queue.close(reason);
    }

    fn queue_text(&self, text: Utf8Bytes) {
        if !self.queue.push(Outbound::Text(text)) {
            self.queue.close(ByeReason::Slow);
            metrics::counter!("comptoir_sockets_slow_total").increment(1);
        }
    }

    /// Has the task of the socket write. The queue of one that was not blocked before is empty, so there is room.
    fn wake_task(&self) {
        self.queue.push(Outbound::Flush);
    }
}

#[cfg(test)]
mod tests {
    use super::{queue::OUTBOX_CAPACITY, *};

    /// The number of texts in a queue, and the reasons of its closing messages.
    fn drain(mut queue: QueueReceiver) -> (usize, Vec<ByeReason>) {
        let (mut texts, mut reasons) = (0, Vec::new());
        while let Some(message) = queue.try_recv() {
            match message {
                Outbound::Text(_) => texts += 1,
                Outbound::Flush | Outbound::Ping => (),
                Outbound::Close(reason) => reasons.push(reason),
            }
        }
        (texts, reasons)
    }

    #[test]
    fn a_slow_client_gets_one_closing_message() {
        let (mut outbox, queue) = Outbox::open();
        (0..2 * OUTBOX_CAPACITY).for_each(|_| outbox.send("{}".into()));
        outbox.close(ByeReason::Restart);
        assert_eq!(drain(queue), (OUTBOX_CAPACITY, vec![ByeReason::Slow]));
    }

    #[test]
    fn a_full_outbox_has_room_for_the_closing_message() {
        let (mut outbox, queue) = Outbox::open();
        (0..OUTBOX_CAPACITY).for_each(|_| outbox.send("{}".into()));
        outbox.close(ByeReason::Restart);
        outbox.send("{}".into());
        outbox.close(ByeReason::Gone);
        assert_eq!(drain(queue), (OUTBOX_CAPACITY, vec![ByeReason::Restart]));
    }
}
