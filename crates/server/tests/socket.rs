//! Tables as clients see them: whole games through sockets, and everything that can go wrong there.

mod table;

use std::time::Duration;

use record::Record;
use serde_json::{Value, json};
use server::store::{Clock, Settings, Sitter, Status, Table, Tables};
use table::{Client, Guest, House, money, with};

fn two_and_a_bot() -> Value {
    money(json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "greedy"}]))
}

fn me_and_bots() -> Value {
    money(json!([{"type": "me"}, {"type": "bot", "level": "greedy"}, {"type": "bot", "level": "random"}]))
}

/// A game that has begun: its id, two people and their sockets. The bot has bid, so nothing moves now.
async fn begun(house: &House) -> (String, [Guest; 2], [Client; 2]) {
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;
    let mut clients = [ada.follow(&id).await, bob.follow(&id).await];
    for client in &mut clients {
        client.until_bid(3).await;
    }
    (id, [ada, bob], clients)
}

#[tokio::test]
async fn a_whole_game_of_people_bots_and_a_spectator() {
    let house = House::open().await;
    let (ada, bob, eve) = (house.guest("Ada").await, house.guest("Bob").await, house.stranger());
    let seats = json!([{"type": "me"}, {"type": "bot", "level": "greedy"}, {"type": "open"}, {"type": "open"}]);
    let id = ada.make(with(money(seats), "entropy", json!("four words from Ada"))).await;
    let (mut a, mut e) = (ada.follow(&id).await, eve.follow(&id).await);
    e.until(|it| it.table["spectators"] == 1 && it.table["seats"][0]["online"] == true).await;
    assert_eq!((e.frame.clone(), e.table["status"].as_str()), (Value::Null, Some("waiting")));
    assert_eq!(a.play(&["seal"]).await.refused(), "not-started");

    let body = json!({"seat": 4, "invite": null, "entropy": "dice"});
    let joined = bob.post(&format!("/api/tables/{id}/join"), body).await.json();
    assert_eq!((joined["you"].as_u64(), joined["status"].as_str()), (Some(4), Some("waiting")));
    let cid = house.guest("Cid").await;
    assert_eq!(cid.join(&id).await["status"], "playing", "the last seat starts the game");

    let (mut b, mut c) = (bob.follow(&id).await, cid.follow(&id).await);
    e.until(|it| it.version() > 0).await;
    assert_eq!(e.frame["view"]["seats"][0]["hand"], Value::Null, "a spectator sees no hand");
    assert_eq!(e.play(&["seal"]).await.refused(), "forbidden");
    a.until(Client::owes).await;
    assert!(a.frame["view"]["seats"][0]["hand"].is_array());
    assert_eq!(a.frame["view"]["seats"][2]["hand"], Value::Null);

    tokio::join!(a.play_on(), b.play_on(), c.play_on(), e.until(Client::is_over));
    for client in [&mut a, &mut b, &mut c, &mut e] {
        client.until(|it| it.table["status"] == "over").await;
    }
    let info = bob.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!(info["winners"], a.frame["winners"]);
    assert_eq!(info["seed_hash"], a.table["seed_hash"]);
    assert_eq!(a.play(&["seal"]).await.refused(), "over");

    let record = Record::parse(&bob.get(&format!("/api/tables/{id}/record")).await.text).unwrap();
    assert_eq!(record.entropy.len(), 2);
    assert_eq!(info["seed"], record.seed.unwrap().to_string());
    let verdict = catalog::game("money").unwrap().verify(&record).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
}

#[tokio::test]
async fn two_tabs_agree_and_nothing_is_carried_out_twice() {
    let house = House::open().await;
    let (id, [ada, _], [mut left, mut bob]) = begun(&house).await;
    let mut right = ada.follow(&id).await;
    left.until(Client::owes).await;
    right.until(|it| it.version() == left.version()).await;
    let version = left.version();
    let card = left.legal()[1].to_owned();
    assert!(card.starts_with("add "));

    // The same message from both tabs at once, and once more: one is carried out.
    let same = [&card];
    let both = tokio::join!(left.play_at(version, &same), right.play_at(version, &same));
    let refused: Vec<_> = [both.0, both.1].into_iter().filter(|it| matches!(it, table::Answer::Refused(_))).collect();
    assert_eq!(refused.len(), 1);
    assert_eq!(refused[0].clone().refused(), "stale");
    assert_eq!(right.play_at(version, &["seal"]).await.refused(), "stale");
    let own = format!("{:?}", left.frame["view"]["seats"][0]["bid"]);
    assert!(own.contains(card.trim_start_matches("add ")), "{own}");

    right.until(|it| it.version() == version + 1).await;
    left.until(|it| it.version() == version + 1).await;
    assert_eq!((&left.frame, &left.news), (&right.frame, &right.news));
    left.play(&["seal"]).await.ack();
    right.until(|it| it.version() >= left.version()).await;
    assert_eq!(left.frame["view"]["sealed"], right.frame["view"]["sealed"]);

    assert_eq!(bob.play_at(99, &["seal"]).await.refused(), "stale", "a version that nobody was shown");
    bob.play_on_while(&mut left).await;
}

impl Client {
    /// Until a seat has made its bid.
    async fn until_bid(&mut self, seat: u8) {
        let bid = json!({"type": "sealed", "seat": seat});
        self.until(|it| it.news.iter().any(|it| it["event"] == bid)).await;
    }

    async fn play_on_while(&mut self, other: &mut Client) {
        tokio::join!(self.play_on(), other.play_on());
    }
}

#[tokio::test]
async fn refusals_say_what_is_wrong_and_change_nothing() {
    let house = House::open().await;
    let (_, _, [mut ada, _]) = begun(&house).await;
    ada.until(Client::owes).await;
    let before = ada.frame.clone();
    let cases: [(&[&str], &str, Value); 5] = [
        (&["add EUR99z"], "parse", json!(0)),
        (&["seal", "dance"], "parse", json!(1)),
        (&["keep"], "rule", json!(0)),
        (&["seal", "seal"], "not-your-turn", Value::Null),
        (&[], "bad-request", Value::Null),
    ];
    for (actions, code, index) in cases {
        let table::Answer::Refused(why) = ada.play(actions).await else { panic!("{actions:?}") };
        assert_eq!((why["code"].as_str(), &why["index"]), (Some(code), &index), "{actions:?}: {why}");
    }
    assert_eq!(ada.undo().await.refused(), "nothing-to-undo");
    assert_eq!(ada.ask(json!({"type": "return"})).await.refused(), "forbidden");
    assert_eq!(ada.frame, before);
    ada.play(&["seal"]).await.ack();
}

#[tokio::test]
async fn who_comes_back_is_told_what_it_missed_and_no_more() {
    let house = House::open().await;
    let (id, [ada, bob], [mut steady, mut b]) = begun(&house).await;
    let mut leaves = ada.follow(&id).await;
    leaves.until(Client::owes).await;
    for _ in 0..6 {
        tokio::select! {
            turn = steady.my_turn() => if turn { let choice = steady.any_choice(); steady.play(&choice).await.ack(); },
            turn = b.my_turn() => if turn { let choice = b.any_choice(); b.play(&choice).await.ack(); },
        }
    }
    // Everybody who owes a choice owes it still: nothing moves now.
    let quiet = steady.version();
    for since in [leaves.version(), 0, 1, quiet.saturating_sub(1), quiet] {
        let mut back = ada.follow_since(&id, since).await;
        back.until(|it| it.version() > 0).await;
        steady.until(|it| it.version() >= back.version()).await;
        let missed: Vec<&Value> = steady.news.iter().filter(|it| it["version"].as_u64() > Some(since.into())).collect();
        assert_eq!(back.news.iter().collect::<Vec<_>>(), missed, "since {since}");
        assert_eq!(back.frame["view"], steady.frame["view"]);
    }
    let mut bobs = bob.follow_since(&id, 1_000_000).await;
    bobs.until(|it| it.version() > 0).await;
    assert_eq!(bobs.news, [Value::Null; 0], "who claims to have seen the future is told nothing twice");
}

#[tokio::test]
async fn a_choice_that_told_nobody_anything_can_be_taken_back() {
    let house = House::open().await;
    let (id, [ada, _], [mut a, mut b]) = begun(&house).await;
    a.until(Client::owes).await;
    let (before, seen_by_bob) = (a.frame["view"].clone(), b.version());
    let card = a.legal()[1].to_owned();
    a.play(&[&card]).await.ack();
    assert_eq!(a.frame["undo"], true);
    let version = a.version();
    a.undo().await.ack();
    assert_eq!((a.frame["view"].clone(), a.version()), (before, version + 1));
    assert_eq!(a.ask(json!({"type": "undo", "version": version})).await.refused(), "stale", "once");

    // Whoever comes back is shown the same versions.
    let mut again = ada.follow(&id).await;
    again.until(|it| it.version() == a.version()).await;
    assert_eq!(again.frame["view"], a.frame["view"]);

    a.play(&["seal"]).await.ack();
    b.until(Client::owes).await;
    assert!(b.version() >= seen_by_bob);
    b.play(&["seal"]).await.ack();
    a.until(|it| it.version() > version + 2).await;
    let why = a.undo().await.refused();
    assert!(["too-late-to-undo", "nothing-to-undo"].contains(&why.as_str()), "{why}");
}

#[tokio::test]
async fn who_resigns_is_replaced_for_good() {
    let house = House::open().await;
    let (id, _, [mut ada, mut bob]) = begun(&house).await;
    ada.until(Client::owes).await;
    ada.ask(json!({"type": "resign"})).await.ack();
    bob.until(|it| it.table["seats"][0]["away"] == true).await;
    assert_eq!(ada.ask(json!({"type": "return"})).await.refused(), "forbidden");
    assert_eq!(ada.ask(json!({"type": "resign"})).await.refused(), "forbidden");
    tokio::join!(bob.play_on(), ada.until(|it| it.table["status"] == "over"));
    let info = house.stranger().get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((info["status"].as_str(), info["seats"][0]["away"].as_bool()), (Some("over"), Some(true)));
}

/// A table that has begun with a clock that no request would be allowed.
async fn with_clock(house: &House, guests: &[&Guest], clock: Clock) -> String {
    let store = house.store().await;
    let mut seats = Vec::new();
    for guest in guests {
        let me = guest.me().await;
        let text = |key: &str| me[key].as_str().unwrap().to_owned();
        seats.push(Sitter::Person { id: Some(text("id")), name: text("name"), entropy: None });
    }
    seats.resize(3, Sitter::Bot("greedy".to_owned()));
    let table = Table {
        id: format!("{clock:?}").chars().filter(char::is_ascii_alphanumeric).collect(),
        game: "money".to_owned(),
        revision: catalog::game("money").unwrap().revision(),
        settings: Settings {
            players: 3,
            options: vec![("deals".into(), "1".into())],
            clock,
            memory: true,
            hints: true,
        },
        seed: record::Seed::new([3; 32]),
        status: Status::Waiting,
        public: true,
        maker: None,
        created_at: 0,
        started_at: None,
        seats,
        winners: Vec::new(),
        rematch: None,
    };
    store.add_table(&table).await.unwrap();
    store.start(&table.id, 0).await.unwrap();
    table.id
}

#[tokio::test]
async fn a_bot_takes_over_when_time_runs_out() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = with_clock(&house, &[&ada, &bob], Clock::Live { seconds: 1, increment: 0 }).await;
    let (mut a, mut b) = (ada.follow(&id).await, bob.follow(&id).await);
    a.until(|it| it.frame["clocks"].is_array()).await;
    let clock = a.frame["clocks"][0].clone();
    assert!(clock["running"] == true && clock["left"].as_i64() <= Some(1000), "{clock}");
    // Neither ever chooses: bots end the game for them.
    tokio::join!(a.until(Client::is_over), b.until(Client::is_over));
    assert_eq!((&a.table["seats"][0]["away"], &a.table["seats"][1]["away"]), (&json!(true), &json!(true)));
}

#[tokio::test]
async fn who_was_away_may_return() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = with_clock(&house, &[&ada], Clock::Live { seconds: 1, increment: 60 }).await;
    let mut a = ada.follow(&id).await;
    a.until(|it| it.table["seats"][0]["away"] == true).await;
    // A bot chooses for it, which gives it time again.
    a.until_bid(1).await;
    a.ask(json!({"type": "return"})).await.ack();
    a.until(|it| it.table["seats"][0]["away"] == false).await;
    assert_eq!(a.ask(json!({"type": "return"})).await.refused(), "forbidden");
    a.play_on().await;
    assert_eq!(a.table["seats"][0]["away"], false, "it played by itself to the end");
}

#[tokio::test]
async fn chat_is_heard_by_all_and_bounded() {
    let house = House::open().await;
    let (id, _, [mut ada, mut bob]) = begun(&house).await;
    let mut stranger = house.stranger().follow(&id).await;
    ada.ask(json!({"type": "chat", "text": "  Bonjour ! "})).await.ack();
    bob.until(|it| !it.chats.is_empty()).await;
    let heard = &bob.chats[0];
    assert_eq!(
        (&heard["n"], &heard["seat"], &heard["name"], &heard["text"]),
        (&json!(0), &json!(1), &json!("Ada"), &json!("Bonjour !"))
    );
    assert_eq!(stranger.ask(json!({"type": "chat", "text": "hello"})).await.refused(), "no-session");
    for bad in ["", " ", "a\u{202e}b", &"x".repeat(301)] {
        assert_eq!(ada.ask(json!({"type": "chat", "text": bad})).await.refused(), "bad-text", "{bad:?}");
    }
    assert_eq!(ada.ask(json!({"type": "chat", "text": "too fast"})).await.refused(), "rate");

    let mut late = house.stranger().follow(&id).await;
    late.until(|it| !it.chats.is_empty()).await;
    assert_eq!(late.chats, bob.chats, "whoever comes later hears what was said");
}

#[tokio::test]
async fn seats_are_kept_for_whom_they_are_meant() {
    let house = House::open().await;
    let (ada, bob, eve) = (house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await);
    let seats = json!([{"type": "me"}, {"type": "invite"}, {"type": "bot", "level": "random"}]);
    let made = ada.post("/api/tables", money(seats)).await.json();
    let (id, invite) = (made["id"].as_str().unwrap(), made["invites"][0].as_str().unwrap());
    assert_eq!(bob.get(&format!("/api/tables/{id}")).await.json()["invites"], json!([]), "for the maker alone");
    let join = |invite: Value| json!({"seat": null, "invite": invite, "entropy": null});
    let path = format!("/api/tables/{id}/join");
    assert_eq!(eve.post(&path, join(Value::Null)).await.refused(), (409, "taken".to_owned()));
    assert_eq!(eve.post(&path, join(json!("guessed"))).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(house.stranger().post(&path, join(json!(invite))).await.refused(), (401, "no-session".to_owned()));
    assert_eq!(bob.post(&path, join(json!(invite))).await.json()["you"], 2);
    assert_eq!(eve.post(&path, join(json!(invite))).await.refused(), (409, "started".to_owned()));
    assert_eq!(bob.post(&path, join(Value::Null)).await.json()["you"], 2, "who sits there is not asked again");
}

#[tokio::test]
async fn leaving_frees_the_seat_and_the_last_one_takes_the_table_along() {
    let house = House::open().await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    bob.join(&id).await;
    let path = format!("/api/tables/{id}/leave");
    let mut watching = house.stranger().follow(&id).await;
    assert_eq!(house.guest("Eve").await.post(&path, json!({})).await.refused(), (403, "forbidden".to_owned()));
    let left = ada.post(&path, json!({})).await.json();
    assert_eq!((left["you"].clone(), left["seats"][0]["type"].as_str()), (Value::Null, Some("open")));
    bob.post(&path, json!({})).await.json();
    assert_eq!(ada.get(&format!("/api/tables/{id}")).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(watching.until_closed().await.as_deref(), Some("gone"));
}

#[tokio::test]
async fn a_rematch_is_one_table_for_all_who_ask() {
    let house = House::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&house).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(ada.post(&path, json!({})).await.refused(), (409, "not-over".to_owned()));
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    let (first, second) = tokio::join!(ada.post(&path, json!({})), bob.post(&path, json!({})));
    let (first, second) = (first.json(), second.json());
    assert_eq!(first["id"], second["id"]);
    assert_ne!(first["id"], json!(id));
    assert_ne!(first["seed_hash"], a.table["seed_hash"]);
    a.until(|it| it.table["rematch"] == first["id"]).await;
    let next = ada.get(&format!("/api/tables/{}", first["id"].as_str().unwrap())).await.json();
    assert_eq!((next["status"].as_str(), next["you"].as_u64()), (Some("playing"), Some(3)), "another begins");
    assert_eq!(house.guest("Eve").await.post(&path, json!({})).await.refused(), (403, "forbidden".to_owned()));
}

#[tokio::test]
async fn the_lobby_lists_what_is_public_and_follows_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let mut lobby = Client::new(house.stranger().socket("/api/lobby", None).await.unwrap());
    assert_eq!(lobby.next().await.unwrap(), json!({"type": "tables", "tables": []}));
    let private = ada.make(with(two_and_a_bot(), "public", json!(false))).await;
    let public = ada.make(two_and_a_bot()).await;
    let listed = loop {
        let message = lobby.next().await.unwrap();
        if message["tables"] != json!([]) {
            break message["tables"].clone();
        }
    };
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["id"]), (1, &json!(public)));
    let tables = house.stranger().get("/api/tables").await.json();
    assert_eq!(tables["tables"].as_array().unwrap().len(), 1);
    let direct = house.stranger().get(&format!("/api/tables/{private}")).await.json();
    assert_eq!(direct["id"], json!(private), "who knows its address finds it");
    assert_eq!(ada.get("/api/me/tables").await.json()["tables"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn hints_where_the_table_allows_them() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.make(me_and_bots()).await;
    let mut a = ada.follow(&id).await;
    a.until(Client::owes).await;
    let hint = ada.get(&format!("/api/tables/{id}/hint")).await.json();
    let action = hint["actions"][0].as_str().unwrap().to_owned();
    assert!(a.legal().contains(&action.as_str()));
    a.play(&[action]).await.ack();
    let path = format!("/api/tables/{id}/hint");
    assert_eq!(house.guest("Eve").await.get(&path).await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(house.stranger().get(&path).await.refused(), (401, "no-session".to_owned()));
    let strict = ada.make(with(me_and_bots(), "hints", json!(false))).await;
    assert_eq!(ada.get(&format!("/api/tables/{strict}/hint")).await.refused(), (409, "no-hints".to_owned()));
}

#[tokio::test]
async fn looking_back_through_the_eyes_one_may_have() {
    let house = House::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&house).await;
    a.until(Client::owes).await;
    a.play(&["seal"]).await.ack();
    let eve = house.stranger();
    let path = |eyes: &str| format!("/api/tables/{id}/moments?as={eyes}");
    let forbidden = (403, "forbidden".to_owned());
    assert_eq!(ada.get(&path("seat-1")).await.json()["last"], a.version());
    eve.get(&path("spectator")).await.json();
    for (who, eyes) in [(&ada, "seat-2"), (&ada, "spectator"), (&ada, "arbiter"), (&bob, "seat-1"), (&eve, "seat-1")] {
        assert_eq!(who.get(&path(eyes)).await.refused(), forbidden, "{eyes}");
    }
    assert_eq!(eve.get(&path("arbiter")).await.refused(), forbidden);
    assert_eq!(ada.get(&path("nobody")).await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(ada.get(&format!("/api/tables/{id}/record")).await.refused(), (409, "not-over".to_owned()));

    tokio::join!(a.play_on(), b.play_on());
    b.until(|it| it.table["status"] == "over").await;
    for eyes in ["seat-1", "seat-2", "seat-3", "spectator", "arbiter"] {
        let moments = eve.get(&path(eyes)).await.json();
        assert!(moments["moments"].as_array().unwrap().len() > 3, "{eyes}");
    }
    assert_eq!(eve.get(&path("seat-4")).await.refused(), (404, "not-found".to_owned()));

    // What is shown later is what was shown then.
    let moments = ada.get(&format!("{}&from={v}&to={v}", path("seat-1"), v = a.version())).await.json();
    assert_eq!(moments["moments"][0]["view"], a.frame["view"]);
    let all = ada.get(&path("seat-1")).await.json();
    let told: Vec<Value> =
        all["moments"].as_array().unwrap().iter().flat_map(|it| it["news"].as_array().unwrap().clone()).collect();
    let heard: Vec<Value> = a.news.iter().map(|it| it["event"].clone()).collect();
    assert_eq!(told, heard);
}

#[tokio::test]
async fn ones_own_data_leave_and_are_forgotten() {
    let house = House::open().await;
    let (id, [ada, bob], [mut a, mut b]) = begun(&house).await;
    ada.post("/api/account", json!({"login": "ada.l", "password": "enigma12"})).await.json();
    let taken = bob.post("/api/account", json!({"login": "ada.l", "password": "enigma12"})).await;
    assert_eq!(taken.refused(), (409, "taken".to_owned()));
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    let running = ada.make(me_and_bots()).await;

    let export = ada.get("/api/me/export").await.json();
    assert_eq!((export["name"].as_str(), export["login"].as_str()), (Some("Ada"), Some("ada.l")));
    let tables = export["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 2);
    let record = tables.iter().find(|it| it["table"]["id"] == json!(id)).unwrap()["record"].as_str().unwrap();
    assert!(catalog::game("money").unwrap().verify(&Record::parse(record).unwrap()).unwrap().ended);

    let mut spectator = house.stranger().follow(&running).await;
    ada.delete("/api/me").await.json();
    assert_eq!(ada.get("/api/me").await.json(), Value::Null);
    assert_eq!(
        house.stranger().post("/api/login", json!({"login": "ada.l", "password": "enigma12"})).await.refused(),
        (401, "bad-login".to_owned())
    );
    spectator.until(Client::is_over).await;
    for id in [id, running] {
        house.stranger().follow(&id).await.until(|it| it.table["status"] == "over").await;
        let record = Record::parse(&bob.get(&format!("/api/tables/{id}/record")).await.text).unwrap();
        assert_eq!(record.seats[0].1, "deleted");
        assert!(catalog::game("money").unwrap().verify(&record).unwrap().hash);
    }
}

#[tokio::test]
async fn one_person_on_several_devices() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let made = ada.post("/api/me/link", json!({})).await.json();
    let token = made["path"].as_str().unwrap().strip_prefix("/link/").unwrap().to_owned();
    let mut phone = house.stranger();
    assert_eq!(phone.sign_in("/api/link", json!({"token": token})).await["id"], ada.me().await["id"]);
    assert_ne!(phone.cookie, ada.cookie);
    let again = house.stranger().post("/api/link", json!({"token": token})).await;
    assert_eq!(again.refused(), (404, "not-found".to_owned()));

    ada.post("/api/account", json!({"login": "ada", "password": "enigma12"})).await.json();
    let mut laptop = house.stranger();
    laptop.sign_in("/api/login", json!({"login": "ada", "password": "enigma12"})).await;
    assert_eq!(laptop.patch("/api/me", json!({"name": "Ada L."})).await.json()["name"], "Ada L.");
    assert_eq!(phone.me().await["name"], "Ada L.");
    phone.post("/api/logout", json!({})).await.json();
    assert_eq!(phone.me().await, Value::Null);
    assert_eq!(laptop.me().await["login"], "ada");
    for password in ["", "short", "enigma13"] {
        let wrong = house.stranger().post("/api/login", json!({"login": "ada", "password": password})).await;
        assert_eq!(wrong.refused(), (401, "bad-login".to_owned()));
    }
}

#[tokio::test]
async fn pages_of_others_are_refused() {
    use hyper::{Request, header};
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = ada.make(two_and_a_bot()).await;
    let own = format!("http://{}", house.address);
    for path in [format!("/api/tables/{id}/socket"), "/api/lobby".to_owned()] {
        for wrong in ["https://evil.example", "null", "http://127.0.0.1:1"] {
            let error = ada.socket(&path, Some(wrong)).await.unwrap_err();
            assert!(error.to_string().contains("403"), "{wrong}: {error}");
        }
        ada.socket(&path, Some(&own)).await.unwrap();
    }
    let leave = |origin: &str, kind: &str| {
        let request = Request::post(format!("/api/tables/{id}/leave"));
        ada.send_owned(request.header(header::ORIGIN, origin).header(header::CONTENT_TYPE, kind))
    };
    assert_eq!(leave("https://evil.example", "application/json").await.refused(), (403, "forbidden".to_owned()));
    assert_eq!(leave(&own, "text/plain").await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(leave(&own, "application/json").await.status, 200);
    let cookie = house.stranger().post("/api/guest", json!({"name": "Bob"})).await;
    let cookie = cookie.headers[header::SET_COOKIE].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

impl Guest {
    fn send_owned(&self, request: hyper::http::request::Builder) -> impl Future<Output = table::Reply> {
        let this = self.clone();
        async move { this.send(request, "{}".to_owned()).await }
    }
}

#[tokio::test]
async fn what_strangers_send_is_bounded() {
    let house = House::open_with(|config| {
        (config.messages, config.tables_per_person, config.sockets_per_address) = (30, 2, 3);
    })
    .await;
    let ada = house.guest("Ada").await;
    let id = ada.make(me_and_bots()).await;

    let mut a = ada.follow(&id).await;
    for malformed in
        ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"ping\",\"x\":1}", "{\"type\":\"undo\",\"id\":-1}"]
    {
        a.send(malformed).await;
        let refused = loop {
            let message = a.next().await.unwrap();
            if message["type"] == "refused" {
                break message;
            }
        };
        assert_eq!((&refused["id"], &refused["error"]["code"]), (&Value::Null, &json!("bad-request")), "{malformed}");
    }
    for _ in 0..40 {
        a.send("{\"type\":\"ping\"}").await;
    }
    assert_eq!(a.until_closed().await.as_deref(), Some("rate"));

    let mut large = ada.follow(&id).await;
    large.send(json!({"type": "chat", "id": 1, "text": "x".repeat(5000)}).to_string()).await;
    assert_eq!(large.until_closed().await, None, "it is not even read");

    assert_eq!(
        ada.post("/api/tables", json!({"game": "x".repeat(70_000)})).await.refused(),
        (413, "too-large".to_owned())
    );
    ada.make(me_and_bots()).await;
    assert_eq!(ada.post("/api/tables", me_and_bots()).await.refused(), (429, "too-many".to_owned()));
    for (key, value, refused) in [
        ("game", json!("chess"), (404, "not-found")),
        ("seats", json!([]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "me"}, {"type": "open"}]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "bot", "level": "divine"}, {"type": "open"}]), (422, "bad-seats")),
        ("seats", json!([{"type": "me"}, {"type": "open"}]), (422, "bad-options")),
        ("options", json!({"deals": "0"}), (422, "bad-options")),
        ("options", json!({"colour": "red"}), (422, "bad-options")),
        ("clock", json!({"type": "live", "seconds": 1, "increment": 0}), (400, "bad-request")),
        ("entropy", json!("x".repeat(65)), (422, "bad-text")),
        ("surprise", json!(1), (400, "bad-request")),
    ] {
        let reply = ada.post("/api/tables", with(me_and_bots(), key, value.clone())).await;
        assert_eq!(reply.refused(), (refused.0, refused.1.to_owned()), "{key}: {value}");
    }
    assert_eq!(
        ada.socket("/api/tables/unknown/socket", None).await.unwrap_err().to_string(),
        "HTTP error: 404 Not Found"
    );

    let kept = [ada.follow(&id).await, ada.follow(&id).await, ada.follow(&id).await];
    let path = format!("/api/tables/{id}/socket");
    assert_eq!(ada.socket(&path, None).await.unwrap_err().to_string(), "HTTP error: 429 Too Many Requests");
    drop(kept);
    let free = async {
        while ada.socket(&path, None).await.is_err() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), free).await.unwrap();
}

#[tokio::test]
async fn requests_have_a_rate() {
    let house = House::open_with(|config| config.requests_per_second = 1).await;
    let stranger = house.stranger();
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(stranger.get("/api/me").await.status);
    }
    assert_eq!((statuses[0], statuses[11]), (200, 429), "{statuses:?}");
    assert_eq!(stranger.get("/healthz").await.text, "ok");
}

#[tokio::test]
async fn a_table_that_nobody_follows_is_unloaded_and_comes_back_the_same() {
    let house = House::open_with(|config| config.idle = 0).await;
    let (id, [ada, bob], [mut a, b]) = begun(&house).await;
    a.until(Client::owes).await;
    let card = a.legal()[1].to_owned();
    a.play(&[&card]).await.ack();
    a.undo().await.ack();
    a.play(&[card]).await.ack();
    let (version, hand) = (a.version(), a.frame["view"]["seats"][0]["hand"].clone());
    drop((a, b));
    // A table looks around every second whether anybody needs it.
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let (mut a, mut b) = (ada.follow_since(&id, version).await, bob.follow(&id).await);
    a.until(|it| it.version() > 0).await;
    assert_eq!((a.version(), a.news.len()), (version, 0));
    assert_eq!((a.frame["view"]["seats"][0]["hand"].clone(), a.frame["undo"].clone()), (hand, json!(true)));
    assert_eq!(a.play_at(version - 1, &["seal"]).await.refused(), "stale");
    a.play_at(version, &["seal"]).await.ack();
    b.play_on_while(&mut a).await;
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_goes_on_later() {
    let house = House::open().await;
    let (id, [mut ada, mut bob], [mut a, mut b]) = begun(&house).await;
    a.until(Client::owes).await;
    a.play(&["seal"]).await.ack();
    let (version, view) = (a.version(), a.frame["view"].clone());
    let reopening = tokio::spawn(house.reopen());
    assert_eq!(a.until_closed().await.as_deref(), Some("restart"));
    assert_eq!(b.until_closed().await.as_deref(), Some("restart"));
    let house = reopening.await.unwrap();
    (ada.address, bob.address) = (house.address, house.address);
    let (mut a, mut b) = (ada.follow_since(&id, version).await, bob.follow(&id).await);
    a.until(|it| it.version() > 0).await;
    assert_eq!((a.version(), &a.frame["view"]), (version, &view));
    b.play_on_while(&mut a).await;
}

#[tokio::test]
async fn every_number_of_players_and_only_these() {
    let players = catalog::game("money").unwrap().players();
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for n in players {
        let mut seats = vec![json!({"type": "me"})];
        seats.resize(n.into(), json!({"type": "bot", "level": "random"}));
        let id = ada.make(money(json!(seats))).await;
        let mut a = ada.follow(&id).await;
        a.play_on().await;
        assert_eq!(a.frame["scores"].as_array().unwrap().len(), usize::from(n));
    }
}
