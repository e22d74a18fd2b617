use std::fmt::Arguments;

use kernel::{Game, Observer, Redact, Step, StepOf, Turn, Witnesses};
use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use serde_json::Value;

use crate::{another, legal};

/// For each observer a state that its view does not rule out; checks that the view is all it depends on.
pub fn determinizations<G: Game>(game: &G, observers: &[Observer], rng: &mut Pcg64Mcg) -> Vec<(Observer, G)> {
    let rebuilt = G::determinize(&game.view(Observer::Arbiter), rng);
    law!(
        "arbiter",
        rebuilt == *game,
        "the view of the arbiter determines the state; from {game:?} it makes {rebuilt:?}"
    );
    let one = |&observer: &Observer| {
        let view = game.view(observer);
        let other = G::determinize(&view, rng);
        same_view(
            "determinize",
            &other.view(observer),
            &view,
            format_args!("a determinization keeps what {observer:?} sees"),
        );
        law_eq!("public-turn", other.turn(), game.turn(), "the turn follows from the view of {observer:?}");
        law_eq!("public-score", scores(&other), scores(game), "scores follow from the view of {observer:?}");
        if let Observer::Seat(seat) = observer {
            law_eq!(
                "own-actions",
                legal(&other, seat),
                legal(game, seat),
                "the actions of seat {seat} follow from its view"
            );
        }
        let json = serde_json::to_string(&view).expect("views are plain data");
        let read = serde_json::from_str::<G::View>(&json).unwrap_or_else(|why| panic!("law view-json: {why}: {json}"));
        same_view("view-json", &read, &view, format_args!("a view is read back from its JSON"));
        (observer, other)
    };
    observers.iter().map(one).collect()
}

/// Fails where two views differ, and says where: views are long, and some differences are not printed.
fn same_view<V: Eq + Serialize>(law: &str, one: &V, other: &V, why: Arguments<'_>) {
    if one == other {
        return;
    }
    let json = |view: &V| serde_json::to_value(view).expect("views are plain data");
    let mut differences = Vec::new();
    compare("", &json(one), &json(other), &mut differences);
    if differences.is_empty() {
        differences.push("in something that their JSON does not show".to_owned());
    }
    panic!("law {law}: {why}; they differ {}", differences.join(", "));
}

/// Adds `at path: one, not other` for each leaf that differs.
fn compare(path: &str, one: &Value, other: &Value, into: &mut Vec<String>) {
    match (one, other) {
        (Value::Object(a), Value::Object(b)) if a.len() == b.len() => {
            let both = |key: &String| b.get(key).unwrap_or(&Value::Null);
            a.iter().for_each(|(key, value)| compare(&format!("{path}.{key}"), value, both(key), into));
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            a.iter().zip(b).enumerate().for_each(|(n, (a, b))| compare(&format!("{path}.{n}"), a, b, into));
        }
        _ if one == other => (),
        _ => into.push(format!("at {}: {one}, not {other}", path.trim_start_matches('.'))),
    }
}

fn scores<G: Game>(game: &G) -> Vec<i32> {
    let mut lines = Vec::new();
    game.scored().iter().for_each(|seat| game.score(seat, &mut |_, points| lines.push(points)));
    lines
}

/// An observer who does not witness a step cannot tell it from another possible one; where it sees a part of it,
/// there is no telling which others have the same part, and the other laws must do.
pub fn is_discreet<G: Game>(game: &G, step: StepOf<G>, observers: &[Observer], rng: &mut Pcg64Mcg) {
    let unlike = another(game, step, rng);
    let sees = |observer, step| match game.witnesses(step) {
        Witnesses::Partly(_) => true,
        witnesses => witnesses.include(observer),
    };
    for &observer in observers.iter().filter(|&&it| !sees(it, step) && !sees(it, unlike)) {
        let after = |step| {
            let (mut game, mut heard) = (game.clone(), Vec::new());
            game.apply(step, &mut |event| heard.extend(event.redacted(observer)));
            (game.view(observer), game.turn(), heard)
        };
        law_eq!(
            "secrecy",
            after(step),
            after(unlike),
            "{observer:?} is no witness and cannot tell {step:?} from {unlike:?}"
        );
    }
}

/// Where two states look alike to an observer after a step, it has heard the same, unless it saw that the
/// steps were not.
pub fn news_is_no_more_than_the_view<G: Game>(
    game: &G,
    step: StepOf<G>,
    news: &[G::Event],
    others: &[(Observer, G)],
    rng: &mut Pcg64Mcg,
) {
    let heard = |events: &[G::Event], observer| -> Vec<G::Event> {
        events.iter().filter_map(|event| event.redacted(observer)).collect()
    };
    for &(observer, ref other) in others {
        if matches!(step, Step::Act(seat, _) if legal(other, seat).is_empty()) {
            continue;
        }
        let unlike = another(other, step, rng);
        let seen = unlike != step && other.witnesses(unlike).include(observer);
        let steps = [Some(step), (!seen).then_some(unlike)];
        for step in steps.into_iter().flatten().filter(|&it| is_possible(other, it)) {
            let (mut other, mut gossip) = (other.clone(), Vec::new());
            other.apply(step, &mut |event| gossip.push(event));
            if other.view(observer) == game.view(observer) {
                law_eq!(
                    "news",
                    heard(news, observer),
                    heard(&gossip, observer),
                    "what {observer:?} hears follows from what it sees"
                );
            }
        }
    }
}

fn is_possible<G: Game>(game: &G, step: StepOf<G>) -> bool {
    match (step, game.turn()) {
        (Step::Act(seat, action), Turn::Seats(seats)) => seats.contains(seat) && game.is_legal(seat, action),
        (Step::Chance(outcome), Turn::Chance) => {
            let mut found = false;
            game.outcomes(&mut |it, _| found |= it == outcome);
            found
        }
        _ => false,
    }
}
