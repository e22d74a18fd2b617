//! What links to tables show elsewhere, and their pictures.

use serde_json::json;
use test_services::{Guest, TestServer, money, with};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// The head and the bytes of a file.
async fn fetch(server: &TestServer, path: &str) -> (String, Vec<u8>) {
    let mut io = TcpStream::connect(server.address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n");
    io.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    io.read_to_end(&mut answer).await.unwrap();
    let head = answer.windows(4).position(|it| it == b"\r\n\r\n").expect("a head");
    (String::from_utf8_lossy(&answer[..head]).into_owned(), answer[head + 4..].to_vec())
}

async fn status(server: &TestServer, path: &str) -> String {
    fetch(server, path).await.0.split(' ').nth(1).expect("a status").to_owned()
}

async fn picture(server: &TestServer, path: &str) -> Vec<u8> {
    let (head, body) = fetch(server, path).await;
    assert!(head.starts_with("HTTP/1.1 200") && head.contains("content-type: image/jpeg"), "{path}: {head}");
    assert!(body.starts_with(&[0xff, 0xd8, 0xff]) && body.len() < 300_000, "{}", body.len());
    body
}

#[tokio::test]
async fn pictures_show_what_is_public_and_nothing_else() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let seats = json!([{"type": "me"}, {"type": "open"}, {"type": "open"}]);
    let (one, two) = (ada.make(money(seats.clone())).await, ada.make(money(seats.clone())).await);
    let of = |id: &str, query: &str| format!("/previews/table/{id}.jpg?{query}");
    let shown = picture(&server, &of(&one, "lang=en")).await;
    assert_eq!(shown, picture(&server, &of(&two, "lang=en")).await, "other seeds, the same public knowledge");
    assert_ne!(shown, picture(&server, &of(&one, "lang=fr")).await);
    let private = |seats| with(money(seats), "public", json!(false));
    let hidden = ada.make(private(seats.clone())).await;
    let hidden = picture(&server, &of(&hidden, "lang=en")).await;
    let bob = server.guest("Bob").await;
    let other = bob.make(private(json!([{"type": "open"}, {"type": "me"}, {"type": "bot", "level": "easy"}]))).await;
    assert_eq!(hidden, picture(&server, &of(&other, "lang=en")).await, "a private table shows its game alone");
    // A moment of a game that is not over is not told.
    assert_eq!(shown, picture(&server, &of(&one, "lang=en&v=3&as=arbiter")).await);
    for path in ["/previews/table/nobody.jpg", "/previews/table/x", "/previews/table/..%2f..%2fetc.jpg"] {
        assert!(fetch(&server, path).await.0.starts_with("HTTP/1.1 404"), "{path}");
    }
}

async fn finished(ada: &Guest) -> String {
    let seats = json!([{"type": "me"}, {"type": "bot", "level": "random"}, {"type": "bot", "level": "random"}]);
    let id = ada.make(with(money(seats), "public", json!(false))).await;
    let mut client = ada.follow(&id).await;
    client.play_on().await;
    while ada.get(&format!("/api/tables/{id}")).await.json()["status"] != "over" {
        tokio::task::yield_now().await;
    }
    id
}

#[tokio::test]
async fn a_moment_of_a_finished_game_has_a_picture() {
    let server = TestServer::open().await;
    let ada = server.guest("Ada").await;
    let id = finished(&ada).await;
    let of = |query: &str| format!("/previews/table/{id}.jpg?lang=fr&{query}");
    let (first, later) =
        (picture(&server, &of("v=1&as=arbiter")).await, picture(&server, &of("v=30&as=arbiter")).await);
    assert_ne!(first, later);
    assert_eq!(later, picture(&server, &of("v=30&as=arbiter")).await);
    let end = picture(&server, &of("v=4000000000&as=seat-1")).await;
    assert_ne!(end, picture(&server, &of("")).await, "the table itself stays private");
    for bad in ["v=1&as=seat-9", "v=1&as=god"] {
        let status = fetch(&server, &of(bad)).await.0;
        assert!(status.starts_with("HTTP/1.1 40"), "{bad}: {status}");
    }
}

#[tokio::test]
async fn one_network_has_so_many_pictures_drawn() {
    let server = TestServer::open_with(|config| config.requests_per_second = 1000).await;
    let ada = server.guest("Ada").await;
    let id = finished(&ada).await;
    let mut statuses = Vec::new();
    for n in 0..40 {
        statuses.push(status(&server, &format!("/previews/table/{id}.jpg?v={n}&as=arbiter")).await);
    }
    let refused = statuses.iter().filter(|it| *it == "429").count();
    assert!((5..=20).contains(&refused), "{statuses:?}");
    // What was drawn is kept.
    assert_eq!(status(&server, &format!("/previews/table/{id}.jpg?v=3&as=arbiter")).await, "200");
}

/// A link that many open at once, as in a large chat: one network has as many pictures as its budget, and of one picture
/// all get the same bytes.
#[tokio::test]
async fn a_crowd_that_asks_for_the_same_moment_gets_the_same_picture() {
    let server = TestServer::open_with(|config| config.requests_per_second = 1000).await;
    let ada = server.guest("Ada").await;
    let id = finished(&ada).await;
    let path = format!("/previews/table/{id}.jpg?v=20&as=arbiter&lang=en");
    let crowd = futures_util::future::join_all((0..30).map(|_| fetch(&server, &path))).await;
    let (drawn, refused): (Vec<_>, Vec<_>) = crowd.into_iter().partition(|(head, _)| head.starts_with("HTTP/1.1 200"));
    assert!(drawn.len() >= 15 && drawn.iter().all(|it| it.1 == drawn[0].1), "{}", drawn.len());
    for (head, body) in &refused {
        assert!(head.starts_with("HTTP/1.1 429"), "{head}");
        let error: serde_json::Value = serde_json::from_slice(body).expect("a typed refusal");
        assert_eq!(error["error"]["code"], "rate", "{error}");
    }
    // What was drawn costs its budget no more.
    assert_eq!(status(&server, &path).await, "200");
}
