//! The page of the documentation.

use std::fmt::Write;

use arena::Tally;
use catalog::Level;
use words::Words;

use super::{Measured, Rung};

const HEAD: &str = "\
# Bots

Written by `comptoir ladder`, except for the notes at its end; every figure can be measured again by the command beside it.

Four levels play every game, and all of them see nothing but their own view:

| level | what it does |
|---|---|
| `easy` | takes the better of three actions that come to its mind, and any action one time in four |
| `medium` | takes the action after which it stands best at once, by a person's judgement of a position (the game's estimate) |
| `hard` | searches a little: information set Monte Carlo tree search, at most 0.3 s a decision |
| `expert` | searches longer, at most 2 s a decision |

`random` is a measure and no opponent. Besides, `flat` is Monte Carlo without a tree and `cheat` a search that sees everything, both with the settings and iterations of `hard`; they exist in the arena only.

## How it is measured
One bot sits among copies of another. A deal is one seed, played once for every rotation of the seats, so that luck is dealt to both alike; intervals hold with 95 % confidence and are reckoned over deals, since the games of a deal hang together. *Wins* is the share of games that the first bot wins (a shared win counts in part), beside the share that it would win if both were equal. Times are those of a machine with other work to do.

";

/// What stands after this line of a page was written by hand, and stays.
const NOTES: &str = "<!-- Notes: what follows is not written by the command. -->\n";

/// The notes at the end of a page that is about to be written anew.
pub fn notes(page: &str) -> &str {
    page.find(NOTES).map_or(NOTES, |at| &page[at..])
}

/// The page, as Markdown.
pub struct Page<'a> {
    pub measured: &'a [Measured],
    pub words: &'a Words,
    pub notes: &'a str,
    /// How many games a pairing of levels should have.
    pub games: u64,
    /// From which all chance follows.
    pub seed: &'a str,
}

impl Page<'_> {
    /// All of it.
    pub fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for it in self.measured {
            self.add(it, &mut text);
        }
        text + self.notes
    }

    fn add(&self, it: &Measured, text: &mut String) {
        let slug = it.game.slug();
        let iterations = |level: Level| level.settings(slug).map_or(0, |it| it.iterations);
        _ = writeln!(text, "## {}\n", self.words.game(slug));
        _ = writeln!(
            text,
            "{} players; `hard` imagines {} games a decision, `expert` {}.\n",
            it.players,
            iterations(Level::Hard),
            iterations(Level::Expert)
        );
        text.push_str("| bot | against | games | wins | even | mean scores | ms a decision |\n");
        text.push_str("|---|---|---:|---:|---:|---:|---:|\n");
        it.rungs.iter().chain(&it.beside).for_each(|rung| text.push_str(&row(rung)));
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
        for (n, tally) in &it.curve {
            _ = writeln!(text, "| {n} | {} | {} | {:.1} |", tally.games(), wins(tally), 1000.0 * tally.seconds(0).0);
        }
        text.push('\n');
    }
}

fn chart_name(slug: &str) -> String {
    format!("bots-{slug}.svg")
}

fn row(Rung { bot, against, tally }: &Rung) -> String {
    format!(
        "| `{bot}` | `{against}` | {} | {} | {:.1} % | {:.1} – {:.1} | {:.1} |\n",
        tally.games(),
        wins(tally),
        100.0 * tally.even(),
        tally.scores(0).mean,
        tally.scores(1).mean,
        1000.0 * tally.seconds(0).0,
    )
}

fn wins(tally: &Tally) -> String {
    format!("{:.1} ± {:.1} %", 100.0 * tally.wins(0).mean, 100.0 * tally.wins(0).half)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_outlive_a_new_page() {
        assert_eq!(notes("# Bots\n"), NOTES);
        let old = format!("# Bots\n\n{NOTES}## Tried\nMuch.\n");
        assert_eq!(notes(&old), format!("{NOTES}## Tried\nMuch.\n"));
    }
}
