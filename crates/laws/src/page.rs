//! What the web page is given besides the wire: types, tables and a recorded game to draw and to test.

use std::{env, fs, path::Path};

use kernel::{Forecast, Observer, Turn};
use record::{Match, Record, replay};
use serde_json::{Value, json};

use crate::forecast::forecast;

/// Holds `text` against the committed file of the page, or writes it where `COMPTOIR_BLESS` is set.
///
/// # Panics
///
/// Panics if the file differs, or cannot be written.
pub fn generated(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated").join(file);
    if env::var_os("COMPTOIR_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the page has a folder");
        fs::write(&path, text).expect("the page's folder can be written");
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "web/src/generated/{file} is out of date: run `cargo xtask codegen`");
}

/// A recorded game as `observer` saw it, one moment a line: every change that it could see.
///
/// # Panics
///
/// Panics if the record cannot be read or does not follow the rules.
pub fn moments<G: Forecast>(record: &str, observer: Observer) -> String {
    let record = Record::parse(record).expect("the record is well written");
    let played = replay::<G>(&record).expect("the record follows the rules");
    let mut seen: Vec<Value> = Vec::new();
    for ply in 0..=played.log().len() {
        let at = played.at(ply);
        if at.game().turn() == Turn::Chance {
            continue;
        }
        let now = moment(&at, observer);
        if seen.last().is_none_or(|last| last["view"] != now["view"] || last["turn"] != now["turn"]) {
            seen.push(now);
        }
    }
    let mut told = 0;
    for (version, it) in seen.iter_mut().enumerate() {
        let news = it["news"].as_array().expect("a list").clone();
        it["news"] = news[told..].into();
        it["version"] = version.into();
        told = news.len();
    }
    let lines: Vec<String> = seen.iter().map(Value::to_string).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn moment<G: Forecast>(at: &Match<G>, observer: Observer) -> Value {
    let game = at.game();
    let mut legal: Vec<String> = Vec::new();
    let turn = match game.turn() {
        Turn::Seats(seats) => {
            if let Observer::Seat(seat) = observer {
                game.actions(seat, &mut |action| legal.push(action.to_string()));
            }
            json!({"type": "seats", "seats": seats})
        }
        _ => json!({"type": "over"}),
    };
    let (now, choices) = forecast(game, observer);
    let forecast = json!({"now": now, "choices": choices});
    let news: Vec<G::Event> = at.news(observer, 0).map(|(_, event)| event).collect();
    let score = |seat| {
        let mut parts = serde_json::Map::new();
        game.score(seat, &mut |line, points| {
            let id: &'static str = line.into();
            let sum = parts.get(id).and_then(Value::as_i64).unwrap_or(0) + i64::from(points);
            parts.insert(id.to_owned(), sum.into());
        });
        json!({"seat": seat, "total": game.total(seat), "parts": parts})
    };
    let scores: Vec<Value> = game.scored().iter().map(score).collect();
    let view = game.view(observer);
    json!({"turn": turn, "view": view, "news": news, "legal": legal, "scores": scores, "forecast": forecast})
}
