//! Widgets that the full-screen commands share: panels, the log, popup windows.

use ratatui::{
    DefaultTerminal, Frame,
    crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers},
    layout::{Constraint, Rect},
    style::Stylize,
    text::{Line, Span},
    widgets::{Block, Clear, Padding, Paragraph, Wrap},
};

use crate::{board::Lines, columns::wide, fail::Fail};

/// What follows after a key.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Flow {
    /// Draw again and wait for the next key.
    Stay,
    /// Leave the screen.
    Leave,
}

/// The maximum size of a popup window, in percent of the screen.
const WINDOW: u16 = 80;

/// The indentation of the continuation of a long line.
const HANGING: usize = 4;

/// A full-screen view that handles keys.
pub trait Screen {
    /// Draws the whole screen.
    fn draw(&self, frame: &mut Frame);

    /// Handles a key.
    fn key(&mut self, key: KeyEvent) -> Result<Flow, Fail>;
}

/// Runs the event loop on the alternate screen until it is left, and restores the terminal.
pub fn show(screen: &mut impl Screen) -> Result<(), Fail> {
    let mut terminal = ratatui::try_init()?;
    let done = event_loop(&mut terminal, screen);
    ratatui::restore();
    done
}

fn event_loop(terminal: &mut DefaultTerminal, screen: &mut impl Screen) -> Result<(), Fail> {
    loop {
        terminal.draw(|frame| screen.draw(frame))?;
        // Any other event, such as a resize, only causes a redraw.
        if let Event::Key(key) = event::read()?
            && key.kind != KeyEventKind::Release
            && screen.key(key)? == Flow::Leave
        {
            return Ok(());
        }
    }
}

/// Whether the key is Control-C.
pub fn is_interrupt(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

/// A frame with a title.
pub fn framed(title: &str) -> Block<'static> {
    Block::bordered().title(format!(" {title} ").bold())
}

/// Lines in a frame, from line `down` on.
pub fn panel(frame: &mut Frame, area: Rect, title: &str, lines: &[Line<'static>], down: u16) {
    let block = framed(title);
    let (width, height) = (usize::from(block.inner(area).width), usize::from(block.inner(area).height));
    let mut lines: Lines = lines.iter().flat_map(|line| folded(line, width)).collect();
    // Blank lines are dropped where the panel is too small.
    if lines.len() > height {
        lines.retain(|line| line.width() > 0);
    }
    frame.render_widget(Paragraph::new(lines).scroll((down, 0)).block(block), area);
}

/// The end of a log in a frame; what is new since `fresh` stands out. `up` lines further up than the end.
pub fn log(frame: &mut Frame, area: Rect, title: &str, entries: &[String], fresh: usize, up: usize) {
    let block = framed(title);
    let (width, height) = (usize::from(block.inner(area).width), usize::from(block.inner(area).height));
    let mut lines: Lines = Vec::new();
    for (n, entry) in entries.iter().enumerate() {
        for (row, text) in wrapped(entry, width.saturating_sub(2)).into_iter().enumerate() {
            let sign = if row == 0 { "· " } else { "  " };
            lines.push(match n >= fresh {
                true => Line::from(vec![sign.yellow(), text.bold()]),
                false => Line::from(vec![sign.dim(), Span::raw(text)]),
            });
        }
    }
    let first = lines.len().saturating_sub(height).saturating_sub(up);
    let shown: Lines = lines.into_iter().skip(first).take(height).collect();
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

/// A window above the rest, from line `down` on.
pub fn window(frame: &mut Frame, title: &str, lines: Lines, down: u16) {
    let widest = lines.iter().map(Line::width).max().unwrap_or(0) as u16;
    let most = (frame.area().width * WINDOW / 100).max(20).min(frame.area().width);
    let width = (widest.saturating_add(4)).clamp(most.min(30), most);
    let room = usize::from(width.saturating_sub(4)).max(1);
    let rows: usize = lines.iter().map(|line| wrapped(&line.to_string(), room).len()).sum();
    let height = u16::try_from(rows).unwrap_or(u16::MAX).saturating_add(2).min(frame.area().height);
    let area = frame.area().centered(Constraint::Length(width), Constraint::Length(height));
    frame.render_widget(Clear, area);
    let block = framed(title).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: false }).scroll((down, 0)).block(block), area);
}

/// The key bindings, in the last line.
pub fn footer(frame: &mut Frame, area: Rect, text: &str) {
    frame.render_widget(Paragraph::new(Line::from(text.to_owned())).dim(), area);
}

/// A text in lines that are no wider than `width`, broken at spaces. (Spaces that must not break are
/// other characters.)
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for part in text.split('\n') {
        let mut line = String::new();
        for word in part.split(' ') {
            if !line.is_empty() && wide(&line) + 1 + wide(word) > width {
                lines.push(std::mem::take(&mut line));
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

/// A line in lines that are no wider than `width`, broken at spaces; what is broken off stands further in.
fn folded(line: &Line<'static>, width: usize) -> Lines {
    let text = line.to_string();
    if wide(&text) <= width {
        return vec![line.clone()];
    }
    let margin = " ".repeat(text.len() - text.trim_start_matches(' ').len() + HANGING);
    let (mut lines, mut now, mut used) = (Vec::new(), Vec::<Span<'static>>::new(), 0);
    for span in line {
        for word in span.content.split_inclusive(' ') {
            if used > 0 && used + wide(word.trim_end()) > width {
                lines.push(Line::from(std::mem::take(&mut now)).style(line.style));
                now.push(Span::raw(margin.clone()));
                used = margin.len();
            }
            used += wide(word);
            now.push(Span::styled(word.to_owned(), span.style));
        }
    }
    lines.push(Line::from(now).style(line.style));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_go_on_further_in() {
        let line = Line::from(vec!["  known ".dim(), "EUR 20a 50".blue(), " · ".dim(), "CHF 30b".red()]);
        let text = |width| folded(&line, width).iter().map(|it| it.to_string()).collect::<Vec<_>>();
        assert_eq!(text(80), ["  known EUR 20a 50 · CHF 30b"]);
        assert_eq!(text(20), ["  known EUR 20a 50 · ", "      CHF 30b"]);
        assert!(text(1).len() > 2, "what cannot be broken sticks out");
    }

    #[test]
    fn lines_break_at_spaces() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("20\u{a0}€ et 30\u{a0}€", 8), ["20\u{a0}€ et", "30\u{a0}€"]);
        assert_eq!(wrapped("unbreakable", 4), ["unbreakable"]);
        assert_eq!(wrapped("a\n\nb", 4), ["a", "", "b"]);
        assert_eq!(wrapped("", 0), [""]);
    }
}
