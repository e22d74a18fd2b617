//! A server that is killed again and again loses nothing that it acknowledged, and does nothing twice.

use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    time::Duration,
};

use protocol::Refusal;
use serde_json::{Value, json};
use server::store::{Entry, Logs, Sqlite};
use test_services::{Answer, Client, Guest, ServerProcess, money};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

const KILLS: u64 = 8;
const TABLES: usize = 4;
/// So many choices are acknowledged between two kills at least, however busy the machine is.
const CHOICES: usize = 4;

/// A client that records acknowledged and unanswered choices, and all events.
struct Player {
    guest: Guest,
    table: String,
    /// 0 for one who only watches.
    seat: usize,
    version: u32,
    news: Vec<Value>,
    acknowledged: Vec<Vec<String>>,
    /// Receives one for every acknowledged choice.
    progress: UnboundedSender<()>,
    pending: Option<(u32, Vec<String>)>,
    /// Whether the log has what is pending.
    kept: bool,
    over: bool,
}

impl Player {
    /// Plays until the socket breaks or the game is over.
    async fn play(&mut self, address: SocketAddr) {
        self.guest = self.guest.at(address);
        let path = format!("/api/tables/{}/socket?since={}", self.table, self.version);
        let Ok(socket) = self.guest.socket(&path, None).await else { return };
        let mut client = Client::new(socket);
        client.news = std::mem::take(&mut self.news);
        self.play_through(&mut client).await;
        self.over = client.is_over();
        self.news = client.news;
    }

    async fn play_through(&mut self, client: &mut Client) -> Option<()> {
        while client.version() == 0 {
            client.next().await?;
        }
        assert!(client.version() >= self.version, "nothing that was shown is taken back");
        // A choice without an answer is repeated unchanged, and takes effect once.
        if let Some((version, actions)) = self.pending.clone() {
            match self.send(client, version, &actions).await? {
                Answer::Ack(_) => assert!(!self.kept, "carried out a second time"),
                Answer::Refused(why) => assert!(self.kept && why == Refusal::Stale, "{why}"),
            }
            self.acknowledged.push(actions);
            self.pending = None;
        }
        loop {
            while !client.owes() && !client.is_over() {
                client.next().await?;
                self.version = client.version();
            }
            if client.is_over() {
                return Some(());
            }
            let (version, actions) = (client.version(), client.any_choice());
            self.pending = Some((version, actions.clone()));
            if let Answer::Refused(why) = self.send(client, version, &actions).await? {
                panic!("{actions:?}: {why}");
            }
            self.acknowledged.push(actions);
            // The test listens until its last kill.
            let _ = self.progress.send(());
            self.pending = None;
        }
    }

    async fn send(&mut self, client: &mut Client, version: u32, actions: &[String]) -> Option<Answer> {
        let id = client.say(json!({"type": "play", "version": version, "actions": actions})).await;
        let answer = client.answer(id).await;
        self.version = client.version();
        answer
    }

    /// Holds the log against what was acknowledged.
    fn check(&mut self, log: &[Entry]) {
        let own = format!("{} ", self.seat);
        let kept: Vec<Vec<String>> = log
            .iter()
            .map(|it| it.text.lines().filter_map(|line| line.strip_prefix(&own)).map(str::to_owned).collect())
            .filter(|it: &Vec<String>| !it.is_empty())
            .collect();
        let pending = self.pending.iter().map(|(_, actions)| actions.clone());
        let with_pending: Vec<_> = self.acknowledged.iter().cloned().chain(pending).collect();
        self.kept = kept == with_pending;
        assert!(self.kept || kept == self.acknowledged, "{kept:?} is not {with_pending:?}");
    }
}

async fn people(folder: &Path, address: SocketAddr) -> (Vec<Player>, UnboundedReceiver<()>) {
    let (progress, acknowledged) = unbounded_channel();
    let mut players = Vec::new();
    for _ in 0..TABLES {
        let (ada, bob) = (Guest::named(address, "Ada").await, Guest::named(address, "Bob").await);
        let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "random"}]);
        let id = ada.make(test_services::with(money(seats), "options", json!({"deals": "9"}))).await;
        bob.join(&id).await;
        for (seat, guest) in [(1, ada), (2, bob), (0, Guest::named(address, "Eve").await)] {
            let (table, acknowledged, news, progress) = (id.clone(), Vec::new(), Vec::new(), progress.clone());
            players.push(Player {
                guest,
                table,
                seat,
                version: 0,
                news,
                acknowledged,
                progress,
                pending: None,
                kept: false,
                over: false,
            });
        }
    }
    assert!(folder.join("data.db").exists());
    (players, acknowledged)
}

async fn check(players: &mut [Player], data: PathBuf) {
    let store = Sqlite::open_read_only(&data).await.unwrap();
    for player in players {
        player.check(&store.entries(&player.table).await.unwrap());
    }
}

#[tokio::test]
async fn what_was_acknowledged_outlives_every_kill() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = ServerProcess::start(env!("CARGO_BIN_EXE_comptoir"), folder.path());
    let (mut players, mut acknowledged) = people(folder.path(), server.address).await;
    for kill in 0..KILLS {
        let address = server.address;
        let killer = async {
            // Those before the last kill do not count.
            while acknowledged.try_recv().is_ok() {}
            for _ in 0..CHOICES {
                acknowledged.recv().await;
            }
            // Spread over a tenth of a second, so that it falls into different parts of the work.
            tokio::time::sleep(Duration::from_millis(kill * 37 % 101)).await;
            server.kill();
        };
        let play = futures_util::future::join_all(players.iter_mut().map(|it| it.play(address)));
        tokio::join!(killer, play);
        check(&mut players, folder.path().join("data.db")).await;
        server = ServerProcess::start(env!("CARGO_BIN_EXE_comptoir"), folder.path());
    }
    let address = server.address;
    futures_util::future::join_all(players.iter_mut().map(|it| it.play(address))).await;
    check(&mut players, folder.path().join("data.db")).await;
    for player in &players {
        assert!(player.over, "the game went on to its end");
        let mut late = player.guest.follow(&player.table).await;
        late.until(|it| it.table["status"] == "over" && it.is_over()).await;
        assert_eq!(player.news, late.news, "a client that reconnected got the same events as a new one");
        let text = player.guest.get(&format!("/api/tables/{}/record", player.table)).await.0.text;
        let verdict = catalog::game("money").unwrap().verify(&record::Record::parse(&text).unwrap()).unwrap();
        assert!(verdict.seed && verdict.hash && verdict.ended);
    }
    server.kill();
}
