//! Pages of people: to those who may not see one, there is no such person.

use serde_json::{Value, json};
use server::store::{Occupant, Outcome, SeatResult};
use test_services::{Guest, TestServer, money, with};

use crate::me_and_bots;

async fn id(guest: &Guest) -> String {
    guest.me().await["id"].as_str().unwrap().to_owned()
}

async fn show_to(guest: &Guest, audience: &str, history: bool, leaderboard: bool) {
    let settings = json!({"audience": audience, "history": history, "leaderboard": leaderboard});
    // A page of the version before sends no more than this.
    let all = with(with(settings.clone(), "ratings", json!(true)), "results", json!(true));
    assert_eq!(guest.patch("/api/me/page", settings).await.json(), all);
    assert_eq!(guest.get("/api/me/page").await.json(), all);
}

fn missing() -> (u16, String) {
    (404, "not-found".to_owned())
}

/// Plays a game of Money! with a bot to its end, and returns its id.
async fn finished(one: &Guest, other: &Guest, public: bool) -> String {
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "random"}]);
    let id = one.make(with(money(seats), "public", json!(public))).await;
    other.join(&id).await;
    let (mut a, mut b) = (one.follow(&id).await, other.follow(&id).await);
    tokio::join!(a.play_on(), b.play_on());
    a.until(|it| it.table["status"] == "over").await;
    id
}

#[tokio::test]
async fn whom_a_page_is_not_for_finds_nobody() {
    let server = TestServer::open().await;
    let (ada, bob, cy) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Cy").await);
    let stranger = server.stranger();
    let (public, private) = (finished(&ada, &bob, true).await, finished(&ada, &bob, false).await);
    let own = id(&ada).await;
    let paths = [
        format!("/api/people/{own}"),
        format!("/api/people/{own}/games"),
        format!("/api/people/{own}/ratings?game=money"),
    ];
    let at_table = format!("/api/tables/{public}/person?seat=1");
    let sees = async |guest: &Guest| {
        let mut seen = Vec::new();
        for path in paths.iter().chain([&at_table]) {
            let reply = guest.get(path).await;
            seen.push(if reply.status == 200 {
                true
            } else {
                assert_eq!(reply.refused(), missing(), "{path}");
                false
            });
        }
        assert!(seen.iter().all(|it| *it == seen[0]), "all or nothing: {seen:?}");
        seen[0]
    };
    // At first: those one has played with.
    assert_eq!(
        [sees(&ada).await, sees(&bob).await, sees(&cy).await, sees(&stranger).await],
        [true, true, false, false]
    );
    show_to(&ada, "everyone", true, false).await;
    assert_eq!([sees(&ada).await, sees(&bob).await, sees(&cy).await, sees(&stranger).await], [true; 4]);
    show_to(&ada, "nobody", true, false).await;
    assert_eq!(
        [sees(&ada).await, sees(&bob).await, sees(&cy).await, sees(&stranger).await],
        [true, false, false, false]
    );
    let unknown = bob.get("/api/people/somebody").await;
    let hidden = bob.get(&paths[0]).await;
    assert_eq!((unknown.status, &unknown.text), (hidden.status, &hidden.text), "the same answer, to the last byte");

    // Games that were not public are for those who sat there.
    show_to(&ada, "everyone", true, false).await;
    let listed = async |guest: &Guest| -> Vec<String> {
        let games = guest.get(&paths[1]).await.json();
        let ids = games["games"].as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap().to_owned());
        ids.collect()
    };
    assert_eq!(listed(&bob).await, [private.clone(), public.clone()]);
    assert_eq!(listed(&cy).await, std::slice::from_ref(&public));
    assert_eq!(listed(&stranger).await, std::slice::from_ref(&public));
    show_to(&ada, "everyone", false, false).await;
    assert_eq!(cy.get(&paths[1]).await.refused(), missing());
    assert_eq!(listed(&ada).await.len(), 2, "one sees one's own");
    let page = cy.get(&paths[0]).await.json();
    assert_eq!(
        (&page["name"], &page["account"], &page["you"], &page["history"]),
        (&json!("Ada"), &json!(false), &json!(false), &json!(false))
    );
    assert_eq!(page["games"][0]["games"], 2);
    assert_eq!(page["form"].as_array().unwrap().len(), 2);

    // A person who is deleted is gone.
    assert_eq!(ada.delete("/api/me").await.status, 200);
    assert_eq!(bob.get(&paths[0]).await.refused(), missing());
    assert_eq!(bob.get(&at_table).await.refused(), missing());
    let game = bob.get("/api/me/games").await.json()["games"][0].clone();
    assert_eq!(game["seats"][0]["name"], "");
}

#[tokio::test]
async fn a_history_is_read_page_by_page_and_summed_up() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let own = id(&ada).await;
    let first = ada.make(me_and_bots()).await;
    ada.follow(&first).await.play_on().await;
    let played = server.store().table(&first).await.unwrap().unwrap();
    // Games that need not be played again.
    for n in 0..45i64 {
        let mut table = played.clone();
        (table.id, table.seats) = (format!("past-{n:02}"), played.seats.clone());
        table.seats[2] = Occupant::Bot("easy".to_owned());
        server.store().add_table(&table).await.unwrap();
        server.store().start(&table.id, 0).await.unwrap();
        let place =
            |rank, points| SeatResult { rank, points: Some(points), departure: None, opening: vec!["seal".to_owned()] };
        let results = vec![place(1 + (n % 2) as u8, 100 + n), place(2 - (n % 2) as u8, 90), place(3, 0)];
        server.store().finish(&table.id, &Outcome { winners: Vec::new(), results }, n).await.unwrap();
    }
    let mut seen = Vec::new();
    let mut next = Some(String::new());
    while let Some(before) = next {
        let query = if before.is_empty() { String::new() } else { format!("?before={before}") };
        let page = ada.get(&format!("/api/me/games{query}")).await.json();
        seen.push(page["games"].as_array().unwrap().len());
        next = page["next"].as_str().map(str::to_owned);
    }
    assert_eq!(seen, [20, 20, 6], "all of them, each once");
    let count =
        async |query: &str| ada.get(&format!("/api/me/games?{query}")).await.json()["games"].as_array().unwrap().len();
    assert_eq!(count("game=alhambra").await, 0);
    assert_eq!(count("from=10&to=15").await, 5);
    assert_eq!(count("result=won&from=10&to=15").await, 3);
    for bad in ["before=tomorrow", "result=drawn", "with=a-name-that-nobody-can-have", "wish=1"] {
        assert_eq!(ada.get(&format!("/api/me/games?{bad}")).await.refused(), (400, "bad-request".to_owned()), "{bad}");
    }
    let sums = ada.get("/api/me/statistics?game=money").await.json();
    assert_eq!(sums["games"], 46);
    let easy = sums["opponents"].as_array().unwrap().iter().find(|it| it["level"] == "easy").unwrap();
    assert_eq!((&easy["games"], &easy["ahead"], &easy["behind"]), (&json!(45), &json!(45), &json!(0)));
    assert_eq!((&sums["scores"][0]["players"], &sums["scores"][0]["games"]), (&json!(3), &json!(46)));
    let seal = sums["openings"].as_array().unwrap().iter().find(|it| it["choice"] == "seal").unwrap();
    assert!(seal["games"].as_i64().unwrap() >= 45, "{seal}");
    assert_eq!(ada.get(&format!("/api/people/{own}")).await.json()["form"].as_array().unwrap().len(), 10);
}

#[tokio::test]
async fn leaderboards_list_those_who_chose_it_and_fixed_bots() {
    let server = TestServer::open().await;
    let mut people = Vec::new();
    for login in ["ada", "bob"] {
        let mut guest = server.guest(login).await;
        guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
        people.push(guest);
    }
    let (ada, bob) = (&people[0], &people[1]);
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "bot", "level": "random"}]);
    let table = with(with(money(seats), "rated", json!(true)), "hints", json!(false));
    for n in 0..10 {
        let id = ada.make(table.clone()).await;
        bob.join(&id).await;
        let table = server.store().table(&id).await.unwrap().unwrap();
        let place = |rank| SeatResult { rank, points: None, departure: None, opening: Vec::new() };
        // Ada wins two of three.
        let (first, second) = if n % 3 == 2 { (2, 1) } else { (1, 2) };
        let outcome = Outcome { winners: vec![second], results: vec![place(first), place(second), place(3)] };
        server.store().finish(&table.id, &outcome, 7).await.unwrap();
    }
    let board = async |guest: &Guest| guest.get("/api/leaderboard?game=money&class=more").await.json();
    let names = |board: &Value| -> Vec<String> {
        board["entries"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect()
    };
    let stranger = server.stranger();
    let empty = board(&stranger).await;
    assert_eq!(names(&empty), [""; 0], "nobody has chosen to be listed");
    assert_eq!(empty["bots"][0]["level"], "master");
    assert_eq!(empty["bots"][2], json!({"level": "hard", "value": 2050}));
    show_to(ada, "everyone", true, true).await;
    show_to(bob, "known", true, true).await;
    let both = board(&stranger).await;
    assert_eq!(names(&both), ["ada", "bob"]);
    assert_eq!(both["entries"][0]["person"], json!(id(ada).await));
    assert_eq!(both["entries"][1]["person"], Value::Null, "whose page is not for everyone has no address here");
    assert_eq!(board(bob).await["entries"][1]["you"], json!(true));
    let page = stranger.get(&format!("/api/people/{}", id(ada).await)).await.json();
    assert_eq!((&page["ratings"][0]["game"], &page["ratings"][0]["games"]), (&json!("money"), &json!(10)));
    let curves = stranger.get(&format!("/api/people/{}/ratings?game=money", id(ada).await)).await.json();
    let points = curves["curves"][0]["points"].as_array().unwrap();
    assert_eq!((points.len(), &points[9]["value"]), (10, &page["ratings"][0]["value"]));
    for bad in
        ["game=money", "game=money&class=three", "game=money&class=two&after=-1", "game=money&class=two&after=10001"]
    {
        assert_eq!(stranger.get(&format!("/api/leaderboard?{bad}")).await.refused().0, 400, "{bad}");
    }
    assert_eq!(stranger.get("/api/leaderboard?game=chess&class=two").await.refused(), missing());
}

#[tokio::test]
async fn a_person_chooses_which_parts_of_a_page_are_shown() {
    let server = TestServer::open().await;
    let mut ada = server.guest("Ada").await;
    ada.sign_in("/api/account", json!({"login": "ada", "password": "correct horse"})).await;
    let bob = server.guest("Bob").await;
    finished(&ada, &bob, true).await;
    let (page, curves) =
        (format!("/api/people/{}", id(&ada).await), format!("/api/people/{}/ratings?game=money", id(&ada).await));
    let shown = json!({"audience": "known", "history": true, "ratings": true, "results": true, "leaderboard": false});
    for (hidden, part) in [("ratings", "ratings"), ("results", "results")] {
        assert_eq!(ada.patch("/api/me/page", with(shown.clone(), hidden, json!(false))).await.status, 200);
        let seen = bob.get(&page).await.json();
        assert_eq!(seen["hides"], json!([part]));
        let results = usize::from(hidden != "results");
        assert_eq!([&seen["games"], &seen["form"]].map(|it| it.as_array().unwrap().len()), [results; 2], "{hidden}");
        assert_eq!(bob.get(&curves).await.status, if hidden == "ratings" { 404 } else { 200 });
        let own = ada.get(&page).await.json();
        assert_eq!((&own["hides"], own["form"].as_array().unwrap().len()), (&json!([]), 1), "one sees one's own");
        assert_eq!(ada.get(&curves).await.status, 200);
    }
}

#[tokio::test]
async fn a_page_is_found_by_a_name_as_far_as_it_is_shown() {
    let server = TestServer::open().await;
    let mut accounts = Vec::new();
    for login in ["first", "second"] {
        let mut guest = server.guest("Ada L").await;
        guest.sign_in("/api/account", json!({"login": login, "password": "correct horse"})).await;
        accounts.push(guest);
    }
    let ids = [id(&accounts[0]).await, id(&accounts[1]).await];
    let (guest, bob, stranger) = (server.guest("Guest").await, server.guest("Bob").await, server.stranger());
    show_to(&guest, "everyone", true, false).await;
    let found = async |viewer: &Guest, name: &str| {
        let reply = viewer.get(&format!("/api/people/{name}")).await;
        if reply.status == 200 { reply.json()["id"].as_str().map(str::to_owned) } else { None }
    };
    // Nobody shows a page to those who do not know them; the answer is that of a name which nobody has.
    for viewer in [&bob, &stranger] {
        let (hidden, unknown) = (viewer.get("/api/people/ada%20l").await, viewer.get("/api/people/nobody").await);
        assert_eq!((hidden.status, &hidden.text), (unknown.status, &unknown.text));
    }
    assert_eq!(found(&accounts[1], "ada%20l").await.as_ref(), Some(&ids[1]), "one finds oneself");
    show_to(&accounts[1], "everyone", true, false).await;
    assert_eq!(found(&stranger, "ADA%20L").await.as_ref(), Some(&ids[1]), "of two, the one whose page is shown");
    show_to(&accounts[0], "everyone", true, false).await;
    let oldest = found(&bob, "ada%20l").await;
    assert!(oldest.is_some_and(|it| ids.contains(&it)));
    for followed in &ids {
        assert_eq!(bob.post(&format!("/api/people/{followed}/follow"), json!({})).await.status, 200);
        assert_eq!(found(&bob, "ada%20l").await.as_ref(), Some(followed), "whom one follows comes first");
        assert_eq!(bob.delete(&format!("/api/people/{followed}/follow")).await.status, 200);
    }
    assert_eq!(found(&stranger, "guest").await, None, "a guest has no name that is its own");
    assert_eq!(found(&stranger, "first").await, None, "a login is no name");
}
