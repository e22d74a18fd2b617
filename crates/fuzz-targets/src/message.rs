use catalog::{AnyMatch, GAMES};
use kernel::{Observer, Seat, Turn};
use protocol::ClientMessage;
use record::Seed;

/// Choices that are made before the message arrives.
const STEPS: usize = 3;

/// A byte for the game, a byte for the seat, and a message. Of a message that can be read, choices are whole or not
/// at all, and what is refused changes nothing.
///
/// # Panics
/// If a message breaks that.
pub fn message(input: &[u8]) {
    let [game, seat, text @ ..] = input else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Ok(message) = ClientMessage::read(text) else { return };
    let game = GAMES[usize::from(*game) % GAMES.len()];
    let mut played = game.start(*game.players().start(), &[], Seed::new([*seat; 32])).expect("a game begins");
    for _ in 0..STEPS {
        let Turn::Seats(seats) = played.turn() else { return };
        let mover = seats.lowest().expect("somebody owes a choice");
        let choice = played.legal(mover).swap_remove(0);
        played.play(mover, &choice).expect("what is offered is accepted");
    }
    let seat = Seat::new(usize::from(*seat) % usize::from(played.players()));
    let before = fingerprint(&*played);
    let done = match message {
        ClientMessage::Play { actions, .. } => {
            let actions: Vec<&str> = actions.iter().map(String::as_str).collect();
            let done = played.play_all(seat, &actions).is_ok();
            assert!(!done || played.ply() >= STEPS + actions.len(), "every choice is in the log");
            done
        }
        ClientMessage::Undo { .. } => played.undo(seat).is_ok(),
        ClientMessage::Chat { .. }
        | ClientMessage::React { .. }
        | ClientMessage::Commit { .. }
        | ClientMessage::Reveal { .. }
        | ClientMessage::Resign { .. }
        | ClientMessage::Return { .. }
        | ClientMessage::Prepare { .. }
        | ClientMessage::Unprepare { .. }
        | ClientMessage::Ping {} => false,
    };
    assert!(done || fingerprint(&*played) == before, "what is refused changes nothing");
}

fn fingerprint(played: &dyn AnyMatch) -> (usize, u64) {
    (played.ply(), played.view_hash(Observer::Arbiter))
}
