//! Non-interference: two games that an observer must not be able to distinguish send it the same bytes.
//!
//! A random game is played for a while. Its twin is made from the log by swapping two pieces that the observer has never
//! seen, or by replacing a chance outcome that it has not seen. Everything that the observer is sent in both games is
//! compared: frames, whole and as what has changed, events, legal choices, refusals, the first messages of a new
//! connection, past moments, notifications, and the table as lists show it. A hint is given the view and fresh random
//! numbers alone, and an analysis is of a game that is over, when nothing is hidden any more.
//! `COMPTOIR_PAIRS` sets the number of pairs per game.

mod frames;
mod tables;

use catalog::{AnyGame, GAMES};
use kernel::{Draw, Observer, Seat, Turn};
use protocol::{News, NoticeKind};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use record::Mover;

use server::{
    store::{Clock, Entry, Table},
    testing::{
        Common, EventsSince, FrameBase, GameSession, Line, PublicChange, SeatNews, history, moment_card, seat_news,
    },
};

use tables::{listed, table};

/// Enough to find a leak that a game in a hundred shows; `cargo xtask secrecy` makes a million.
const DEFAULT_PAIRS: u64 = 3_000;
/// The most entries of a random game: some games end early, where most is hidden, some late.
const MAX_ENTRIES: [u32; 2] = [24, 90];
/// The number of twins that are tried for each game and observer.
const TWINS: u32 = 12;

#[test]
fn what_an_observer_must_not_know_changes_no_byte() {
    let wanted = match std::env::var("COMPTOIR_PAIRS") {
        Ok(pairs) => pairs.parse().expect("COMPTOIR_PAIRS must be a number"),
        Err(_) => DEFAULT_PAIRS,
    };
    std::thread::scope(|threads| {
        for game in GAMES {
            // Two threads a game: the slowest is slower than all others together.
            for half in 0..2 {
                threads.spawn(move || enough_pairs(*game, wanted.div_ceil(2), half));
            }
        }
    });
}

fn enough_pairs(game: &'static dyn AnyGame, wanted: u64, half: u64) {
    let (mut pairs, mut n) = (0, half);
    while pairs < wanted {
        let players = game.players().start() + (n % (game.players().count() as u64)) as u8;
        pairs += pairs_of_one_game(game, players, n);
        n += 2;
        // Where little is hidden, as in a game of open plans, pairs are rare.
        assert!(n < 1_000 + 40 * wanted, "{}: only {pairs} pairs in {n} games: the test tests nothing", game.slug());
    }
}

fn pairs_of_one_game(game: &'static dyn AnyGame, players: u8, n: u64) -> u64 {
    let mut rng = Pcg64Mcg::seed_from_u64(n);
    let table = table(game, players, n);
    let entries = random_entries(&table, &mut rng);
    let probes = probes(&table, &entries);
    let mut pairs = 0;
    for observer in GameSession::begin(&table).unwrap().observers() {
        let hidden = hidden_outcomes(&table, &entries, observer);
        if hidden.is_empty() {
            continue;
        }
        let known = knowledge(&table, &entries, observer);
        let mut sent = None;
        for _ in 0..TWINS {
            let mut one_of = || &hidden[rng.below(hidden.len() as u32) as usize];
            let (one, two) = (one_of(), one_of());
            let (one, two, other) = if rng.below(2) == 0 {
                (one.piece(), two.piece(), swapped(&entries, one.piece(), two.piece()))
            } else {
                let instead = &one.instead[rng.below(one.instead.len() as u32) as usize];
                (one.taken.as_str(), instead.as_str(), replaced(&entries, one, instead))
            };
            if one == two || knowledge(&table, &other, observer) != known {
                continue;
            }
            let sent = sent.get_or_insert_with(|| bytes(&table, &entries, observer, &probes));
            let sent_there = bytes(&table, &other, observer, &probes);
            for (here, there) in sent.iter().zip(&sent_there) {
                assert_eq!(here, there, "{observer:?} can tell {one} from {two} in game {n} of {}", game.slug());
            }
            assert_eq!(sent.len(), sent_there.len());
            let told = |entries| notifications(&table, entries, observer);
            assert_eq!(told(&entries), told(&other), "a notification tells {one} from {two} in game {n}");
            // The picture of a shared moment is for everybody, through whose eyes it may be asked for.
            if observer == Observer::Spectator && pairs % 4 == 0 {
                for eyes in [Observer::Arbiter, Observer::Spectator] {
                    let version = 1 + rng.below(entries.len() as u32);
                    let card = |entries| moment_card(&table, entries, eyes, version);
                    assert_eq!(card(&entries), card(&other), "a picture tells {one} from {two} in game {n}");
                }
            }
            // The past is made of the same frames: a sample of it is enough.
            if pairs % 8 == 0 {
                let past = |entries| looks_back(&table, entries, observer);
                assert_eq!(
                    past(&entries),
                    past(&other),
                    "{observer:?} can tell {one} from {two} in the past of game {n}"
                );
            }
            pairs += 1;
        }
    }
    pairs
}

/// A game played at random for a while, with a choice taken back now and then.
fn random_entries(table: &Table, rng: &mut Pcg64Mcg) -> Vec<Entry> {
    let mut session = GameSession::begin(table).unwrap();
    let mut entries = Vec::new();
    let mut lines = session.draw_opening();
    let mut since = 0;
    let most = MAX_ENTRIES[rng.below(2) as usize];
    for n in 0..=rng.below(most) {
        session.record_entry(n, n.into(), &lines, since).unwrap();
        entries.push(Entry { n, text: Line::text(&lines), at: n.into() });
        let Turn::Seats(seats) = session.played.turn() else { break };
        let acted = Seat::new(rng.below(u32::from(session.played.players())) as usize);
        if rng.below(8) == 0 && session.may_undo(Observer::Seat(acted)) {
            lines = session.undo(acted).unwrap();
            since = session.played.ply();
            continue;
        }
        let seat = seats.iter().nth(rng.below(u32::from(seats.len())) as usize).unwrap();
        let legal = session.played.legal(seat);
        let action = &legal[rng.below(legal.len() as u32) as usize];
        since = session.played.ply();
        lines = session.play(seat, &[action]).unwrap();
    }
    entries
}

/// An outcome that the observer did not see.
struct Hidden {
    /// Which entry, and which line of it.
    at: (usize, usize),
    taken: String,
    /// All that nature might have picked.
    instead: Vec<String>,
}

impl Hidden {
    /// The last word, mostly a piece that was dealt to another player.
    fn piece(&self) -> &str {
        self.taken.rsplit(' ').next().unwrap_or("")
    }
}

fn hidden_outcomes(table: &Table, entries: &[Entry], observer: Observer) -> Vec<Hidden> {
    let mut played = GameSession::begin(table).unwrap().played;
    let mut hidden = Vec::new();
    for (n, entry) in entries.iter().enumerate() {
        for (line_number, line) in Line::parse_all(&entry.text).unwrap().into_iter().enumerate() {
            match line {
                Line::Step(mover, step) => {
                    if mover == Mover::Chance && played.sees(observer, mover, &step) == Some(false) {
                        hidden.push(Hidden { at: (n, line_number), taken: step.clone(), instead: played.outcomes() });
                    }
                    played.replay_steps(&[(mover, step)]).unwrap();
                }
                Line::Undo(seat) => played.undo(seat).unwrap(),
                _ => (),
            }
        }
    }
    hidden
}

fn replaced(entries: &[Entry], hidden: &Hidden, instead: &str) -> Vec<Entry> {
    let mut entries = entries.to_vec();
    let (entry, line_number) = hidden.at;
    let mut lines: Vec<&str> = entries[entry].text.split('\n').collect();
    let line = format!(". {instead}");
    lines[line_number] = &line;
    entries[entry].text = lines.join("\n");
    entries
}

fn swapped(entries: &[Entry], one: &str, two: &str) -> Vec<Entry> {
    let word = |it: &'_ str| {
        if it == one {
            two.to_owned()
        } else if it == two {
            one.to_owned()
        } else {
            it.to_owned()
        }
    };
    let line = |it: &str| it.split(' ').map(word).collect::<Vec<_>>().join(" ");
    let text = |it: &str| it.split('\n').map(line).collect::<Vec<_>>().join("\n");
    entries.iter().map(|entry| Entry { text: text(&entry.text), ..entry.clone() }).collect()
}

/// What the observer knew after each step (that a view tells no secret is checked by the laws); nothing
/// if there is no such game.
fn knowledge(table: &Table, entries: &[Entry], observer: Observer) -> Option<Vec<u64>> {
    let mut played = GameSession::begin(table).unwrap().played;
    let lines = entries.iter().flat_map(|entry| Line::parse_all(&entry.text).unwrap());
    let known = |line| {
        match line {
            Line::Step(mover, step) => played.replay_steps(&[(mover, step)]).ok()?,
            Line::Undo(seat) => played.undo(seat).ok()?,
            _ => (),
        }
        Some(played.view_hash(observer))
    };
    lines.map(known).collect()
}

/// Choices that are or were legal for some seat. Another seat that sends one is refused.
fn probes(table: &Table, entries: &[Entry]) -> Vec<String> {
    let session = GameSession::load(table, entries).unwrap();
    let seats = (0..usize::from(session.played.players())).map(Seat::new);
    let mut probes: Vec<String> = seats.flat_map(|seat| session.played.legal(seat)).collect();
    let choices = entries.iter().flat_map(|entry| Line::parse_all(&entry.text).unwrap());
    probes.extend(choices.filter_map(|line| match line {
        Line::Step(Mover::Seat(_), action) => Some(action),
        _ => None,
    }));
    probes
}

/// Everything that the observer is ever sent in this game.
fn bytes(table: &Table, entries: &[Entry], observer: Observer, probes: &[String]) -> Vec<String> {
    let mut session = GameSession::begin(table).unwrap();
    session.followed[session.index(observer)] = true;
    let (mut sent, mut shown): (_, Option<FrameBase>) = (Vec::new(), None);
    for entry in entries {
        let mut change = session.apply(entry).unwrap();
        if change.shown[session.index(observer)] {
            let (version, common) = (session.cursor(observer).version, Common::of(&session, 0));
            let events = session.played.raw_news(observer, change.since).into_iter();
            let news = events.map(|(_, event)| News { version, event }).collect();
            let told = EventsSince { since: version - 1, news };
            let view = change.views[session.index(observer)].take();
            let now = FrameBase::of(&session, observer, view, &common);
            sent.push(now.frame(&told, &common));
            if let Some(before) = &shown {
                sent.push(now.change(before, &told.news, &common, &mut PublicChange::default()));
            }
            shown = Some(now);
            for (_, event) in session.played.news(observer, change.since) {
                sent.push(event.to_string());
            }
            sent.push(listed(table, &session, observer));
        }
    }
    if let Observer::Seat(seat) = observer {
        let legal = session.played.legal(seat);
        for probe in probes.iter().filter(|probe| !legal.contains(probe)) {
            let refusal = session.play(seat, &[probe]).expect_err("what is not legal is refused");
            sent.push(serde_json::to_string(&refusal).unwrap());
        }
        // What follows a choice in one message must not be a way to peek.
        for (first, probe) in legal.iter().zip(probes).take(2) {
            let refusal = session.play(seat, &[first, probe, "nonsense"]).expect_err("nonsense is refused");
            sent.push(serde_json::to_string(&refusal).unwrap());
        }
        sent.push(session.played.can_undo(seat).to_string());
    }
    sent.push(listed(table, &session, Observer::Spectator));
    sent
}

/// What the observer is told while it does not look, and after which version: no notification may tell of a step that a
/// frame would not tell of.
fn notifications(table: &Table, entries: &[Entry], observer: Observer) -> Vec<(NoticeKind, u32)> {
    let (mut session, mut told) = (GameSession::begin(table).unwrap(), Vec::new());
    for entry in entries {
        let (before, lines) = (session.seats_before(), Line::parse_all(&entry.text).unwrap());
        session.apply(entry).unwrap();
        let version = session.cursor(observer).version;
        let news = seat_news(&session, before, &lines).into_iter().filter(|it| observer == Observer::Seat(it.0));
        told.extend(news.filter_map(|(_, news)| match news {
            SeatNews::Tell(kind) => Some((kind, version)),
            SeatNews::Settled => None,
        }));
    }
    told
}

/// What the observer is sent when it comes back, or looks back.
fn looks_back(table: &Table, entries: &[Entry], observer: Observer) -> [String; 3] {
    let all = history::events_since(table, entries, observer, 0).unwrap();
    let (last, moments) = history::moments(table, entries, observer, 0..=u32::MAX).unwrap();
    [serde_json::to_string(&(all.since, all.news)).unwrap(), last.to_string(), serde_json::to_string(&moments).unwrap()]
}

/// How many cards were added to a bid that is sealed or still open leaves no trace at all.
#[test]
fn the_number_of_hidden_choices_changes_no_byte() {
    let game = catalog::game("money").unwrap();
    let mut table = table(game, 4, 1);
    table.settings.clock = Clock::Live { seconds: 600, increment: 5 };
    let hidden = |n_cards: usize, seal: bool| {
        let mut session = GameSession::begin(&table).unwrap();
        let mut entries = vec![Entry { n: 0, text: Line::text(&session.draw_opening()), at: 0 }];
        for _ in 0..n_cards {
            let action = session.played.legal(Seat::new(1)).into_iter().find(|it| it.starts_with("add")).unwrap();
            let text = Line::text(&session.play(Seat::new(1), &[&action]).unwrap());
            entries.push(Entry { n: entries.len() as u32, text, at: 10 });
        }
        if seal {
            let text = Line::text(&session.play(Seat::new(1), &["seal"]).unwrap());
            entries.push(Entry { n: entries.len() as u32, text, at: 10 });
        }
        entries
    };
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(3)), Observer::Spectator] {
        for seal in [false, true] {
            let none = bytes(&table, &hidden(0, seal), observer, &[]);
            let told = notifications(&table, &hidden(0, seal), observer);
            assert_eq!(told.is_empty(), observer == Observer::Spectator, "players are told that the game has begun");
            for n_cards in 1..=6 {
                assert_eq!(notifications(&table, &hidden(n_cards, seal), observer), told);
                assert_eq!(
                    bytes(&table, &hidden(n_cards, seal), observer, &[]),
                    none,
                    "{n_cards} cards, sealed: {seal}"
                );
            }
        }
    }
}

/// What a seat has prepared, and when, leaves no trace either: not even in what the seat itself is shown of the game.
#[test]
fn prepared_choices_change_no_byte() {
    let prepare = |seat: Seat, game: &dyn AnyGame| {
        let known = &game.preparations()[0];
        let (actions, stops) = (vec![known.action.to_owned()], Vec::new());
        Line::Prepare(seat, protocol::PreparedChoice { choice: known.id.to_owned(), actions, stops })
    };
    let mut prepared = 0;
    for game in GAMES.iter().filter(|it| !it.preparations().is_empty()) {
        for n in 0..6 {
            let (players, mut rng) = (*game.players().end(), Pcg64Mcg::seed_from_u64(n));
            let table = table(*game, players, n);
            let entries = random_entries(&table, &mut rng);
            let mut others = Vec::new();
            for entry in &entries {
                others.push(entry.text.clone());
                let seat = Seat::new(rng.below(players.into()) as usize);
                match rng.below(3) {
                    0 => others.push(prepare(seat, *game).to_string()),
                    1 => others.push(Line::Unprepare(seat).to_string()),
                    _ => (),
                }
            }
            prepared += others.len() - entries.len();
            let at = |(n, text): (usize, String)| Entry { n: n as u32, text, at: 0 };
            let others: Vec<Entry> = others.into_iter().enumerate().map(at).collect();
            let entries: Vec<Entry> = entries.into_iter().map(|it| Entry { at: 0, ..it }).collect();
            for observer in GameSession::begin(&table).unwrap().observers() {
                assert_eq!(bytes(&table, &others, observer, &[]), bytes(&table, &entries, observer, &[]));
                assert_eq!(looks_back(&table, &others, observer), looks_back(&table, &entries, observer));
            }
        }
    }
    assert!(prepared > 50, "{prepared} lines");
}
