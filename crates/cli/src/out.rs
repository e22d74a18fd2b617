//! Output: coloured on a terminal, plain elsewhere.

use std::{
    env,
    io::{self, BufWriter, IsTerminal, Write},
};

use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};
use ratatui::{
    style::{Color, Modifier, Style},
    text::Line,
};

/// Standard output, or the buffer of a test.
pub struct Out<'a> {
    to: Box<dyn Write + 'a>,
    terminal: bool,
    colour: bool,
}

impl<'a> Out<'a> {
    /// Standard output, buffered.
    pub fn stdout() -> Out<'static> {
        let terminal = io::stdout().is_terminal();
        Out { to: Box::new(BufWriter::new(io::stdout())), terminal, colour: terminal && may_colour() }
    }

    /// Whether the output goes to a terminal.
    pub fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Writes a text and a newline.
    pub fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.to, "{text}")
    }

    /// Writes a line, with its styles on a terminal.
    pub fn line(&mut self, line: &Line<'_>) -> io::Result<()> {
        for span in line {
            let codes = if self.colour { codes(line.style.patch(span.style)) } else { String::new() };
            match codes.as_str() {
                "" => self.to.write_all(span.content.as_bytes())?,
                codes => write!(self.to, "\x1b[{codes}m{}\x1b[0m", span.content)?,
            }
        }
        writeln!(self.to)
    }

    pub fn lines(&mut self, lines: &[Line<'_>]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.line(line))
    }
}

/// A progress bar on standard error, visible if that is a terminal.
pub fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{prefix} {bar:40} {pos}/{len} {per_sec} {eta}");
    let style = style.expect("the template is fixed");
    ProgressBar::new(steps).with_style(style).with_finish(ProgressFinish::AndClear)
}

impl Write for Out<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// Whether both input and output are an interactive terminal.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb()
}

/// <https://no-color.org>
fn may_colour() -> bool {
    env::var_os("NO_COLOR").is_none_or(|it| it.is_empty()) && !is_dumb()
}

fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|it| it == "dumb")
}

/// The parameters of the escape sequence for `style`; empty for the default style.
fn codes(style: Style) -> String {
    let modifiers = [(Modifier::BOLD, "1"), (Modifier::DIM, "2"), (Modifier::REVERSED, "7")];
    let mut codes: Vec<&str> = Vec::new();
    codes.extend(modifiers.iter().filter(|(it, _)| style.add_modifier.contains(*it)).map(|(_, code)| code));
    codes.extend(style.fg.and_then(|colour| match colour {
        Color::Red => Some("31"),
        Color::Green => Some("32"),
        Color::Yellow => Some("33"),
        Color::Blue => Some("34"),
        Color::Magenta => Some("35"),
        Color::Cyan => Some("36"),
        _ => None,
    }));
    codes.join(";")
}

#[cfg(test)]
mod tests {
    use ratatui::style::Stylize;

    use super::*;

    fn shown(colour: bool) -> String {
        let mut bytes = Vec::new();
        let line = Line::from(vec!["a".bold(), " b ".into(), "c".red().bold()]);
        Out { to: Box::new(&mut bytes), terminal: colour, colour }.line(&line).unwrap();
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn styles_are_for_terminals() {
        assert_eq!(shown(false), "a b c\n");
        assert_eq!(shown(true), "\x1b[1ma\x1b[0m b \x1b[1;31mc\x1b[0m\n");
    }
}
