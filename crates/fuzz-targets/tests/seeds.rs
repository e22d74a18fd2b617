//! Text from strangers: records, options, deck files, choices and messages, sound ones and spoilt ones.

use std::{fs, path::Path};

use catalog::GAMES;
use fuzz_targets::{action, decoder, local_table, message, option, record};
use kernel::{Draw, OptionKind, Seat};
use protocol::ClientMessage;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::Seed;

/// Spoilt texts for each seed of an option or a choice.
const TRIES: u32 = 60;
/// Spoilt texts for each message and game.
const MESSAGE_TRIES: u32 = 200;

type Target = fn(&[u8]);

/// Feeds a target a seed as it is, cut off at random, and spoilt.
fn feed(target: Target, head: [u8; 2], text: &str, rng: &mut Pcg64Mcg) {
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
                feed(option, [n as u8, key as u8], &text, &mut rng);
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
            feed(action, [n as u8, 3], &text, &mut rng);
        }
    }
}

/// The seeds of a target, each with its name.
fn seeds(target: &str) -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds").join(target);
    let paths = fs::read_dir(folder).expect("every target has seeds").map(|it| it.unwrap().path());
    let mut seeds: Vec<_> =
        paths.map(|it| (it.file_name().unwrap().to_string_lossy().into_owned(), fs::read(&it).unwrap())).collect();
    seeds.sort();
    assert!(seeds.len() >= 2, "{target} has seeds");
    seeds
}

/// Every seed, whole and cut off at every byte: truncation is the most frequent damage to files.
#[test]
fn truncated_seeds_are_withstood() {
    truncated("record", record);
    truncated("option", option);
    truncated("action", action);
    truncated("message", message);
    truncated("decoder", decoder);
    truncated("local_table", local_table);
}

/// What fuzzing has kept: inputs that reach something which no other reaches.
#[test]
fn the_corpus_is_withstood() {
    let targets: [(&str, Target); 6] = [
        ("record", record),
        ("option", option),
        ("action", action),
        ("message", message),
        ("decoder", decoder),
        ("local_table", local_table),
    ];
    for (name, target) in targets {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(name);
        let inputs: Vec<_> = fs::read_dir(folder).expect("every target has a corpus").map(|it| it.unwrap()).collect();
        assert!(inputs.len() > 10, "{name} has {} inputs", inputs.len());
        inputs.iter().for_each(|it| target(&fs::read(it.path()).unwrap()));
    }
}

/// Whole games at a table of the module for the page, with choices taken back and the table opened again.
#[test]
fn tables_of_a_device_are_those_of_the_rules() {
    let mut rng = Pcg64Mcg::seed_from_u64(4);
    for game in 0..GAMES.len() as u8 {
        for seed in 0..4 {
            let choices = (0..40).map(|_| rng.below(256) as u8);
            local_table(&[game, seed].into_iter().chain(choices).collect::<Vec<u8>>());
        }
    }
}

fn truncated(name: &str, target: Target) {
    for (_, seed) in seeds(name) {
        (0..=seed.len()).for_each(|end| target(&seed[..end]));
    }
}

#[test]
fn messages_withstand_anything() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    for (name, seed) in seeds("message") {
        let text = std::str::from_utf8(&seed[2..]).unwrap();
        let is_sound = name != "unknown" && name != "deep";
        assert_eq!(ClientMessage::read(text.trim_end()).is_ok(), is_sound, "{name}");
        for game in 0..GAMES.len() {
            let seed = [&[game as u8], &seed[1..]].concat();
            message(&seed);
            (0..MESSAGE_TRIES).for_each(|_| message(&spoilt(seed.clone(), &mut rng)));
        }
    }
}

/// A message with the mistakes of a broken program: brackets, quotes and bytes in wrong places.
fn spoilt(mut input: Vec<u8>, rng: &mut Pcg64Mcg) -> Vec<u8> {
    for _ in 0..=rng.below(2) {
        let at = 2 + rng.below(input.len() as u32 - 2) as usize;
        match rng.below(4) {
            0 => input.insert(at, b"\"[]{}:,0-\\ "[rng.below(11) as usize]),
            1 => input[at] = rng.below(128) as u8,
            2 => input.extend_from_within(at..),
            _ => _ = input.remove(at),
        }
        if input.len() < 3 {
            return input;
        }
    }
    input
}
