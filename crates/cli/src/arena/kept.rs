//! Deals in a file, to go on from: what was asked for on the first line, then a deal a line.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use arena::{Deal, Lineup};
use catalog::Contender;
use serde_json::json;

use crate::fail::Fail;

/// The file.
pub struct Kept {
    path: PathBuf,
    file: File,
    deals: Vec<Deal>,
}

impl Kept {
    /// Opens or makes the file; what it holds must have been asked for in the same words.
    pub fn open(path: &Path, lineup: &Lineup, seed: &str) -> Result<Kept, Fail> {
        let slug = lineup.game.slug();
        // A level may search longer one day, and is another bot then.
        let iterations = |bot: &Contender| bot.settings(slug).map(|it| it.iterations);
        let asked = json!({
            "game": slug,
            "iterations": lineup.bots.iter().map(iterations).collect::<Vec<_>>(),
            "revision": lineup.game.revision(),
            "options": lineup.options,
            "players": lineup.players,
            "bots": lineup.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seed": seed,
        })
        .to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == io::ErrorKind::NotFound => String::new(),
            Err(why) => return Err(Fail::Read(path.to_owned(), why)),
        };
        let mut lines = text.lines();
        if lines.next().is_some_and(|it| it != asked) {
            return Err(Fail::OtherArena(path.to_owned()));
        }
        // A line that was cut off is played again, and so is all after it.
        let whole = |(n, deal): &(usize, Option<Deal>)| deal.as_ref().is_some_and(|it| it.n == *n as u64);
        let read = lines.map(|line| serde_json::from_str(line).ok()).enumerate().take_while(whole);
        let deals: Vec<Deal> = read.filter_map(|(_, deal)| deal).collect();
        let fault = |why| Fail::Write(path.to_owned(), why);
        let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(path).map_err(fault)?;
        let lines = deals.iter().map(line).collect::<String>();
        write!(file, "{asked}\n{lines}").map_err(fault)?;
        Ok(Kept { path: path.to_owned(), file, deals })
    }

    /// The deals that were there.
    pub fn take(&mut self) -> Vec<Deal> {
        std::mem::take(&mut self.deals)
    }

    /// Keeps one more.
    pub fn add(&mut self, deal: &Deal) -> Result<(), Fail> {
        self.file.write_all(line(deal).as_bytes()).map_err(|why| Fail::Write(self.path.clone(), why))
    }
}

fn line(deal: &Deal) -> String {
    format!("{}\n", serde_json::to_string(deal).expect("a deal is plain data"))
}
