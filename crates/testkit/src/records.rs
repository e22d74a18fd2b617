//! Recorded games that must replay for ever. `COMPTOIR_BLESS=1` searches and writes them again.

use std::{env, fs, path::Path};

use kernel::{Draw, Game, Seat, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::{Match, Record, Seed, replay, verify};

/// Holds the record `tests/records/{name}.record` of the crate at `manifest` (its `CARGO_MANIFEST_DIR`) against
/// the rules, its seed and its result, and returns the game that it tells of. With `COMPTOIR_BLESS` set, `find`
/// makes the record first.
///
/// # Panics
///
/// Panics if the record is missing, written differently than we would, or does not follow the rules.
pub fn check<G: Game>(manifest: &str, name: &str, find: impl FnOnce() -> Record) -> Match<G> {
    let path = Path::new(manifest).join("tests/records").join(format!("{name}.record"));
    if env::var_os("COMPTOIR_BLESS").is_some() {
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder can be made");
        fs::write(&path, find().to_string()).expect("the record can be written");
    }
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    let record = Record::parse(&text).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    assert_eq!(record.to_string(), text, "{name} is written as we would write it");
    let verdict = verify::<G>(&record).unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let seeded = record.seed.is_some();
    assert!(verdict.ended && verdict.seed == seeded && verdict.hash == seeded, "{name}: {verdict:?}");
    replay::<G>(&record).unwrap_or_else(|why| panic!("{name}: {why:?}"))
}

/// Plays random games, each from its own seed, until one is `wanted`.
///
/// # Panics
///
/// Panics if none of a million is.
pub fn find<G: Game>(players: u8, options: &G::Options, wanted: impl Fn(&Match<G>) -> bool) -> Record {
    find_by(players, options, |game, seat, rng| game.pick(seat, rng), wanted)
}

/// The same with a policy of one's own.
///
/// # Panics
///
/// Panics if none of a million games is wanted.
pub fn find_by<G: Game>(
    players: u8,
    options: &G::Options,
    mut choose: impl FnMut(&G, Seat, &mut Pcg64Mcg) -> G::Action,
    wanted: impl Fn(&Match<G>) -> bool,
) -> Record {
    for n in 0..1_000_000 {
        let seed = Seed::from_phrase("records", n);
        let mut rng = Pcg64Mcg::seed_from_u64(n);
        let mut played = Match::<G>::new(players, options, seed).expect("the options suit so many players");
        while let Turn::Seats(seats) = played.game().turn() {
            let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).expect("below the number");
            let action = choose(played.game(), seat, &mut rng);
            played.play(seat, action).expect("a policy chooses a legal action");
        }
        if wanted(&played) {
            return Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
        }
    }
    panic!("no game ends like that");
}
