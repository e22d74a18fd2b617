//! Invalid requests to every route. The routes are those of the OpenAPI document, so that a new one is covered
//! automatically.

use protocol::client::raw::{Method, Request, header};
use serde_json::{Value, json};

use crate::{Guest, TestServer, money};

/// Bodies that are no JSON, or not the JSON that a handler expects.
fn bodies() -> Vec<String> {
    let deep = "[".repeat(20_000) + &"]".repeat(20_000);
    let long = json!({"name": "x".repeat(60_000)}).to_string();
    let texts =
        ["", "{", "null", "[]", "\"\"", "0", "{}", "{\"name\":null}", "{\"name\":1}", "\u{feff}{}", "{\"a\":1e999}"];
    let mut bodies: Vec<String> = texts.map(str::to_owned).into();
    bodies.extend([deep, long, "x".repeat(70_000), "\0".repeat(100)]);
    for odd in
        [json!(-1), json!(1e300), json!("\u{0}"), json!("’; DROP TABLE match; --"), json!([[]]), json!({"a": {}})]
    {
        bodies.push(
            json!({
                "name": odd, "login": odd, "password": odd, "token": odd, "seat": odd, "invite": odd, "entropy": odd,
                "game": odd, "options": odd, "seats": odd, "public": odd, "clock": odd, "memory": odd, "hints": odd,
            })
            .to_string(),
        );
        for key in ["name", "login", "token", "seat", "game", "options", "seats"] {
            bodies.push(json!({key: odd}).to_string());
        }
    }
    // Valid but for one key.
    for (key, odd) in [
        ("game", json!("no-such-game")),
        ("options", json!({"deals": "-1"})),
        ("options", json!({"no-such-option": "1"})),
        ("options", json!({"deals": "\u{0}"})),
        ("seats", json!([])),
        ("seats", json!([{"type": "bot", "level": "medium"}])),
        ("seats", json!([{"type": "me"}, {"type": "me"}, {"type": "me"}])),
        ("seats", Value::Array(vec![json!({"type": "open"}); 300])),
        ("clock", json!({"type": "live", "seconds": 0, "increment": 0})),
        ("clock", json!({"type": "days", "days": 4_000_000_000u32})),
        ("entropy", json!("x".repeat(1000))),
        ("extra", json!(1)),
    ] {
        bodies.push(
            test_services::with(money(json!([{"type": "me"}, {"type": "open"}, {"type": "open"}])), key, odd)
                .to_string(),
        );
    }
    bodies
}

/// Every method and path of the OpenAPI document.
async fn addresses(server: &TestServer) -> Vec<(Method, String)> {
    let described = server.stranger().get("/api/openapi.json").await.json();
    let mut addresses = Vec::new();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys().filter(|it| *it != "parameters") {
            addresses.push((method.to_uppercase().parse().unwrap(), path.clone()));
        }
    }
    assert!(addresses.len() > 20, "{addresses:?}");
    addresses
}

/// Checks that an answer is a success or a typed refusal, never a server error.
fn check(method: &Method, path: &str, body: &str, status: u16, text: &str) {
    let what = || {
        format!(
            "{method} {path} {}: {status} {}",
            body.chars().take(80).collect::<String>(),
            text.chars().take(200).collect::<String>()
        )
    };
    assert!(status < 500, "{}", what());
    if status >= 400 {
        let answer: Value = serde_json::from_str(text).unwrap_or_else(|_| panic!("no typed error: {}", what()));
        assert!(answer["error"]["code"].is_string(), "{}", what());
    }
}

#[tokio::test]
async fn invalid_requests_to_every_route_get_typed_refusals() {
    let server = TestServer::open().await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let id = ada.make(money(json!([{"type": "me"}, {"type": "invite"}, {"type": "bot", "level": "medium"}]))).await;
    let ids =
        [id.as_str(), "nowhere", "%00", "..%2F..%2Fetc", "a%20b", "%F0%9F%8E%B2", &"x".repeat(3000)].map(str::to_owned);
    for (method, path) in addresses(&server).await {
        // Ada must stay signed in and at her table, so Bob sends the requests that would end that.
        let guest =
            if path.ends_with("/leave") || path.ends_with("/logout") || method == Method::DELETE { &bob } else { &ada };
        for id in &ids {
            if !path.contains('{') && id != &ids[0] {
                continue;
            }
            let path = path.replace("{id}", id);
            for query in ["", "?as=&from=x", "?since=-1", "?as=arbiter&from=4294967295&to=0", "?as=seat-9", "?x=%FF"] {
                if method == Method::GET {
                    let whole = format!("{path}{query}");
                    let reply = guest.send(Request::get(&whole), String::new()).await;
                    check(&method, &whole, "", reply.status, &reply.text);
                }
            }
            if method != Method::GET {
                for body in bodies() {
                    if path.contains('{') && body.len() > 1000 && id != &ids[0] {
                        continue;
                    }
                    send(guest, &method, &path, body).await;
                }
            }
        }
    }
    let info = ada.get(&format!("/api/tables/{id}")).await.json();
    assert_eq!((&info["status"], &info["you"]), (&json!("waiting"), &json!(1)), "the table is as it was");
}

async fn send(guest: &Guest, method: &Method, path: &str, body: String) {
    let request = || Request::builder().method(method.clone()).uri(path);
    let reply = guest.send(request().header(header::CONTENT_TYPE, "application/json"), body.clone()).await;
    check(method, path, &body, reply.status, &reply.text);
    // A page of another site could send it like this.
    let reply = guest.send(request().header(header::CONTENT_TYPE, "text/plain"), body.clone()).await;
    assert_eq!(reply.refused(), (400, "bad-request".to_owned()), "{method} {path}");
}
