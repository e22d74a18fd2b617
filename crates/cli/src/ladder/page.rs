//! The page `docs/bots.md`.

use std::fmt::Write;

use arena::MatchResults;
use catalog::Level;
use words::Words;

use super::{Measured, Rung};

const HEAD: &str = "\
# Bots

Written by `comptoir ladder`, except for the notes at its end; every figure can be measured again by the command beside it.

Four levels play every game, a fifth those for which a net has been trained and measured; all of them see nothing but their own view:

| level | what it does |
|---|---|
| `easy` | takes the better of three actions that come to its mind, and any action one time in four |
| `medium` | takes the action after which it stands best at once, by a person's judgement of a position (the game's estimate) |
| `hard` | searches a little: information set Monte Carlo tree search, at most 0.3 s a decision |
| `expert` | searches longer, at most 2 s a decision |
| `master` | searches with a net that judges imagined positions, at most 2 s a decision and 50 ms on average; offered for a game where 600 games put the lower bound of its wins against `expert` above 60 % |

`random` is a measure and no opponent. Besides, `flat` is Monte Carlo without a tree and `cheat` a search that sees everything, both with the settings and iterations of `hard`; they exist in the arena only. `expert@1` and its like are the levels of the first generation, with settings that never change.

## How it is measured
One bot sits among copies of another. A deal is one seed, played once for every rotation of the seats, so that luck is dealt to both alike; intervals hold with 95 % confidence and are reckoned over deals, since the games of a deal hang together. *Wins* is the share of games that the first bot wins (a shared win counts in part), beside the share that it would win if both were equal. Times are those of a machine with other work to do.

";

/// Text after this line was written by hand and is kept.
const NOTES: &str = "<!-- Notes: what follows is not written by the command. -->\n";

/// The hand-written notes at the end of the present page.
pub fn notes(page: &str) -> &str {
    page.find(NOTES).map_or(NOTES, |at| &page[at..])
}

/// The page, as Markdown.
pub struct Page<'a> {
    pub measured: &'a [Measured],
    pub words: &'a Words,
    pub notes: &'a str,
    /// The number of games of a pairing of levels.
    pub games: u64,
    /// The phrase that the seeds of all deals follow from.
    pub seed: &'a str,
}

impl Page<'_> {
    /// The text of the page.
    pub fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for it in self.measured {
            self.add(it, &mut text);
        }
        text + self.notes
    }

    fn add(&self, it: &Measured, text: &mut String) {
        let slug = it.game.slug();
        let settings = |level: Level| it.game.measure().search_settings(&level.into());
        let iterations = |level: Level| settings(level).map_or(0, |it| it.iterations);
        _ = writeln!(text, "## {}\n", self.words.game(slug));
        _ = writeln!(
            text,
            "{} players; `hard` samples {} games for each decision, `expert` {}.\n",
            it.players,
            iterations(Level::Hard),
            iterations(Level::Expert)
        );
        text.push_str("| bot | against | games | wins | even | mean scores | ms a decision |\n");
        text.push_str("|---|---|---:|---:|---:|---:|---:|\n");
        it.rungs.iter().chain(&it.baselines).for_each(|rung| text.push_str(&row(rung)));
        _ = writeln!(
            text,
            "\n```console\ncomptoir arena {slug} --bots hard,medium --players {} --games {} --seed {}\n```\n",
            it.players, self.games, self.seed
        );
        if it.curve.is_empty() {
            return;
        }
        _ = writeln!(text, "Strength against `medium` by iterations a decision:\n\n![]({})\n", chart_name(slug));
        text.push_str("| iterations | games | wins | ms a decision |\n|---:|---:|---:|---:|\n");
        for (n, results) in &it.curve {
            _ = writeln!(
                text,
                "| {n} | {} | {} | {:.1} |",
                results.games(),
                wins(results),
                1000.0 * results.seconds(0).0
            );
        }
        text.push('\n');
    }
}

fn chart_name(slug: &str) -> String {
    format!("bots-{slug}.svg")
}

fn row(Rung { bot, against, results }: &Rung) -> String {
    format!(
        "| `{bot}` | `{against}` | {} | {} | {:.1} % | {:.1} – {:.1} | {:.1} |\n",
        results.games(),
        wins(results),
        100.0 * results.even(),
        results.scores(0).mean,
        results.scores(1).mean,
        1000.0 * results.seconds(0).0,
    )
}

fn wins(results: &MatchResults) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * results.wins(0).mean, 100.0 * results.wins(0).half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_kept_by_a_new_page() {
        assert_eq!(notes("# Bots\n"), NOTES);
        let old = format!("# Bots\n\n{NOTES}## Tried\nMuch.\n");
        assert_eq!(notes(&old), format!("{NOTES}## Tried\nMuch.\n"));
    }
}
