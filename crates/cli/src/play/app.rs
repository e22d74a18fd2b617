//! The full-screen game: state and keys.

use std::{cell::Cell, io::Write};

use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent},
};

use super::{
    draw,
    session::{Refused, Session},
};
use crate::{
    board::Picks,
    fail::Fail,
    out::Out,
    score_table,
    screen::{self, Flow, Screen, is_interrupt},
};

/// The keys that select an entry of a list, without the letters that have another function.
pub const LABELS: &[u8] = b"1234567890abcdefgimnoprstvwxyz";
/// The lines by which Page Up and Page Down scroll.
const PAGE: usize = 10;

/// The popup window above the board.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Window {
    /// The rules in short, and the keys.
    Help,
    /// The whole log.
    Log,
    /// The new entries, where there is no room for the log beside the board.
    News,
    /// The question whether to leave.
    Quit,
    /// The score table, at the end.
    Score,
}

/// The screen of a game.
pub struct App {
    pub session: Session,
    /// The moves to choose from.
    pub moves: Vec<String>,
    /// The pieces that can be picked instead, if any.
    pub picks: Option<Picks>,
    /// The indices of the picked pieces, in the order of picking.
    pub picked: Vec<usize>,
    /// The entry that the arrows point at.
    pub cursor: usize,
    /// The popup window above the board.
    pub window: Option<Window>,
    /// The message after the last key.
    pub message: Option<String>,
    /// The lines by which the log is scrolled up, or the board or the window down.
    pub scrolled: usize,
    /// Whether there is room for the log beside the board; known once it was drawn.
    pub log_beside: Cell<bool>,
}

/// Plays until the person leaves, then prints the result to the terminal.
pub fn run(session: Session, out: &mut Out) -> Result<(), Fail> {
    let mut app = App::new(session);
    screen::show(&mut app)?;
    let (session, words) = (&app.session, app.session.words);
    if session.is_over() {
        out.lines(&score_table::lines(&*session.played, &session.names, words))?;
        out.say("")?;
    }
    out.say(&words.say("play-saved", &[("file", session.path().display().to_string().into())]))?;
    Ok(out.flush()?)
}

impl App {
    /// The screen at the person's first choice.
    pub fn new(session: Session) -> App {
        let mut this = App {
            session,
            moves: Vec::new(),
            picks: None,
            picked: Vec::new(),
            cursor: 0,
            window: None,
            message: None,
            scrolled: 0,
            log_beside: Cell::new(true),
        };
        this.look();
        this
    }

    /// The number of entries to choose from.
    fn len(&self) -> usize {
        self.picks.as_ref().map_or(self.moves.len(), |picks| picks.pieces.len())
    }

    /// Updates the lists after the game has changed.
    fn look(&mut self) {
        self.moves = self.session.legal();
        self.picks = self.session.picks();
        self.picked.clear();
        (self.cursor, self.scrolled) = (0, 0);
        let news = !self.log_beside.get() && self.session.fresh < self.session.log.len();
        match self.session.is_over() {
            true => self.window = Some(Window::Score),
            false => self.window = news.then_some(Window::News),
        }
    }

    fn took(&mut self, done: Result<(), Refused>) {
        match done {
            Ok(()) => self.look(),
            Err(Refused(text)) => self.message = Some(text),
        }
    }

    /// Plays the chosen move, or the picked pieces.
    fn confirm(&mut self) -> Result<(), Fail> {
        let actions: Vec<String> = match &self.picks {
            Some(picks) => {
                let mut chosen = self.picked.clone();
                chosen.sort_unstable();
                let picked = chosen.iter().map(|&n| picks.pieces[n].action.clone());
                picked.chain([picks.done.clone()]).collect()
            }
            None => self.moves.get(self.cursor).cloned().into_iter().collect(),
        };
        if actions.is_empty() {
            return Ok(());
        }
        let texts: Vec<&str> = actions.iter().map(String::as_str).collect();
        let done = self.session.play(&texts)?;
        self.took(done);
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Fail> {
        if self.picked.pop().is_none() {
            let done = self.session.undo()?;
            self.took(done);
        }
        Ok(())
    }

    fn toggle(&mut self, entry: usize) {
        match self.picked.iter().position(|it| *it == entry) {
            Some(place) => drop(self.picked.remove(place)),
            None => self.picked.push(entry),
        }
    }

    /// Moves through a list; among pieces, up and down go to the next group.
    fn go(&mut self, key: KeyCode) {
        let last = self.len().saturating_sub(1);
        let groups: Vec<&str> = self.picks.iter().flat_map(|it| &it.pieces).map(|it| it.group.as_str()).collect();
        let here = groups.get(self.cursor);
        self.cursor = match key {
            KeyCode::Left => self.cursor.saturating_sub(1),
            KeyCode::Right => (self.cursor + 1).min(last),
            KeyCode::Up if here.is_none() => self.cursor.saturating_sub(1),
            KeyCode::Down if here.is_none() => (self.cursor + 1).min(last),
            KeyCode::Down => (self.cursor..=last).find(|&n| groups.get(n) != here).unwrap_or(last),
            KeyCode::Up => {
                let before = groups[..self.cursor].iter().rposition(|it| Some(it) != here);
                before.map_or(0, |end| groups.iter().position(|it| *it == groups[end]).unwrap_or(end))
            }
            _ => self.cursor,
        };
    }

    /// Handles a key that selects an entry.
    fn label(&mut self, letter: char) {
        let entry = LABELS.iter().position(|it| char::from(*it) == letter).filter(|n| *n < self.len());
        if let Some(entry) = entry {
            self.cursor = entry;
            if self.picks.is_some() {
                self.toggle(entry);
            }
        }
    }

    fn scroll(&mut self, key: KeyCode) {
        // The log is read from its end, everything else from its beginning.
        let from_end = self.window == Some(Window::Log);
        let further = matches!(key, KeyCode::Down | KeyCode::PageDown) != from_end;
        let step = if matches!(key, KeyCode::Up | KeyCode::Down) { 1 } else { PAGE };
        let most = if from_end { self.session.log.len() * 2 } else { 200 };
        self.scrolled = if further { (self.scrolled + step).min(most) } else { self.scrolled.saturating_sub(step) };
    }

    /// Handles a key while a window is open; most keys close it.
    fn window_key(&mut self, window: Window, key: KeyEvent) -> Flow {
        match (window, key.code) {
            (Window::Quit, KeyCode::Char('y' | 'Y' | 'o' | 'O' | 'q') | KeyCode::Enter) => return Flow::Leave,
            (Window::Score, KeyCode::Char('q') | KeyCode::Enter | KeyCode::Esc) => return Flow::Leave,
            (Window::Score, KeyCode::Char('l')) => self.open(Window::Log),
            (
                Window::Help | Window::Log | Window::News,
                KeyCode::Up | KeyCode::Down | KeyCode::PageUp | KeyCode::PageDown,
            ) => {
                self.scroll(key.code);
            }
            (Window::Score, _) => {}
            _ if self.session.is_over() => self.open(Window::Score),
            _ => (self.window, self.scrolled) = (None, 0),
        }
        Flow::Stay
    }

    fn open(&mut self, window: Window) {
        (self.window, self.scrolled) = (Some(window), 0);
    }
}

impl Screen for App {
    fn draw(&self, frame: &mut Frame) {
        draw::draw(self, frame);
    }

    fn key(&mut self, key: KeyEvent) -> Result<Flow, Fail> {
        self.message = None;
        if is_interrupt(key) {
            // The same key again confirms.
            let sure = self.window == Some(Window::Quit) || self.session.is_over();
            self.open(Window::Quit);
            return Ok(if sure { Flow::Leave } else { Flow::Stay });
        }
        if let Some(window) = self.window {
            return Ok(self.window_key(window, key));
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => self.open(Window::Quit),
            KeyCode::Char('h' | '?') => self.open(Window::Help),
            KeyCode::Char('l') => self.open(Window::Log),
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('k') => self.go(KeyCode::Up),
            KeyCode::Char('j') => self.go(KeyCode::Down),
            KeyCode::Char(' ') if self.picks.is_some() && self.len() > 0 => self.toggle(self.cursor),
            KeyCode::Char(letter) => self.label(letter),
            KeyCode::Enter => self.confirm()?,
            KeyCode::PageUp | KeyCode::PageDown => self.scroll(key.code),
            other => self.go(other),
        }
        Ok(Flow::Stay)
    }
}
