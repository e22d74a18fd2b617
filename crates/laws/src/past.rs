use kernel::{Draw, Game, Observer, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::{Match, Record, Seed, replay, reveals_by_sampling, verify};

/// A game is its seed and its choices; the log alone leads to the same state; its record is accepted
/// and its text is read back; what can be taken back can be played again.
pub fn replays<G: Game>(players: u8, options: &G::Options, n: u64) {
    let mut rng = Pcg64Mcg::seed_from_u64(n);
    let seed = Seed::from_phrase("laws", n);
    let begin = || Match::<G>::new(players, options, seed).expect("a law is checked with valid options");
    let mut played = begin();
    while let Turn::Seats(seats) = played.game().turn() {
        let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).expect("below the number");
        let action = played.game().pick(seat, &mut rng);
        shows_what_it_says(played.game(), seat, action);
        let ply = played.log().len();
        played.play(seat, action).expect("a legal action is accepted");
        // Looking back costs a replay: now and then is enough.
        if rng.below(16) == 0 {
            takes_back(&played, seat, action);
            undo_ignores_hidden_choices(&played, seat, ply);
        }
    }
    let mut again = begin();
    for step in played.log() {
        if let Step::Act(seat, action) = *step {
            again.play(seat, action).expect("what was legal stays legal");
        }
    }
    law_eq!("replay", again.game(), played.game(), "the same seed and choices lead to the same state");
    law_eq!("replay", again.log(), played.log(), "the same seed and choices lead to the same log");
    let record = Record { seed: Some(seed), seed_hash: Some(seed.hash()), ..played.record() };
    let text = record.to_string();
    law_eq!("record", Record::parse(&text).as_ref(), Ok(&record), "a record is read back from its text");
    let verdict = verify::<G>(&record).expect("an honest record is accepted");
    law!("record", verdict.seed && verdict.hash && verdict.ended, "an honest record is verified: {verdict:?}");
    let blind = Record { seed: None, seed_hash: None, ..record };
    let stepped = replay::<G>(&blind).expect("the log alone is enough");
    law_eq!("replay", stepped.game(), played.game(), "the log alone leads to the same state");
}

/// A game that says an action shows nothing is believed: so it must be true.
fn shows_what_it_says<G: Game>(game: &G, seat: Seat, action: G::Action) {
    if game.shows_nothing(seat, action) {
        let differs = reveals_by_sampling(game, seat, Step::Act(seat, action));
        law!("shows-nothing", !differs, "{action} shows seat {seat} something, though the game denies it");
    }
}

fn takes_back<G: Game>(played: &Match<G>, seat: Seat, action: G::Action) {
    let Ok(mut undone) = played.undone(seat) else { return };
    law_eq!("undo", undone.log().len() + 1, played.log().len(), "an undo takes one choice back");
    let own = Observer::Seat(seat);
    let changed = undone.game().view(own) != played.game().view(own);
    law!("undo", changed, "seat {seat} sees that its {action} was taken back");
    undone.play(seat, action).expect("what was taken back may be chosen again");
    law_eq!("undo", undone.game(), played.game(), "the same choice leads to the same state again");
}

/// What `seat` has chosen at `ply` does not decide whether a seat that did not see it may take its own choice back, and
/// it stays legal without that choice.
fn undo_ignores_hidden_choices<G: Game>(played: &Match<G>, seat: Seat, ply: usize) {
    if played.log().len() > ply + 1 {
        return;
    }
    let before = played.at(ply);
    let seen = |it: &Match<G>, other| (it.game().turn(), it.game().view(Observer::Seat(other)));
    for other in played.game().seats().without(seat).iter().filter(|&it| seen(&before, it) == seen(played, it)) {
        let could = before.can_undo(other);
        law_eq!("undo", played.can_undo(other), could, "seat {other} learns from its undo that seat {seat} has chosen");
        if let Ok(undone) = played.undone(other) {
            let legal = replay::<G>(&undone.record()).is_ok();
            law!("undo", legal, "what seat {seat} chose is illegal once seat {other} takes its choice back");
        }
    }
}
