//! The full-screen replay.

use catalog::AnyMatch;
use kernel::{Observer, Seat, Turn};
use ratatui::{
    Frame,
    crossterm::event::{KeyCode, KeyEvent},
    layout::{Constraint, Layout, Rect},
    style::Stylize,
    text::Line,
    widgets::LineGauge,
};
use words::Words;

use super::log;
use crate::{
    board::{self, Lines, Scene},
    fail::Fail,
    score_table,
    screen::{self, Flow, Screen, is_interrupt},
    trace::stops,
};

/// The lines by which Page Up and Page Down scroll.
const PAGE: usize = 10;
/// The width from which the log is beside the board.
const WIDE: u16 = 100;

/// The screen of a replay.
pub struct App {
    played: Box<dyn AnyMatch>,
    names: Vec<String>,
    words: &'static Words,
    observer: Observer,
    /// The plies of all choices that the observer can know of, and the last.
    stops: Vec<usize>,
    /// The index of the one that is shown.
    at: usize,
    /// The match at that ply.
    now: Box<dyn AnyMatch>,
    /// The messages up to the current ply, and the number of those before it.
    log: Vec<String>,
    fresh: usize,
    help: bool,
    down: u16,
}

impl App {
    /// The screen at the first choice.
    pub fn new(played: Box<dyn AnyMatch>, names: Vec<String>, observer: Observer, words: &'static Words) -> App {
        let stops = seen_stops(&*played, observer);
        let now = played.at(stops[0]);
        let log = Vec::new();
        let mut this = App { played, names, words, observer, stops, at: 0, now, log, fresh: 0, help: false, down: 0 };
        this.go(0);
        this
    }

    fn last(&self) -> usize {
        self.stops.len() - 1
    }

    /// Shows another stop.
    fn go(&mut self, at: usize) {
        self.at = at.min(self.last());
        self.now = self.played.at(self.stops[self.at]);
        self.listen();
        self.down = 0;
    }

    fn listen(&mut self) {
        let before = self.at.checked_sub(1).map_or(0, |at| self.stops[at]);
        self.log = log(&*self.now, self.observer, &self.names, self.words);
        self.fresh = self.log.len() - self.now.news(self.observer, before).len();
    }

    /// The arbiter, every seat, a spectator, and the arbiter again.
    fn next_observer(&mut self) {
        let n = usize::from(self.played.players());
        self.observer = match self.observer {
            Observer::Arbiter => Observer::Seat(Seat::new(0)),
            Observer::Seat(seat) if seat.index() + 1 < n => Observer::Seat(Seat::new(seat.index() + 1)),
            Observer::Seat(_) => Observer::Spectator,
            Observer::Spectator => Observer::Arbiter,
        };
        let ply = self.stops[self.at];
        self.stops = seen_stops(&*self.played, self.observer);
        self.go(self.stops.iter().rposition(|it| *it <= ply).unwrap_or(0));
    }

    fn eyes(&self) -> String {
        match self.observer {
            Observer::Arbiter => self.words.say("replay-arbiter", &[]),
            Observer::Spectator => self.words.say("replay-spectator", &[]),
            Observer::Seat(seat) => {
                let name = board::name(&self.names, self.words, seat.number());
                self.words.say("replay-seat", &[("name", name.into())])
            }
        }
    }

    /// The choice that led here if the observer may know it, else the last message.
    fn choice(&self) -> String {
        let Some(before) = self.at.checked_sub(1) else { return self.words.say("replay-beginning", &[]) };
        let ply = self.stops[before];
        let mover = self.played.mover(ply).filter(|&seat| is_own(self.observer, seat));
        let Some(seat) = mover else { return self.log.last().cloned().unwrap_or_default() };
        let name = |number| board::name(&self.names, self.words, number);
        let record = self.played.record();
        let action = self.words.action_with_names(self.played.slug(), &record.steps[ply].1, &name);
        self.words.say("replay-choice", &[("name", name(seat.number()).into()), ("action", action.into())])
    }

    fn draw_board(&self, frame: &mut Frame, area: Rect) {
        let scene = Scene::of(&*self.now, self.observer, &self.names, self.words);
        let board = board::of(self.now.slug());
        let mut lines = Lines::new();
        if self.now.turn() == Turn::Over {
            lines.extend(score_table::lines(&*self.now, &self.names, self.words));
            lines.push(Line::default());
        }
        lines.extend(board.table(&scene));
        lines.push(Line::default());
        lines.extend(board.own(&scene));
        let title = format!("{} · {}", self.words.game(self.now.slug()), self.eyes());
        screen::panel(frame, area, &title, &lines, self.down);
    }
}

/// The plies of all choices except those of which the observer has heard nothing: the number of hidden steps of others
/// is secret.
fn seen_stops(played: &dyn AnyMatch, observer: Observer) -> Vec<usize> {
    let told: Vec<usize> = played.news(observer, 0).into_iter().map(|(ply, _)| ply).collect();
    let all = stops(played);
    let mut seen = vec![all[0]];
    for pair in all.windows(2) {
        let own = played.mover(pair[0]).is_some_and(|seat| is_own(observer, seat));
        if own || told.iter().any(|ply| (pair[0]..pair[1]).contains(ply)) {
            seen.push(pair[1]);
        }
    }
    seen
}

fn is_own(observer: Observer, seat: Seat) -> bool {
    observer == Observer::Arbiter || observer == Observer::Seat(seat)
}

impl Screen for App {
    fn draw(&self, frame: &mut Frame) {
        let rows = [Constraint::Min(3), Constraint::Length(1), Constraint::Length(1), Constraint::Length(1)];
        let [top, choice, slider, bottom] = frame.area().layout(&Layout::vertical(rows));
        let halves = match top.width >= WIDE {
            true => Layout::horizontal([Constraint::Percentage(58), Constraint::Fill(1)]),
            false => Layout::vertical([Constraint::Fill(3), Constraint::Fill(1)]),
        };
        let [board, log] = top.layout(&halves);
        self.draw_board(frame, board);
        screen::log(frame, log, &self.words.say("play-log", &[]), &self.log, self.fresh, 0);
        frame.render_widget(Line::from(self.choice()).bold(), choice);
        let ratio = self.at as f64 / self.last().max(1) as f64;
        let label = format!("{}/{}", self.at, self.last());
        let gauge = LineGauge::default().ratio(ratio).label(label).filled_symbol("━").unfilled_symbol("╌").cyan();
        frame.render_widget(gauge, slider);
        screen::footer(frame, bottom, &self.words.say("replay-keys", &[]));
        if self.help {
            let text = self.words.help(self.played.slug());
            let lines: Lines = text.lines().map(|line| Line::from(line.to_owned())).collect();
            screen::window(frame, &self.words.say("play-help-title", &[]), lines, 0);
        }
    }

    fn key(&mut self, key: KeyEvent) -> Result<Flow, Fail> {
        if is_interrupt(key) {
            return Ok(Flow::Leave);
        }
        if std::mem::take(&mut self.help) {
            return Ok(Flow::Stay);
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Ok(Flow::Leave),
            KeyCode::Char('h' | '?') => self.help = true,
            KeyCode::Right | KeyCode::Char(' ' | 'n') | KeyCode::Enter => self.go(self.at + 1),
            KeyCode::Left | KeyCode::Char('p') | KeyCode::Backspace => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + PAGE),
            KeyCode::PageUp => self.go(self.at.saturating_sub(PAGE)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(self.last()),
            KeyCode::Down => self.down = self.down.saturating_add(1),
            KeyCode::Up => self.down = self.down.saturating_sub(1),
            KeyCode::Tab | KeyCode::Char('v') => self.next_observer(),
            // A digit jumps to that tenth of the game.
            KeyCode::Char(digit @ '0'..='9') => {
                let tenth = digit.to_digit(10).unwrap_or(0) as usize;
                self.go(self.last() * tenth / 9);
            }
            _ => {}
        }
        Ok(Flow::Stay)
    }
}
