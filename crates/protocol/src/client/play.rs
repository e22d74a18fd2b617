use super::{ClientError, Socket};
use crate::{Ack, ClientMessage, Frame, Refusal, ServerMessage, Turn};

/// The socket of a table, and what of the last frame a player needs.
pub struct TableSocket {
    socket: Socket,
    version: u32,
    legal: Vec<String>,
    over: bool,
    received: u64,
    next_id: u64,
}

/// What a message of the client was answered.
pub type Answer = Result<Ack, Refusal>;

impl TableSocket {
    /// A socket that was just opened.
    pub fn new(socket: Socket) -> TableSocket {
        TableSocket { socket, version: 0, legal: Vec::new(), over: false, received: 0, next_id: 0 }
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
        if let ServerMessage::Frame(frame) = &message {
            self.keep(frame);
        }
        Ok(message)
    }

    fn keep(&mut self, frame: &Frame) {
        self.version = frame.version;
        self.legal.clone_from(&frame.legal);
        self.over = frame.turn == Turn::Over;
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
