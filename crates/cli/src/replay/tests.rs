//! The screen of a replay, drawn to a test backend and driven by keys.

use catalog::{AnyMatch, Level, game};
use kernel::{Observer, Seat, Seats};
use ratatui::{
    Terminal,
    backend::TestBackend,
    crossterm::event::{KeyCode, KeyEvent, KeyModifiers},
};
use record::Seed;
use words::{Lang, Words};

use super::app::App;
use crate::{
    screen::{Flow, Screen},
    setup,
};

fn finished() -> Box<dyn AnyMatch> {
    let money = game("money").unwrap();
    let options = [("deals".to_owned(), "1".to_owned())];
    let mut played = money.start(3, &options, Seed::from_phrase("replay", 0)).unwrap();
    let bot = |seat| Some(setup::bot(money, Level::Medium, "replay", 0, seat));
    let mut bots: Vec<_> = Seats::first(3).iter().map(bot).collect();
    setup::let_bots_play(&mut *played, &mut bots, |_, _, _| Ok::<_, ()>(())).unwrap();
    played
}

fn app(observer: Observer) -> App {
    App::new(finished(), ["Ada", "Blaise", "Chen"].map(str::to_owned).to_vec(), observer, Words::of(Lang::En))
}

fn press(app: &mut App, code: KeyCode) -> Flow {
    app.key(KeyEvent::new(code, KeyModifiers::NONE)).unwrap_or(Flow::Leave)
}

fn seen(app: &App) -> String {
    let mut terminal = Terminal::new(TestBackend::new(110, 36)).unwrap();
    terminal.draw(|frame| app.draw(frame)).unwrap();
    let rows = terminal.backend().buffer().content().chunks(110);
    rows.map(|row| row.iter().map(|cell| cell.symbol()).collect::<String>()).collect::<Vec<_>>().join("\n")
}

/// How many steps the slider has.
fn steps(app: &App) -> usize {
    let screen = seen(app);
    let slider = screen.lines().rev().nth(1).unwrap();
    slider.split(['/', ' ']).nth(1).unwrap().parse().unwrap()
}

#[test]
fn forward_back_and_to_the_end() {
    let mut app = app(Observer::Arbiter);
    let beginning = seen(&app);
    assert!(beginning.contains("The beginning") && beginning.contains("round 1"), "{beginning}");
    press(&mut app, KeyCode::Right);
    assert!(seen(&app).contains("Ada: "), "{}", seen(&app));
    press(&mut app, KeyCode::Left);
    assert!(seen(&app) == beginning);
    press(&mut app, KeyCode::End);
    let end = seen(&app);
    assert!(end.contains("Total") && end.contains("win"), "{end}");
    press(&mut app, KeyCode::Right);
    assert!(seen(&app) == end, "there is nothing beyond the end");
    press(&mut app, KeyCode::Char('0'));
    assert!(seen(&app) == beginning);
    press(&mut app, KeyCode::Char('9'));
    assert!(seen(&app) == end);
    press(&mut app, KeyCode::Home);
    press(&mut app, KeyCode::PageDown);
    press(&mut app, KeyCode::PageUp);
    assert!(seen(&app) == beginning);
    assert_eq!(press(&mut app, KeyCode::Char('q')), Flow::Leave);
}

#[test]
fn every_observer_in_turn() {
    let mut app = app(Observer::Arbiter);
    for eyes in
        ["everything", "as seen by Ada", "as seen by Blaise", "as seen by Chen", "as seen by a spectator", "everything"]
    {
        assert!(seen(&app).contains(eyes), "{eyes}");
        press(&mut app, KeyCode::Tab);
    }
}

#[test]
fn unseen_steps_are_not_counted() {
    let all = steps(&app(Observer::Arbiter));
    let own = steps(&app(Observer::Seat(Seat::new(0))));
    let public = steps(&app(Observer::Spectator));
    assert!(public < own && own < all, "{public} {own} {all}");
}
