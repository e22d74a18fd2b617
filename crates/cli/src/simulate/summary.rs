//! The statistics of many games.

use std::time::Duration;

use kernel::MAX_SEATS;
use words::Words;

use super::Played;
use crate::{
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    stats::{Spread, decimal, mean},
};

/// The statistics of many games.
#[derive(Default)]
pub struct Summary {
    games: u64,
    steps: u64,
    seats: [OfSeat; MAX_SEATS],
}

#[derive(Default)]
struct OfSeat {
    wins: u64,
    shared: u64,
    totals: Vec<i32>,
    parts: Vec<(&'static str, i64)>,
}

impl Summary {
    /// Adds one game.
    pub fn add(&mut self, played: &Played) {
        self.games += 1;
        self.steps += played.steps;
        for seat in played.winners.iter() {
            let alone = played.winners.len() == 1;
            *(if alone { &mut self.seats[seat.index()].wins } else { &mut self.seats[seat.index()].shared }) += 1;
        }
        for score in &played.scores {
            let of = &mut self.seats[score.seat.index()];
            of.totals.push(score.total);
            for &(id, points) in &score.parts {
                match of.parts.iter_mut().find(|(it, _)| *it == id) {
                    Some((_, sum)) => *sum += i64::from(points),
                    None => of.parts.push((id, i64::from(points))),
                }
            }
        }
    }

    /// Prints the statistics; `bots` has the level of each seat.
    pub fn print(&self, slug: &str, bots: &[String], time: Duration, words: &Words, out: &mut Out) -> Result<(), Fail> {
        let lang = words.lang();
        let seconds = time.as_secs_f64();
        out.say(&words.say(
            "simulate-head",
            &[("game", words.game(slug).into()), ("players", bots.len().into()), ("games", self.games.into())],
        ))?;
        let mean_steps = decimal(mean(self.steps as i64, self.games), lang);
        out.say(&words.say("simulate-steps", &[("steps", self.steps.into()), ("mean", mean_steps.into())]))?;
        let rate = decimal(self.games as f64 / seconds.max(f64::MIN_POSITIVE), lang);
        let time = format!("{seconds:.2}").replace('.', if lang == words::Lang::Fr { "," } else { "." });
        out.say(&words.say("simulate-time", &[("seconds", time.into()), ("rate", rate.into())]))?;
        out.say("")?;
        self.table(slug, bots, words).iter().try_for_each(|line| out.say(line))?;
        out.say("")?;
        Ok(())
    }

    /// One row for each seat: its wins, the distribution of its points, and their parts.
    fn table(&self, slug: &str, bots: &[String], words: &Words) -> Vec<String> {
        let heads = [
            "simulate-seat",
            "simulate-bot",
            "simulate-wins",
            "simulate-shared",
            "simulate-min",
            "simulate-low",
            "simulate-median",
            "simulate-high",
            "simulate-max",
            "simulate-mean",
        ];
        let mut head: Vec<String> = heads.iter().map(|id| words.say(id, &[])).collect();
        let parts = self.seats.iter().map(|it| &it.parts).max_by_key(|it| it.len()).expect("there are seats");
        head.extend(parts.iter().map(|(id, _)| words.score_line(slug, id)));
        let mut rows = vec![head];
        for (index, of) in self.seats.iter().enumerate() {
            let Some(spread) = Spread::of(of.totals.clone()) else { continue };
            let bot = bots.get(index).map_or("–", String::as_str);
            let mut row = vec![(index + 1).to_string(), bot.to_owned(), of.wins.to_string(), of.shared.to_string()];
            let points = [spread.min, spread.low, spread.median, spread.high, spread.max];
            row.extend(points.iter().map(i32::to_string));
            row.push(decimal(spread.mean, words.lang()));
            for (id, _) in parts {
                let sum = of.parts.iter().find(|(it, _)| it == id).map_or(0, |(_, sum)| *sum);
                row.push(decimal(mean(sum, of.totals.len() as u64), words.lang()));
            }
            rows.push(row);
        }
        let mut sides = vec![Side::Right; rows[0].len()];
        sides[1] = Side::Left;
        columns(&rows, &sides)
    }
}
