//! `comptoir train`: fits the weights of a game's features to games that bots play, or trains its net.

mod curve;
mod net;
mod net_args;
mod net_run;

use std::{fmt::Write as _, fs, io::Write as _, path::PathBuf};

use bots::{Fit, Sample};
use catalog::Training;
use words::Words;

use crate::{
    arena::threads,
    args::Train,
    fail::Fail,
    out::{Out, progress},
    parallel_map::parallel_map,
    setup::{Game, GameSetup},
    values::Players,
};

pub use net_args::NetArgs;

/// Runs the command.
pub fn run(args: &Train, words: &Words, out: &mut Out) -> Result<(), Fail> {
    if args.net.net {
        return net::run(args, words, out);
    }
    let setup = GameSetup::of(&args.of)?;
    let counts = args.players.unwrap_or_else(|| Players::only(setup.min_players()));
    setup.check_players(counts)?;
    let begin =
        |players| setup.game.measure().training(players, &setup.options).map_err(|why| Fail::Start(setup.game, why));
    let trainings: Vec<Box<dyn Training>> = counts.each().map(begin).collect::<Result<_, _>>()?;
    let mut samples: Vec<Sample> = Vec::new();
    let bar = progress(args.games * trainings.len() as u64);
    for training in &trainings {
        parallel_map(
            args.games,
            threads(args.threads),
            |n| Ok::<_, Fail>(training.play(args.seed, n)),
            |_, of_game| {
                samples.extend(of_game);
                bar.inc(1);
                Ok(())
            },
        )?;
    }
    bar.finish_and_clear();
    let training = trainings.first().expect("there is a number of players");
    let fit = training.fit(&samples);
    out.say(&words.say(
        "train-fit",
        &[
            ("samples", fit.samples.into()),
            ("error", format!("{:.4}", fit.error).into()),
            ("before", format!("{:.4}", fit.error_before).into()),
            ("even", format!("{:.4}", fit.error_even).into()),
        ],
    ))?;
    for (name, weight) in training.features().iter().zip(&fit.weights) {
        out.say(&format!("{weight:10.4}  {name}"))?;
    }
    if args.write {
        let path = PathBuf::from(format!("crates/games/{}/src/weights.rs", setup.game.slug()));
        let text = source(setup.game, args, counts, training.features(), &fit);
        fs::write(&path, text).map_err(|why| Fail::Write(path.clone(), why))?;
        out.say(&words.say("train-written", &[("file", path.display().to_string().into())]))?;
    }
    Ok(out.flush()?)
}

/// The weights as a file of the game's crate.
fn source(game: Game, args: &Train, counts: Players, features: &[&str], fit: &Fit) -> String {
    let mut text = format!(
        "//! What each feature counts.\n//!\n//! Written by `comptoir train {} --players {}..{} --games {} --seed {} --write`:\n\
         //! {} positions; mean squared error of the chances on positions kept back {:.4},\n\
         //! with the weights of before {:.4}, with even chances {:.4}.\n\n\
         // A weight may look like a famous constant without being one.\n#[allow(clippy::approx_constant)]\n\
         pub(crate) static WEIGHTS: [f32; {}] = [\n",
        game.slug(),
        counts.least,
        counts.most,
        args.games,
        args.seed,
        fit.samples,
        fit.error,
        fit.error_before,
        fit.error_even,
        features.len(),
    );
    for (name, weight) in features.iter().zip(&fit.weights) {
        _ = writeln!(text, "    {weight:.4}, // {name}");
    }
    text.push_str("];\n");
    text
}
