//! `learn GAME PLAYERS GAMES SEED`
use std::{error::Error, io::Write};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games, seed] = &args[..] else { return Err("learn GAME PLAYERS GAMES SEED".into()) };
    let game = catalog::game(game).ok_or("no such game")?;
    let mut out = std::io::stdout().lock();
    let mut samples = Vec::new();
    let mut training = None;
    for players in players.split(',') {
        let it = game.training(players.parse()?, &[]).map_err(|_| "no")?;
        for n in 0..games.parse::<u64>()? {
            samples.extend(it.play(seed.parse()?, n));
        }
        training = Some(it);
    }
    let training = training.ok_or("none")?;
    let fit = training.fit(&samples);
    writeln!(
        out,
        "{} samples {} error {:.4} before {:.4} even {:.4}",
        game.slug(),
        fit.samples,
        fit.error,
        fit.error_before,
        fit.error_even
    )?;
    for (name, weight) in training.features().iter().zip(&fit.weights) {
        writeln!(out, "    {weight:.4}, // {name}")?;
    }
    Ok(())
}
