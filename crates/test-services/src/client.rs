use std::time::Duration;

use protocol::{
    LobbyMessage, Refusal, ServerMessage, TournamentMessage,
    client::{Socket, any_choice},
};
use serde_json::{Value, json};
use tokio::time::timeout;

/// A server that is silent for longer has failed.
const MESSAGE_TIMEOUT: Duration = Duration::from_secs(20);

/// A socket and the last messages that it received, as JSON. Its methods panic where a test has failed.
pub struct Client {
    socket: Socket,
    /// The last description of the table.
    pub table: Value,
    /// The last frame.
    pub frame: Value,
    /// All events that still hold, with their versions, in order.
    pub news: Vec<Value>,
    /// The last state of the draw.
    pub draw: Value,
    /// What it was told of prepared choices, in order.
    pub prepared: Vec<Value>,
    /// What it was told last of a prepared choice that was dropped.
    pub dropped: Value,
    /// All chat lines.
    pub chats: Vec<Value>,
    /// All signs that players have made.
    pub reactions: Vec<Value>,
    /// The reason for which the server closes the socket.
    pub bye: Option<String>,
    next_id: u64,
    rng: u64,
    greeted: bool,
}

/// The answer to a message.
#[derive(Clone, Debug)]
pub enum Answer {
    /// The message took effect; the version after it.
    Ack(u32),
    /// The message changed nothing.
    Refused(Refusal),
}

impl Answer {
    /// The version after a message that took effect.
    ///
    /// # Panics
    /// If it was refused.
    #[track_caller]
    pub fn ack(self) -> u32 {
        match self {
            Answer::Ack(version) => version,
            Answer::Refused(why) => panic!("expected an ack, got {why:?}"),
        }
    }

    /// The code of a refusal.
    ///
    /// # Panics
    /// If the message took effect.
    #[track_caller]
    pub fn refused(self) -> String {
        match self {
            Answer::Ack(version) => panic!("expected a refusal, got version {version}"),
            Answer::Refused(why) => why.code(),
        }
    }
}

impl Client {
    /// Wraps a socket that has just been opened.
    pub fn new(socket: Socket) -> Client {
        let (table, frame, draw) = (Value::Null, Value::Null, Value::Null);
        Client {
            socket,
            table,
            frame,
            draw,
            news: Vec::new(),
            prepared: Vec::new(),
            dropped: Value::Null,
            chats: Vec::new(),
            reactions: Vec::new(),
            bye: None,
            next_id: 0,
            rng: 1,
            greeted: false,
        }
    }

    /// The next message after the greeting; `None` after the socket was closed.
    ///
    /// # Panics
    /// If the message is not part of the protocol, or none comes in time.
    pub async fn next(&mut self) -> Option<Value> {
        if !std::mem::replace(&mut self.greeted, true) {
            let hello: Value = serde_json::from_str(&self.next_text().await?).unwrap();
            assert_eq!((&hello["type"], &hello["protocol"]), (&json!("hello"), &json!(protocol::VERSION)), "{hello}");
        }
        let text = self.next_text().await?;
        let known = ServerMessage::read(&text).is_ok()
            || serde_json::from_str::<LobbyMessage>(&text).is_ok()
            || serde_json::from_str::<TournamentMessage>(&text).is_ok();
        assert!(known, "no message of the protocol: {text}");
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(self.bye, None, "nothing follows a closing message: {message}");
        match message["type"].as_str().unwrap() {
            "table" => self.table = message["table"].clone(),
            "frame" => {
                assert!(message["version"].as_u64() >= self.frame["version"].as_u64(), "versions never go back");
                let since = message["since"].as_u64();
                self.news.retain(|it| it["version"].as_u64() <= since);
                self.news.extend(message["news"].as_array().unwrap().iter().cloned());
                self.frame = message.clone();
            }
            "draw" => self.draw = message.clone(),
            "prepared" => {
                self.prepared.push(message["prepared"].clone());
                self.dropped = message["dropped"].clone();
            }
            "chats" => self.chats.extend(message["lines"].as_array().unwrap().iter().cloned()),
            "chat" => {
                let mut line = message.clone();
                line.as_object_mut().unwrap().remove("type");
                self.chats.push(line);
            }
            "reaction" => self.reactions.push(message.clone()),
            "bye" => self.bye = message["reason"].as_str().map(str::to_owned),
            _ => (),
        }
        Some(message)
    }

    async fn next_text(&mut self) -> Option<String> {
        let text =
            timeout(MESSAGE_TIMEOUT, self.socket.next()).await.expect("the server sends a message in time").ok()?;
        Some(text.to_string())
    }

    /// Reads messages until `done`.
    ///
    /// # Panics
    /// If the socket is closed before.
    pub async fn until(&mut self, done: impl Fn(&Client) -> bool) {
        while !done(self) {
            assert!(self.next().await.is_some(), "the socket is closed: {:?}", self.bye);
        }
    }

    /// Reads messages until the server closes the socket. Returns its reason.
    pub async fn until_closed(&mut self) -> Option<String> {
        while self.next().await.is_some() {}
        self.bye.clone()
    }

    /// Sends any text.
    pub async fn send(&mut self, text: impl Into<String>) {
        // The next read reports a closed socket.
        let _ = self.socket.send(text.into()).await;
    }

    /// Sends a message with a new id, and returns the id.
    pub async fn say(&mut self, mut message: Value) -> u64 {
        self.next_id += 1;
        message["id"] = self.next_id.into();
        self.send(message.to_string()).await;
        self.next_id
    }

    /// The answer to a message; `None` if the socket is closed before.
    pub async fn answer(&mut self, id: u64) -> Option<Answer> {
        loop {
            let message = self.next().await?;
            match ServerMessage::read(&message.to_string()).ok().and_then(|it| it.answer(id)) {
                Some(Ok(ack)) => return Some(Answer::Ack(ack.version)),
                Some(Err(why)) => return Some(Answer::Refused(why)),
                None => (),
            }
        }
    }

    /// Sends a message and waits for its answer.
    ///
    /// # Panics
    /// If the socket is closed before.
    pub async fn ask(&mut self, message: Value) -> Answer {
        let id = self.say(message).await;
        self.answer(id).await.unwrap_or_else(|| panic!("the socket is closed: {:?}", self.bye))
    }

    /// Plays actions at the current version.
    pub async fn play(&mut self, actions: &[impl AsRef<str>]) -> Answer {
        let version = self.version();
        self.play_at(version, actions).await
    }

    /// Plays actions at another version.
    pub async fn play_at(&mut self, version: u32, actions: &[impl AsRef<str>]) -> Answer {
        let actions: Vec<&str> = actions.iter().map(AsRef::as_ref).collect();
        self.ask(json!({"type": "play", "version": version, "actions": actions})).await
    }

    /// Undoes the last choice.
    pub async fn undo(&mut self) -> Answer {
        let version = self.version();
        self.ask(json!({"type": "undo", "version": version})).await
    }

    /// The version of the last frame; 0 if there is none.
    pub fn version(&self) -> u32 {
        self.frame["version"].as_u64().unwrap_or(0) as u32
    }

    /// The legal actions.
    pub fn legal(&self) -> Vec<&str> {
        self.frame["legal"].as_array().map_or(Vec::new(), |it| it.iter().map(|it| it.as_str().unwrap()).collect())
    }

    /// Whether it is the turn of this client.
    pub fn owes(&self) -> bool {
        !self.legal().is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frame["turn"]["type"] == "over"
    }

    /// A pseudo-random legal choice: a whole bid, or one action.
    pub fn any_choice(&mut self) -> Vec<String> {
        let legal: Vec<String> = self.legal().iter().map(|&it| it.to_owned()).collect();
        any_choice(&legal, |n| {
            self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.rng >> 33) as usize % n
        })
    }

    /// Waits for its turn or the end of the game. Returns whether it is its turn.
    pub async fn my_turn(&mut self) -> bool {
        self.until(|it| it.owes() || it.is_over()).await;
        self.owes()
    }

    /// Plays until the game is over.
    pub async fn play_on(&mut self) {
        while self.my_turn().await {
            let choice = self.any_choice();
            self.play(&choice).await.ack();
        }
    }
}
