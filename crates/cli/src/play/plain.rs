//! The game on standard input and output, without a full screen.

use std::io::{BufRead, Write};

use super::session::{Refused, Session};
use crate::{board, fail::Fail, out::Out, score_table};

/// The commands besides moves. The words of both languages are understood in both.
enum Request<'a> {
    Undo,
    Help,
    Log,
    Quit,
    /// A number of the list.
    Number(usize),
    /// Moves in notation, sent together.
    Moves(Vec<&'a str>),
}

/// Plays until the game or the input ends, or the person quits.
pub fn run(mut session: Session, lines: &mut dyn BufRead, out: &mut Out) -> Result<(), Fail> {
    let words = session.words;
    let mut told = 0;
    let mut changed = true;
    out.say(&words.say("plain-welcome", &[("game", words.game(session.played.slug()).into())]))?;
    while !session.is_over() {
        if changed {
            told = tell(&session, told, out)?;
        }
        let legal = session.legal();
        changed = false;
        write!(out, "> ")?;
        out.flush()?;
        let mut line = String::new();
        if !read(lines, &mut line)? {
            out.say("")?;
            break;
        }
        let done = match Request::of(&line) {
            Request::Quit => break,
            Request::Help => Err(Refused(help(&session))),
            Request::Log => Err(Refused(session.log.join("\n"))),
            Request::Undo => session.undo()?,
            Request::Moves(moves) if moves.is_empty() => continue,
            Request::Moves(moves) => session.play(&moves)?,
            Request::Number(n) => match n.checked_sub(1).and_then(|n| legal.get(n)) {
                Some(action) => session.play(&[action])?,
                None => Err(Refused(words.say("plain-number", &[("n", n.into()), ("last", legal.len().into())]))),
            },
        };
        match done {
            Ok(()) => changed = true,
            Err(Refused(text)) => out.say(&text)?,
        }
    }
    if session.is_over() {
        tell(&session, told, out)?;
        out.lines(&score_table::lines(&*session.played, &session.names, words))?;
        out.say("")?;
    }
    out.say(&words.say("play-saved", &[("file", session.path().display().to_string().into())]))?;
    Ok(out.flush()?)
}

/// Prints the new events and the legal choices; returns the length of the log so far.
fn tell(session: &Session, told: usize, out: &mut Out) -> Result<usize, Fail> {
    let news = session.log.get(told..).unwrap_or_default();
    news.iter().try_for_each(|line| out.say(line))?;
    if session.is_over() {
        out.say("")?;
        return Ok(session.log.len());
    }
    let (board, scene) = (board::of(session.played.slug()), session.scene());
    // In the middle of a turn the board has not changed, so it is not printed again.
    if !news.is_empty() {
        out.say("")?;
        out.lines(&board.table(&scene))?;
        out.say("")?;
    }
    out.lines(&board.own(&scene))?;
    out.say("")?;
    out.say(&session.turn())?;
    let legal = session.legal();
    let width = legal.len().to_string().len();
    for (n, action) in legal.iter().enumerate() {
        out.say(&format!("  {:>width$}  {}  [{action}]", n + 1, session.action(action)))?;
    }
    Ok(session.log.len())
}

fn help(session: &Session) -> String {
    let words = session.words;
    format!("{}\n{}", words.help(session.played.slug()), words.say("plain-help", &[]))
}

/// The next line, unless the input has ended. A line that is not UTF-8 is empty.
fn read(lines: &mut dyn BufRead, line: &mut String) -> Result<bool, Fail> {
    let mut bytes = Vec::new();
    let n = lines.read_until(b'\n', &mut bytes)?;
    *line = String::from_utf8_lossy(&bytes).trim().to_owned();
    Ok(n > 0)
}

impl Request<'_> {
    fn of(line: &str) -> Request<'_> {
        match line.to_lowercase().as_str() {
            "u" | "undo" | "annuler" => Request::Undo,
            "h" | "?" | "help" | "aide" => Request::Help,
            "l" | "log" | "journal" => Request::Log,
            "q" | "quit" | "quitter" => Request::Quit,
            _ => match line.parse() {
                Ok(number) => Request::Number(number),
                Err(_) => Request::Moves(line.split(',').map(str::trim).filter(|it| !it.is_empty()).collect()),
            },
        }
    }
}
