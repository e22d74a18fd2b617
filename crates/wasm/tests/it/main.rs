//! A table of a device: it plays as the server does, goes on from what is kept of it, and tells nobody too much.

mod local;
mod native;
mod server;
mod thinker;

use comptoir_wasm::{Kept, KeptSeat, LineId, LocalTable};
use protocol::{ClientMessage, Frame, ServerMessage, TableInfo};
use serde_json::json;

/// What a new table with these seats is made from: a name is that of a person, `bot easy` a bot.
fn new_table(game: &str, seats: &[&str]) -> Kept {
    let seat = |it: &&str| match it.strip_prefix("bot ") {
        Some(level) => KeptSeat::Bot { level: level.to_owned() },
        None => KeptSeat::Person { name: (*it).to_owned() },
    };
    Kept {
        id: "local-test".to_owned(),
        game: game.to_owned(),
        revision: 0,
        options: Default::default(),
        seats: seats.iter().map(seat).collect(),
        memory: true,
        hints: true,
        seed: "0f".repeat(32),
        created_at: 5,
        entries: Vec::new(),
        record: None,
    }
}

/// One who follows a table.
struct Player {
    line: LineId,
    id: u64,
    frame: Option<Frame>,
    info: Option<TableInfo>,
    /// The types of all messages.
    types: Vec<String>,
    answer: Option<ServerMessage>,
}

impl Player {
    fn attach(table: &mut LocalTable, observer: &str) -> Player {
        let line = table.attach(observer, 0).unwrap();
        let mut player = Player { line, id: 0, frame: None, info: None, types: Vec::new(), answer: None };
        player.listen(table);
        player
    }

    /// Reads all messages; those of others are lost.
    fn listen(&mut self, table: &mut LocalTable) {
        while let Some(message) = table.next_message() {
            if message.line != self.line {
                continue;
            }
            let tag: serde_json::Value = serde_json::from_str(&message.text).unwrap();
            self.types.push(tag["type"].as_str().unwrap().to_owned());
            match ServerMessage::read(&message.text).unwrap() {
                ServerMessage::Frame(frame) => self.frame = Some(frame),
                ServerMessage::Table(it) => self.info = Some(it.table),
                it @ (ServerMessage::Ack(_) | ServerMessage::Refused(_)) => self.answer = Some(it),
                _ => (),
            }
        }
    }

    fn frame(&self) -> &Frame {
        self.frame.as_ref().expect("a frame came")
    }

    /// Sends a message that names what was shown last. Gives the code of a refusal.
    fn send(&mut self, table: &mut LocalTable, message: serde_json::Value) -> Option<String> {
        self.id += 1;
        let mut message = message;
        message["id"] = json!(self.id);
        if message["type"] == "play" || message["type"] == "undo" {
            message["version"] = json!(self.frame().version);
        }
        let text = message.to_string();
        ClientMessage::read(&text).expect("a message of the protocol");
        table.receive(self.line, &text, 7);
        self.listen(table);
        match self.answer.take().expect("every message is answered") {
            ServerMessage::Refused(refused) => Some(refused.error.code()),
            _ => None,
        }
    }

    fn play(&mut self, table: &mut LocalTable, action: &str) {
        assert_eq!(self.send(table, json!({"type": "play", "actions": [action]})), None, "{action}");
    }
}

/// Lets all bots choose that have to.
fn let_bots_play(table: &mut LocalTable) {
    while let Some(&seat) = table.bots_to_move().first() {
        table.think(seat, 7);
    }
}
