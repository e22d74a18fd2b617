//! Playing: whole games, tabs, refusals, coming back, taking back, giving up.

use record::Record;
use serde_json::{Value, json};

use test_services::{Client, TestServer, money, with};

use crate::{begun, play_both};

#[tokio::test]
async fn a_whole_game_of_people_bots_and_a_spectator() {
    let server = TestServer::open().await;
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.stranger());
    let seats = json!([{"type": "me"}, {"type": "bot", "level": "medium"}, {"type": "open"}, {"type": "open"}]);
    let id = ada.make(with(money(seats), "entropy", json!("four words from Ada"))).await;
    let (mut a, mut e) = (ada.follow(&id).await, eve.follow(&id).await);
    e.until(|it| it.table["spectators"] == 1 && it.table["seats"][0]["online"] == true).await;
    assert_eq!((e.frame.clone(), e.table["status"].as_str()), (Value::Null, Some("waiting")));
    assert_eq!(a.play(&["seal"]).await.refused(), "not-started");

    let body = json!({"seat": 4, "invite": null, "entropy": "dice"});
    let joined = bob.post(&format!("/api/tables/{id}/join"), body).await.json();
    assert_eq!((joined["you"].as_u64(), joined["status"].as_str()), (Some(4), Some("waiting")));
    let cid = server.guest("Cid").await;
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
    let server = TestServer::open().await;
    let (id, [ada, _], [mut left, mut bob]) = begun(&server).await;
    let mut right = ada.follow(&id).await;
    left.until(Client::owes).await;
    right.until(|it| it.version() == left.version()).await;
    let version = left.version();
    let card = left.legal()[1].to_owned();
    assert!(card.starts_with("add "));

    // The same message from both tabs at once, and once more: one is carried out.
    let same = [&card];
    let both = tokio::join!(left.play_at(version, &same), right.play_at(version, &same));
    let refused: Vec<_> =
        [both.0, both.1].into_iter().filter(|it| matches!(it, test_services::Answer::Refused(_))).collect();
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

    assert_eq!(bob.play_at(99, &["seal"]).await.refused(), "stale", "a version that does not exist yet");
    play_both(&mut bob, &mut left).await;
}

#[tokio::test]
async fn refusals_say_what_is_wrong_and_change_nothing() {
    let server = TestServer::open().await;
    let (_, _, [mut ada, _]) = begun(&server).await;
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
        let test_services::Answer::Refused(why) = ada.play(actions).await else { panic!("{actions:?}") };
        let why = json!(why);
        assert_eq!((why["code"].as_str(), &why["index"]), (Some(code), &index), "{actions:?}: {why}");
    }
    assert_eq!(ada.undo().await.refused(), "nothing-to-undo");
    assert_eq!(ada.ask(json!({"type": "return"})).await.refused(), "forbidden");
    assert_eq!(ada.frame, before);
    ada.play(&["seal"]).await.ack();
}

#[tokio::test]
async fn who_comes_back_is_told_what_it_missed_and_no_more() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut steady, mut b]) = begun(&server).await;
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
    assert_eq!(bobs.news, [Value::Null; 0], "a client that claims a future version gets no events");
}

#[tokio::test]
async fn a_choice_that_revealed_nothing_can_be_undone() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, mut b]) = begun(&server).await;
    a.until(Client::owes).await;
    let (before, seen_by_bob) = (a.frame["view"].clone(), b.version());
    let card = a.legal()[1].to_owned();
    a.play(&[&card]).await.ack();
    assert_eq!(a.frame["undo"], true);
    let version = a.version();
    a.undo().await.ack();
    assert_eq!((a.frame["view"].clone(), a.version()), (before, version + 1));
    assert_eq!(a.ask(json!({"type": "undo", "version": version})).await.refused(), "stale", "once");

    // A client that reconnects gets the same versions.
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
async fn events_of_an_undone_choice_are_withdrawn() {
    let server = TestServer::open().await;
    let (id, [ada, _], [mut a, mut b]) = begun(&server).await;
    a.until(Client::owes).await;
    let (told, told_bob) = (a.news.clone(), b.news.clone());
    a.play(&["seal"]).await.ack();
    b.until(|it| it.news.len() > told_bob.len()).await;
    assert_eq!(a.news.len(), told.len() + 1);
    let sealed = a.version();
    a.undo().await.ack();
    b.until(|it| it.news == told_bob).await;
    assert_eq!((&a.news, &a.frame["since"]), (&told, &json!(sealed - 1)));

    // A client that reconnects does not get them either.
    for (since, from) in [(0, 0), (1, 1), (sealed, sealed - 1), (sealed + 1, sealed + 1)] {
        let mut back = ada.follow_since(&id, since).await;
        back.until(|it| it.version() == a.version()).await;
        let missed: Vec<&Value> = told.iter().filter(|it| it["version"].as_u64() > Some(from.into())).collect();
        assert_eq!((&back.frame["since"], back.news.iter().collect()), (&json!(from), missed), "since {since}");
    }
    play_both(&mut b, &mut a).await;
}

#[tokio::test]
async fn who_resigns_is_replaced_for_good() {
    let server = TestServer::open().await;
    let (id, _, [mut ada, mut bob]) = begun(&server).await;
    ada.until(Client::owes).await;
    ada.ask(json!({"type": "resign"})).await.ack();
    bob.until(|it| it.table["seats"][0]["away"] == true).await;
    assert_eq!(ada.ask(json!({"type": "return"})).await.refused(), "forbidden");
    assert_eq!(ada.ask(json!({"type": "resign"})).await.refused(), "forbidden");
    tokio::join!(bob.play_on(), ada.until(|it| it.table["status"] == "over"));
    let info = server.stranger().get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((info["status"].as_str(), info["seats"][0]["away"].as_bool()), (Some("over"), Some(true)));
    assert_eq!(info["seats"][0]["resigned"], true);
    // However well the bot has played on, the one who resigned has lost.
    assert!(info["winners"].as_array().is_some_and(|it| !it.is_empty() && !it.contains(&json!(1))));
}
