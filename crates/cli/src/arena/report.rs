//! What an arena has shown, for people and for programs.

use arena::{Interval, Lineup, Tally, Verdict};
use serde_json::{Value, json};
use words::Words;

use super::GAIN;
use crate::{
    columns::{Side, columns},
    fail::Fail,
    out::Out,
    stats::decimal,
};

/// One object.
pub fn json(lineup: &Lineup, tally: &Tally) -> String {
    let interval = |it: Interval| json!({"mean": it.mean, "low": it.low(), "high": it.high()});
    let bot = |(nth, bot): (usize, &catalog::Contender)| {
        let ((mean, longest), (rating, uncertainty)) = (tally.seconds(nth), tally.rating(nth));
        json!({
            "bot": bot.to_string(),
            "wins": interval(tally.wins(nth)),
            "score": interval(tally.scores(nth)),
            "rating": rating,
            "uncertainty": uncertainty,
            "seconds_per_choice": mean,
            "longest_choice": longest,
        })
    };
    let sprt = tally.sprt(GAIN);
    json!({
        "game": lineup.game.slug(),
        "players": lineup.players,
        "deals": tally.deals(),
        "games": tally.games(),
        "even": tally.even(),
        "bots": lineup.bots.iter().enumerate().map(bot).collect::<Vec<Value>>(),
        "first_is_better": match sprt.verdict {
            Verdict::Better => Some(true),
            Verdict::NotBetter => Some(false),
            Verdict::Open => None,
        },
        "log_likelihood_ratio": sprt.ratio,
    })
    .to_string()
}

/// A table, and the verdict in a sentence.
pub fn print(lineup: &Lineup, tally: &Tally, words: &Words, out: &mut Out) -> Result<(), Fail> {
    let lang = words.lang();
    let heads = ["arena-bot", "arena-wins", "arena-score", "arena-rating", "arena-time", "arena-longest"];
    let mut rows = vec![heads.map(|id| words.say(id, &[])).to_vec()];
    let within = |it: Interval, by: f64| format!("{} ± {}", decimal(by * it.mean, lang), decimal(by * it.half, lang));
    for (nth, bot) in lineup.bots.iter().enumerate() {
        let ((mean, longest), (rating, uncertainty)) = (tally.seconds(nth), tally.rating(nth));
        rows.push(vec![
            bot.to_string(),
            within(tally.wins(nth), 100.0),
            within(tally.scores(nth), 1.0),
            format!("{} ± {}", decimal(rating, lang), decimal(uncertainty, lang)),
            decimal(1000.0 * mean, lang),
            decimal(1000.0 * longest, lang),
        ]);
    }
    let about = [
        ("game", words.game(lineup.game.slug()).into()),
        ("players", lineup.players.into()),
        ("games", tally.games().into()),
        ("deals", tally.deals().into()),
        ("even", decimal(100.0 * tally.even(), lang).into()),
    ];
    out.say(&words.say("arena-head", &about))?;
    out.say("")?;
    let mut sides = [Side::Right; 6];
    sides[0] = Side::Left;
    columns(&rows, &sides).iter().try_for_each(|line| out.say(line))?;
    out.say("")?;
    let id = match tally.sprt(GAIN).verdict {
        Verdict::Better => "arena-better",
        Verdict::NotBetter => "arena-not-better",
        Verdict::Open => "arena-open",
    };
    Ok(out.say(
        &words.say(id, &[("bot", lineup.bots[0].to_string().into()), ("gain", decimal(100.0 * GAIN, lang).into())]),
    )?)
}
