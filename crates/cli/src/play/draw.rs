//! The full-screen game: drawing.

use ratatui::{
    Frame,
    layout::{Constraint, Layout, Rect},
    style::{Modifier, Style, Stylize},
    text::{Line, Span},
    widgets::{List, ListState, Paragraph},
};

use super::app::{App, LABELS, Window};
use crate::{
    board::{self, Lines, Picks},
    score_table,
    screen::{self, framed},
};

/// The width from which the log is beside the board.
const WIDE: u16 = 100;
/// The maximum number of moves shown at once.
const MOVES: usize = 8;

/// Draws the whole screen.
pub fn draw(app: &App, frame: &mut Frame) {
    let choices = choices_height(app);
    let rows = Layout::vertical([Constraint::Min(3), Constraint::Length(choices), Constraint::Length(1)]);
    let [top, middle, bottom] = frame.area().layout(&rows);
    let (board, log) = beside(top);
    draw_board(app, frame, board);
    let words = app.session.words;
    app.log_beside.set(log.is_some());
    if let Some(log) = log {
        screen::log(frame, log, &words.say("play-log", &[]), &app.session.log, app.session.fresh, 0);
    }
    match &app.picks {
        Some(picks) => draw_picks(app, picks, frame, middle),
        None => draw_moves(app, frame, middle),
    }
    match &app.message {
        Some(text) => frame.render_widget(Paragraph::new(text.as_str()).red().bold(), bottom),
        None => screen::footer(frame, bottom, &keys(app)),
    }
    draw_window(app, frame);
}

/// The board, and the log if there is room for it.
fn beside(area: Rect) -> (Rect, Option<Rect>) {
    if area.width >= WIDE {
        let [board, log] = area.layout(&Layout::horizontal([Constraint::Percentage(58), Constraint::Fill(1)]));
        (board, Some(log))
    } else if area.height >= 24 {
        let [board, log] = area.layout(&Layout::vertical([Constraint::Fill(1), Constraint::Length(7)]));
        (board, Some(log))
    } else {
        (area, None)
    }
}

fn draw_board(app: &App, frame: &mut Frame, area: Rect) {
    let session = &app.session;
    let (slug, scene) = (session.played.slug(), session.scene());
    let mut lines = board::of(slug).table(&scene);
    if app.picks.is_none() {
        lines.push(Line::default());
        lines.extend(board::of(slug).own(&scene));
    }
    let down = if app.window.is_none() { app.scrolled as u16 } else { 0 };
    screen::panel(frame, area, &session.words.game(slug), &lines, down);
}

fn choices_height(app: &App) -> u16 {
    let lines = match &app.picks {
        Some(picks) => groups(picks).len() + 2,
        None => app.moves.len().clamp(1, MOVES),
    };
    lines as u16 + 2
}

/// The indices of the pieces of each group.
fn groups(picks: &Picks) -> Vec<Vec<usize>> {
    let places: Vec<usize> = (0..picks.pieces.len()).collect();
    let together = |one: &usize, next: &usize| picks.pieces[*one].group == picks.pieces[*next].group;
    places.chunk_by(together).map(<[_]>::to_vec).collect()
}

fn draw_picks(app: &App, picks: &Picks, frame: &mut Frame, area: Rect) {
    let session = &app.session;
    let mut lines: Lines = Vec::new();
    for group in groups(picks) {
        let mut line = vec![Span::raw(format!("  {:<4}", picks.pieces[group[0]].group))];
        let mut worth = 0;
        for n in group {
            let chosen = app.picked.contains(&n);
            let sign = if chosen { '✓' } else { ' ' };
            let text = format!("{} [{sign}] {:<4}", label(n), picks.pieces[n].label);
            let mut style = if chosen { Style::new().green().bold() } else { Style::new() };
            if n == app.cursor {
                style = style.add_modifier(Modifier::REVERSED);
            }
            line.extend([Span::styled(text, style), "  ".into()]);
            worth += picks.pieces[n].worth;
        }
        line.push(format!("= {worth}").dim());
        lines.push(Line::from(line));
    }
    lines.push(Line::default());
    lines.push(sum(app, picks));
    frame.render_widget(Paragraph::new(lines).block(framed(&session.turn())), area);
}

/// The pieces picked so far, and their sum.
fn sum(app: &App, picks: &Picks) -> Line<'static> {
    let session = &app.session;
    let mut chosen = app.picked.clone();
    chosen.sort_unstable();
    let pieces: Vec<&board::Pick> = chosen.iter().map(|&n| &picks.pieces[n]).collect();
    let names = pieces.iter().map(|it| format!("{}{}", it.group, it.label)).collect::<Vec<_>>().join(" + ");
    let total: i32 = pieces.iter().map(|it| it.worth).sum();
    let done = session.words.say("play-enter", &[("action", session.action(&picks.done).into())]);
    let picked = match pieces.is_empty() {
        true => session.words.say("play-nothing-picked", &[("none", picks.none.as_str().into())]),
        false => session.words.say("play-picked", &[("pieces", names.into()), ("total", total.into())]),
    };
    Line::from(vec![format!("  {picked}").bold(), format!("   {done}").dim()])
}

fn draw_moves(app: &App, frame: &mut Frame, area: Rect) {
    let session = &app.session;
    let entry = |(n, action): (usize, &String)| {
        let text = vec![format!("{} ", label(n)).dim(), session.action(action).into(), format!("  {action}").dim()];
        Line::from(text)
    };
    let list = List::new(app.moves.iter().enumerate().map(entry))
        .block(framed(&session.turn()))
        .highlight_symbol("▸ ")
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default().with_selected(Some(app.cursor));
    frame.render_stateful_widget(list, area, &mut state);
}

/// The key that selects an entry.
fn label(n: usize) -> char {
    LABELS.get(n).map_or(' ', |it| char::from(*it))
}

fn keys(app: &App) -> String {
    let words = app.session.words;
    match &app.picks {
        _ if app.session.is_over() => words.say("play-score-keys", &[]),
        Some(_) => words.say("play-keys-picks", &[]),
        None => words.say("play-keys", &[]),
    }
}

fn draw_window(app: &App, frame: &mut Frame) {
    let session = &app.session;
    let words = session.words;
    let down = app.scrolled as u16;
    let text = |text: String| text.lines().map(|line| Line::from(line.to_owned())).collect::<Lines>();
    match app.window {
        None => {}
        Some(Window::Help) => {
            let mut lines = text(words.help(session.played.slug()));
            lines.push(Line::default());
            lines.extend(text(words.say("play-help", &[])));
            screen::window(frame, &words.say("play-help-title", &[]), lines, down);
        }
        Some(Window::Log) => {
            let area = frame.area();
            frame.render_widget(ratatui::widgets::Clear, area);
            let title = words.say("play-log-keys", &[]);
            screen::log(frame, area, &title, &session.log, session.fresh, app.scrolled);
        }
        Some(Window::News) => {
            let news = session.log.get(session.fresh..).unwrap_or_default();
            let lines: Lines = news.iter().map(|line| Line::from(format!("· {line}"))).collect();
            screen::window(frame, &words.say("play-log", &[]), lines, down);
        }
        Some(Window::Quit) => {
            let file = session.path().display().to_string();
            let lines = text(words.say("play-quit", &[("file", file.into())]));
            screen::window(frame, &words.say("play-quit-title", &[]), lines, 0);
        }
        Some(Window::Score) => {
            let mut lines = score_table::lines(&*session.played, &session.names, words);
            lines.push(Line::default());
            let file = session.path().display().to_string();
            lines.push(Line::from(words.say("play-saved", &[("file", file.into())])));
            lines.push(Line::from(words.say("play-score-keys", &[])).dim());
            screen::window(frame, &words.say("play-score-title", &[]), lines, 0);
        }
    }
}
