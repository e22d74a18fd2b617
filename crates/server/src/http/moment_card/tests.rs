//! `COMPTOIR_PICTURES=FOLDER` keeps the pictures, to be looked at.

use catalog::{AnyGame, GAMES, Level};
use kernel::{Observer, Seat};
use record::Seed;
use session::{GameSession, Line};
use words::Lang;

use super::*;
use crate::{
    picture::{board_bounds, draw},
    store::{ChatAccess, Clock, Entry, Occupant, Settings, Status},
};

/// A game that bots have played to its end; the second seat resigns after so many entries, if the game has them.
fn finished(game: &dyn AnyGame, players: u8, resigns_after: usize) -> (Table, Vec<Entry>) {
    let settings = Settings {
        players,
        options: Vec::new(),
        clock: Clock::None,
        memory: true,
        hints: false,
        rated: false,
        shares: false,
        chat: ChatAccess::Everyone,
    };
    let person = |name: &str| Occupant::Person { id: None, name: name.to_owned(), entropy: None };
    let mut seats = vec![Occupant::Bot("easy".to_owned()); usize::from(players)];
    seats.iter_mut().zip(["Élisabeth-Marguerite", "Bob"]).for_each(|(seat, name)| *seat = person(name));
    let mut table = Table::new("x", game.slug(), settings, seats, Seed::from_phrase("pictures", 7)).unwrap();
    let (mut session, mut entries) = (GameSession::begin(&table).unwrap(), Vec::new());
    let mut lines = session.draw_opening();
    loop {
        let n = entries.len() as u32;
        entries.push(Entry { n, text: Line::text(&lines), at: 0 });
        if entries.len() == resigns_after && players > 1 {
            entries.push(Entry { n: n + 1, text: Line::text(&[Line::Resign(Seat::new(1))]), at: 0 });
        }
        let Some(seat) = session.to_move().lowest() else { break };
        let view = session.played.any_view(Observer::Seat(seat));
        let choice = game.bot(Level::Easy, session.bot_dice(seat)).choose(seat, &*view);
        lines = session.play(seat, &[&choice]).unwrap();
    }
    table.status = Status::Over;
    table.winners = GameSession::load(&table, &entries).unwrap().winners().unwrap();
    (table, entries)
}

fn card_at(lang: Lang, table: &Table, entries: &[Entry], observer: Observer, version: u32) -> Card {
    moment_card(Words::of(lang), table, &PublicMoment::at(table, entries, observer, version).unwrap())
}

#[test]
fn every_game_has_a_board_that_keeps_inside() {
    let folder = std::env::var_os("COMPTOIR_PICTURES").map(std::path::PathBuf::from);
    for game in GAMES {
        let (least, most) = (*game.players().start(), *game.players().end());
        for players in [least, least + 1, most] {
            let (table, entries) = finished(*game, players, 30);
            let last = PublicMoment::at(&table, &entries, Observer::Arbiter, u32::MAX).unwrap().last;
            for (n, version) in [1, last / 4, last / 2, last * 3 / 4, last].into_iter().enumerate() {
                let lang = if n % 2 == 0 { Lang::Fr } else { Lang::En };
                let card = card_at(lang, &table, &entries, Observer::Arbiter, version);
                let name = format!("{}-{players}-{n}", game.slug());
                let board = card.board.as_deref().unwrap_or_else(|| panic!("{name} has no board"));
                assert!(board_bounds(board), "{name} leaves its place");
                let drawn = draw(&card, None).unwrap();
                assert!(drawn.len() < 150_000, "{name}: {} bytes", drawn.len());
                if let Some(folder) = &folder {
                    std::fs::write(folder.join(format!("{name}.jpg")), drawn).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_picture_says_who_was_gone_and_who_has_won() {
    let game = catalog::game("mint-works").unwrap();
    let (table, entries) = finished(game, 3, 12);
    let says = |version| {
        let card = card_at(Lang::En, &table, &entries, Observer::Arbiter, version);
        let gone = card.seats.iter().filter(|it| it.detail.ends_with("· resigned")).map(|it| it.name.clone());
        (gone.collect::<Vec<_>>(), card.sentence)
    };
    assert_eq!(says(2).0, Vec::<String>::new(), "not yet");
    assert_eq!(says(30).0, ["Bob"]);
    let (gone, sentence) = says(u32::MAX);
    assert_eq!(gone, ["Bob"]);
    assert!(sentence.contains("Won by") && !sentence.contains("Bob"), "{sentence}");
    let seen = card_at(Lang::Fr, &table, &entries, Observer::Spectator, u32::MAX);
    assert!(seen.seats.iter().any(|it| it.detail.ends_with("· abandon")), "{:?}", seen.seats);
}

#[test]
fn the_neutral_player_of_two_has_a_lane() {
    let game = catalog::game("alhambra").unwrap();
    for (players, names) in [(2, vec!["Martin"]), (3, vec![])] {
        let (table, entries) = finished(game, players, 0);
        let last = card_at(Lang::Fr, &table, &entries, Observer::Spectator, u32::MAX);
        let unnumbered = last.seats.iter().filter(|it| it.number.is_none());
        assert_eq!(unnumbered.map(|it| it.name.as_str()).collect::<Vec<_>>(), names, "with {players}");
        assert_eq!(last.seats.len(), 3, "with {players}");
    }
    // What he owns is drawn, lane for lane.
    let (table, entries) = finished(game, 2, 0);
    let moment = PublicMoment::at(&table, &entries, Observer::Spectator, u32::MAX).unwrap();
    let view: alhambra::View = serde_json::from_str(moment.moment.view.get()).unwrap();
    let martin = view.martin.expect("two play");
    let points: u32 = martin.points.iter().map(|it| u32::from(*it)).sum();
    let card = moment_card(Words::of(Lang::En), &table, &moment);
    assert!(points > 0 && card.seats[2].detail.starts_with(&points.to_string()), "{:?}", card.seats);
    let alone = |seats: &[u8]| {
        board("alhambra", &Scene { view: moment.moment.view.get(), seats, words: Words::of(Lang::En) }).unwrap()
    };
    let cards = |svg: &str| svg.matches("<text").count();
    assert_eq!(cards(&alone(&[3])) - cards(&alone(&[])), martin.buildings.iter().count());
}

#[test]
fn the_eyes_of_a_link_show_what_everybody_saw() {
    for game in GAMES {
        let (table, entries) = finished(*game, *game.players().end(), 0);
        for seat in [0, 1].map(|it| Observer::Seat(Seat::new(it))) {
            let end = |observer| card_at(Lang::En, &table, &entries, observer, u32::MAX).board;
            assert_eq!(end(seat), end(Observer::Spectator), "{}", game.slug());
            assert_eq!(end(seat), end(Observer::Arbiter), "{}", game.slug());
        }
        // What one's own eyes and those of the arbiter see besides is in no picture.
        let public = GameSession::load(&table, &entries[..1]).unwrap().played.view(Observer::Spectator);
        for eyes in [Observer::Arbiter, Observer::Seat(Seat::new(0)), Observer::Spectator] {
            let early = PublicMoment::at(&table, &entries, eyes, 1).unwrap().moment;
            assert_eq!(early.view.get(), public, "{} {eyes:?}", game.slug());
        }
    }
}
