//! Notifications, with a stand-in for a push service that checks who sends them and reads them as a browser would.

use data_encoding::BASE64URL_NOPAD;
use p256::ecdsa::{Signature, VerifyingKey, signature::Verifier};
use serde_json::{Value, json};
use test_services::{Guest, PushBrowser as Browser, PushService, Received, TestServer};

use crate::two_and_a_bot;

async fn open(service: &PushService) -> TestServer {
    let host = service.address.ip().to_string();
    TestServer::open_with(|config| {
        config.push_services = vec![host];
        config.push_insecure = true;
        config.push_delay = 0;
        config.share_timeout = 0;
    })
    .await
}

/// Checks the signature by which a push service knows the server.
fn check_vapid(received: &Received, public_key: &str, service: &PushService) {
    let header = received.headers["authorization"].to_str().unwrap();
    let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    assert_eq!(key, public_key, "the key that browsers subscribe with");
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    let key = VerifyingKey::from_sec1_bytes(&decode(key)).unwrap();
    key.verify(signed.as_bytes(), &Signature::from_slice(&decode(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&decode(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], json!(format!("http://{}", service.address)), "good for this push service alone");
    assert!(claims["sub"].is_string() && claims["exp"].is_i64());
}

async fn with_push(server: &TestServer, name: &str, browser: &Browser, kinds: &[&str]) -> Guest {
    let guest = server.guest(name).await;
    guest.post("/api/me/push", browser.subscription(kinds)).await.json();
    guest
}

#[tokio::test]
async fn a_turn_is_told_once_and_read_by_its_browser_alone() {
    let mut service = PushService::start().await;
    let server = open(&service).await;
    let (of_ada, of_bob) = (Browser::new(&service, "ada"), Browser::new(&service, "bob"));
    let ada = with_push(&server, "Ada", &of_ada, &["turn", "over"]).await;
    let bob = with_push(&server, "Bob", &of_bob, &["over"]).await;
    let public_key = ada.get("/api/me/push").await.json()["public_key"].as_str().unwrap().to_owned();
    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;

    let told = service.next().await;
    assert_eq!(told.path, "/ada", "Bob does not want to hear of turns");
    check_vapid(&told, &public_key, &service);
    assert_eq!(told.headers["content-encoding"], "aes128gcm");
    assert!(told.headers.contains_key("ttl") && told.headers["topic"].len() == 32);
    let message = of_ada.read(&told).unwrap();
    assert_eq!((&message["kind"], &message["table"], &message["game"]), (&json!("turn"), &json!(id), &json!("money")));
    assert_eq!(message.as_object().unwrap().len(), 4, "nothing of the game is told: {message}");
    assert_eq!(of_bob.read(&told), None);

    // Each later turn is told once; the end is told to the one who did not make the last choice, or to both.
    let (mut one, mut two) = (ada.follow(&id).await, bob.follow(&id).await);
    tokio::join!(one.play_on(), two.play_on());
    let mut seen = vec![message["at"].clone()];
    loop {
        let told = service.next().await;
        let message = if told.path == "/ada" { of_ada.read(&told).unwrap() } else { of_bob.read(&told).unwrap() };
        assert_eq!(message["table"], json!(id));
        if message["kind"] == "over" {
            break;
        }
        assert!(!seen.contains(&message["at"]), "told twice: {message}");
        seen.push(message["at"].clone());
    }
}

#[tokio::test]
async fn subscriptions_end_with_their_session_their_browser_and_their_owner() {
    let mut service = PushService::start().await;
    let server = open(&service).await;
    let gone = Browser::new(&service, "gone");
    let ada = with_push(&server, "Ada", &gone, &["turn"]).await;
    let wishes = async |guest: &Guest| guest.get("/api/me/push").await.json()["wishes"].clone();
    assert_eq!(wishes(&ada).await["kinds"], json!(["turn"]));
    let bob = server.guest("Bob").await;
    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;
    assert_eq!(service.next().await.path, "/gone");
    let mut left = wishes(&ada).await;
    while !left.is_null() {
        tokio::task::yield_now().await;
        left = wishes(&ada).await;
    }

    // Another person in the same browser takes it over; signing out ends it.
    let browser = Browser::new(&service, "bob");
    ada.post("/api/me/push", browser.subscription(&["turn"])).await.json();
    bob.post("/api/me/push", browser.subscription(&["turn"])).await.json();
    assert_eq!((wishes(&ada).await.is_null(), wishes(&bob).await.is_null()), (true, false));
    bob.delete("/api/me/push").await.json();
    assert!(wishes(&bob).await.is_null());
}

#[tokio::test]
async fn only_known_push_services_and_real_keys_are_taken() {
    let service = PushService::start().await;
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let local = Browser::new(&service, "ada").subscription(&["turn"]);
    let refused = async |body: Value| ada.post("/api/me/push", body).await.refused();
    assert_eq!(refused(local.clone()).await, (422, "bad-subscription".to_owned()), "a server of one's own network");
    let mut known = local;
    known["endpoint"] = json!("https://fcm.googleapis.com/fcm/send/abc");
    for (key, value) in [("public_key", json!("AAAA")), ("auth", json!("AAAA"))] {
        let mut wrong = known.clone();
        wrong[key] = value;
        assert_eq!(refused(wrong).await, (422, "bad-subscription".to_owned()), "{key}");
    }
    let mut late = known.clone();
    late["wishes"]["quiet"] = json!({"from": 0, "to": 1440});
    assert_eq!(refused(late).await, (400, "bad-request".to_owned()));
    ada.post("/api/me/push", known).await.json();
    assert_eq!(server.stranger().get("/api/me/push").await.refused(), (401, "no-session".to_owned()));

    let id = ada.make(two_and_a_bot()).await;
    let path = format!("/api/tables/{id}/mute");
    assert_eq!(server.guest("Eve").await.post(&path, json!({"muted": true})).await.refused().1, "forbidden");
    ada.post(&path, json!({"muted": true})).await.json();
    assert_eq!(ada.get(&path).await.json(), json!({"muted": true}));
}
