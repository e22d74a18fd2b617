//! A file of played deals, from which an arena can be resumed: the first line identifies the arena, each other line is
//! a deal.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
};

use arena::{Deal, Matchup};
use catalog::BotSpec;
use serde_json::json;

use crate::fail::Fail;

/// An open file of deals.
pub struct DealFile {
    path: PathBuf,
    file: File,
    deals: Vec<Deal>,
}

impl DealFile {
    /// Opens or creates the file. Its first line must be that of the same arena.
    pub fn open(path: &Path, matchup: &Matchup, seed: &str) -> Result<DealFile, Fail> {
        // A later version of a level may search longer, and is a different bot then.
        let iterations = |bot: &BotSpec| matchup.game.measure().search_settings(bot).map(|it| it.iterations);
        let header = json!({
            "game": matchup.game.slug(),
            "iterations": matchup.bots.iter().map(iterations).collect::<Vec<_>>(),
            "revision": matchup.game.revision(),
            "options": matchup.options,
            "players": matchup.players,
            "bots": matchup.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "seed": seed,
        })
        .to_string();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(why) if why.kind() == io::ErrorKind::NotFound => String::new(),
            Err(why) => return Err(Fail::Read(path.to_owned(), why)),
        };
        let mut lines = text.lines();
        if lines.next().is_some_and(|it| it != header) {
            return Err(Fail::OtherArena(path.to_owned()));
        }
        // The deal of a truncated line is played again, and so are those after it.
        let is_complete = |(n, deal): &(usize, Option<Deal>)| deal.as_ref().is_some_and(|it| it.n == *n as u64);
        let read = lines.map(|line| serde_json::from_str(line).ok()).enumerate().take_while(is_complete);
        let deals: Vec<Deal> = read.filter_map(|(_, deal)| deal).collect();
        let fault = |why| Fail::Write(path.to_owned(), why);
        let mut file = OpenOptions::new().create(true).write(true).truncate(true).open(path).map_err(fault)?;
        let lines = deals.iter().map(line).collect::<String>();
        write!(file, "{header}\n{lines}").map_err(fault)?;
        Ok(DealFile { path: path.to_owned(), file, deals })
    }

    /// Removes and returns the deals that the file had when it was opened.
    pub fn take(&mut self) -> Vec<Deal> {
        std::mem::take(&mut self.deals)
    }

    /// Appends a deal.
    pub fn add(&mut self, deal: &Deal) -> Result<(), Fail> {
        self.file.write_all(line(deal).as_bytes()).map_err(|why| Fail::Write(self.path.clone(), why))
    }
}

fn line(deal: &Deal) -> String {
    format!("{}\n", serde_json::to_string(deal).expect("a deal is plain data"))
}
