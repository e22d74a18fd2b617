//! The operator's socket: a Unix socket beside the data that only its owner can open. A line of JSON asks, a line of
//! JSON answers. `comptoir people` and `comptoir tables` speak over it.

use std::{fs, io, os::unix::fs::PermissionsExt, path::Path, time::Duration};

use protocol::{AdminAnswer, AdminReport, AdminRequest, AdminTable};
use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{UnixListener, UnixStream},
    time::timeout,
};

use crate::{
    app::App,
    bans::Ban,
    error::Refusal,
    http,
    session_watch::Ended,
    store::{Occupant, Outcome, Person, Report, Status, StoreError, Table},
};

/// Rows of one answer.
const MAX_ROWS: u32 = 200;
/// The longest line that is read, in bytes.
const MAX_REQUEST: u64 = 16 * 1024;
const REQUEST_TIMEOUT: Duration = Duration::from_secs(30);

/// Opens the socket. One that a dead server has left behind is replaced.
///
/// # Errors
/// If the file cannot be made.
pub fn listen(path: &Path) -> io::Result<UnixListener> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => (),
    }
    let listener = UnixListener::bind(path)?;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
    Ok(listener)
}

/// Answers until the server stops.
pub async fn serve(app: App, listener: UnixListener) {
    loop {
        match listener.accept().await {
            Ok((stream, _)) => _ = tokio::spawn(timeout(REQUEST_TIMEOUT, converse(app.clone(), stream))),
            Err(error) => {
                tracing::warn!(%error, "admin_accept_failed");
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }
}

async fn converse(app: App, mut stream: UnixStream) -> io::Result<()> {
    let (read, mut write) = stream.split();
    let mut line = String::new();
    BufReader::new(read.take(MAX_REQUEST)).read_line(&mut line).await?;
    let answer = match serde_json::from_str::<AdminRequest>(&line) {
        Ok(request) => answer(&app, request).await.unwrap_or_else(|error| AdminAnswer::Refused { error }),
        Err(why) => AdminAnswer::Refused { error: Refusal::bad_request(why.to_string()) },
    };
    let mut text = serde_json::to_string(&answer).expect("an answer is plain data");
    text.push('\n');
    write.write_all(text.as_bytes()).await
}

async fn answer(app: &App, request: AdminRequest) -> Result<AdminAnswer, Refusal> {
    let store = app.store();
    match &request {
        AdminRequest::People { .. } | AdminRequest::Bans {} | AdminRequest::Tables {} | AdminRequest::Reports {} => (),
        change => tracing::info!(?change, "admin_command"),
    }
    match request {
        AdminRequest::People { search } => {
            return Ok(AdminAnswer::People { people: store.list_people(&search, MAX_ROWS).await? });
        }
        AdminRequest::EndSessions { person } => {
            find_person(app, &person).await?;
            store.end_sessions_of(&person, None).await?;
            app.registry().end_sessions(Ended::Person(person, None));
        }
        AdminRequest::RemovePerson { person } => {
            let person = find_person(app, &person).await?;
            http::forget_person(app, &person).await?;
        }
        AdminRequest::Reports {} => {
            let reports = store.reports(MAX_ROWS).await?.into_iter().map(report).collect();
            return Ok(AdminAnswer::Reports { reports });
        }
        AdminRequest::CloseReport { report } => store.remove_report(&report).await.map_err(missing)?,
        AdminRequest::Bans {} => return Ok(AdminAnswer::Bans { bans: store.bans().await? }),
        AdminRequest::Ban { who } => {
            let ban = who.parse::<Ban>().map_err(|_| Refusal::bad_request("who"))?;
            if let Ban::Person(person) = &ban {
                find_person(app, person).await?;
                store.end_sessions_of(person, None).await?;
                app.registry().end_sessions(Ended::Person(person.clone(), None));
            }
            store.add_ban(&ban.to_string(), app.registry().now()).await?;
            app.bans().load(&**store).await?;
        }
        AdminRequest::Unban { who } => {
            let ban = who.parse::<Ban>().map_err(|_| Refusal::bad_request("who"))?;
            store.remove_ban(&ban.to_string()).await.map_err(missing)?;
            app.bans().load(&**store).await?;
        }
        AdminRequest::Tables {} => {
            let tables = store.open_tables(MAX_ROWS).await?;
            return Ok(AdminAnswer::Tables { tables: tables.iter().map(row).collect() });
        }
        AdminRequest::EndTable { table } => {
            match http::tables::find(app, &table).await?.status {
                Status::Waiting => return Err(Refusal::NotStarted),
                Status::Playing => store.finish(&table, &Outcome::default(), app.registry().now()).await?,
                Status::Over => return Err(Refusal::Over),
            }
            changed(app, &table);
        }
        AdminRequest::RemoveTable { table } => {
            http::tables::find(app, &table).await?;
            store.delete_table(&table).await?;
            changed(app, &table);
        }
        AdminRequest::SetChat { table, open } => {
            http::tables::find(app, &table).await?;
            store.set_chat_closed(&table, !open).await?;
            changed(app, &table);
        }
    }
    Ok(AdminAnswer::Done {})
}

async fn find_person(app: &App, id: &str) -> Result<Person, Refusal> {
    app.store().person(id).await?.ok_or(Refusal::NotFound)
}

fn missing(error: StoreError) -> Refusal {
    match error {
        StoreError::Conflict => Refusal::NotFound,
        other => other.into(),
    }
}

fn report(it: Report) -> AdminReport {
    let ((about, about_name), Person { id: person, name, .. }) = (it.about, it.person);
    let Report { id, reason, text, table, at: created_at, .. } = it;
    AdminReport { id, person, name, about, about_name, reason, text, table, created_at }
}

fn changed(app: &App, table: &str) {
    app.registry().table_changed(table);
    app.registry().lobby_changed();
}

fn row(table: &Table) -> AdminTable {
    let name = |it: &Occupant| match it {
        Occupant::Person { name, .. } => Some(name.clone()),
        _ => None,
    };
    AdminTable {
        id: table.id.clone(),
        game: table.game.clone(),
        playing: table.status == Status::Playing,
        people: table.seats.iter().filter_map(name).collect(),
        created_at: table.created_at,
        chat_closed: table.chat_closed,
    }
}
