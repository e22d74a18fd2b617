//! What one stranger may hold and use.

use std::time::{Duration, Instant};

use futures_util::future::join_all;
use protocol::client::raw::Request;
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::{Client, Guest, TestServer, money};
use test_services::with;

fn open_table() -> Value {
    money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))
}

/// Reads until the server closes the connection. Returns how long that took.
async fn until_closed(mut io: TcpStream) -> Duration {
    let begun = Instant::now();
    let mut buffer = [0; 1024];
    let all = async { while io.read(&mut buffer).await.is_ok_and(|n| n > 0) {} };
    tokio::time::timeout(Duration::from_secs(30), all).await.expect("the server closes the connection");
    begun.elapsed()
}

/// A frame that is announced as large is refused before it is sent.
#[tokio::test]
async fn no_socket_buffers_large_frames() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(open_table()).await;
    for path in ["/api/lobby".to_owned(), format!("/api/tables/{id}/socket")] {
        let mut io = TcpStream::connect(server.address).await.unwrap();
        let upgrade = format!(
            "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            server.address
        );
        io.write_all(upgrade.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        io.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        // Text, masked, of 16 MiB; nothing of it follows.
        let mut head = vec![0x81, 0xff];
        head.extend(16_777_216u64.to_be_bytes());
        head.extend([1, 2, 3, 4]);
        io.write_all(&head).await.unwrap();
        let taken = until_closed(io).await;
        assert!(taken < Duration::from_secs(10), "{path}: {taken:?}");
    }
}

/// Clients that do not say what they want are not waited for.
#[tokio::test]
async fn half_requests_are_given_up() {
    let server = TestServer::open().await;
    let halves = [
        "",
        "GET /api/me HTTP/1.1\r\nhost: here\r\n",
        "POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    ];
    let closed = halves.map(async |half| {
        let mut io = TcpStream::connect(server.address).await.unwrap();
        io.write_all(half.as_bytes()).await.unwrap();
        until_closed(io).await
    });
    for taken in join_all(closed).await {
        assert!(taken < Duration::from_secs(20), "{taken:?}");
    }
}

#[tokio::test]
async fn connections_are_counted() {
    let server = TestServer::open_with(|config| config.connections_per_address = 3).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    // One more is closed at once.
    let more = TcpStream::connect(server.address).await.unwrap();
    assert!(until_closed(more).await < Duration::from_secs(5));
    drop(held);
    let free = async { while server.stranger().0.send(Request::get("/healthz"), String::new()).await.is_err() {} };
    tokio::time::timeout(Duration::from_secs(10), free).await.unwrap();
}

#[tokio::test]
async fn a_stop_waits_for_no_client() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(open_table()).await;
    let followed = ada.follow(&id).await;
    let mut half = TcpStream::connect(server.address).await.unwrap();
    half.write_all(b"POST /api/guest HTTP/1.1\r\nhost: here\r\ncontent-length: 99\r\n\r\n{").await.unwrap();
    let begun = Instant::now();
    server.close().await;
    assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
    drop((half, followed));
}

#[tokio::test]
async fn one_network_has_few_tables_and_its_maker_may_remove_them() {
    let server = TestServer::open_with(|config| (config.tables_per_address, config.behind_proxy) = (5, true)).await;
    let mut made = 0;
    for n in 0..4 {
        let guest = server.guest(&format!("Eve {n}")).await;
        for _ in 0..3 {
            made += u32::from(guest.post("/api/tables", open_table()).await.status == 200);
        }
    }
    assert_eq!(made, 5, "however many people a network has");
    // An honest person comes from elsewhere. The lines that it sends itself do not matter.
    let ada = server.guest("Ada").await;
    let from = |address: &str| {
        let request = Request::post("/api/tables").header("content-type", "application/json");
        let request = request.header("x-forwarded-for", "127.0.0.1").header("x-forwarded-for", address);
        let (ada, body) =
            (ada.clone(), with(open_table(), "seats", json!([{"type": "open"}, {"type": "open"}, {"type": "open"}])));
        async move { ada.send(request, body.to_string()).await }
    };
    let table = from("192.0.2.7").await.json();
    let id = table["id"].as_str().unwrap();
    assert_eq!((&table["you"], &table["made_by_you"]), (&Value::Null, &json!(true)), "a maker without a seat");
    let mut watching = server.stranger().follow(id).await;
    watching.until(|it| it.table["made_by_you"] == false).await;
    let other = server.guest("Bob").await.delete(&format!("/api/tables/{id}")).await;
    assert_eq!(other.refused(), (403, "forbidden".to_owned()));
    ada.delete(&format!("/api/tables/{id}")).await.json();
    assert_eq!(watching.until_closed().await.as_deref(), Some("gone"));
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.status, 404);
}

#[tokio::test]
async fn a_file_of_a_table_is_named_by_its_hash() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let games = ada.get("/api/games").await.json();
    let donnant = games["games"].as_array().unwrap().iter().find(|it| it["slug"] == "donnant").unwrap();
    let deck = donnant["options"].as_array().unwrap().iter().find(|it| it["kind"]["type"] == "text").unwrap();
    let (key, text) = (deck["key"].as_str().unwrap(), deck["kind"]["template"].as_str().unwrap());
    assert!(text.len() > 1000);
    let table = json!({
        "game": "donnant", "options": {key: text}, "seats": [{"type": "me"}, {"type": "open"}], "public": true,
        "clock": {"type": "none"}, "memory": true, "hints": true, "entropy": null
    });
    let made = ada.post("/api/tables", table).await.json();
    let shown = made["options"][key].as_str().unwrap();
    assert!(shown.starts_with("sha256:") && shown.len() == 71, "{shown}");
}

/// Requests at the same moment take one seat, not several.
#[tokio::test]
async fn one_person_has_one_seat() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    for _ in 0..10 {
        let id = ada.make(open_table()).await;
        let eve = server.guest("Eve").await;
        let path = format!("/api/tables/{id}/join");
        let body = |seat: u8| json!({"seat": seat, "invite": null, "entropy": null});
        let answers = join_all([2, 3, 2, 3].map(|seat| eve.post(&path, body(seat)))).await;
        assert!(answers.iter().all(|it| it.status == 200), "who sits already is told so");
        let table = ada.get(&format!("/api/tables/{id}")).await.json();
        let eves = table["seats"].as_array().unwrap().iter().filter(|it| it["name"] == "Eve").count();
        assert_eq!((eves, &table["status"]), (1, &json!("waiting")));
    }
}

#[tokio::test]
async fn everybody_who_joins_at_once_finds_a_seat_while_there_is_one() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let mut crowd = Vec::new();
    for n in 0..8 {
        crowd.push(server.guest(&format!("Guest {n}")).await);
    }
    let open = json!({"type": "open"});
    for _ in 0..5 {
        let id = ada.make(money(json!([{"type": "me"}, open, open, open]))).await;
        let path = format!("/api/tables/{id}/join");
        let answers = join_all(crowd.iter().map(|it| it.post(&path, json!({})))).await;
        let mut statuses: Vec<u16> = answers.iter().map(|it| it.status).collect();
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 200, 200, 409, 409, 409, 409, 409], "three seats were free");
        let table = ada.get(&format!("/api/tables/{id}")).await.json();
        assert_eq!(table["status"], "playing");
    }
}

#[tokio::test]
async fn undo_has_an_end() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(open_table()).await;
    let third = server.guest("Cleo").await;
    bob.join(&id).await;
    third.join(&id).await;
    let mut a = ada.follow(&id).await;
    assert!(a.my_turn().await);
    let card = a.legal().iter().find(|it| it.starts_with("add")).unwrap().to_string();
    for _ in 0..20 {
        a.play(&[&card]).await.ack();
        a.until(|it| it.frame["undo"] == true).await;
        a.undo().await.ack();
    }
    a.play(&[&card]).await.ack();
    assert_eq!(a.frame["undo"], false, "it is not offered any more");
    assert_eq!(a.undo().await.refused(), "too-many");
    a.play(&["seal"]).await.ack();
}

#[tokio::test]
async fn guesses_are_counted_by_login() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    ada.post("/api/account", json!({"login": "ada", "password": "enigma12-enigma12"})).await.json();
    let guess = |login: &'static str| {
        let eve: Guest = server.stranger();
        async move { eve.post("/api/login", json!({"login": login, "password": "guess-guess"})).await.status }
    };
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(guess("ada").await);
    }
    assert_eq!((statuses[0], statuses[11]), (401, 429), "{statuses:?}");
    assert_eq!(guess("bob").await, 401, "others are not locked out");
}

#[tokio::test]
async fn metrics_are_complete_from_the_start_and_not_for_strangers() {
    let server = TestServer::open().await;
    let page = server.stranger().get("/metrics").await;
    assert!(!page.text.contains("comptoir_"), "strangers are not told");
    let reply = Guest::stranger(server.metrics).get("/metrics").await;
    assert_eq!(reply.headers["content-type"], "text/plain; version=0.0.4; charset=utf-8");
    let families: Vec<&str> =
        reply.text.lines().filter_map(|it| it.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    for family in &families {
        assert!(reply.text.contains(&format!("# HELP {family} ")), "{family} has a help text");
    }
    for family in [
        "comptoir_live_tables",
        "comptoir_tables_given_up",
        "comptoir_table_panics_total",
        "comptoir_store_failures_total",
        "comptoir_bot_failures_total",
        "comptoir_answer_seconds",
        "comptoir_commit_entries",
    ] {
        assert!(families.contains(&family), "{family} in {families:?}");
    }
    assert!(!reply.text.contains("comptoir_entries_total"));
}

#[tokio::test]
async fn a_page_is_compressed_once_for_all() {
    let server = TestServer::open().await;
    // Only heads are asked for: the bodies are bytes, not text.
    let page = |accept: &'static str| {
        let stranger = server.stranger();
        async move { stranger.send(Request::head("/").header("accept-encoding", accept), String::new()).await }
    };
    let plain = page("").await;
    // A binary that was built without its page has none to compress.
    if plain.status == 200 {
        let encodings = [page("br").await, page("gzip").await, page("gzip, br").await]
            .map(|it| it.headers.get("content-encoding").cloned());
        // Where both are accepted, the smaller one.
        assert_eq!(encodings, ["br", "gzip", "br"].map(|it| Some(it.parse().unwrap())));
        assert!(!plain.headers.contains_key("content-encoding"));
        assert_eq!(server.stranger().get("/index.html.br").await.status, 404);
    }
}

/// One slow table must not be felt in the lobby: nobody asks it anything.
#[tokio::test]
async fn the_lobby_knows_presence_without_asking_tables() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = ada.make(open_table()).await;
    let mut a: Client = ada.follow(&id).await;
    a.until(|it| it.table["seats"][0]["online"] == true).await;
    let online = async {
        loop {
            let tables = server.stranger().get("/api/tables").await.json();
            if tables["tables"][0]["seats"][0]["online"] == true {
                break;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), online).await.unwrap();
}
