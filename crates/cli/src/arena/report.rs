//! The results of an arena, for people and for programs.

use arena::{Decision, Interval, MatchResults, Matchup};
use serde_json::{Value, json};
use words::Words;

use super::GAIN;
use crate::{
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    stats::decimal,
};

/// The results as a JSON object.
pub fn json(matchup: &Matchup, results: &MatchResults) -> String {
    let interval = |it: Interval| json!({"mean": it.mean, "low": it.low(), "high": it.high()});
    let bot = |(nth, bot): (usize, &catalog::BotSpec)| {
        let ((mean, longest), (rating, uncertainty)) = (results.seconds(nth), results.rating(nth));
        json!({
            "bot": bot.to_string(),
            "wins": interval(results.wins(nth)),
            "score": interval(results.scores(nth)),
            "rating": rating,
            "uncertainty": uncertainty,
            "seconds_per_choice": mean,
            "longest_choice": longest,
        })
    };
    let sprt = results.sprt(GAIN);
    json!({
        "game": matchup.game.slug(),
        "players": matchup.players,
        "deals": results.deals(),
        "games": results.games(),
        "even": results.even(),
        "bots": matchup.bots.iter().enumerate().map(bot).collect::<Vec<Value>>(),
        "first_is_better": match sprt.decision {
            Decision::Better => Some(true),
            Decision::NotBetter => Some(false),
            Decision::Undecided => None,
        },
        "log_likelihood_ratio": sprt.ratio,
    })
    .to_string()
}

/// The results as a table, and the decision of the test as a sentence.
pub fn print(matchup: &Matchup, results: &MatchResults, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let lang = words.lang();
    let heads = ["arena-bot", "arena-wins", "arena-score", "arena-rating", "arena-time", "arena-longest"];
    let mut rows = vec![heads.map(|id| words.say(id, &[])).to_vec()];
    let within = |it: Interval, by: f64| format!("{} ± {}", decimal(by * it.mean, lang), decimal(by * it.half, lang));
    for (nth, bot) in matchup.bots.iter().enumerate() {
        let ((mean, longest), (rating, uncertainty)) = (results.seconds(nth), results.rating(nth));
        rows.push(vec![
            bot.to_string(),
            within(results.wins(nth), 100.0),
            within(results.scores(nth), 1.0),
            format!("{} ± {}", decimal(rating, lang), decimal(uncertainty, lang)),
            decimal(1000.0 * mean, lang),
            decimal(1000.0 * longest, lang),
        ]);
    }
    let about = [
        ("game", words.game(matchup.game.slug()).into()),
        ("players", matchup.players.into()),
        ("games", results.games().into()),
        ("deals", results.deals().into()),
        ("even", decimal(100.0 * results.even(), lang).into()),
    ];
    out.say(&words.say("arena-head", &about))?;
    out.say("")?;
    let mut sides = [Side::Right; 6];
    sides[0] = Side::Left;
    columns(&rows, &sides).iter().try_for_each(|line| out.say(line))?;
    out.say("")?;
    let id = match results.sprt(GAIN).decision {
        Decision::Better => "arena-better",
        Decision::NotBetter => "arena-not-better",
        Decision::Undecided => "arena-open",
    };
    Ok(out.say(
        &words.say(id, &[("bot", matchup.bots[0].to_string().into()), ("gain", decimal(100.0 * GAIN, lang).into())]),
    )?)
}
