//! A tournament as clients see it.

use std::collections::BTreeMap;

use protocol::{
    ClubName, EntrantInfo, NoShow, RoundInfo, RoundTable, StandingInfo, TournamentFormat, TournamentInfo,
    TournamentPhase, YourTable,
};
use tournaments::{Format, POINT, Phase, Round, points_at};

use super::{TournamentState, tables::round_seed};
use crate::store::{Person, StoredEntrant};

/// How many rounds of an arena are shown.
const ARENA_ROUNDS: usize = 50;

/// A tournament in a list, as `viewer` sees it.
pub fn list_info(state: &TournamentState, viewer: Option<&Person>, club: Option<ClubName>) -> TournamentInfo {
    let (settings, course) = (&state.settings, &state.settings.course);
    let organiser = state.row.organiser.as_ref();
    TournamentInfo {
        id: state.row.id.clone(),
        name: settings.name.clone(),
        game: settings.game.clone(),
        options: settings.options.iter().cloned().collect::<BTreeMap<_, _>>(),
        format: match course.format {
            Format::Swiss { rounds } => TournamentFormat::Swiss { rounds },
            Format::RoundRobin => TournamentFormat::RoundRobin {},
            Format::Knockout => TournamentFormat::Knockout {},
            Format::Arena { minutes } => TournamentFormat::Arena { minutes },
        },
        table_size: course.table_size,
        capacity: course.capacity,
        entrants: state.course.entrants().iter().filter(|it| it.active).count() as u16,
        phase: match state.course.phase() {
            Phase::Open => TournamentPhase::Open,
            Phase::Running => TournamentPhase::Running,
            Phase::Over => TournamentPhase::Over,
            Phase::Cancelled => TournamentPhase::Cancelled,
        },
        rounds: state.course.rounds().len() as u32,
        start_at: course.start_at,
        starts_when_full: course.starts_when_full,
        clock: settings.clock,
        show_up: course.show_up.map(|it| (it / 1000) as u32),
        no_show: match course.no_show {
            tournaments::NoShow::Bot => NoShow::Bot,
            tournaments::NoShow::Forfeit => NoShow::Forfeit,
        },
        bot_level: settings.bot_level.clone(),
        duplicate: settings.duplicate,
        rated: settings.rated,
        public: state.row.public,
        club,
        organised_by_you: viewer.is_some_and(|it| organiser == Some(&it.id)),
        created_at: state.row.created_at,
    }
}

/// A tournament with all that `viewer` may know of it.
pub fn tournament_info(
    state: &TournamentState,
    entrants: &[StoredEntrant],
    viewer: Option<&Person>,
    club: Option<ClubName>,
) -> protocol::Tournament {
    let own = |it: &StoredEntrant| it.person.is_some() && it.person.as_ref() == viewer.map(|it| &it.id);
    let you = entrants.iter().position(own).map(|it| it as u16);
    let is_over = matches!(state.course.phase(), Phase::Over | Phase::Cancelled);
    let secret = state.settings.duplicate.then_some(state.row.secret);
    let entrant = |(stored, it): (&StoredEntrant, &tournaments::EntrantState)| EntrantInfo {
        name: stored.name.clone(),
        level: stored.level.clone(),
        rating: it.rating,
        active: it.active,
    };
    protocol::Tournament {
        info: list_info(state, viewer, club),
        version: state.n,
        you,
        your_table: you.and_then(|it| your_table(state, it)),
        entrants: entrants.iter().zip(state.course.entrants()).map(entrant).collect(),
        standings: standings(state),
        rounds: rounds(state),
        seed_hash: secret.map(|it| it.hash().to_string()),
        seed: secret.filter(|_| is_over).map(|it| it.to_string()),
    }
}

/// Units as points with two decimals.
pub fn decimal(units: u32) -> f64 {
    (f64::from(units) * 100.0 / f64::from(POINT)).round() / 100.0
}

fn standings(state: &TournamentState) -> Vec<StandingInfo> {
    let line = |it: tournaments::Standing| StandingInfo {
        entrant: it.entrant,
        place: it.place,
        points: decimal(it.points),
        opponents: decimal(it.opponents),
        wins: it.wins,
        games: it.games,
    };
    state.course.standings().into_iter().map(line).collect()
}

/// An arena may have hundreds.
fn rounds(state: &TournamentState) -> Vec<RoundInfo> {
    let is_arena = matches!(state.settings.course.format, Format::Arena { .. });
    let skipped = if is_arena { state.course.rounds().len().saturating_sub(ARENA_ROUNDS) } else { 0 };
    (1..).zip(state.course.rounds()).skip(skipped).map(|(number, it)| round(state, number, it)).collect()
}

fn round(state: &TournamentState, number: usize, round: &Round) -> RoundInfo {
    let table = |it: &tournaments::Table| RoundTable {
        id: it.id.clone(),
        seats: it.seats.clone(),
        points: if it.is_over() { points_at(it).into_iter().map(decimal).collect() } else { Vec::new() },
        scores: it.scores.clone(),
        absent: it.absent.clone(),
    };
    let seed = round_seed(state, number);
    RoundInfo {
        number: number as u32,
        tables: state.course.tables()[round.tables.clone()].iter().map(table).collect(),
        byes: round.byes.clone(),
        closed: round.closed,
        seed_hash: seed.map(|it| it.hash().to_string()),
        seed: seed.filter(|_| round.closed).map(|it| it.to_string()),
    }
}

fn your_table(state: &TournamentState, you: u16) -> Option<YourTable> {
    let (number, table) = state.course.table_of(you).filter(|(_, it)| !it.absent.contains(&you))?;
    let in_round = |it: &Round| it.tables.contains(&(number as usize));
    let round = state.course.rounds().iter().position(in_round)? as u32 + 1;
    let deadline = table.at + state.settings.course.show_up.unwrap_or(0);
    Some(YourTable { id: table.id.clone(), round, take_seat_by: (!table.seated).then_some(deadline) })
}
