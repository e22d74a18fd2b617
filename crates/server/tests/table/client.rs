use std::time::Duration;

use protocol::{
    LobbyMessage, Refusal, ServerMessage,
    client::{Socket, any_choice},
};
use serde_json::{Value, json};
use tokio::time::timeout;

/// Whoever waits longer for the server waits for nothing.
const PATIENCE: Duration = Duration::from_secs(20);

/// A socket, and the last that it was sent of everything, as the JSON that it was.
pub struct Client {
    socket: Socket,
    /// How the table was last described.
    pub table: Value,
    /// How things stood last.
    pub frame: Value,
    /// Every event with its version, in order.
    pub news: Vec<Value>,
    /// Every line of chat.
    pub chats: Vec<Value>,
    /// How it was sent away.
    pub bye: Option<String>,
    next_id: u64,
    rng: u64,
    greeted: bool,
}

/// What a message was answered.
#[derive(Clone, Debug)]
pub enum Answer {
    /// It was carried out; the version now.
    Ack(u32),
    /// It was not; why.
    Refused(Refusal),
}

impl Answer {
    /// The version of a message that was carried out.
    #[track_caller]
    pub fn ack(self) -> u32 {
        match self {
            Answer::Ack(version) => version,
            Answer::Refused(why) => panic!("refused: {why:?}"),
        }
    }

    /// The code of a message that was not.
    #[track_caller]
    pub fn refused(self) -> String {
        match self {
            Answer::Ack(version) => panic!("carried out as {version}"),
            Answer::Refused(why) => why.code(),
        }
    }
}

impl Client {
    /// A socket that was just opened.
    pub fn new(socket: Socket) -> Client {
        let (table, frame) = (Value::Null, Value::Null);
        Client {
            socket,
            table,
            frame,
            news: Vec::new(),
            chats: Vec::new(),
            bye: None,
            next_id: 0,
            rng: 1,
            greeted: false,
        }
    }

    /// The next message behind the greeting; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        if !std::mem::replace(&mut self.greeted, true) {
            let hello: Value = serde_json::from_str(&self.next_text().await?).unwrap();
            assert_eq!((&hello["type"], &hello["protocol"]), (&json!("hello"), &json!(protocol::VERSION)), "{hello}");
        }
        let text = self.next_text().await?;
        let known = ServerMessage::read(&text).is_ok() || serde_json::from_str::<LobbyMessage>(&text).is_ok();
        assert!(known, "no message of the protocol: {text}");
        let message: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(self.bye, None, "nothing follows a farewell, not even another: {message}");
        match message["type"].as_str().unwrap() {
            "table" => self.table = message["table"].clone(),
            "frame" => {
                assert!(message["version"].as_u64() >= self.frame["version"].as_u64(), "versions never go back");
                let since = message["since"].as_u64();
                self.news.retain(|it| it["version"].as_u64() <= since);
                self.news.extend(message["news"].as_array().unwrap().iter().cloned());
                self.frame = message.clone();
            }
            "chat" => self.chats.push(message.clone()),
            "bye" => self.bye = message["reason"].as_str().map(str::to_owned),
            _ => (),
        }
        Some(message)
    }

    async fn next_text(&mut self) -> Option<String> {
        let text = timeout(PATIENCE, self.socket.next()).await.expect("the server says something").ok()?;
        Some(text.to_string())
    }

    /// Reads until `done`.
    pub async fn until(&mut self, done: impl Fn(&Client) -> bool) {
        while !done(self) {
            assert!(self.next().await.is_some(), "the socket is closed: {:?}", self.bye);
        }
    }

    /// Reads until the server closes.
    pub async fn until_closed(&mut self) -> Option<String> {
        while self.next().await.is_some() {}
        self.bye.clone()
    }

    /// Sends anything.
    pub async fn send(&mut self, text: impl Into<String>) {
        // A socket that is closed already says so when it is read.
        let _ = self.socket.send(text.into()).await;
    }

    /// Sends a message with a number of its own.
    pub async fn say(&mut self, mut message: Value) -> u64 {
        self.next_id += 1;
        message["id"] = self.next_id.into();
        self.send(message.to_string()).await;
        self.next_id
    }

    /// The answer to a message; nothing if the socket is closed before it comes.
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
    pub async fn ask(&mut self, message: Value) -> Answer {
        let id = self.say(message).await;
        self.answer(id).await.unwrap_or_else(|| panic!("the socket is closed: {:?}", self.bye))
    }

    /// Chooses.
    pub async fn play(&mut self, actions: &[impl AsRef<str>]) -> Answer {
        let version = self.version();
        self.play_at(version, actions).await
    }

    /// Chooses as if it had seen `version` last.
    pub async fn play_at(&mut self, version: u32, actions: &[impl AsRef<str>]) -> Answer {
        let actions: Vec<&str> = actions.iter().map(AsRef::as_ref).collect();
        self.ask(json!({"type": "play", "version": version, "actions": actions})).await
    }

    /// Takes the last choice back.
    pub async fn undo(&mut self) -> Answer {
        let version = self.version();
        self.ask(json!({"type": "undo", "version": version})).await
    }

    /// What it was shown last.
    pub fn version(&self) -> u32 {
        self.frame["version"].as_u64().unwrap_or(0) as u32
    }

    /// What it may choose now.
    pub fn legal(&self) -> Vec<&str> {
        self.frame["legal"].as_array().map_or(Vec::new(), |it| it.iter().map(|it| it.as_str().unwrap()).collect())
    }

    /// Whether the game waits for it.
    pub fn owes(&self) -> bool {
        !self.legal().is_empty()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.frame["turn"]["type"] == "over"
    }

    /// Some choice: a whole bid, or one exchange.
    pub fn any_choice(&mut self) -> Vec<String> {
        let legal: Vec<String> = self.legal().iter().map(|&it| it.to_owned()).collect();
        any_choice(&legal, |n| {
            self.rng = self.rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.rng >> 33) as usize % n
        })
    }

    /// Waits for its turn; whether there is one.
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
