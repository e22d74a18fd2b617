//! The screen, drawn to a test backend and driven by keys.

use std::path::Path;

use catalog::Level;
use kernel::Seats;
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use tempfile::{TempDir, tempdir};
use words::{Lang, Words};

use super::{
    app::{App, Window},
    session::{ME, Seating, Session},
};
use crate::{
    screen::{Flow, Screen},
    setup::{self, find},
};

/// A game in French against three medium bots; the folder holds its record.
fn game() -> (App, TempDir) {
    let folder = tempdir().unwrap();
    (App::new(session(folder.path())), folder)
}

fn session(folder: &Path) -> Session {
    let words = Words::of(Lang::Fr);
    let Ok(money) = find("money") else { panic!("there is Money!") };
    let seed = setup::seed("screen", 0, true);
    let options = [("deals".to_owned(), "1".to_owned())];
    let played = money.start(4, &options, seed).unwrap();
    let bot = |seat| setup::bot(money, Level::Medium, "screen", 0, seat);
    let bots = Seats::first(4).iter().map(|seat| (seat != ME).then(|| bot(seat))).collect();
    let names = ["Zoé", "Ada", "Blaise", "Chen"].map(str::to_owned).to_vec();
    let path = folder.join("game.record");
    let Ok(session) = Session::begin(Seating { words, played, bots, names, seed, path }) else {
        panic!("the folder can be written")
    };
    session
}

fn press(app: &mut App, code: KeyCode) -> Flow {
    let Ok(flow) = app.key(KeyEvent::new(code, KeyModifiers::NONE)) else { panic!("the record can be written") };
    flow
}

fn type_in(app: &mut App, keys: &str) {
    for key in keys.chars() {
        press(app, if key == '\n' { KeyCode::Enter } else { KeyCode::Char(key) });
    }
}

/// The screen as text, without trailing spaces.
fn seen(app: &App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let buffer = terminal.backend().buffer();
    let rows = buffer.content().chunks(usize::from(width));
    let text = rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>().trim_end().to_owned());
    text.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_screen_of_a_bid() {
    let (mut app, _folder) = game();
    type_in(&mut app, "13");
    insta::assert_snapshot!("bid", seen(&app, 110, 30));
}

#[test]
fn the_screen_of_an_exchange() {
    let (mut app, _folder) = game();
    type_in(&mut app, "12345\n");
    insta::assert_snapshot!("exchange", seen(&app, 110, 34));
}

#[test]
fn cards_are_picked_freely_and_sent_in_order() {
    let (mut app, _folder) = game();
    let pieces = app.picks.as_ref().unwrap().pieces.clone();
    type_in(&mut app, "31");
    // Down goes from currency to currency.
    let last = pieces.len() - 1;
    pieces.iter().for_each(|_| _ = press(&mut app, KeyCode::Down));
    type_in(&mut app, " ");
    assert_eq!((app.cursor, app.picked.as_slice()), (last, [2, 0, last].as_slice()));
    press(&mut app, KeyCode::Up);
    assert!(pieces[app.cursor].group != pieces[last].group);
    type_in(&mut app, "u");
    assert_eq!(app.picked, [2, 0]);
    let sum = pieces[0].worth + pieces[2].worth;
    assert!(seen(&app, 110, 30).contains(&format!("= {sum}   Entrée")));
    press(&mut app, KeyCode::Enter);
    let record = app.session.played.record();
    let own: Vec<&str> =
        record.steps.iter().filter(|(it, _)| it.to_string() == "1").map(|(_, it)| it.as_str()).collect();
    assert_eq!(own[..3], [pieces[0].action.as_str(), pieces[2].action.as_str(), "seal"]);
}

#[test]
fn what_cannot_be_taken_back_is_said() {
    let (mut app, _folder) = game();
    type_in(&mut app, "u");
    assert!(seen(&app, 110, 30).contains("Il n’y a encore rien à annuler"), "{}", seen(&app, 110, 30));
    type_in(&mut app, "\nu");
    assert!(seen(&app, 110, 30).contains("Trop tard"));
    type_in(&mut app, "2");
    assert!(!seen(&app, 110, 30).contains("Trop tard"));
}

#[test]
fn windows_open_and_close() {
    let (mut app, _folder) = game();
    for (key, text) in
        [('h', "À chaque tour"), ('?', "À chaque tour"), ('l', "Vous commencez avec"), ('q', "Quitter\u{202f}?")]
    {
        type_in(&mut app, &key.to_string());
        assert!(seen(&app, 110, 36).contains(text), "{key}");
        press(&mut app, KeyCode::Char('x'));
        assert_eq!(app.window, None);
    }
    type_in(&mut app, "q");
    assert_eq!(press(&mut app, KeyCode::Char('n')), Flow::Stay);
    type_in(&mut app, "q");
    assert_eq!(press(&mut app, KeyCode::Char('o')), Flow::Leave);
}

#[test]
fn control_c_twice_leaves() {
    let (mut app, _folder) = game();
    let mut interrupt = || app.key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)).unwrap_or(Flow::Stay);
    assert_eq!((interrupt(), interrupt()), (Flow::Stay, Flow::Leave));
}

#[test]
fn a_game_to_its_end_and_the_score_sheet() {
    let (mut app, folder) = game();
    for _ in 0..200 {
        if app.session.is_over() {
            break;
        }
        let keys = if app.picks.is_some() { "12\n" } else { "2\n" };
        type_in(&mut app, keys);
    }
    assert_eq!(app.window, Some(Window::Score));
    let screen = seen(&app, 110, 36);
    for part in ["La partie est terminée", "Monnaies", "Pièces d’or", "Triplets", "Total", "Vous", "game.record"] {
        assert!(screen.contains(part), "{part}\n{screen}");
    }
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Leave);
    let record = std::fs::read_to_string(folder.path().join("game.record")).unwrap();
    assert!(record.contains("\nseat 1 Zoé\n") && record.contains("\nwinners "));
}

#[test]
fn small_screens_lose_nothing_but_comfort() {
    let (mut app, _folder) = game();
    assert!(seen(&app, 80, 24).contains("Entrée"));
    type_in(&mut app, "1\n");
    assert_eq!(app.window, Some(Window::News), "without room for the log, news has a window");
    assert!(seen(&app, 80, 24).contains("Vous misez"));
    for (width, height) in [(40, 12), (20, 5), (7, 3), (1, 1)] {
        for key in "hxlxqx".chars() {
            seen(&app, width, height);
            press(&mut app, KeyCode::Char(key));
        }
    }
}
