use kernel::{BySeat, Piece, Seat, Set};
use serde::Serialize;

use crate::{Alhambra, Building, Buildings, Handful, Notes, Phase, Place, Scoring, state::N_SEATS};

/// All there is, in the keys of the trace format (`docs/trace.md`).
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    turn: Option<Seat>,
    actions_done: u8,
    yard: [Option<Building>; Place::COUNT],
    deck: Buildings,
    row: Handful,
    money_deck: Notes,
    notes_before_a: Option<u8>,
    notes_before_b: Option<u8>,
    discard: Notes,
    hands: BySeat<Notes, N_SEATS>,
    buildings: BySeat<Buildings, N_SEATS>,
    martin: Option<Buildings>,
    points: BySeat<u8, N_SEATS>,
    martin_points: Option<u8>,
    scored: Set<Scoring>,
    phase: &'static str,
}

impl Snapshot {
    pub(crate) fn of(game: &Alhambra) -> Self {
        let before = |scoring: Scoring| game.is_hidden(scoring).then(|| game.before[scoring.index()]);
        Snapshot {
            turn: game.has_turns().then_some(game.turn),
            actions_done: game.done,
            yard: game.yard,
            deck: game.deck,
            row: game.row,
            money_deck: game.money,
            notes_before_a: before(Scoring::A),
            notes_before_b: before(Scoring::B),
            discard: game.discard,
            hands: game.hands,
            buildings: game.buildings,
            martin: game.has_martin().then_some(game.martin),
            points: BySeat::new(game.players(), |seat| game.points_of(seat)),
            martin_points: game.has_martin().then(|| game.martin_points.iter().sum()),
            scored: game.scored,
            phase: match game.phase {
                Phase::Play => "play",
                Phase::Over => "over",
                // Traces show decisions and the end; what lies between has a name all the same.
                _ if game.has_turns() => "refill",
                _ => "deal",
            },
        }
    }
}
