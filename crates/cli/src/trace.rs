//! The trace of a game: one JSON object on each line, for other programs to check. `comptoir trace` makes it from a
//! record, `comptoir simulate` while the game is played.

use std::io::{self, Write};

use catalog::AnyMatch;
use kernel::{Seat, Turn};
use record::{Mover, Record, Seed};

use crate::{args::OfRecord, fail::Fail, out::Out, record_file};

/// The version of the format.
const FORMAT: u8 = 1;

/// Runs the command.
pub fn run(args: &OfRecord, out: &mut Out) -> Result<(), Fail> {
    let it = record_file::replay(&args.file)?;
    of_record(&mut *out, &it.record, &*it.played)?;
    Ok(out.flush()?)
}

/// Writes one game, line by line.
pub struct Tracer<W> {
    to: W,
    n: usize,
}

impl<W: Write> Tracer<W> {
    /// The first line: the state at the first decision.
    pub fn begin(mut to: W, played: &dyn AnyMatch, seed: Option<Seed>) -> io::Result<Self> {
        let (slug, players, options) = (played.slug(), played.players(), played.options());
        let seed = seed.map_or("null".to_owned(), |seed| format!("\"{seed}\""));
        let state = played.snapshot();
        writeln!(
            to,
            r#"{{"game":"{slug}","format":{FORMAT},"players":{players},"options":{options},"seed":{seed},"state":{state}}}"#
        )?;
        Ok(Tracer { to, n: 0 })
    }

    /// One choice, and the state that it led to.
    pub fn action(&mut self, seat: Seat, action: &str, after: &dyn AnyMatch) -> io::Result<()> {
        self.n += 1;
        let (n, state) = (self.n, after.snapshot());
        // Notations are plain ASCII without quotes, and still: what is quoted is escaped.
        let action = serde_json::to_string(action)?;
        writeln!(self.to, r#"{{"n":{n},"seat":{seat},"action":{action},"state":{state}}}"#)
    }

    /// The last line, if the game has come to its end.
    pub fn end(mut self, played: &dyn AnyMatch) -> io::Result<W> {
        if played.turn() == Turn::Over {
            let parts = |parts: &[(&str, i32)]| list(parts, |(id, points)| format!(r#""{id}":{points}"#));
            let scores = list(&played.scores(), |it| {
                format!(r#"{{"seat":{},"total":{},"parts":{{{}}}}}"#, it.seat, it.total, parts(&it.parts))
            });
            let winners: Vec<Seat> = played.winners().iter().collect();
            let winners = list(&winners, Seat::to_string);
            writeln!(self.to, r#"{{"end":true,"scores":[{scores}],"winners":[{winners}]}}"#)?;
        }
        Ok(self.to)
    }
}

/// The trace of a game that was recorded; `played` is what it replays to.
fn of_record(to: impl Write, record: &Record, played: &dyn AnyMatch) -> io::Result<()> {
    let stops = stops(played);
    let mut tracer = Tracer::begin(to, &*played.at(stops[0]), record.dice_seed())?;
    for pair in stops.windows(2) {
        let (mover, action) = &record.steps[pair[0]];
        if let Mover::Seat(seat) = *mover {
            tracer.action(seat, action, &*played.at(pair[1]))?;
        }
    }
    tracer.end(played)?.flush()
}

/// The plies of all choices, and the last ply.
pub fn stops(played: &dyn AnyMatch) -> Vec<usize> {
    let last = played.ply();
    (0..last).filter(|&ply| played.mover(ply).is_some()).chain([last]).collect()
}

fn list<T>(items: &[T], text: impl Fn(&T) -> String) -> String {
    items.iter().map(text).collect::<Vec<_>>().join(",")
}
