//! Messages from strangers: the seeds of `fuzz`, sound and spoilt.

use std::{fs, path::Path};

use catalog::GAMES;
use kernel::Draw;
use protocol::ClientMessage;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::input::message;

/// Spoilt texts for each seed and game.
const TRIES: u32 = 200;

#[test]
fn messages_withstand_anything() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/message");
    let mut seeds: Vec<_> = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path()).collect();
    seeds.sort();
    assert!(seeds.len() > 5);
    for path in seeds {
        let seed = fs::read(&path).unwrap();
        let text = std::str::from_utf8(&seed[2..]).unwrap();
        let sound = !path.ends_with("unknown") && !path.ends_with("deep");
        assert_eq!(ClientMessage::read(text.trim_end()).is_ok(), sound, "{}", path.display());
        for game in 0..GAMES.len() {
            let seed = [&[game as u8], &seed[1..]].concat();
            message(&seed);
            (0..TRIES).for_each(|_| message(&spoilt(seed.clone(), &mut rng)));
        }
    }
}

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
