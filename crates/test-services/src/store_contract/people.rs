//! People, sessions and links.

use server::store::{DeviceLink, Millis, Person, Session, Store, StoreError};

use super::{NOW, add_person, bot, by_password, new_table, person, session};

pub(super) async fn people_and_sessions(store: &dyn Store) {
    let ada = add_person(store, "sessions-ada", "Ada").await;
    assert_eq!(store.person("sessions-ada").await, Ok(Some(ada.clone())));
    assert_eq!(store.person("nobody").await, Ok(None));
    assert_eq!(store.add_person(&ada, &session("sessions-ada", "another token")).await, Err(StoreError::Conflict));
    let bob = Person { id: "sessions-bob".to_owned(), ..ada.clone() };
    assert_eq!(
        store.add_person(&bob, &session("sessions-bob", "token of sessions-ada")).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.person("sessions-bob").await, Ok(None), "a person without its session is not added");

    let (first, other) = (session("sessions-ada", "token of sessions-ada"), session("sessions-ada", "another token"));
    assert_eq!(store.session("token of sessions-ada").await, Ok(Some((first.clone(), ada.clone()))));
    assert_eq!(store.session("another token").await, Ok(None));
    store.add_session(&other).await.unwrap();
    store.touch_session("another token", NOW + 5).await.unwrap();
    let other = Session { seen_at: NOW + 5, ..other };
    assert_eq!(store.sessions_of("sessions-ada").await, Ok(vec![other.clone(), first]), "the last one used first");
    store.end_session("token of sessions-ada").await.unwrap();
    assert_eq!(store.session("token of sessions-ada").await, Ok(None));
    assert_eq!(store.session("another token").await, Ok(Some((other.clone(), ada))), "the other device stays");
    store.add_session(&session("sessions-ada", "third token")).await.unwrap();
    store.end_sessions_of("sessions-ada", Some("another token")).await.unwrap();
    assert_eq!(store.sessions_of("sessions-ada").await, Ok(vec![other]), "all but one");
    let old = Session { created_at: 0, seen_at: 10, ..session("sessions-ada", "old token") };
    store.add_session(&old).await.unwrap();
    assert_eq!(store.delete_stale_sessions(0, 10).await, Ok(0));
    assert_eq!(store.delete_stale_sessions(0, 11).await, Ok(1), "not used for long");
    store.add_session(&old).await.unwrap();
    assert_eq!(store.delete_stale_sessions(1, 0).await, Ok(1), "too old");

    store.rename("sessions-ada", "Ada L.").await.unwrap();
    assert_eq!(store.person("sessions-ada").await.unwrap().unwrap().name, "Ada L.");
}

pub(super) async fn logins(store: &dyn Store) {
    add_person(store, "logins-ada", "Ada").await;
    add_person(store, "logins-bob", "Bob").await;
    assert_eq!(store.person_by_login("ada").await, Ok(None));
    let fresh = |person: &str, n: u32| session(person, &format!("fresh token {n} of {person}"));
    let set = async |person: &str, login: &str, password: &str, n: u32| {
        store.set_login(person, login, &by_password(password), &fresh(person, n)).await
    };
    set("logins-ada", "ada", "hashed", 1).await.unwrap();
    assert_eq!(store.session("token of logins-ada").await, Ok(None), "a change of rights ends what was before");
    assert_eq!(store.sessions_of("logins-ada").await, Ok(vec![fresh("logins-ada", 1)]));
    let (person, password) = store.person_by_login("ada").await.unwrap().unwrap();
    assert_eq!((person.id.as_str(), person.login.as_deref()), ("logins-ada", Some("ada")));
    assert_eq!(password.as_deref(), Some("hashed"));
    assert_eq!(set("logins-bob", "ada", "other", 2).await, Err(StoreError::Conflict), "taken");
    assert_eq!(set("logins-ada", "ada2", "other", 3).await, Err(StoreError::Conflict), "has one already");
    assert_eq!(store.person_by_login("ada").await.unwrap().unwrap().1.as_deref(), Some("hashed"));
    assert_eq!(store.person("logins-bob").await.unwrap().unwrap().login, None);
    let named = async |name: &str| -> Vec<String> {
        store.people_named(name, 9).await.unwrap().into_iter().map(|it| it.id).collect()
    };
    store.rename("logins-ada", "Ada Lovelace").await.unwrap();
    store.rename("logins-bob", "Ada Lovelace").await.unwrap();
    assert_eq!(named("ada LOVELACE").await, ["logins-ada"], "accounts alone, by the whole name");
    assert!(named("Ada").await.is_empty());
    assert!(store.session("token of logins-bob").await.unwrap().is_some(), "what was refused ends nothing");

    store.set_password("logins-ada", "second", &fresh("logins-ada", 4)).await.unwrap();
    assert_eq!(store.person_by_login("ada").await.unwrap().unwrap().1.as_deref(), Some("second"));
    assert_eq!(store.sessions_of("logins-ada").await, Ok(vec![fresh("logins-ada", 4)]));
    assert_eq!(
        store.set_password("logins-bob", "none", &fresh("logins-bob", 5)).await,
        Err(StoreError::Conflict),
        "a guest has no password"
    );

    store.set_recovery_codes("logins-ada", &["one".to_owned(), "two".to_owned()]).await.unwrap();
    assert_eq!(store.recovery_codes("logins-ada").await, Ok(2));
    let new = fresh("logins-ada", 6);
    assert_eq!(store.use_recovery_code("logins-ada", "three", "third", &new).await, Ok(false));
    assert_eq!(store.use_recovery_code("logins-bob", "one", "third", &new).await, Ok(false), "of another person");
    assert_eq!(store.person_by_login("ada").await.unwrap().unwrap().1.as_deref(), Some("second"));
    assert_eq!(store.use_recovery_code("logins-ada", "one", "third", &new).await, Ok(true));
    assert_eq!(store.person_by_login("ada").await.unwrap().unwrap().1.as_deref(), Some("third"));
    assert_eq!(store.sessions_of("logins-ada").await, Ok(vec![new.clone()]));
    assert_eq!(store.use_recovery_code("logins-ada", "one", "fourth", &new).await, Ok(false), "good once");
    assert_eq!(store.recovery_codes("logins-ada").await, Ok(1));
}

pub(super) async fn links(store: &dyn Store) {
    let ada = add_person(store, "links-ada", "Ada").await;
    for token in ["late", "once", "withdrawn"] {
        store.add_link(&link("links-ada", token, NOW + 10)).await.unwrap();
    }
    store.delete_link("withdrawn").await.unwrap();
    assert_eq!(store.consume_link("withdrawn", NOW).await, Ok(None));
    let both = vec![link("links-ada", "late", NOW + 10), link("links-ada", "once", NOW + 10)];
    assert_eq!(store.links_of("links-ada", NOW + 10).await, Ok(both));
    assert_eq!(store.links_of("links-ada", NOW + 11).await, Ok(Vec::new()), "too old");
    assert_eq!(store.consume_link("unknown", NOW).await, Ok(None));
    assert_eq!(store.consume_link("once", NOW + 10).await, Ok(Some(ada)), "good until its last moment");
    assert_eq!(store.consume_link("once", NOW + 10).await, Ok(None), "good once");
    assert_eq!(store.consume_link("late", NOW + 11).await, Ok(None), "and not for ever");
    assert_eq!(store.consume_link("late", NOW).await, Ok(None), "what was late is gone");
}

/// The seats that count are those of accounts at the start, if there are two and the table wants it.
pub(super) async fn rated_seats(store: &dyn Store) {
    for name in ["one", "two", "guest"] {
        let id = format!("rated-{name}");
        add_person(store, &id, name).await;
        if name != "guest" {
            store
                .set_login(&id, &id, &by_password("hash"), &session(&id, &format!("fresh token of {id}")))
                .await
                .unwrap();
        }
    }
    let started = async |id: &str, others: [&str; 2], rated: bool| {
        let seats =
            vec![person("rated-guest", "guest", None), bot(), person(others[0], "", None), person(others[1], "", None)];
        let mut table = new_table(id, "rated-one", seats);
        (table.settings.players, table.settings.rated) = (4, rated);
        store.add_table(&table).await.unwrap();
        store.start(id, NOW).await.unwrap();
        store.table(id).await.unwrap().unwrap().rated
    };
    assert_eq!(started("rated-yes", ["rated-one", "rated-two"], true).await, [3, 4]);
    assert_eq!(started("rated-no", ["rated-one", "rated-two"], false).await, [0; 0], "the table does not want it");
    assert_eq!(started("rated-alone", ["rated-one", "rated-nobody"], true).await, [0; 0], "one account is not enough");
    let guest = session("rated-guest", "fresh token of rated-guest");
    store.set_login("rated-guest", "rated-guest", &by_password("hash"), &guest).await.unwrap();
    assert_eq!(store.table("rated-yes").await.unwrap().unwrap().rated, [3, 4], "fixed at the start");
}

pub(super) fn link(person: &str, token_hash: &str, expires_at: Millis) -> DeviceLink {
    DeviceLink { token_hash: token_hash.to_owned(), person: person.to_owned(), created_at: NOW, expires_at }
}
