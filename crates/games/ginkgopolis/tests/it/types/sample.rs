//! Moments of recorded games, to draw and to test the board.

use std::collections::BTreeSet;

use ginkgopolis::Ginkgopolis;
use kernel::{Observer, Seat};
use serde_json::Value;

/// How many moments of each game are kept besides the first of each kind.
const EVENLY: usize = 8;

/// The first moment of each kind of each game, and some between.
pub fn moments(records: &[&str]) -> String {
    let mut kept: Vec<Value> = records.iter().flat_map(|record| of_one(record)).collect();
    for (version, moment) in kept.iter_mut().enumerate() {
        moment["version"] = version.into();
    }
    let lines: Vec<String> = kept.iter().map(Value::to_string).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn of_one(record: &str) -> Vec<Value> {
    let all = laws::moments::<Ginkgopolis>(record, Observer::Seat(Seat::new(0)));
    let all: Vec<Value> = serde_json::from_str(&all).expect("moments are JSON");
    let apart = all.len() / EVENLY;
    let mut kinds = BTreeSet::new();
    let mut keep = |(at, moment): &(usize, Value)| {
        let (phase, asked) =
            (&moment["view"]["phase"]["type"], moment["legal"].as_array().is_some_and(|it| !it.is_empty()));
        let pushes = moment["legal"].to_string().contains("push");
        let new = kinds.insert((phase.to_string(), asked, pushes));
        new || at % apart == apart - 1
    };
    all.into_iter().enumerate().filter(|it| keep(it)).map(|(_, moment)| moment).collect()
}
