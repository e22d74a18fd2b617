use std::collections::{BTreeMap, VecDeque};

use catalog::{AnalysisRun, NewsTexts};
use kernel::{Observer, Seat, Seats};
use protocol::{Ack, ClientMessage, Hello, Pong, Refusal, Refused, ServerMessage, Status, TableMessage, VERSION};
use session::{
    Change, Common, Effect, Entry, GameSession, HistoryUpdate, Line, Millis, ObserverHistory, Presence, Table,
    frame_text, read_observer, table_info,
};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::{
    bots::{BotMaker, Bots},
    kept::{Kept, KeptEntry},
    look,
};

/// The number of a line to the page.
pub type LineId = u32;

/// A message that waits to be sent.
#[wasm_bindgen(getter_with_clone)]
#[derive(Clone, Debug)]
pub struct Message {
    /// The line that it is for.
    pub line: LineId,
    /// The text of a [`ServerMessage`].
    pub text: String,
}

/// A table of this device: its game, its bots, and the lines to those who look at it.
pub struct LocalTable {
    pub(crate) table: Table,
    pub(crate) session: GameSession,
    pub(crate) entries: Vec<Entry>,
    /// The text of the record that the table is only there to show.
    pub(crate) record: Option<String>,
    pub(crate) analysis: Option<(Box<dyn AnalysisRun>, usize)>,
    pub(crate) bots: Bots,
    /// By the index of the observer.
    histories: Vec<ObserverHistory>,
    lines: BTreeMap<LineId, Observer>,
    last_line: LineId,
    outbox: VecDeque<Message>,
    /// How many entries the page has been given.
    taken: usize,
}

impl LocalTable {
    /// Opens a table from what is kept of it.
    ///
    /// # Errors
    /// If the game refuses the seats or options, or the log does not replay.
    pub fn open(kept: Kept, now: Millis) -> Result<LocalTable, Refusal> {
        LocalTable::open_with_bots(kept, now, |game, level, dice| game.bot(level, dice))
    }

    /// The same with bots made in another way: tests let them search without a limit of time.
    ///
    /// # Errors
    /// As [`LocalTable::open`].
    pub fn open_with_bots(mut kept: Kept, now: Millis, make: BotMaker) -> Result<LocalTable, Refusal> {
        let record = kept.record.take();
        let (table, entries) = kept.read()?;
        let entries = match &record {
            Some(text) => crate::record_file::entries(text)?,
            None => entries,
        };
        let session = GameSession::begin(&table)?;
        let histories = session.observers().map(|_| ObserverHistory::default()).collect();
        let mut this = LocalTable {
            table,
            session,
            entries: Vec::new(),
            record,
            analysis: None,
            bots: Bots::new(make),
            histories,
            lines: BTreeMap::new(),
            last_line: 0,
            outbox: VecDeque::new(),
            taken: entries.len(),
        };
        for entry in entries {
            let change = this.session.apply(&entry).map_err(|_| Refusal::Unavailable)?;
            this.entries.push(entry);
            this.tell_histories(&change);
        }
        if !this.session.has_opened() {
            let lines = this.session.draw_opening();
            this.append(&Effect { lines, since: 0, changes_table: false }, now);
        }
        this.after_change();
        Ok(this)
    }

    /// The entries that the page has not been given yet.
    pub fn take_entries(&mut self) -> Vec<KeptEntry> {
        let new = self.entries[self.taken..].iter().map(|it| KeptEntry { text: it.text.clone(), at: it.at }).collect();
        self.taken = self.entries.len();
        new
    }

    /// Begins a line to an observer: a person's seat, or a spectator.
    ///
    /// # Errors
    /// If nobody at this device has these eyes.
    pub fn attach(&mut self, observer: &str, since: u32) -> Result<LineId, Refusal> {
        let observer = self.eyes(observer)?;
        self.last_line += 1;
        let line = self.last_line;
        self.lines.insert(line, observer);
        self.send(line, ServerMessage::Hello(Hello { protocol: VERSION, build: None }).to_text());
        self.send(line, self.table_text(observer));
        let events = self.histories[self.session.index(observer)].since(since);
        let common = Common::of(&self.session, self.table.created_at);
        self.send(line, frame_text(&self.session, observer, &events, &common));
        Ok(line)
    }

    /// Ends a line.
    pub fn detach(&mut self, line: LineId) {
        self.lines.remove(&line);
        self.outbox.retain(|it| it.line != line);
    }

    /// The next message to a line.
    pub fn next_message(&mut self) -> Option<Message> {
        self.outbox.pop_front()
    }

    /// Takes a message of a client, and answers it as the server would.
    pub fn receive(&mut self, line: LineId, text: &str, now: Millis) {
        let Some(&observer) = self.lines.get(&line) else { return };
        let message = match ClientMessage::read(text) {
            Ok(ClientMessage::Ping {}) => return self.send(line, ServerMessage::Pong(Pong {}).to_text()),
            Ok(message) => message,
            Err(why) => {
                let error = Refusal::bad_request(why.to_string());
                return self.send(line, ServerMessage::Refused(Refused { id: None, error }).to_text());
            }
        };
        let id = message.id();
        let answer = match self.execute(observer, &message, now) {
            Ok(version) => ServerMessage::Ack(Ack { id: id.unwrap_or_default(), version }),
            Err(error) => ServerMessage::Refused(Refused { id, error }),
        };
        self.send(line, answer.to_text());
        self.after_change();
    }

    fn execute(&mut self, observer: Observer, message: &ClientMessage, now: Millis) -> Result<u32, Refusal> {
        let Observer::Seat(seat) = observer else { return Err(Refusal::Forbidden) };
        if self.record.is_some() {
            return Err(Refusal::Over);
        }
        let effect = self.session.execute(seat, message)?;
        self.append(&effect, now);
        Ok(self.session.cursor(observer).version)
    }

    /// Plays the choice of a bot.
    pub(crate) fn play(&mut self, seat: Seat, action: &str, now: Millis) -> Result<(), Refusal> {
        let since = self.session.played.ply();
        let lines = self.session.play(seat, &[action])?;
        self.append(&Effect { lines, since, changes_table: false }, now);
        Ok(())
    }

    /// Adds an entry, and tells every line what it changes. The actor comes last, as with the server.
    fn append(&mut self, effect: &Effect, now: Millis) {
        let Effect { lines, since, changes_table } = effect;
        let entry = Entry { n: self.session.n, text: Line::text(lines), at: now };
        let change = self.session.record_entry(entry.n, now, lines, *since).expect("the number is the next one");
        self.entries.push(entry);
        self.tell_histories(&change);
        let common = Common::of(&self.session, now);
        let mut told: Vec<(LineId, Observer)> = self.lines.iter().map(|(line, observer)| (*line, *observer)).collect();
        told.retain(|(_, observer)| change.shown[self.session.index(*observer)]);
        told.sort_by_key(|(_, observer)| change.actor.map(Observer::Seat) == Some(*observer));
        for (line, observer) in told {
            let version = self.session.cursor(observer).version;
            let events = self.histories[self.session.index(observer)].since(version - 1);
            self.send(line, frame_text(&self.session, observer, &events, &common));
        }
        if *changes_table {
            self.broadcast_table();
        }
    }

    fn tell_histories(&mut self, change: &Change) {
        let mut texts = NewsTexts::default();
        for (observer, history) in self.session.observers().zip(&mut self.histories) {
            history.push(HistoryUpdate::of(&self.session, observer, change, &mut texts));
        }
        self.session.played.forget_news();
    }

    /// Finishes a game that is over, or notes the bots whose turn it is.
    pub(crate) fn after_change(&mut self) {
        if self.table.status == Status::Over {
            return;
        }
        let winners = self.session.winners().or_else(|| self.record.as_ref().map(|_| Vec::new()));
        if let Some(winners) = winners {
            (self.table.status, self.table.winners) = (Status::Over, winners);
            return self.broadcast_table();
        }
        self.bots.start(&self.table, &self.session);
    }

    fn broadcast_table(&mut self) {
        let lines: Vec<(LineId, Observer)> = self.lines.iter().map(|(line, observer)| (*line, *observer)).collect();
        for (line, observer) in lines {
            self.send(line, self.table_text(observer));
        }
    }

    fn table_text(&self, observer: Observer) -> String {
        let table = table_info(&self.table, self.presence(), look::person(&self.table, observer).as_ref());
        ServerMessage::Table(TableMessage { table }).to_text()
    }

    /// Everybody is there: they sit round the device.
    pub(crate) fn presence(&self) -> Presence {
        let GameSession { away, resigned, .. } = self.session;
        let (online, to_move) = (Seats::first(self.table.settings.players), self.session.to_move());
        Presence { online, away, resigned, to_move, spectators: 0 }
    }

    /// The observer whom somebody at this device may be.
    pub(crate) fn eyes(&self, text: &str) -> Result<Observer, Refusal> {
        let observer = read_observer(text).ok_or_else(|| Refusal::bad_request("as"))?;
        let fine = match observer {
            Observer::Seat(seat) => look::is_person(&self.table, seat),
            Observer::Spectator => true,
            Observer::Arbiter => false,
        };
        if fine { Ok(observer) } else { Err(Refusal::Forbidden) }
    }

    fn send(&mut self, line: LineId, text: String) {
        self.outbox.push_back(Message { line, text });
    }
}
