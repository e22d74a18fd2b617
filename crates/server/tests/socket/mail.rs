//! Notifications by e-mail, with a stand-in for a relay that keeps what it is handed.

use protocol::client::raw::{Method, Request};
use serde_json::{Value, json};
use test_services::{Guest, MailReceived, SmtpSink, TestServer};

use crate::two_and_a_bot;

const ORIGIN: &str = "https://play.example";

async fn open(relay: &SmtpSink) -> TestServer {
    let smtp = format!("smtp://{}", relay.address);
    TestServer::open_with(|config| {
        config.origin = Some(ORIGIN.to_owned());
        config.smtp = Some(smtp);
        config.mail_from = Some("Comptoir <play@play.example>".to_owned());
        config.push_delay = 0;
        config.share_timeout = 0;
    })
    .await
}

fn asking(address: &str, lang: &str, digest: bool) -> Value {
    let wishes = json!({"kinds": ["turn", "over"], "digest": digest, "lang": lang, "zone": "Europe/Paris"});
    json!({"address": address, "wishes": wishes})
}

async fn confirm(guest: &Guest, letter: &MailReceived) {
    let token = letter.after(&format!("{ORIGIN}/mail/confirm/"));
    guest.post("/api/mail/confirm", json!({"token": token})).await.json();
}

#[tokio::test]
async fn a_confirmed_address_is_told_of_turns_until_one_click_ends_it() {
    let mut relay = SmtpSink::start().await;
    let server = open(&relay).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    assert_eq!(ada.get("/api/me/mail").await.json(), json!({"available": true, "address": null, "wishes": null}));
    ada.post("/api/me/mail", asking(" Ada@Mail.example ", "fr", false)).await.json();
    let letter = relay.next().await;
    assert_eq!((letter.to.as_str(), letter.header("List-Unsubscribe")), ("ada@mail.example", None));
    assert!(!letter.raw.contains("Ada\r\n") && letter.header("Auto-Submitted").is_some());
    assert!(ada.get("/api/me/mail").await.json()["address"].is_null(), "nobody has confirmed it");

    // The link confirms it, from any browser, once.
    confirm(&server.stranger(), &letter).await;
    let token = letter.after("/mail/confirm/");
    let again = server.stranger().post("/api/mail/confirm", json!({"token": token})).await;
    assert_eq!(again.refused(), (404, "not-found".to_owned()));
    let state = ada.get("/api/me/mail").await.json();
    assert_eq!((&state["address"], &state["wishes"]["kinds"]), (&json!("ada@mail.example"), &json!(["over", "turn"])));

    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;
    let letter = relay.next().await;
    assert_eq!(letter.after(&format!("{ORIGIN}/table/")), id);
    assert_eq!(letter.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    let link = letter.header("List-Unsubscribe").unwrap();
    let path = link.trim_matches(['<', '>']).strip_prefix(ORIGIN).unwrap();

    // Programs that read mail post a form, from wherever.
    let form = Request::builder().method(Method::POST).uri(path).header("origin", "https://mail.example");
    let form = form.header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(server.stranger().send(form, "List-Unsubscribe=One-Click".to_owned()).await.status, 200);
    assert!(ada.get("/api/me/mail").await.json()["address"].is_null());
    let (mut one, mut two) = (ada.follow(&id).await, bob.follow(&id).await);
    tokio::join!(one.play_on(), two.play_on());
    assert!(relay.is_empty(), "nothing is written any more");
}

#[tokio::test]
async fn a_digest_waits_for_the_morning_and_can_be_changed() {
    let mut relay = SmtpSink::start().await;
    let server = open(&relay).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    for (guest, address, digest) in [(&ada, "ada@mail.example", true), (&bob, "bob@mail.example", false)] {
        guest.post("/api/me/mail", asking(address, "en", digest)).await.json();
        confirm(guest, &relay.next().await).await;
    }
    assert_eq!(ada.get("/api/me/export").await.json()["mail"], "ada@mail.example");
    let id = ada.make(two_and_a_bot()).await;
    bob.join(&id).await;
    // Both are to bid; only one hears of it now.
    let letter = relay.next().await;
    assert_eq!((letter.to.as_str(), relay.is_empty()), ("bob@mail.example", true));
    let wishes = json!({"kinds": ["turn"], "digest": false, "lang": "fr", "zone": "Asia/Tokyo"});
    assert_eq!(ada.patch("/api/me/mail", wishes.clone()).await.status, 200);
    assert_eq!(ada.get("/api/me/mail").await.json()["wishes"], wishes);
    ada.delete("/api/me/mail").await.json();
    assert_eq!(ada.patch("/api/me/mail", wishes).await.refused(), (404, "not-found".to_owned()));
}

#[tokio::test]
async fn nobody_floods_the_mailbox_of_a_stranger() {
    let mut relay = SmtpSink::start().await;
    let server = open(&relay).await;
    let guests = [server.guest("Eve").await, server.guest("Eve").await, server.guest("Eve").await];
    for guest in &guests {
        guest.post("/api/me/mail", asking("victim@mail.example", "en", false)).await.json();
        relay.next().await;
    }
    let more = server.guest("Eve").await.post("/api/me/mail", asking("VICTIM@mail.example", "en", false)).await;
    assert_eq!(more.refused(), (429, "too-many".to_owned()), "three letters, for all people together");
    for n in 0..5 {
        guests[0].post("/api/me/mail", asking(&format!("victim{n}@mail.example"), "en", false)).await.json();
    }
    let more = guests[0].post("/api/me/mail", asking("another@mail.example", "en", false)).await;
    assert_eq!(more.refused(), (429, "too-many".to_owned()), "six letters, for all addresses together");

    for wrong in ["", "victim", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example", "a@[127.0.0.1]"] {
        let answer = guests[1].post("/api/me/mail", asking(wrong, "en", false)).await;
        assert_eq!(answer.refused(), (422, "bad-address".to_owned()), "{wrong}");
    }
    for (key, value) in [("lang", json!("xx")), ("zone", json!("../../etc/passwd")), ("kinds", json!(["all"]))] {
        let mut wrong = asking("a@b.example", "en", false);
        wrong["wishes"][key] = value;
        assert_eq!(guests[1].post("/api/me/mail", wrong).await.refused().0, 400, "{key}");
    }
    let stranger = server.stranger();
    assert_eq!(stranger.post("/api/me/mail", asking("a@b.example", "en", false)).await.refused().0, 401);
    stranger.post("/api/mail/stop", json!({"token": "guess"})).await.json();
}

#[tokio::test]
async fn a_server_without_a_relay_says_so() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    assert_eq!(ada.get("/api/me/mail").await.json()["available"], false);
    assert_eq!(ada.post("/api/me/mail", asking("a@b.example", "en", false)).await.refused().0, 404);
}
