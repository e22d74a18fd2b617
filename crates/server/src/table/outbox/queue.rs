//! What the task of a socket has still to write. Most sockets never have anything here, since their table writes itself,
//! so that an empty queue has no room of its own: a channel of Tokio would have 1.8 KiB for each of thousands.

use std::{
    collections::VecDeque,
    future::poll_fn,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Poll, Waker},
};

use protocol::ByeReason;

use super::Outbound;

/// The number of messages that may wait for a slow client, the closing one apart.
pub const OUTBOX_CAPACITY: usize = 64;

/// The end at which a table puts messages in.
pub struct QueueSender(Arc<Mutex<Queue>>);

/// The end at which the task of a socket takes them out.
pub struct QueueReceiver(Arc<Mutex<Queue>>);

#[derive(Default)]
struct Queue {
    messages: VecDeque<Outbound>,
    /// Whether nothing may follow: a closing message is in it, or was.
    is_closing: bool,
    /// Whether the table has ended.
    has_no_sender: bool,
    /// Whether the task of the socket has.
    has_no_receiver: bool,
    waker: Option<Waker>,
}

/// A queue without messages.
pub fn queue() -> (QueueSender, QueueReceiver) {
    let queue = Arc::<Mutex<Queue>>::default();
    (QueueSender(queue.clone()), QueueReceiver(queue))
}

impl QueueSender {
    /// Whether no closing message was put in.
    pub fn is_open(&self) -> bool {
        !lock(&self.0).is_closing
    }

    /// Puts a message in. Returns whether there was room; nobody misses it where nobody takes it out.
    pub fn push(&self, message: Outbound) -> bool {
        let mut queue = lock(&self.0);
        if queue.is_closing || queue.has_no_receiver {
            return true;
        }
        if queue.messages.len() >= OUTBOX_CAPACITY {
            return false;
        }
        queue.put(message);
        true
    }

    /// Puts the closing message in, once. There is always room for it.
    pub fn close(&self, reason: ByeReason) {
        let mut queue = lock(&self.0);
        if !std::mem::replace(&mut queue.is_closing, true) {
            queue.put(Outbound::Close(reason));
        }
    }
}

impl QueueReceiver {
    /// Waits for the next message; `None` if the table has ended.
    pub async fn recv(&mut self) -> Option<Outbound> {
        poll_fn(|context| {
            let mut queue = lock(&self.0);
            match queue.take() {
                Some(message) => Poll::Ready(Some(message)),
                None if queue.has_no_sender => Poll::Ready(None),
                None => {
                    queue.waker = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await
    }

    /// The next message, if one is there.
    pub fn try_recv(&mut self) -> Option<Outbound> {
        lock(&self.0).take()
    }

    /// Whether no message is there.
    pub fn is_empty(&self) -> bool {
        lock(&self.0).messages.is_empty()
    }
}

impl Queue {
    fn put(&mut self, message: Outbound) {
        self.messages.push_back(message);
        self.wake();
    }

    /// The first message. A queue that is empty again gives its room back.
    fn take(&mut self) -> Option<Outbound> {
        let message = self.messages.pop_front()?;
        if self.messages.is_empty() {
            self.messages = VecDeque::new();
        }
        Some(message)
    }

    fn wake(&mut self) {
        if let Some(waker) = self.waker.take() {
            waker.wake();
        }
    }
}

impl Drop for QueueSender {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.has_no_sender = true;
        queue.wake();
    }
}

impl Drop for QueueReceiver {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.has_no_receiver = true;
        queue.messages = VecDeque::new();
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    // Nothing here panics between two changes that belong together.
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_waiting_task_is_woken_by_a_message_and_by_the_end() {
        let (sender, mut receiver) = queue();
        let task = tokio::spawn(async move {
            assert!(matches!(receiver.recv().await, Some(Outbound::Ping)));
            receiver.recv().await.is_none()
        });
        tokio::task::yield_now().await;
        assert!(sender.push(Outbound::Ping));
        tokio::task::yield_now().await;
        drop(sender);
        assert!(task.await.unwrap());
    }

    #[test]
    fn what_nobody_takes_out_is_not_kept() {
        let (sender, receiver) = queue();
        drop(receiver);
        assert!((0..2 * OUTBOX_CAPACITY).all(|_| sender.push(Outbound::Ping)), "nobody is slow");
        assert!(lock(&sender.0).messages.is_empty());
    }
}
