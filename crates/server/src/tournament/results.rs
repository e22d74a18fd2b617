//! The results of a tournament as a file.

use std::fmt::Write as _;

use super::{TournamentState, info::decimal};
use crate::store::StoredEntrant;

/// A line for each entrant, the first place first, with its points in every round. Spreadsheets take a cell that begins
/// like a formula for one: such names are quoted by an apostrophe.
pub fn results_csv(state: &TournamentState, entrants: &[StoredEntrant]) -> String {
    let rounds = state.course.rounds();
    let mut text = "place,name,bot,points,opponents,wins,games".to_owned();
    (1..=rounds.len()).for_each(|number| _ = write!(text, ",round {number}"));
    text.push_str("\r\n");
    for line in state.course.standings() {
        let entrant = &entrants[usize::from(line.entrant)];
        let (name, level) = (entrant.name.as_deref().unwrap_or(""), entrant.level.as_deref().unwrap_or(""));
        let (points, opponents) = (decimal(line.points), decimal(line.opponents));
        let (place, wins, games) = (line.place, line.wins, line.games);
        let _ = write!(text, "{place},{},{level},{points},{opponents},{wins},{games}", quoted(name));
        for round in rounds {
            text.push(',');
            if let Some(points) = points_in(state, round, line.entrant) {
                let _ = write!(text, "{}", decimal(points));
            }
        }
        text.push_str("\r\n");
    }
    text
}

/// The points of an entrant in a round; `None` if it did not play.
fn points_in(state: &TournamentState, round: &tournaments::Round, entrant: u16) -> Option<u32> {
    if round.byes.contains(&entrant) {
        return Some(tournaments::POINT);
    }
    let table = state.course.tables()[round.tables.clone()].iter().find(|it| it.seats.contains(&entrant))?;
    let seat = table.seats.iter().position(|it| *it == entrant)?;
    table.is_over().then(|| tournaments::points_at(table)[seat])
}

fn quoted(name: &str) -> String {
    let guard = if name.starts_with(['=', '+', '-', '@']) { "'" } else { "" };
    format!("\"{guard}{}\"", name.replace('"', "\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_no_formula_and_ends_no_cell() {
        assert_eq!(quoted("Ada"), "\"Ada\"");
        assert_eq!(quoted("=1+1"), "\"'=1+1\"");
        assert_eq!(quoted("a\"b,c"), "\"a\"\"b,c\"");
    }
}
