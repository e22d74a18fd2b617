//! The tables of a round.

use protocol::ChatAccess;
use record::Seed;
use tournaments::{Event, Pairing};

use super::TournamentState;
use crate::{
    app::App,
    error::Refusal,
    store::{
        Notice, NoticeKind, Notices, Occupant, Settings, Status, StoredEntrant, Table, TournamentChange,
        TournamentTable,
    },
};

/// The event of a pairing, and the tables that it makes.
///
/// # Errors
/// If the game is not there any more.
pub fn paired(
    app: &App,
    state: &TournamentState,
    entrants: &[StoredEntrant],
    pairing: &Pairing,
) -> Result<(Event, TournamentChange), Refusal> {
    let (mut seats_of, mut tables) = (Vec::new(), Vec::new());
    for seats in &pairing.tables {
        let occupants = seats.iter().map(|it| occupant(app, state, entrants.get(usize::from(*it)))).collect();
        let table = new_table(app, state, occupants)?;
        seats_of.push((table.id.clone(), seats.clone()));
        tables.push(table);
    }
    let event = Event::Pair { tables: seats_of, byes: pairing.byes.clone() };
    Ok((event, TournamentChange { tables, ..TournamentChange::default() }))
}

/// The seed of the tables of a round, of a duplicate tournament; the first round is 1.
pub fn round_seed(state: &TournamentState, round: usize) -> Option<Seed> {
    state.settings.duplicate.then(|| state.row.secret.of_round(round as u32))
}

/// A person has to come to a live table; at one over days it sits at once.
fn occupant(app: &App, state: &TournamentState, entrant: Option<&StoredEntrant>) -> Occupant {
    match entrant {
        Some(StoredEntrant { level: Some(level), .. }) => Occupant::Bot(level.clone()),
        Some(StoredEntrant { person: Some(id), name, .. }) if state.settings.course.show_up.is_none() => {
            Occupant::Person { id: Some(id.clone()), name: name.clone().unwrap_or_default(), entropy: None }
        }
        Some(StoredEntrant { person: Some(id), .. }) => {
            Occupant::Invite { invite: app.entropy().token(), kept_for: Some(id.clone()) }
        }
        // Who has deleted the account since the last round does not come.
        _ => Occupant::Bot(state.settings.bot_level.clone()),
    }
}

fn new_table(app: &App, state: &TournamentState, seats: Vec<Occupant>) -> Result<Table, Refusal> {
    let (settings, players) = (&state.settings, seats.len() as u8);
    let rules = catalog::game(&settings.game).ok_or(Refusal::NotFound)?;
    let seed = round_seed(state, state.course.rounds().len() + 1);
    let free = |it: &Occupant| matches!(it, Occupant::Open | Occupant::Invite { .. });
    Ok(Table {
        id: app.entropy().id(),
        revision: rules.revision(),
        game: settings.game.clone(),
        settings: Settings {
            players,
            options: settings.options.clone(),
            clock: settings.clock,
            memory: true,
            hints: false,
            rated: settings.rated,
            // The deal of a round cannot depend on the players of one table.
            shares: !settings.duplicate,
            chat: ChatAccess::Players,
        },
        seed: seed.unwrap_or_else(|| app.entropy().game_seed(&settings.game, players)),
        status: if seats.iter().any(free) { Status::Waiting } else { Status::Playing },
        public: false,
        // Bots search on behalf of the organiser.
        maker: state.row.organiser.clone(),
        maker_prefix: Some(state.row.prefix.clone()),
        created_at: app.registry().now(),
        started_at: None,
        seats,
        winners: Vec::new(),
        rematch: None,
        rated: Vec::new(),
        chat_closed: false,
        pauses: Vec::new(),
        club: None,
        fill_at: None,
        tournament: Some(TournamentTable { id: state.row.id.clone(), sealed: settings.duplicate }),
    })
}

/// Starts the games that can start, and tells people where they play.
pub async fn announce(app: &App, tables: &[Table]) {
    let now = app.registry().now();
    for table in tables {
        if table.status == Status::Playing {
            // A table that cannot be loaded now is loaded by the housekeeping.
            let _ = app.registry().ensure_live(&table.id).await;
        }
        let person = |it: &Occupant| match it {
            Occupant::Invite { kept_for: Some(id), .. } | Occupant::Person { id: Some(id), .. } => Some(id.clone()),
            _ => None,
        };
        let notice = |person| Notice { person, kind: NoticeKind::Invited, due_at: now };
        let add: Vec<Notice> = table.seats.iter().filter_map(person).map(notice).collect();
        let notices = Notices { add, ..Notices::default() };
        if !notices.is_empty()
            && let Err(error) = app.store().tell(&table.id, &notices, now).await
        {
            tracing::warn!(table = table.id, %error, "tournament_notice_failed");
        }
    }
}
