//! `comptoir people` and `comptoir tables`: what the operator of a running server sees and does, over its socket.

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
};

use protocol::{AdminAnswer, AdminRequest, ReportReason};
use server::Config;
use words::Words;

use crate::{
    columns::{Side, columns},
    fail::Fail,
    operator_args::{Admin, People, PeopleAction, TableAction, Tables},
    out::Out,
};

/// Lists, signs out, removes and bans people.
pub fn people(args: &People, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let who = || args.who.clone().ok_or(Fail::Who);
    let request = match args.action {
        PeopleAction::List => AdminRequest::People { search: args.who.clone().unwrap_or_default() },
        PeopleAction::End => AdminRequest::EndSessions { person: who()? },
        PeopleAction::Remove => AdminRequest::RemovePerson { person: who()? },
        PeopleAction::Reports => AdminRequest::Reports {},
        PeopleAction::CloseReport => AdminRequest::CloseReport { report: who()? },
        PeopleAction::Bans => AdminRequest::Bans {},
        PeopleAction::Ban => AdminRequest::Ban { who: who()? },
        PeopleAction::Unban => AdminRequest::Unban { who: who()? },
    };
    run(&args.admin, &request, words, out)
}

/// Lists, ends and removes tables, and closes their chat.
pub fn tables(args: &Tables, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    let table = || args.table.clone().ok_or(Fail::Who);
    let request = match args.action {
        TableAction::List => AdminRequest::Tables {},
        TableAction::End => AdminRequest::EndTable { table: table()? },
        TableAction::Remove => AdminRequest::RemoveTable { table: table()? },
        TableAction::CloseChat => AdminRequest::SetChat { table: table()?, open: false },
        TableAction::OpenChat => AdminRequest::SetChat { table: table()?, open: true },
    };
    run(&args.admin, &request, words, out)
}

fn run(admin: &Admin, request: &AdminRequest, words: &'static Words, out: &mut Out) -> Result<(), Fail> {
    match ask(&socket(admin), request)? {
        AdminAnswer::Done {} => out.say(&words.say("operator-done", &[]))?,
        AdminAnswer::Refused { error } => return Err(Fail::Operator(error.code())),
        AdminAnswer::Bans { bans } => bans.iter().try_for_each(|ban| out.say(ban))?,
        AdminAnswer::People { people } => {
            let row = |it: &protocol::AdminPerson| {
                let login = it.login.clone().unwrap_or_else(|| "–".to_owned());
                vec![it.id.clone(), plain(&it.name), login, it.sessions.to_string(), day(it.created_at)]
            };
            let head = ["operator-id", "operator-name", "operator-login", "operator-devices", "operator-since"];
            let head = head.map(|id| words.say(id, &[]));
            let rows: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(people.iter().map(row)).collect();
            let sides = [Side::Left, Side::Left, Side::Left, Side::Right, Side::Left];
            columns(&rows, &sides).iter().try_for_each(|line| out.say(line))?;
        }
        AdminAnswer::Reports { reports } => {
            let row = |it: &protocol::AdminReport| {
                let reason = words.say(reason_id(it.reason), &[]);
                let about = format!("{} {}", it.about, plain(&it.about_name));
                let by = format!("{} {}", it.person, plain(&it.name));
                let table = it.table.clone().unwrap_or_else(|| "–".to_owned());
                vec![it.id.clone(), day(it.created_at), about, reason, by, table, plain(&it.text)]
            };
            let head =
                ["operator-id", "operator-since", "operator-about", "operator-reason", "operator-by", "operator-table"];
            let head = head.map(|id| words.say(id, &[]));
            let rows: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(reports.iter().map(row)).collect();
            columns(&rows, &[Side::Left; 7]).iter().try_for_each(|line| out.say(line))?;
        }
        AdminAnswer::Tables { tables } => {
            let row = |it: &protocol::AdminTable| {
                let state = words.say(if it.playing { "operator-playing" } else { "operator-waiting" }, &[]);
                let chat = if it.chat_closed { words.say("operator-chat-closed", &[]) } else { String::new() };
                let people = it.people.iter().map(|name| plain(name)).collect::<Vec<_>>().join(", ");
                vec![it.id.clone(), words.game(&it.game), state, day(it.created_at), people, chat]
            };
            let head = ["operator-id", "operator-game", "operator-state", "operator-since", "operator-people"];
            let head = head.map(|id| words.say(id, &[]));
            let rows: Vec<Vec<String>> = [head.to_vec()].into_iter().chain(tables.iter().map(row)).collect();
            columns(&rows, &[Side::Left; 6]).iter().try_for_each(|line| out.say(line))?;
        }
    }
    Ok(out.flush()?)
}

fn reason_id(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Abuse => "operator-reason-abuse",
        ReportReason::Name => "operator-reason-name",
        ReportReason::Spam => "operator-reason-spam",
        ReportReason::Cheating => "operator-reason-cheating",
        ReportReason::Other => "operator-reason-other",
    }
}

/// The socket of the server with this data file.
fn socket(admin: &Admin) -> PathBuf {
    let config = Config::default();
    let data = admin.data.clone().unwrap_or(config.data);
    admin.admin.clone().or_else(|| Config { data, ..Config::default() }.admin()).unwrap_or_default()
}

#[cfg(unix)]
fn ask(path: &Path, request: &AdminRequest) -> Result<AdminAnswer, Fail> {
    let failed = |error| Fail::NoServer(path.to_owned(), error);
    let mut stream = std::os::unix::net::UnixStream::connect(path).map_err(failed)?;
    let mut line = serde_json::to_string(request).expect("a request is plain data");
    line.push('\n');
    stream.write_all(line.as_bytes()).map_err(failed)?;
    let mut answer = String::new();
    BufReader::new(stream).read_line(&mut answer).map_err(failed)?;
    serde_json::from_str(&answer).map_err(|error| failed(error.into()))
}

#[cfg(not(unix))]
fn ask(path: &Path, _: &AdminRequest) -> Result<AdminAnswer, Fail> {
    Err(Fail::NoServer(path.to_owned(), std::io::ErrorKind::Unsupported.into()))
}

/// A name without control characters, which could move the cursor.
fn plain(name: &str) -> String {
    name.replace(|it: char| it.is_control(), " ")
}

/// The day of a moment, such as 2026-11-16, in UTC.
fn day(millis: i64) -> String {
    // Howard Hinnant's algorithm for the civil calendar.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_index = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_index + 2) / 5 + 1;
    let month = if month_index < 10 { month_index + 3 } else { month_index - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_800_000_000_000), "2027-01-15");
    }
}
