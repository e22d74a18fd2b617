//! Text from strangers: options, deck files and choices, sound ones and spoilt ones.

mod inputs;

use std::fs;

use catalog::GAMES;
use kernel::{Draw, OptionKind, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::Seed;

/// Spoilt texts for each seed.
const TRIES: u32 = 60;

/// Feeds a target a seed as it is, cut off at random, and spoilt.
fn feed(target: fn(&[u8]), head: [u8; 2], text: &str, rng: &mut Pcg64Mcg) {
    let seed = [&head[..], text.as_bytes()].concat();
    target(&seed);
    for _ in 0..TRIES {
        let mut input = seed.clone();
        for _ in 0..=rng.below(3) {
            let at = rng.below(input.len() as u32) as usize;
            match rng.below(5) {
                0 => input.truncate(at.max(2)),
                1 => input.insert(at.max(2).min(input.len()), rng.below(256) as u8),
                2 => input[at] = rng.below(128) as u8,
                3 => input.extend_from_within(at..),
                _ => {
                    if input.len() > 2 {
                        _ = input.remove(at.max(2).min(input.len() - 1));
                    }
                }
            }
        }
        target(&input);
    }
}

#[test]
fn options_withstand_anything() {
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/donnant/tests/records/other-deck.record");
    let record = fs::read_to_string(record).unwrap();
    let deck = record.lines().find_map(|line| line.strip_prefix("option deck ")).unwrap();
    for (n, game) in GAMES.iter().enumerate() {
        for (key, spec) in game.options().iter().enumerate() {
            let mut seeds = vec![spec.default.to_owned(), String::new(), "0".to_owned(), "-1".to_owned()];
            if matches!(spec.kind, OptionKind::Text { .. }) {
                seeds.push(deck.to_owned());
                seeds.push("x".repeat(100_000));
            }
            for text in seeds {
                feed(inputs::option, [n as u8, key as u8], &text, &mut rng);
            }
        }
    }
}

#[test]
fn choices_withstand_anything() {
    let mut rng = Pcg64Mcg::seed_from_u64(2);
    for (n, game) in GAMES.iter().enumerate() {
        let played = game.start(*game.players().start(), &[], Seed::new([3; 32])).unwrap();
        let mut texts = played.legal(Seat::new(0));
        texts.truncate(8);
        texts.extend(["", " ", "seal", "\u{0}", "add EUR20a add EUR20a"].map(str::to_owned));
        for text in texts {
            feed(inputs::action, [n as u8, 3], &text, &mut rng);
        }
    }
}
