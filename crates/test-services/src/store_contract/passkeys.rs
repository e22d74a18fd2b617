use server::store::{Challenge, Credential, Millis, Passkey, Store, StoreError};

use super::{NOW, add_person, session};

fn passkey(id: &str, person: &str, n: Millis) -> Passkey {
    Passkey {
        id: id.to_owned(),
        person: person.to_owned(),
        name: "Firefox · Linux".to_owned(),
        public_key: "key".to_owned(),
        state: "0".to_owned(),
        created_at: NOW + n,
        used_at: None,
    }
}

pub(super) async fn passkeys(store: &dyn Store) {
    for name in ["keys-ada", "keys-bob"] {
        add_person(store, name, name).await;
    }
    let by_passkey = |id: &str, person: &str| Credential::Passkey(passkey(id, person, 0));
    let fresh = |person: &str| session(person, &format!("fresh token of {person}"));
    store.set_login("keys-ada", "keys-ada", &by_passkey("a", "keys-ada"), &fresh("keys-ada")).await.unwrap();
    let (person, password) = store.person_by_login("keys-ada").await.unwrap().unwrap();
    assert_eq!((person.login.as_deref(), password), (Some("keys-ada"), None), "an account without a password");
    let again = store.set_login("keys-bob", "keys-bob", &by_passkey("a", "keys-bob"), &fresh("keys-bob")).await;
    assert_eq!(again, Err(StoreError::Conflict), "a passkey belongs to one person");
    assert_eq!(store.person("keys-bob").await.unwrap().unwrap().login, None, "and nothing is done by halves");

    assert_eq!(store.remove_passkey("keys-ada", "a").await, Err(StoreError::Conflict), "the only way in stays");
    store.add_passkey(&passkey("b", "keys-ada", 1), 2).await.unwrap();
    assert_eq!(store.add_passkey(&passkey("b", "keys-bob", 1), 2).await, Err(StoreError::Conflict));
    assert_eq!(store.add_passkey(&passkey("c", "keys-ada", 2), 2).await, Err(StoreError::Conflict), "two at most");
    assert_eq!(store.add_passkey(&passkey("c", "keys-nobody", 2), 2).await, Err(StoreError::NotFound));
    let ids =
        async || -> Vec<String> { store.passkeys_of("keys-ada").await.unwrap().into_iter().map(|it| it.id).collect() };
    assert_eq!(ids().await, ["a", "b"]);

    store.use_passkey("a", "0", "1", NOW + 5).await.unwrap();
    assert_eq!(store.use_passkey("a", "0", "1", NOW + 6).await, Err(StoreError::Conflict), "a counter goes up once");
    store.rename_passkey("a", "my key").await.unwrap();
    assert_eq!(store.rename_passkey("c", "my key").await, Err(StoreError::Conflict));
    let (found, owner) = store.passkey("a").await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.state.as_str(), found.used_at), ("my key", "1", Some(NOW + 5)));
    assert_eq!(owner, person);
    assert_eq!(store.passkey("c").await, Ok(None));

    assert_eq!(store.remove_passkey("keys-bob", "a").await, Err(StoreError::Conflict), "of another person");
    let (first, second) = tokio::join!(store.remove_passkey("keys-ada", "a"), store.remove_passkey("keys-ada", "b"));
    assert_eq!([first, second].iter().filter(|it| it.is_ok()).count(), 1, "of two at once one stays");
    store.set_password("keys-ada", "hash", &session("keys-ada", "last token of keys-ada")).await.unwrap();
    for id in ids().await {
        store.remove_passkey("keys-ada", &id).await.unwrap();
    }
    assert_eq!(ids().await, [""; 0], "beside a password all may go");
    store.add_passkey(&passkey("d", "keys-ada", 3), 2).await.unwrap();
    store.delete_person("keys-ada").await.unwrap();
    assert_eq!(store.passkey("d").await, Ok(None), "it goes with its person");
    challenges(store).await;
}

async fn challenges(store: &dyn Store) {
    let challenge = |hash: &str, expires_at: Millis| Challenge {
        hash: hash.to_owned(),
        person: Some("keys-bob".to_owned()),
        login: Some("keys-bob".to_owned()),
        state: "state".to_owned(),
        expires_at,
    };
    store.add_challenge(&challenge("one", NOW + 10), NOW, 2).await.unwrap();
    store.add_challenge(&challenge("two", NOW + 20), NOW, 2).await.unwrap();
    assert_eq!(store.add_challenge(&challenge("three", NOW + 20), NOW, 2).await, Err(StoreError::Conflict), "full");
    store.add_challenge(&challenge("three", NOW + 20), NOW + 11, 2).await.unwrap();
    assert_eq!(store.take_challenge("one", NOW).await, Ok(None), "it was forgotten when it had expired");
    assert_eq!(store.take_challenge("two", NOW + 21).await, Ok(None), "expired");
    assert_eq!(store.take_challenge("three", NOW + 20).await, Ok(Some(challenge("three", NOW + 20))));
    assert_eq!(store.take_challenge("three", NOW + 20).await, Ok(None), "good once");
}
