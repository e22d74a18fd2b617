//! What makes tournaments run by themselves: one task a server, for the tournaments whose lease it has.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
    time::Duration,
};

use futures_util::{StreamExt, stream};
use tokio::time::{Instant, sleep};
use tournaments::{Due, Event, Phase};

use super::{TournamentState, seats, tables};
use crate::{
    app::App,
    error::Refusal,
    store::{Clock, Status, StoredEntrant, Token, TournamentChange},
};

/// How often a tournament whose live rounds are played is looked at.
const INTERVAL: Duration = Duration::from_secs(1);
/// How often any other one is, unless something is known to have changed.
const QUIET_INTERVAL: Duration = Duration::from_secs(5);
/// Tournaments that are driven at once.
const CONCURRENCY: usize = 4;
/// Events that follow each other without a pause; the rest is done at the next look.
const MAX_EVENTS: u32 = 2_000;
/// A person who takes the seat in the last moment has time to arrive.
const GRACE: i64 = 1_000;

/// Runs tournaments until the task is aborted.
pub async fn run(app: App) {
    let mut next: BTreeMap<String, Instant> = BTreeMap::new();
    loop {
        tokio::select! {
            () = app.tournaments().woken() => (),
            () = sleep(INTERVAL) => (),
        }
        let changed = app.tournaments().take_changed();
        let claimed = match app.store().claim_tournaments(&app.registry().node().name()).await {
            Ok(claimed) => claimed,
            Err(error) => {
                tracing::warn!(%error, "tournament_claim_failed");
                continue;
            }
        };
        let held: BTreeSet<&String> = claimed.iter().map(|(id, _)| id).collect();
        next.retain(|id, _| held.contains(id));
        let is_due = |id: &String| changed.contains(id) || next.get(id).is_none_or(|at| *at <= Instant::now());
        let due: Vec<(String, Token)> = claimed.iter().filter(|(id, _)| is_due(id)).cloned().collect();
        let driven = stream::iter(due).map(|(id, token)| drive_or_warn(&app, id, token)).buffer_unordered(CONCURRENCY);
        next.extend(driven.collect::<Vec<_>>().await);
    }
}

/// Does what is due for a tournament. Returns when it is looked at again.
async fn drive_or_warn(app: &App, id: String, token: Token) -> (String, Instant) {
    let lease = app.registry().node().is_clustered().then_some(token);
    let pause = match drive(app, &id, lease).await {
        Ok(pause) => pause,
        // Another server was first: what it has done is read at the next look.
        Err(Refusal::Stale) => Duration::ZERO,
        Err(error) => {
            tracing::warn!(tournament = id, %error, "tournament_failed");
            QUIET_INTERVAL
        }
    };
    (id, Instant::now() + pause)
}

async fn drive(app: &App, id: &str, lease: Option<Token>) -> Result<Duration, Refusal> {
    let Some(state) = app.tournaments().load(&**app.store(), id).await? else { return Ok(QUIET_INTERVAL) };
    let mut state = (*state).clone();
    for _ in 0..MAX_EVENTS {
        if state.course.phase() == Phase::Running {
            look_at_tables(app, &mut state, lease).await?;
        }
        if !advance(app, &mut state, lease).await? {
            break;
        }
    }
    let is_live = state.course.phase() == Phase::Running && !matches!(state.settings.clock, Clock::Days { .. });
    app.tournaments().keep(Arc::new(state));
    Ok(if is_live { INTERVAL } else { QUIET_INTERVAL })
}

/// Takes over what has happened at the tables.
async fn look_at_tables(app: &App, state: &mut TournamentState, lease: Option<Token>) -> Result<(), Refusal> {
    let running = |state: &TournamentState| -> Vec<u32> {
        (0..).zip(state.course.tables()).filter(|(_, it)| !it.is_over()).map(|(number, _)| number).collect()
    };
    let open = running(state);
    if open.is_empty() {
        return Ok(());
    }
    let statuses: BTreeMap<String, Status> =
        app.store().tournament_table_states(&state.row.id).await?.into_iter().collect();
    for number in open {
        let status = statuses.get(&state.course.tables()[number as usize].id).copied();
        if let Some(event) = seats::progress(app, state, number, status).await? {
            append(app, state, &event, TournamentChange::default(), lease).await?;
        }
    }
    Ok(())
}

/// Does the next thing that is due. False if nothing is.
async fn advance(app: &App, state: &mut TournamentState, lease: Option<Token>) -> Result<bool, Refusal> {
    let nothing = TournamentChange::default();
    let (event, change) = match state.course.due(app.registry().now() - GRACE) {
        Due::Wait(_) => return Ok(false),
        Due::Start => (Event::Start, nothing),
        Due::Cancel => (Event::Cancel, nothing),
        Due::CloseRound => (Event::CloseRound, nothing),
        Due::Finish => (Event::Finish, nothing),
        Due::Seat(number) => (seats::absent(app, state, number).await?, nothing),
        Due::Forfeit { table, places } => {
            let removes = vec![state.course.tables()[table as usize].id.clone()];
            let event = Event::Result { table, places, scores: Vec::new(), left: Vec::new() };
            (event, TournamentChange { removes, ..nothing })
        }
        Due::Pair(pairing) => {
            let entrants = app.store().tournament_entrants(&state.row.id).await?;
            match forgotten(state, &entrants) {
                Some(entrant) => (Event::Withdraw { entrant }, nothing),
                None => tables::paired(app, state, &entrants, &pairing)?,
            }
        }
    };
    let (made, removed) = (change.tables.clone(), change.removes.clone());
    append(app, state, &event, change, lease).await?;
    tables::announce(app, &made).await;
    removed.iter().for_each(|id| app.registry().table_changed(id));
    if matches!(event, Event::CloseRound | Event::Finish | Event::Cancel) {
        // Who sits at a table of the round may see everything now.
        state.course.tables().iter().for_each(|it| app.registry().table_changed(&it.id));
    }
    tracing::info!(tournament = state.row.id, n = state.n, phase = ?state.course.phase(), "tournament_advanced");
    Ok(true)
}

/// An entrant whose account was deleted, and who is not withdrawn yet.
fn forgotten(state: &TournamentState, entrants: &[StoredEntrant]) -> Option<u16> {
    let is_forgotten = |it: &u16| entrants.get(usize::from(*it)) == Some(&StoredEntrant::default());
    state.course.active().into_iter().find(is_forgotten)
}

async fn append(
    app: &App,
    state: &mut TournamentState,
    event: &Event,
    change: TournamentChange,
    lease: Option<Token>,
) -> Result<(), Refusal> {
    state.append(&**app.store(), event, change, app.registry().now(), lease).await?;
    app.registry().tournament_changed(&state.row.id, state.n);
    Ok(())
}
