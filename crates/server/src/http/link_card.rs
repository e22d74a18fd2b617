//! What a link to a table says: a sentence, and the card from which its picture is drawn.
//!
//! A card is made from what anybody may know who has the link. A private table shows nothing but its game, unless
//! somebody shares a moment of it after the end, which the link shows anyway. The deals of a sealed table are being
//! played elsewhere, so it shows nothing of its game either.

use words::Words;

use crate::{
    picture::{Card, CardSeat},
    store::{Occupant, Status, Table},
};

/// What bots are called by their seats, as on the page (`web/src/lib/seats.ts`).
const BOTS: [&str; 8] = ["Florin", "Ducat", "Sequin", "Thaler", "Écu", "Denier", "Obole", "Guinea"];

/// The card of a table as it stands; `maker` is the name of who invites.
pub fn table_card(words: &Words, table: &Table, maker: Option<&str>) -> Card {
    let title = words.game(&table.game);
    let named = ("game", title.as_str().into());
    let free = table.seats.iter().filter(|it| matches!(it, Occupant::Open)).count();
    let players = ("n", table.settings.players.into());
    let sentence = match (table.status, maker) {
        _ if !table.public => words.say("preview-private", &[]),
        (Status::Waiting, Some(name)) => {
            words.say("preview-invitation", &[named, ("name", name.into()), ("free", free.into())])
        }
        (Status::Waiting, None) => words.say("preview-waiting", &[named, ("free", free.into())]),
        (Status::Playing, _) => words.say("preview-running", &[named, players]),
        (Status::Over, _) => words.say("preview-over", &[named, players]),
    };
    let seats = if table.public { seats(words, table) } else { Vec::new() };
    Card { game: Some(table.game.clone()), title, sentence, seats, board: None }
}

/// The seats of a table, without points.
pub fn seats(words: &Words, table: &Table) -> Vec<CardSeat> {
    let seat = |(number, it): (u8, &Occupant)| CardSeat {
        number: None,
        name: seat_name(words, number, it),
        detail: String::new(),
        taken: matches!(it, Occupant::Person { .. } | Occupant::Bot(_)),
        marked: table.winners.contains(&number),
        bar: 0,
    };
    (1..).zip(&table.seats).map(seat).collect()
}

/// Whether the moments of a table may be told to everybody who has a link to it.
pub fn shows_moments(table: &Table) -> bool {
    table.status == Status::Over && !table.is_sealed()
}

/// What a link to a moment of a finished game says.
pub fn moment_sentence(words: &Words, table: &Table) -> String {
    words.say("preview-moment", &[("game", words.game(&table.game).into()), ("n", table.settings.players.into())])
}

/// What a seat is called in a picture.
pub fn seat_name(words: &Words, number: u8, occupant: &Occupant) -> String {
    match occupant {
        Occupant::Person { name, .. } => name.clone(),
        Occupant::Bot(_) => {
            let name = usize::from(number).checked_sub(1).and_then(|index| BOTS.get(index));
            name.map_or_else(|| words.seat(number), |it| (*it).to_owned())
        }
        Occupant::Invite { .. } => words.say("preview-kept", &[]),
        Occupant::Open => words.say("preview-free", &[]),
    }
}

#[cfg(test)]
mod tests {
    use record::Seed;
    use words::Lang;

    use super::*;
    use crate::store::{ChatAccess, Clock, Settings};

    fn table(phrase: &str) -> Table {
        let settings = Settings {
            players: 3,
            options: Vec::new(),
            clock: Clock::None,
            memory: true,
            hints: false,
            rated: false,
            shares: false,
            chat: ChatAccess::Everyone,
        };
        let seats = vec![Occupant::Open, Occupant::Open, Occupant::Bot("medium".to_owned())];
        Table::new("x", "money", settings, seats, Seed::from_phrase(phrase, 0)).unwrap()
    }

    #[test]
    fn a_private_table_shows_nothing_but_its_game() {
        let say = |lang, status, public| {
            table_card(Words::of(lang), &Table { status, public, ..table("x") }, Some("Ada")).sentence
        };
        assert_eq!(say(Lang::En, Status::Waiting, true), "Ada invites you to play Money!: 2 seats are free.");
        assert_eq!(
            say(Lang::Fr, Status::Waiting, true),
            "Ada vous invite à une partie (Money!)\u{a0}: 2 places libres."
        );
        for status in [Status::Waiting, Status::Playing, Status::Over] {
            assert_eq!(say(Lang::En, status, false), "A private table on Comptoir.");
            assert!(!say(Lang::En, status, true).contains("private"));
            let hidden = table_card(Words::of(Lang::En), &Table { status, public: false, ..table("x") }, Some("Ada"));
            assert_eq!(hidden.seats, []);
        }
    }

    #[test]
    fn what_is_hidden_changes_no_card() {
        // The seed decides all that is hidden; invitations have secrets.
        let card = |phrase: &str, invite: &str, status| {
            let mut table = Table { status, public: true, ..table(phrase) };
            table.seats[0] = Occupant::Invite { invite: invite.to_owned(), kept_for: Some(invite.to_owned()) };
            table_card(Words::of(Lang::Fr), &table, Some("Ada"))
        };
        for status in [Status::Waiting, Status::Playing] {
            let one = card("one", "secret", status);
            assert_eq!(one, card("two", "other", status));
            assert_eq!(crate::picture::draw(&one, None), crate::picture::draw(&card("two", "other", status), None));
        }
    }

    #[test]
    fn moments_are_shown_after_the_end_and_not_of_sealed_tables() {
        let with = |status| Table { status, ..table("x") };
        assert!(shows_moments(&with(Status::Over)));
        assert!(!shows_moments(&with(Status::Playing)) && !shows_moments(&with(Status::Waiting)));
        let of = Some(crate::store::TournamentTable { id: "t".to_owned(), sealed: true });
        assert!(!shows_moments(&Table { tournament: of, ..with(Status::Over) }));
    }
}
