use serde::Deserialize;

use super::{ClientError, Socket};
use crate::{
    Ack, Change, ClientMessage, Frame, Raw, Refusal, ServerMessage, Turn,
    difference::{self, Misfit},
};

/// The socket of a table, and what of the last frame a player needs.
pub struct TableSocket {
    socket: Socket,
    version: u32,
    legal: Vec<String>,
    over: bool,
    shown: Shown,
    received: u64,
    next_id: u64,
}

/// The members of the last frame that a player needs, as JSON, by which changes are followed.
#[derive(Default)]
struct Shown {
    legal: String,
    turn: String,
}

/// The same members of a change, where they differ.
#[derive(Deserialize)]
struct Changes {
    legal: Option<Raw>,
    turn: Option<Raw>,
}

/// What a message of the client was answered.
pub type Answer = Result<Ack, Refusal>;

impl TableSocket {
    /// A socket that was just opened.
    pub fn new(socket: Socket) -> TableSocket {
        let (legal, shown) = (Vec::new(), Shown::default());
        TableSocket { socket, version: 0, legal, over: false, shown, received: 0, next_id: 0 }
    }

    /// The last version that was shown; 0 before the first.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The legal actions of the last frame. Empty once a choice was sent.
    pub fn legal(&self) -> &[String] {
        &self.legal
    }

    /// Whether the last frame shows the end of the game.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Bytes of all messages so far.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// The next message.
    ///
    /// # Errors
    /// The socket is closed, or the message is none of the protocol.
    pub async fn next(&mut self) -> Result<ServerMessage, ClientError> {
        let text = self.socket.next().await?;
        self.received += text.len() as u64;
        let message = ServerMessage::read(&text).map_err(|why| ClientError::Unexpected(format!("{why}: {text}")))?;
        let kept = match &message {
            ServerMessage::Frame(frame) => self.keep(frame).map_err(super::transport),
            ServerMessage::Change(change) => {
                self.keep_change(change).map_err(|why| ClientError::Unexpected(format!("{why}: {text}")))
            }
            _ => Ok(()),
        };
        kept.map(|()| message)
    }

    fn keep(&mut self, frame: &Frame) -> serde_json::Result<()> {
        self.version = frame.version;
        self.legal.clone_from(&frame.legal);
        self.over = frame.turn == Turn::Over;
        self.shown = Shown { legal: serde_json::to_string(&frame.legal)?, turn: serde_json::to_string(&frame.turn)? };
        Ok(())
    }

    /// A view is left as it is: a client that needs it follows whole frames, or applies changes to a [`Frame`].
    fn keep_change(&mut self, change: &Change) -> Result<(), Misfit> {
        if self.version == 0 || change.version != self.version + 1 {
            return Err(Misfit);
        }
        self.version = change.version;
        let Changes { legal, turn } = serde_json::from_str(change.changes.get()).map_err(|_| Misfit)?;
        if let Some(legal) = legal {
            self.shown.legal = difference::apply(&self.shown.legal, legal.get())?;
        }
        if let Some(turn) = turn {
            self.shown.turn = difference::apply(&self.shown.turn, turn.get())?;
            self.over = serde_json::from_str::<Turn>(&self.shown.turn).map_err(|_| Misfit)? == Turn::Over;
        }
        self.legal = serde_json::from_str(&self.shown.legal).map_err(|_| Misfit)?;
        Ok(())
    }

    /// Reads on until the game waits for this seat or is over. Whether there is a choice to make.
    ///
    /// # Errors
    /// The socket is closed, or a message is none of the protocol.
    pub async fn until_turn(&mut self) -> Result<bool, ClientError> {
        while self.legal.is_empty() && !self.over {
            self.next().await?;
        }
        Ok(!self.over)
    }

    /// Sends choices that were made at `version`. Gives the id of the message.
    ///
    /// # Errors
    /// The socket is closed.
    pub async fn send_play(&mut self, version: u32, actions: &[String]) -> Result<u64, ClientError> {
        self.next_id += 1;
        self.legal.clear();
        let message = ClientMessage::Play { id: self.next_id, version, actions: actions.to_vec() };
        self.socket.send(message.to_text()).await?;
        Ok(self.next_id)
    }
}

impl ServerMessage {
    /// What the client's message `id` was answered, if this is the answer.
    pub fn answer(&self, id: u64) -> Option<Answer> {
        match self {
            ServerMessage::Ack(ack) if ack.id == id => Some(Ok(*ack)),
            ServerMessage::Refused(refused) if refused.id == Some(id) => Some(Err(refused.error.clone())),
            _ => None,
        }
    }
}

/// Some choice, for programs that play anything: one legal action, or, where a choice is put together and sealed, a
/// few of them and the seal. `below` draws a number below its argument.
pub fn any_choice(legal: &[String], mut below: impl FnMut(usize) -> usize) -> Vec<String> {
    const SEAL: &str = "seal";

    if !legal.iter().any(|it| it == SEAL) {
        return vec![legal[below(legal.len())].clone()];
    }
    let some = legal.iter().filter(|it| *it != SEAL && below(3) == 0);
    some.cloned().chain([SEAL.to_owned()]).collect()
}
