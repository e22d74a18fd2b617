//! The card of a shared moment of a finished game, from which its picture is drawn.

#[cfg(test)]
mod tests;

use protocol::Turn;
use serde_json::Value;
use session::PublicMoment;
use words::Words;

use super::link_card::{seat_name, seats};
use crate::{
    picture::{Card, CardSeat, Scene, board, neutral},
    store::Table,
};

/// The card of a moment of a finished game: the board, how everybody stood, and what had just happened, as everybody
/// saw it then.
pub fn moment_card(words: &Words, table: &Table, PublicMoment { moment, last, gone }: &PublicMoment) -> Card {
    let name = |number: u8| match usize::from(number).checked_sub(1).and_then(|index| table.seats.get(index)) {
        Some(occupant) => seat_name(words, number, occupant),
        None => {
            let rival = words.rival(&table.game, table.settings.players, &table.settings.options);
            rival.unwrap_or_else(|| words.seat(number))
        }
    };
    let is_over = matches!(moment.turn, Turn::Over);
    let told = match is_over && !table.winners.is_empty() {
        // The rules may name a seat whose player was gone: at a table somebody else has won then.
        true => {
            let names: Vec<String> = table.winners.iter().map(|it| name(*it)).collect();
            words.say("preview-won", &[("names", names.join(", ").into())])
        }
        false => {
            let event = |it: &protocol::Raw| serde_json::from_str::<Value>(it.get()).ok();
            let told = moment.news.iter().filter_map(event).map(|it| words.event(&table.game, &it, &name));
            told.filter(|it| !it.is_empty()).last().unwrap_or_default()
        }
    };
    let place = words.say("preview-moment-at", &[("at", moment.version.into()), ("last", (*last).into())]);
    let sentence = if told.is_empty() { place } else { format!("{place} · {told}") };
    let points = |n: i32| words.say("preview-points", &[("n", n.into())]);
    let (best, least) = (moment.scores.iter().map(|it| it.total).max(), moment.scores.iter().map(|it| it.total).min());
    let bar = |points: i32| (points.max(0) * 100 / best.unwrap_or(1).max(1)).min(100) as u8;
    let is_gone = |seat: u8| gone.iter().any(|it| it.0.number() == seat);
    let mut lines: Vec<(i32, u8, CardSeat)> = Vec::new();
    for score in &moment.scores {
        let leads =
            if is_over { table.winners.contains(&score.seat) } else { Some(score.total) == best && best > least };
        let mut detail = points(score.total);
        if let Some((_, departure)) = gone.iter().find(|it| it.0.number() == score.seat) {
            detail = format!("{detail} · {}", words.say(&format!("preview-gone-{}", departure.id()), &[]));
        }
        let bar = bar(score.total);
        let (number, name) = (Some(score.seat), name(score.seat));
        let seat = CardSeat { number, name, detail, taken: true, marked: leads, bar };
        lines.push((score.total, score.seat, seat));
    }
    // Winners come first, also where a tie-break has made them so, and who was gone at the end comes last.
    lines.sort_by_key(|(total, number, seat)| (is_over && !seat.marked, is_over && is_gone(*number), -total));
    // Majorities are read from the lanes: one that is missing would make those of the others wrong.
    if let (false, Some(neutral)) = (lines.is_empty(), neutral(&table.game, moment.view.get())) {
        let seat = CardSeat {
            number: None,
            name: words.say(neutral.name, &[]),
            detail: points(neutral.points),
            taken: true,
            marked: false,
            bar: bar(neutral.points),
        };
        lines.push((neutral.points, table.settings.players + 1, seat));
    }
    let numbers: Vec<u8> = lines.iter().map(|it| it.1).collect();
    let scene = Scene { view: moment.view.get(), seats: &numbers, words };
    let board = if numbers.is_empty() { None } else { board(&table.game, &scene) };
    let seats = if lines.is_empty() { seats(words, table) } else { lines.into_iter().map(|it| it.2).collect() };
    Card { game: None, title: words.game(&table.game), sentence, seats, board }
}
