use std::collections::BTreeMap;

use catalog::{AnyGame, AnyMatch, GAMES};
use kernel::{Observer, Seat};
use protocol::{ClientMessage, Frame, ServerMessage};
use record::Seed;
use serde_json::Value;
use wasm::{Kept, KeptEntry, KeptSeat, LineId, LocalTable, foresee};

/// Choices of one input: most of what goes wrong does so early.
const STEPS: usize = 40;
/// Bytes that are no choice.
const UNDO: u8 = 255;
const REOPEN: u8 = 254;

/// A byte for the game, a byte for the seed, and a byte for each choice: at a table of the module for the page, and with
/// the rules themselves. Both offer and show the same, also after the table was opened again from its log.
///
/// # Panics
/// If they do not.
pub fn local_table(input: &[u8]) {
    let [game, seed, choices @ ..] = input else { return };
    let game = GAMES[usize::from(*game) % GAMES.len()];
    let seed = Seed::new([*seed; 32]);
    let mut device = Device::open(game, &seed, Vec::new());
    let mut played = game.start(device.players, &[], seed).expect("every game begins without options");
    device.compare(&*played);
    for byte in choices.iter().take(STEPS) {
        match *byte {
            REOPEN => device = Device::open(game, &seed, device.entries),
            UNDO => {
                let seat = Seat::new(0);
                assert_eq!(device.undo(seat), played.undo(seat).is_ok(), "undo in {}", game.slug());
            }
            byte => {
                let Some((seat, action)) = device.choice(byte) else { break };
                assert!(device.play(seat, &action), "{}: what is offered is accepted", game.slug());
                played.play(seat, &action).expect("what is offered is accepted");
            }
        }
        device.compare(&*played);
    }
    // From a log all of it is played again, so once is enough.
    device.compare_forecasts();
}

/// A table of the module with a line to every seat.
struct Device {
    game: &'static dyn AnyGame,
    players: u8,
    table: LocalTable,
    entries: Vec<KeptEntry>,
    /// The last frame of every line.
    frames: BTreeMap<LineId, Frame>,
    /// Of every seat.
    lines: Vec<LineId>,
    last_id: u64,
    /// Whether the last message was carried out.
    accepted: bool,
}

impl Device {
    fn open(game: &'static dyn AnyGame, seed: &Seed, entries: Vec<KeptEntry>) -> Device {
        let players = *game.players().start();
        let seats = (1..=players).map(|n| KeptSeat::Person { name: format!("P{n}") }).collect();
        let kept = Kept {
            id: "local-1".to_owned(),
            game: game.slug().to_owned(),
            revision: if entries.is_empty() { 0 } else { game.revision() },
            options: BTreeMap::new(),
            seats,
            memory: true,
            hints: false,
            seed: seed.to_string(),
            created_at: 0,
            entries: entries.clone(),
            record: None,
        };
        let mut table = LocalTable::open(kept, 0).expect("what was kept is opened");
        let attach = |n| table.attach(&format!("seat-{n}"), 0).expect("a person sits there");
        let lines = (1..=players).map(attach).collect();
        let frames = BTreeMap::new();
        let mut this = Device { game, players, table, entries, frames, lines, last_id: 0, accepted: false };
        this.hear();
        this
    }

    /// Takes whatever was sent.
    fn hear(&mut self) {
        while let Some(message) = self.table.next_message() {
            match ServerMessage::read(&message.text).expect("the table speaks the protocol") {
                ServerMessage::Frame(frame) => _ = self.frames.insert(message.line, frame),
                ServerMessage::Ack(_) => self.accepted = true,
                ServerMessage::Refused(_) => self.accepted = false,
                _ => (),
            }
        }
        self.entries.extend(self.table.take_entries());
    }

    fn say(&mut self, seat: Seat, message: impl FnOnce(u64, u32) -> ClientMessage) -> bool {
        let line = self.lines[seat.index()];
        self.last_id += 1;
        self.table.receive(line, &message(self.last_id, self.frames[&line].version).to_text(), 0);
        self.hear();
        self.accepted
    }

    fn play(&mut self, seat: Seat, action: &str) -> bool {
        self.say(seat, |id, version| ClientMessage::Play { id, version, actions: vec![action.to_owned()] })
    }

    fn undo(&mut self, seat: Seat) -> bool {
        self.say(seat, |id, version| ClientMessage::Undo { id, version })
    }

    /// One of all choices that anybody has; nothing at the end.
    fn choice(&self, byte: u8) -> Option<(Seat, String)> {
        let all = self.lines.iter().enumerate();
        let all = all.flat_map(|(n, line)| self.frames[line].legal.iter().map(move |it| (Seat::new(n), it)));
        let all: Vec<_> = all.collect();
        let (seat, action) = all.get(usize::from(byte) % all.len().max(1))?;
        Some((*seat, (*action).clone()))
    }

    fn compare(&self, played: &dyn AnyMatch) {
        for (n, line) in self.lines.iter().enumerate() {
            let (seat, frame) = (Seat::new(n), &self.frames[line]);
            assert_eq!(frame.legal, played.legal(seat), "{}: choices of seat {}", self.game.slug(), n + 1);
            let [shown, is] = [frame.view.get().to_owned(), played.view(Observer::Seat(seat))].map(|it| value(&it));
            assert_eq!(shown, is, "{}: the view of seat {}", self.game.slug(), n + 1);
        }
    }

    /// What the module foresees from a view alone is what the table foresees from its log.
    fn compare_forecasts(&self) {
        for (n, line) in self.lines.iter().enumerate() {
            let (observer, frame) = (format!("seat-{}", n + 1), &self.frames[line]);
            let from_view = foresee(self.game.slug(), &observer, frame.view.get(), None).expect("a view is read");
            let from_log = self.table.forecast(&observer, frame.version, None).expect("a version is there");
            assert_eq!(value(&from_view), value(&from_log), "{}: what is foreseen", self.game.slug());
        }
    }
}

fn value(json: &str) -> Value {
    serde_json::from_str(json).expect("a view is JSON")
}
