//! What people may do to each other: how often one may, alone and in a crowd, and that nobody is found by guessing.

use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::{Guest, TestServer, money};

async fn account(server: &TestServer, login: &str) -> Guest {
    let mut guest = server.guest(login).await;
    guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
    guest
}

async fn id_of(guest: &Guest) -> String {
    guest.me().await["id"].as_str().unwrap().to_owned()
}

/// A tournament with three places.
fn cup() -> Value {
    json!({
        "name": "Small", "game": "money", "format": {"type": "swiss", "rounds": 1}, "table_size": 3, "capacity": 3,
        "start_at": null, "starts_when_full": false, "clock": {"type": "live", "seconds": 600, "increment": 5},
        "show_up": 60, "no_show": "bot", "bot_level": "easy", "duplicate": false, "rated": false, "public": true,
    })
}

/// How many of so many requests at the same moment succeed, and the refusals of the others.
async fn at_once(guest: &Guest, n: usize, path: &str, body: &Value) -> (usize, Vec<(u16, String)>) {
    let answers = join_all((0..n).map(|_| guest.post(path, body.clone()))).await;
    let (good, bad): (Vec<_>, Vec<_>) = answers.into_iter().partition(|it| it.status == 200);
    (good.len(), bad.iter().map(|it| it.refused()).collect())
}

/// A budget is spent exactly, however many ask at once; a few more than the burst fit, since it refills meanwhile.
#[tokio::test]
async fn a_person_does_each_thing_so_often() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let them = id_of(&bob).await;
    let table = ada.make(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]))).await;
    bob.post(&format!("/api/people/{}/follow", id_of(&ada).await), json!({})).await.json();
    let rate = (429, "rate".to_owned());
    let cases = [
        (format!("/api/people/{them}/follow"), json!({}), 60),
        (format!("/api/people/{them}/report"), json!({"reason": "spam", "text": ""}), 5),
        (format!("/api/tables/{table}/invitations"), json!({"person": them}), 15),
    ];
    for (path, body, burst) in cases {
        let (done, refused) = at_once(&ada, burst + 40, &path, &body).await;
        assert!((burst..burst + 30).contains(&done), "{path}: {done}");
        assert!(!refused.is_empty() && refused.iter().all(|it| *it == rate), "{path}: {refused:?}");
    }
    // Another person has a budget of its own, and the one who used it up can still do the rest.
    bob.post(&format!("/api/people/{}/block", id_of(&ada).await), json!({})).await.json();
    assert_eq!(ada.get("/api/me/friends/online").await.json(), json!({"online": []}));
}

#[tokio::test]
async fn clubs_are_founded_and_joined_so_often() {
    let server = TestServer::open().await;
    let ada = account(&server, "ada").await;
    let (done, refused) = at_once(&ada, 30, "/api/clubs", &json!({"name": "Again"})).await;
    assert_eq!(done, 5, "five clubs of one founder, exactly");
    let known = [(429, "rate".to_owned()), (429, "too-many".to_owned())];
    assert!(refused.iter().all(|it| known.contains(it)), "{refused:?}");
    let eve = server.guest("Eve").await;
    let (done, refused) = at_once(&eve, 30, "/api/clubs/join", &json!({"token": "guess"})).await;
    assert_eq!(done, 0);
    assert!(
        refused.iter().filter(|it| it.0 == 404).count() <= 12,
        "tokens are not guessed by the thousand: {refused:?}"
    );
}

/// People of one network share a larger budget.
#[tokio::test]
async fn a_crowd_of_one_network_is_bounded_too() {
    let server = TestServer::open_with(|config| config.requests_per_second = 10_000).await;
    let target = id_of(&server.guest("Target").await).await;
    let crowd = join_all((0..8).map(|n| server.guest(if n % 2 == 0 { "Even" } else { "Odd" }))).await;
    let path = format!("/api/people/{target}/follow");
    let body = json!({});
    let done = join_all(crowd.iter().map(|it| at_once(it, 40, &path, &body))).await;
    let done: usize = done.iter().map(|it| it.0).sum();
    assert!((120..200).contains(&done), "{done} of 320");
}

/// Pages are read as often as any request: a crowd of one network gets the rest refused, in words of the protocol.
#[tokio::test]
async fn pages_are_read_so_often() {
    let server = TestServer::open_with(|config| config.requests_per_second = 10).await;
    let ada = account(&server, "ada").await;
    let me = id_of(&ada).await;
    let paths = [
        format!("/api/people/{me}"),
        format!("/api/people/{me}/games"),
        format!("/api/people/{me}/ratings?game=money"),
        "/api/leaderboard?game=money&class=two".to_owned(),
        "/api/me/statistics".to_owned(),
        "/api/me/friends".to_owned(),
    ];
    let answers = join_all((0..40).flat_map(|_| paths.iter().map(|it| ada.get(it)))).await;
    let (read, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|it| it.status == 200);
    assert!((20..120).contains(&read.len()), "{} of {}", read.len(), answers.len());
    assert!(
        refused.iter().all(|it| it.refused() == (429, "rate".to_owned())),
        "{:?}",
        refused.last().map(|it| &it.text)
    );
}

/// A person who follows and blocks another at the same instant has blocked them and does not follow them.
#[tokio::test]
async fn who_is_blocked_is_not_followed_whatever_comes_first() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let them = id_of(&bob).await;
    let path = |what: &str| format!("/api/people/{them}/{what}");
    for _ in 0..8 {
        let (follow, block) = (path("follow"), path("block"));
        let (followed, blocked) = tokio::join!(ada.post(&follow, json!({})), ada.post(&block, json!({})));
        assert!(followed.status == 200 || followed.refused() == (409, "blocked".to_owned()), "{}", followed.text);
        assert_eq!(blocked.status, 200, "{}", blocked.text);
        let now = ada.get(&path("relation")).await.json();
        assert_eq!((&now["follows"], &now["blocks"]), (&json!(false), &json!(true)), "{now}");
        ada.delete_with(&path("block"), json!({})).await.json();
    }
}

/// Ids that do not exist, that are hidden and that are blocked give the same answer.
#[tokio::test]
async fn nobody_is_found_by_guessing() {
    let server = TestServer::open().await;
    let (ada, eve) = (account(&server, "ada").await, account(&server, "eve").await);
    let hidden = id_of(&ada).await;
    ada.patch("/api/me/page", json!({"audience": "nobody", "history": true, "leaderboard": false})).await.json();
    let club = ada.post("/api/clubs", json!({"name": "Hidden"})).await.json()["id"].as_str().unwrap().to_owned();
    for (real, guess) in [
        (format!("/api/people/{hidden}"), "/api/people/guess".to_owned()),
        (format!("/api/people/{hidden}/games"), "/api/people/guess/games".to_owned()),
        (format!("/api/people/{hidden}/ratings?game=money"), "/api/people/guess/ratings?game=money".to_owned()),
        (format!("/api/clubs/{club}"), "/api/clubs/guess".to_owned()),
        (format!("/api/clubs/{club}/tables"), "/api/clubs/guess/tables".to_owned()),
        (format!("/api/clubs/{club}/tournaments"), "/api/clubs/guess/tournaments".to_owned()),
        (
            format!("/api/clubs/{club}/leaderboard?game=money&class=two"),
            "/api/clubs/guess/leaderboard?game=money&class=two".to_owned(),
        ),
    ] {
        let (real, guess) = (eve.get(&real).await, eve.get(&guess).await);
        assert_eq!((real.status, &real.text), (guess.status, &guess.text));
        assert_eq!(real.refused(), (404, "not-found".to_owned()));
    }
}

/// Tournaments, entries and quick matches, each by one person at once.
#[tokio::test]
async fn tournaments_and_quick_matches_are_bounded() {
    let server = TestServer::open().await;
    let (ada, bob) = (account(&server, "ada").await, account(&server, "bob").await);
    let (opened, refused) = at_once(&ada, 40, "/api/tournaments", &cup()).await;
    let known = [(429, "rate".to_owned()), (429, "too-many".to_owned())];
    assert!((1..=11).contains(&opened), "{opened}");
    assert!(refused.iter().all(|it| known.contains(it)), "{refused:?}");

    let list = ada.get("/api/tournaments").await.json();
    let id = list["tournaments"][0]["id"].as_str().unwrap_or_else(|| panic!("{list}")).to_owned();
    let (entered, refused) = at_once(&bob, 40, &format!("/api/tournaments/{id}/enter"), &json!({})).await;
    assert!((1..=13).contains(&entered), "{entered}");
    assert!(refused.iter().all(|it| *it == known[0]), "{refused:?}");

    // Who asks again sits at the same table as before.
    let asked = join_all((0..40).map(|_| bob.post("/api/quick", json!({"game": "money"})))).await;
    let made = asked.into_iter().filter(|it| it.status == 200);
    let tables: Vec<Value> = made.map(|it| it.json()["id"].clone()).collect();
    assert!(!tables.is_empty() && tables.iter().all(|it| *it == tables[0]), "{tables:?}");
}

/// Of two at the same moment for the last place, one enters.
#[tokio::test]
async fn the_last_place_of_a_tournament_is_taken_once() {
    let server = TestServer::open().await;
    let ada = account(&server, "ada").await;
    let id = ada.post("/api/tournaments", cup()).await.json()["info"]["id"].as_str().unwrap().to_owned();
    ada.post(&format!("/api/tournaments/{id}/bots"), json!({"level": "easy", "count": 2})).await.json();
    let rivals = join_all((0..6).map(|n| async move { format!("rival{n}") })).await;
    let mut people = Vec::new();
    for name in &rivals {
        people.push(account(&server, name).await);
    }
    let path = format!("/api/tournaments/{id}/enter");
    let answers = join_all(people.iter().map(|it| it.post(&path, json!({})))).await;
    let done = answers.iter().filter(|it| it.status == 200).count();
    assert_eq!(done, 1, "{:?}", answers.iter().map(|it| (it.status, it.text.clone())).collect::<Vec<_>>());
    for refused in answers.iter().filter(|it| it.status != 200) {
        assert_eq!(refused.refused(), (429, "too-many".to_owned()));
    }
    // Who enters twice at once is in once.
    let winner = people.iter().zip(&answers).find(|(_, it)| it.status == 200).unwrap().0;
    let (done, _) = at_once(winner, 4, &path, &json!({})).await;
    assert_eq!(done, 4);
    assert_eq!(ada.get(&format!("/api/tournaments/{id}")).await.json()["entrants"].as_array().unwrap().len(), 3);
}
