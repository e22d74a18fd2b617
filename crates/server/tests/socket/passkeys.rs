//! Passkeys: as the only way in and beside a password, and everything that a forger can try.

use protocol::client::raw::Request;
use serde_json::{Value, json};
use server::store::Challenge;
use test_services::{Guest, TestServer};

use crate::authenticator::{Authenticator, DOMAIN};

const CHALLENGE: &str = "/api/passkey/challenge";
const NEW: &str = "/api/me/passkeys/challenge";

async fn open() -> TestServer {
    TestServer::open_with(|config| config.origin = Some(format!("https://{DOMAIN}"))).await
}

/// An account that has a passkey and no password.
async fn account(server: &TestServer, login: &str) -> (Guest, Authenticator) {
    let (mut guest, mut key) = (server.guest(login).await, Authenticator::new(login));
    let asked = guest.post(NEW, json!({"login": login})).await.json();
    guest.sign_in("/api/me/passkeys", key.make(&asked)).await;
    (guest, key)
}

/// What `key` signs for a new challenge.
async fn signed(guest: &Guest, key: &mut Authenticator) -> Value {
    key.sign(&guest.post(CHALLENGE, json!({})).await.json())
}

fn bad_passkey() -> (u16, String) {
    (401, "bad-passkey".to_owned())
}

#[tokio::test]
async fn a_passkey_is_the_only_credential_of_an_account() {
    let server = open().await;
    let guest = server.guest("Ada").await;
    let (mut ada, mut key) = (guest.clone(), Authenticator::new("ada"));
    let asked = ada.post(NEW, json!({"login": "ada"})).await.json();
    assert_eq!((&asked["rp_id"], &asked["user_name"], &asked["known"]), (&json!(DOMAIN), &json!("ada"), &json!([])));
    let me = ada.sign_in("/api/me/passkeys", key.make(&asked)).await;
    assert_eq!(me["login"], json!("ada"));
    assert_eq!(guest.me().await, json!(null), "the token of the guest is worth nothing");

    let security = ada.get("/api/me/security").await.json();
    assert_eq!((&security["has_password"], security["passkeys"].as_array().unwrap().len()), (&json!(false), 1));
    let guess = server.stranger().post("/api/login", json!({"login": "ada", "password": "correct horse"})).await;
    assert_eq!(guess.refused(), (401, "bad-login".to_owned()), "there is no password to guess");

    let mut phone = server.stranger();
    let assertion = signed(&phone, &mut key).await;
    assert_eq!(phone.sign_in("/api/passkey", assertion).await["login"], json!("ada"));

    // It confirms what else needs a password: recovery codes, and a first password.
    let codes = ada.post("/api/me/recovery", json!({"passkey": signed(&ada, &mut key).await})).await.json();
    assert_eq!(codes["codes"].as_array().unwrap().len(), 10);
    let change = json!({"passkey": signed(&ada, &mut key).await, "password": "correct horse"});
    ada.sign_in("/api/me/password", change).await;
    assert_eq!(phone.me().await, json!(null), "another password ends the other sessions");
    let mut desk = server.stranger();
    desk.sign_in("/api/login", json!({"login": "ada", "password": "correct horse"})).await;
}

#[tokio::test]
async fn passkeys_are_added_named_and_removed() {
    let server = open().await;
    let (mut ada, mut first) = account(&server, "ada").await;
    assert_eq!(ada.post(NEW, json!({})).await.refused(), (400, "bad-request".to_owned()), "a session is not enough");
    let proof = json!({"proof": {"passkey": signed(&ada, &mut first).await}});
    let asked = ada.post(NEW, proof).await.json();
    assert_eq!(asked["known"].as_array().unwrap().len(), 1, "a device that has one makes no second");
    let mut second = Authenticator::new("second");
    ada.sign_in("/api/me/passkeys", second.make(&asked)).await;
    let list = async || ada.get("/api/me/security").await.json()["passkeys"].as_array().unwrap().clone();
    let all = list().await;
    assert_eq!(all.len(), 2);
    assert!(all[0]["used_at"].is_number() && all[1]["used_at"].is_null());

    let path = |it: &Value| format!("/api/me/passkeys/{}", it["id"].as_str().unwrap());
    ada.patch(&path(&all[1]), json!({"name": "blue key"})).await.json();
    assert_eq!(list().await[1]["name"], json!("blue key"));
    let eve = account(&server, "eve").await.0;
    assert_eq!(eve.patch(&path(&all[1]), json!({"name": "mine"})).await.refused(), (404, "not-found".to_owned()));

    let remove = async |path: &str, proof: Value| ada.delete_with(path, proof).await;
    assert_eq!(remove(&path(&all[0]), json!({})).await.refused(), (400, "bad-request".to_owned()));
    let proof = json!({"passkey": signed(&ada, &mut second).await});
    remove(&path(&all[0]), proof).await.json();
    let gone = signed(&ada, &mut first).await;
    assert_eq!(server.stranger().post("/api/passkey", gone).await.refused(), bad_passkey(), "it is removed");
    let proof = json!({"passkey": signed(&ada, &mut second).await});
    assert_eq!(remove(&path(&all[1]), proof).await.refused(), (409, "only-credential".to_owned()));
}

#[tokio::test]
async fn nothing_is_signed_twice_too_late_or_for_another_site() {
    let server = open().await;
    let (ada, mut key) = account(&server, "ada").await;
    let stranger = server.stranger();
    let refused = async |assertion: Value| stranger.post("/api/passkey", assertion).await.refused();
    let assertion = signed(&stranger, &mut key).await;
    stranger.post("/api/passkey", assertion.clone()).await.json();
    assert_eq!(refused(assertion).await, bad_passkey(), "replayed");

    let made_up = key.sign(&json!({"challenge": "AAECAwQFBgcICQoLDA0ODw"}));
    assert_eq!(refused(made_up).await, bad_passkey(), "a challenge that the server never made");

    // The server forgets a challenge after five minutes, whatever the browser says.
    let asked = stranger.post(CHALLENGE, json!({})).await.json();
    age_challenges(&server, asked["challenge"].as_str().unwrap()).await;
    assert_eq!(refused(key.sign(&asked)).await, bad_passkey(), "expired");

    let elsewhere = async |change: fn(&mut Authenticator), key: &mut Authenticator| {
        let before = (key.origin.clone(), key.rp_id.clone(), key.verifies, key.counter);
        change(key);
        let assertion = signed(&stranger, key).await;
        let counter = key.counter;
        (key.origin, key.rp_id, key.verifies, key.counter) = before;
        key.counter = key.counter.max(counter);
        refused(assertion).await
    };
    assert_eq!(elsewhere(|it| it.origin = "https://play.example.evil".to_owned(), &mut key).await, bad_passkey());
    assert_eq!(elsewhere(|it| it.origin = "http://play.example".to_owned(), &mut key).await, bad_passkey());
    assert_eq!(elsewhere(|it| it.rp_id = "evil.example".to_owned(), &mut key).await, bad_passkey());
    assert_eq!(elsewhere(|it| it.verifies = false, &mut key).await, bad_passkey(), "nobody has unlocked it");
    assert_eq!(elsewhere(|it| it.counter = 0, &mut key).await, bad_passkey(), "a copy of the key");
    let good = signed(&stranger, &mut key).await;
    stranger.post("/api/passkey", good).await.json();
    drop(ada);
}

#[tokio::test]
async fn a_passkey_speaks_for_its_owner_alone() {
    let server = open().await;
    let (ada, mut of_ada) = account(&server, "ada").await;
    let (eve, mut of_eve) = account(&server, "eve").await;
    // The key of Eve under the id of Ada's, and the name of Ada under Eve's.
    let stranger = server.stranger();
    let mut forged = signed(&stranger, &mut of_eve).await;
    forged["id"] = signed(&stranger, &mut of_ada).await["id"].clone();
    assert_eq!(stranger.post("/api/passkey", forged.clone()).await.refused(), bad_passkey());
    forged["user_id"] = json!(of_ada.user_id);
    assert_eq!(stranger.post("/api/passkey", forged).await.refused(), bad_passkey());
    let mut renamed = signed(&stranger, &mut of_eve).await;
    renamed["user_id"] = json!(of_ada.user_id);
    assert_eq!(stranger.post("/api/passkey", renamed).await.refused(), bad_passkey());

    // Eve cannot confirm with her key what Ada's session asks for, nor finish what Ada has begun.
    let proof = json!({"passkey": signed(&ada, &mut of_eve).await});
    assert_eq!(ada.post("/api/me/recovery", proof).await.refused(), bad_passkey());
    let begun = ada.post(NEW, json!({"proof": {"passkey": signed(&ada, &mut of_ada).await}})).await.json();
    let planted = Authenticator::new("planted").make(&begun);
    assert_eq!(eve.post("/api/me/passkeys", planted.clone()).await.refused(), bad_passkey());
    assert_eq!(ada.post("/api/me/passkeys", planted).await.refused(), bad_passkey(), "the challenge is used up");

    // A challenge to make a passkey is none to use one, and the other way round.
    let begun = ada.post(NEW, json!({"proof": {"passkey": signed(&ada, &mut of_ada).await}})).await.json();
    assert_eq!(stranger.post("/api/passkey", of_ada.sign(&begun)).await.refused(), bad_passkey());
    let mut asked = stranger.post(CHALLENGE, json!({})).await.json();
    asked["user_id"] = json!(of_ada.user_id);
    let made = Authenticator::new("other").make(&asked);
    assert_eq!(ada.post("/api/me/passkeys", made).await.refused(), bad_passkey());
    assert_eq!(ada.get("/api/me/security").await.json()["passkeys"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn signatures_are_counted_like_guesses() {
    let server = open().await;
    let (_, mut key) = account(&server, "ada").await;
    let stranger = server.stranger();
    let wrong = key.sign(&json!({"challenge": "AAECAwQFBgcICQoLDA0ODw"}));
    let mut refusals = Vec::new();
    for _ in 0..12 {
        refusals.push(stranger.post("/api/passkey", wrong.clone()).await.refused().1);
    }
    assert_eq!(refusals.iter().filter(|it| *it == "rate").count(), 2, "{refusals:?}");
    let login = stranger.post("/api/login", json!({"login": "ada", "password": "correct horse"})).await;
    assert_eq!(login.refused().1, "bad-login", "guesses of a password have a budget of their own");
}

#[tokio::test]
async fn a_login_that_is_taken_meanwhile_leaves_the_guest_a_guest() {
    let server = open().await;
    let ada = server.guest("Ada").await;
    let asked = ada.post(NEW, json!({"login": "ada"})).await.json();
    account(&server, "ada").await;
    assert_eq!(ada.post(NEW, json!({"login": "ada"})).await.refused(), (409, "taken".to_owned()));
    let made = Authenticator::new("late").make(&asked);
    assert_eq!(ada.post("/api/me/passkeys", made).await.refused(), (409, "taken".to_owned()));
    assert_eq!(ada.me().await["login"], json!(null));
}

#[tokio::test]
async fn without_an_origin_there_are_passkeys_on_this_machine_alone() {
    let server = TestServer::open().await;
    let ask = async |origin: Option<String>| {
        let mut request = Request::post(CHALLENGE).header("content-type", "application/json");
        if let Some(origin) = origin {
            request = request.header("origin", origin);
        }
        server.stranger().send(request, "{}".to_owned()).await
    };
    assert_eq!(ask(None).await.refused(), (409, "no-passkeys".to_owned()));
    let address = server.stranger().0.address();
    assert_eq!(ask(Some(format!("http://{address}"))).await.refused(), (409, "no-passkeys".to_owned()), "no domain");
}

/// Makes the challenge one that has expired: the store is asked what the clock would bring about.
async fn age_challenges(server: &TestServer, challenge: &str) {
    let (store, hash) = (server.store(), server::testing::hash_token(challenge));
    let taken = store.take_challenge(&hash, 0).await.unwrap().expect("the server keeps the hash of a challenge");
    let now = taken.expires_at;
    store.add_challenge(&Challenge { expires_at: now - 6 * 60 * 1000, ..taken }, 0, u32::MAX).await.unwrap();
}
