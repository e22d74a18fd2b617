use std::collections::BTreeMap;

use comptoir_wasm::LocalTable;
use record::{Mover, Record};
use serde_json::json;
use test_services::TestServer;

use crate::{Player, new_table};

/// Levels that do not search: a search may end by time, and then the server and this table would differ.
const SEATS: [&str; 3] = ["Ada", "bot easy", "bot medium"];

/// Plays a game at the server, a person by its first legal actions, and gives its record.
async fn at_server(server: &TestServer, game: &str) -> Record {
    let ada = server.guest("Ada").await;
    let id = ada
        .make(json!({
            "game": game, "options": {},
            "seats": [{"type": "me"}, {"type": "bot", "level": "easy"}, {"type": "bot", "level": "medium"}],
            "public": false, "clock": {"type": "none"}, "memory": true, "hints": true, "entropy": null, "shares": false
        }))
        .await;
    let mut client = ada.follow(&id).await;
    client.play_on().await;
    client.until(|it| it.table["status"] == "over").await;
    let text = ada.get(&format!("/api/tables/{id}/record")).await.text.clone();
    Record::parse(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_the_device_plays_as_the_server_does() {
    let server = TestServer::open().await;
    for game in ["money", "alhambra", "mint-works", "ginkgopolis", "donnant"] {
        let record = at_server(&server, game).await;
        let mut kept = new_table(game, &SEATS);
        kept.options = record.options.iter().cloned().collect::<BTreeMap<_, _>>();
        kept.seed = record.seed.unwrap().to_string();
        let mut table = LocalTable::open(kept, 0).unwrap();
        let mut ada = Player::attach(&mut table, "seat-1");
        // Those who choose at the same time are logged in the order in which they were done.
        for (mover, action) in &record.steps {
            match mover {
                Mover::Seat(seat) if seat.number() == 1 => ada.play(&mut table, action),
                Mover::Seat(seat) => table.think(seat.number(), 0),
                Mover::Chance => (),
            }
            ada.listen(&mut table);
        }
        assert_eq!(table.record().unwrap(), record.to_string(), "{game}");
    }
}
