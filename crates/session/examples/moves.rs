//! What a move costs a table apart from sockets and disk: `moves GAME PLAYERS GAMES` plays at random, writes what every
//! seat is sent of every move, and prints how many moves and bytes that were. Under callgrind, the difference between
//! two numbers of games gives the instructions of a move, whatever else a machine does.

#![expect(clippy::print_stdout, reason = "this is what the command is for")]

use catalog::NewsTexts;
use kernel::{Observer, Seat};
use protocol::{ChatAccess, Clock};
use record::Seed;
use session::{
    Common, EventsSince, FrameBase, GameSession, HistoryUpdate, Line, Occupant, PublicChange, Settings, Table,
};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, games] = arguments.as_slice() else { panic!("moves GAME PLAYERS GAMES") };
    let (players, games): (u8, u64) = (players.parse().expect("players"), games.parse().expect("games"));
    let (mut moves, mut sent, mut most) = (0_usize, 0, 0);
    for n in 0..games {
        let (mut playing, mut rng) = (Playing::begin(&table(game, players, n)), n);
        while let Some(seat) = playing.session.to_move().iter().next() {
            let bytes = playing.play(seat, &mut rng);
            (moves, sent, most) = (moves + 1, sent + bytes, most.max(bytes));
        }
    }
    println!("{moves} moves, {} bytes a move, {most} at most", sent / moves.max(1));
}

/// A game whose every seat has a socket that follows changes.
struct Playing {
    session: GameSession,
    /// What each seat was shown last.
    shown: Vec<Option<FrameBase>>,
}

impl Playing {
    fn begin(table: &Table) -> Playing {
        let mut session = GameSession::begin(table).expect("the game has such a table");
        for observer in session.observers().filter(|it| *it != Observer::Spectator) {
            session.followed[session.index(observer)] = true;
        }
        let lines = session.draw_opening();
        let mut this = Playing { session, shown: table.seats.iter().map(|_| None).collect() };
        this.record(&lines, 0);
        this
    }

    /// Plays a choice at random, as a table does. Returns how many bytes are sent.
    fn play(&mut self, seat: Seat, rng: &mut u64) -> usize {
        let (legal, since) = (self.session.played.legal(seat), self.session.played.ply());
        let lines = self.session.play(seat, &choice(&legal, rng)).expect("only what is legal is played");
        let unrecorded = self.session.set_aside().expect("a choice was played");
        self.session.take_up(unrecorded);
        self.record(&lines, since)
    }

    fn record(&mut self, lines: &[Line], since: usize) -> usize {
        let session = &mut self.session;
        let mut change = session.record_entry(session.n, 0, lines, since).expect("it is the next entry");
        let common = Common::of(session, 0);
        let (mut public, mut texts, mut sent) = (PublicChange::default(), NewsTexts::default(), 0);
        for (index, shown) in self.shown.iter_mut().enumerate().filter(|(index, _)| change.shown[*index]) {
            let observer = Observer::Seat(Seat::new(index));
            let told =
                EventsSince { since: 0, news: HistoryUpdate::of(session, observer, &change, &mut texts).into_news() };
            let now = FrameBase::of(session, observer, change.views[index].take(), &common);
            let text = match &*shown {
                Some(before) => now.change(before, &told.news, &common, &mut public),
                None => now.frame(&told, &common),
            };
            sent += text.len();
            *shown = Some(now);
        }
        session.played.forget_news();
        sent
    }
}

/// A legal choice; where several make one, some of them and what ends it.
fn choice<'a>(legal: &'a [String], rng: &mut u64) -> Vec<&'a str> {
    const SEAL: &str = "seal";
    if !legal.iter().any(|it| it == SEAL) {
        return vec![&legal[below(rng, legal.len())]];
    }
    let some = legal.iter().filter(|it| *it != SEAL && below(rng, 3) == 0);
    some.map(String::as_str).chain([SEAL]).collect()
}

fn table(game: &str, players: u8, n: u64) -> Table {
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
    let seats = vec![Occupant::Open; usize::from(players)];
    Table::new("moves", game, settings, seats, Seed::from_phrase("moves", n)).expect("there is such a game")
}

fn below(rng: &mut u64, n: usize) -> usize {
    *rng = rng.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*rng >> 33) as usize % n
}
