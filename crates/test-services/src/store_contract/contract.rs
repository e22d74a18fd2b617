//! Tables, logs, chat and what the operator asks for.

use std::sync::Arc;

use server::store::{Chat, ChatAccess, Clock, KEPT_CHATS, Occupant, Settings, Status, Store, StoreError, Table};

use super::{
    NOW, add_person, bot, by_password, entry,
    histories::histories,
    mails::mails,
    new_table,
    passkeys::passkeys,
    people::{link, links, logins, people_and_sessions, rated_seats},
    person,
    push::pushes,
    ratings::ratings,
    session,
    social::{clubs, exact_limits, quick_matches, social},
    tournaments::tournaments,
    vacations::vacations,
    won_by,
};

/// Tests everything but leases.
///
/// # Panics
/// If the store breaks the contract.
pub async fn contract(store: Arc<dyn Store>) {
    people_and_sessions(&*store).await;
    logins(&*store).await;
    links(&*store).await;
    passkeys(&*store).await;
    pushes(&*store).await;
    mails(&*store).await;
    vacations(&*store).await;
    ratings(&store).await;
    histories(&*store).await;
    tournaments(&store).await;
    rated_seats(&*store).await;
    tables(&*store).await;
    lists(&*store).await;
    seats(&*store).await;
    courses(&*store).await;
    imports(&*store).await;
    logs(&*store).await;
    chats(&*store).await;
    analyses(&*store).await;
    retention(&*store).await;
    deleted(&*store).await;
    operator(&*store).await;
    social(&*store).await;
    clubs(&*store).await;
    quick_matches(store.clone()).await;
    exact_limits(store.clone()).await;
    crowds(store).await;
}

async fn tables(store: &dyn Store) {
    add_person(store, "tables-ada", "Ada").await;
    let table = Table {
        seats: vec![
            person("tables-ada", "Ada", Some("four words")),
            Occupant::Open,
            Occupant::Invite { invite: "secret".to_owned(), kept_for: Some("tables-ada".to_owned()) },
            Occupant::Invite { invite: "other".to_owned(), kept_for: None },
            Occupant::Bot("medium".to_owned()),
        ],
        settings: Settings {
            players: 5,
            options: vec![("deals".to_owned(), "1".to_owned())],
            clock: Clock::Live { seconds: 300, increment: 5 },
            memory: true,
            hints: false,
            rated: true,
            shares: true,
            chat: ChatAccess::Everyone,
        },
        ..new_table("tables-one", "tables-ada", Vec::new())
    };
    store.add_table(&table).await.unwrap();
    let kept = store.table("tables-one").await.unwrap().unwrap();
    assert_eq!(format!("{kept:?}"), format!("{table:?}"), "a table is kept whole");
    assert_eq!(kept.seed.to_string(), table.seed.to_string());
    assert_eq!(store.add_table(&table).await, Err(StoreError::Conflict));
    assert!(store.table("tables-none").await.unwrap().is_none());

    assert_eq!(store.delete_waiting_table("tables-one").await, Ok(()));
    assert!(store.table("tables-one").await.unwrap().is_none());
    assert_eq!(store.delete_waiting_table("tables-one").await, Err(StoreError::Conflict));
}

async fn lists(store: &dyn Store) {
    add_person(store, "lists-ada", "Ada").await;
    let mine = || vec![person("lists-ada", "Ada", None), bot(), bot()];
    for (n, id) in (0..).zip(["lists-1", "lists-2", "lists-3", "lists-4"]) {
        let maker_prefix = Some("lists prefix".to_owned());
        let table = Table { created_at: NOW + n, maker_prefix, ..new_table(id, "lists-ada", mine()) };
        store.add_table(&Table { public: id != "lists-2", ..table }).await.unwrap();
    }
    store.start("lists-1", NOW).await.unwrap();
    store.start("lists-3", NOW).await.unwrap();
    store.finish("lists-3", &won_by(&[1]), NOW).await.unwrap();
    let ids = |tables: Vec<Table>| -> Vec<String> {
        tables.into_iter().map(|it| it.id).filter(|it| it.starts_with("lists-")).collect()
    };
    assert_eq!(ids(store.public_tables(100).await.unwrap()), ["lists-4", "lists-1"], "who waits comes first");
    assert_eq!(store.public_tables(1).await.unwrap().len(), 1);
    assert_eq!(ids(store.tables_of("lists-ada", 100).await.unwrap()), ["lists-4", "lists-2", "lists-1", "lists-3"]);
    assert_eq!(store.tables_of("lists-ada", 2).await.unwrap().len(), 2);
    assert_eq!(store.count_made_by("lists-ada").await, Ok(3), "what is over does not count");
    assert_eq!(store.count_made_from("lists prefix").await, Ok(3), "what is over does not count");
    assert_eq!(store.table("lists-3").await.unwrap().unwrap().maker_prefix, None, "it is forgotten at the end");
    assert!(store.running().await.unwrap().contains(&"lists-1".to_owned()));
    assert!(!store.running().await.unwrap().contains(&"lists-3".to_owned()));
}

async fn seats(store: &dyn Store) {
    add_person(store, "seats-ada", "Ada").await;
    add_person(store, "seats-bob", "Bob").await;
    let (ada, bob) = (person("seats-ada", "Ada", None), person("seats-bob", "Bob", Some("dice")));
    store.add_table(&new_table("seats", "seats-ada", vec![ada.clone(), Occupant::Open, Occupant::Open])).await.unwrap();
    store.set_seat("seats", 2, &Occupant::Open, &bob, NOW).await.unwrap();
    assert_eq!(store.set_seat("seats", 2, &Occupant::Open, &ada, NOW).await, Err(StoreError::Conflict), "was faster");
    assert_eq!(store.table("seats").await.unwrap().unwrap().seats, [ada.clone(), bob.clone(), Occupant::Open]);
    store.set_seat("seats", 2, &bob, &Occupant::Open, NOW).await.unwrap();
    store.set_seat("seats", 2, &Occupant::Open, &bob, NOW).await.unwrap();
    for (table, seat) in [("seats", 4), ("no table", 1)] {
        assert_eq!(store.set_seat(table, seat, &Occupant::Open, &ada, NOW).await, Err(StoreError::Conflict));
    }

    assert_eq!(
        store.set_seat("seats", 3, &Occupant::Open, &bob, NOW).await,
        Err(StoreError::Conflict),
        "a person has one seat at a table"
    );

    store.rename("seats-bob", "Robert").await.unwrap();
    let renamed = person("seats-bob", "Robert", Some("dice"));
    assert_eq!(store.table("seats").await.unwrap().unwrap().seats[1], renamed);

    assert_eq!(store.start("seats", NOW).await, Err(StoreError::Conflict), "a seat is free");
    store.set_seat("seats", 3, &Occupant::Open, &bot(), NOW).await.unwrap();
    store.start("seats", NOW).await.unwrap();
    assert_eq!(store.set_seat("seats", 3, &bot(), &ada, NOW).await, Err(StoreError::Conflict), "has begun");
    store.finish("seats", &won_by(&[]), NOW).await.unwrap();
    store.rename("seats-bob", "Bobby").await.unwrap();
    assert_eq!(store.table("seats").await.unwrap().unwrap().seats[1], renamed, "what is over keeps its names");
}

async fn courses(store: &dyn Store) {
    store.add_table(&new_table("courses", "courses-ada", vec![bot(); 3])).await.unwrap();
    assert_eq!(store.finish("courses", &won_by(&[1]), NOW).await, Err(StoreError::Conflict), "it has not begun");
    assert_eq!(store.start("courses", NOW + 1).await, Ok(()));
    assert_eq!(store.start("courses", NOW + 2).await, Err(StoreError::Conflict));
    let table = store.table("courses").await.unwrap().unwrap();
    assert_eq!((table.status, table.started_at), (Status::Playing, Some(NOW + 1)));
    assert_eq!(store.delete_waiting_table("courses").await, Err(StoreError::Conflict), "what runs is not forgotten");
    assert_eq!(store.finish("courses", &won_by(&[1, 3]), NOW + 3).await, Ok(()));
    assert_eq!(store.finish("courses", &won_by(&[2]), NOW + 4).await, Err(StoreError::Conflict));
    let table = store.table("courses").await.unwrap().unwrap();
    assert_eq!((table.status, table.winners, table.rematch), (Status::Over, vec![1, 3], None));
    assert_eq!(store.set_rematch("courses", "next").await, Ok(()));
    assert_eq!(store.set_rematch("courses", "other").await, Err(StoreError::Conflict));
    assert_eq!(store.table("courses").await.unwrap().unwrap().rematch.as_deref(), Some("next"));
}

async fn imports(store: &dyn Store) {
    add_person(store, "imports-ada", "Ada").await;
    let log = [entry(0, ". draw G1"), entry(1, "1 seal")];
    let table = |id: &str| {
        let seats = vec![person("imports-ada", "Ada", None), bot(), bot()];
        Table { winners: vec![1], public: false, ..new_table(id, "imports-ada", seats) }
    };
    assert_eq!(store.import_table(&table("device-one"), &log, &[], 2).await, Ok(()));
    let found = store.table("device-one").await.unwrap().unwrap();
    assert_eq!((found.status, found.winners, found.rated), (Status::Over, vec![1], Vec::new()));
    assert_eq!(store.entries("device-one").await, Ok(log.to_vec()));
    assert_eq!(store.import_table(&table("device-one"), &log, &[], 2).await, Err(StoreError::Conflict), "it is there");
    assert_eq!(store.import_table(&table("device-two"), &log, &[], 2).await, Ok(()));
    assert_eq!(store.import_table(&table("device-three"), &log, &[], 2).await, Err(StoreError::Conflict), "too many");
    assert!(store.table("device-three").await.unwrap().is_none());
    let own: Vec<String> = store.tables_of("imports-ada", 9).await.unwrap().into_iter().map(|it| it.id).collect();
    assert_eq!(own.len(), 2);
    assert!(!store.running().await.unwrap().iter().any(|it| own.contains(it)), "nothing is to be played");
}

async fn logs(store: &dyn Store) {
    for id in ["logs", "logs-too"] {
        store.add_table(&new_table(id, "logs-ada", vec![Occupant::Open; 3])).await.unwrap();
    }
    assert_eq!(store.entries("logs").await, Ok(Vec::new()));
    let entries = [entry(0, "1 add EUR20a\n1 seal"), entry(1, "undo 1"), entry(2, "é \" \\ '\n. draw G1")];
    for it in &entries {
        assert_eq!(store.append("logs", it.clone(), None).await, Ok(()));
    }
    assert_eq!(store.append("logs", entry(1, "another"), None).await, Err(StoreError::Conflict));
    assert_eq!(store.append("logs-too", entry(1, "another"), None).await, Ok(()), "each table has its own numbers");
    assert_eq!(store.entries("logs").await, Ok(entries.to_vec()), "a conflicting append changes nothing");
    assert_eq!(store.entries_from("logs", 1).await, Ok(entries[1..].to_vec()));
    assert_eq!(store.entries_from("logs", 3).await, Ok(Vec::new()));
    assert_eq!(store.append("nowhere", entry(0, "1 seal"), None).await, Err(StoreError::NotFound));
}

async fn chats(store: &dyn Store) {
    add_person(store, "chats-ada", "Ada").await;
    for id in ["chats", "chats-too"] {
        store.add_table(&new_table(id, "chats-ada", vec![Occupant::Open; 3])).await.unwrap();
    }
    let chat = |n, text: &str| {
        let (person, name) = (Some("chats-ada".to_owned()), "Ada".to_owned());
        Chat { n, person, seat: Some(1), name, text: text.to_owned(), at: NOW }
    };
    for (n, text) in (0..).zip(["one", "two", "three"]) {
        assert_eq!(store.add_chat("chats", &chat(0, text)).await, Ok(n));
    }
    for n in 0..KEPT_CHATS + 5 {
        assert_eq!(store.add_chat("chats-too", &chat(0, "zero")).await, Ok(n));
    }
    let kept = store.chats("chats-too", 2 * KEPT_CHATS).await.unwrap();
    assert_eq!((kept.len() as u32, kept[0].n), (KEPT_CHATS, 5), "the last ones");
    assert_eq!(store.chats("chats", 2).await, Ok(vec![chat(1, "two"), chat(2, "three")]), "the last, oldest first");
    assert_eq!(store.chats("nowhere", 2).await, Ok(Vec::new()));
}

async fn analyses(store: &dyn Store) {
    store.add_table(&new_table("analyses", "analyses-ada", vec![bot(); 3])).await.unwrap();
    assert_eq!(store.analysis("analyses").await, Ok(None));
    for text in ["{}", "{\"a\": \"é\"}"] {
        store.save_analysis("analyses", text).await.unwrap();
        assert_eq!(store.analysis("analyses").await.unwrap().as_deref(), Some(text), "in place of an older one");
    }
    assert_eq!(store.save_analysis("nowhere", "{}").await, Err(StoreError::NotFound));
}

async fn retention(store: &dyn Store) {
    for (n, id) in (0..).zip(["retention-1", "retention-2", "retention-3"]) {
        store.add_table(&new_table(id, "retention-ada", vec![bot(); 3])).await.unwrap();
        store.start(id, NOW).await.unwrap();
        store.append(id, entry(0, "1 seal"), None).await.unwrap();
        if n < 2 {
            store.finish(id, &won_by(&[1]), NOW - 1_000_000 + n).await.unwrap();
        }
    }
    for (id, at) in [("retention-old", NOW - 2_000_000), ("retention-new", NOW - 1_000_000)] {
        let waiting = new_table(id, "retention-ada", vec![Occupant::Open; 3]);
        store.add_table(&Table { created_at: at, ..waiting }).await.unwrap();
    }
    assert_eq!(store.delete_waiting(NOW - 1_000_000).await, Ok(vec!["retention-old".to_owned()]));
    store.delete_waiting_table("retention-new").await.unwrap();
    let ids = store.ids_after("retention", 2).await.unwrap();
    assert_eq!(ids, ["retention-1", "retention-2"], "in their order, and no more than were asked for");
    assert_eq!(store.ids_after("retention-2", 1).await.unwrap(), ["retention-3"]);
    assert_eq!(store.delete_finished(NOW - 1_000_000 + 1).await, Ok(1));
    assert!(store.table("retention-1").await.unwrap().is_none());
    assert_eq!(store.entries("retention-1").await, Ok(Vec::new()), "its log goes with it");
    assert!(store.table("retention-2").await.unwrap().is_some(), "it was over later");
    assert!(store.table("retention-3").await.unwrap().is_some(), "it runs");
}

async fn deleted(store: &dyn Store) {
    leave_traces(store).await;
    store.delete_person("deleted-zoe").await.unwrap();
    assert_eq!(store.person("deleted-zoe").await, Ok(None));
    assert_eq!(store.session("fresh token of zoe").await, Ok(None));
    assert_eq!(store.person_by_login("zoe.zebra").await, Ok(None));
    assert_eq!(store.consume_link("link of zoe", NOW).await, Ok(None));
    assert_eq!(store.chats("deleted", 9).await.unwrap().len(), 1, "what others said stays");
    let table = store.table("deleted").await.unwrap().unwrap();
    assert_eq!(table.maker, None);
    assert_eq!(
        table.seats[0],
        Occupant::Person { id: None, name: String::new(), entropy: Some("dice".to_owned()) },
        "what was mixed into the seed stays, or the record could not be verified"
    );
    assert!(store.tables_of("deleted-zoe", 9).await.unwrap().is_empty());
}

/// Everything that a person can leave behind.
pub async fn leave_traces(store: &dyn Store) {
    add_person(store, "deleted-zoe", "Zoé Zebra").await;
    add_person(store, "deleted-bob", "Bob").await;
    store
        .set_login(
            "deleted-zoe",
            "zoe.zebra",
            &by_password("hash of zebra"),
            &session("deleted-zoe", "fresh token of zoe"),
        )
        .await
        .unwrap();
    store.add_link(&link("deleted-zoe", "link of zoe", NOW + 1000)).await.unwrap();
    store.set_recovery_codes("deleted-zoe", &["code of zoe".to_owned()]).await.unwrap();
    let seats = vec![person("deleted-zoe", "Zoé Zebra", Some("dice")), person("deleted-bob", "Bob", None)];
    store.add_table(&new_table("deleted", "deleted-zoe", seats)).await.unwrap();
    let kept = Occupant::Invite { invite: "i".to_owned(), kept_for: Some("deleted-zoe".to_owned()) };
    store.add_table(&new_table("deleted-next", "deleted-bob", vec![kept])).await.unwrap();
    store.start("deleted", NOW).await.unwrap();
    for (id, name) in [("deleted-zoe", "Zoé Zebra"), ("deleted-bob", "Bob")] {
        let chat = Chat {
            n: 0,
            person: Some(id.to_owned()),
            seat: None,
            name: name.to_owned(),
            text: format!("{name} was here"),
            at: NOW,
        };
        store.add_chat("deleted", &chat).await.unwrap();
    }
}

/// Many append at once while others sit down: of those who want the same number one succeeds, and its
/// words are kept.
async fn crowds(store: Arc<dyn Store>) {
    store.add_table(&new_table("crowds", "crowds-ada", vec![Occupant::Open; 3])).await.unwrap();
    let rivals: Vec<_> = (0..400).map(|n| (n, n % 100)).collect();
    let mut tasks = tokio::task::JoinSet::new();
    for (rival, n) in rivals {
        let store = store.clone();
        tasks.spawn(async move { (n, rival, store.append("crowds", entry(n, &rival.to_string()), None).await) });
    }
    for n in 0..50 {
        let id = format!("crowds-{n}");
        store.add_table(&new_table(&id, "crowds-ada", vec![Occupant::Open, bot(), bot()])).await.unwrap();
        store.set_seat(&id, 1, &Occupant::Open, &person("crowds-ada", "Ada", None), NOW).await.unwrap();
        store.start(&id, NOW).await.unwrap();
    }
    let mut kept = Vec::new();
    while let Some(done) = tasks.join_next().await {
        match done.unwrap() {
            (n, rival, Ok(())) => kept.push((n, rival.to_string())),
            (_, _, refused) => assert_eq!(refused, Err(StoreError::Conflict)),
        }
    }
    kept.sort();
    let read: Vec<_> = store.entries("crowds").await.unwrap().into_iter().map(|it| (it.n, it.text)).collect();
    assert_eq!(read, kept);
    assert_eq!(read.len(), 100);
}

async fn operator(store: &dyn Store) {
    add_person(store, "operator-100%", "Zed_1").await;
    add_person(store, "operator-two", "Zed21").await;
    let found = store.list_people("zed_", 9).await.unwrap();
    assert_eq!(found.iter().map(|it| it.name.as_str()).collect::<Vec<_>>(), ["Zed_1"], "a search has no wildcards");
    assert_eq!((found[0].sessions, found[0].login.as_deref()), (1, None));
    assert_eq!(store.list_people("OPERATOR-", 1).await.unwrap().len(), 1);
    store.add_table(&new_table("operator-table", "operator-two", vec![bot(); 3])).await.unwrap();
    assert!(store.open_tables(1000).await.unwrap().iter().any(|it| it.id == "operator-table" && !it.chat_closed));
    store.set_chat_closed("operator-table", true).await.unwrap();
    assert!(store.table("operator-table").await.unwrap().unwrap().chat_closed);
    store.delete_table("operator-table").await.unwrap();
    assert_eq!(store.delete_table("operator-table").await, Err(StoreError::Conflict));
    assert_eq!(store.set_chat_closed("operator-table", false).await, Err(StoreError::Conflict));
    store.add_ban("203.0.113.0/24", NOW).await.unwrap();
    store.add_ban("203.0.113.0/24", NOW).await.unwrap();
    assert_eq!(store.bans().await, Ok(vec!["203.0.113.0/24".to_owned()]));
    store.remove_ban("203.0.113.0/24").await.unwrap();
    assert_eq!(store.remove_ban("203.0.113.0/24").await, Err(StoreError::Conflict));
}
