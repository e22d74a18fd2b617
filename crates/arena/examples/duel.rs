//! The arena without a terminal: `duel GAME PLAYERS DEALS BOT,BOT`.

use std::{error::Error, io::Write};

use arena::{Lineup, Tally};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, deals, bots] = &args[..] else { return Err("duel GAME PLAYERS DEALS BOT,BOT".into()) };
    let bots = bots.split(',').map(str::parse).collect::<Result<_, _>>()?;
    let game = catalog::game(game).ok_or("no such game")?;
    let lineup = Lineup { game, options: Vec::new(), players: players.parse()?, bots };
    let mut tally = Tally::new(&lineup);
    for n in 0..deals.parse()? {
        tally.add(&lineup.deal("duel", n)?);
    }
    let mut out = std::io::stdout().lock();
    for (nth, bot) in lineup.bots.iter().enumerate() {
        let (wins, scores, (mean, longest)) = (tally.wins(nth), tally.scores(nth), tally.seconds(nth));
        writeln!(
            out,
            "{} {} {bot}: wins {:.1} ± {:.1} %, scores {:.1} ± {:.1}, {:.2} ms a choice, at most {:.1} ms",
            game.slug(),
            tally.games(),
            100.0 * wins.mean,
            100.0 * wins.half,
            scores.mean,
            scores.half,
            1000.0 * mean,
            1000.0 * longest,
        )?;
    }
    Ok(())
}
