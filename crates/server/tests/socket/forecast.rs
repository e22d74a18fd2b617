//! What a choice would bring, asked of the server.

use serde_json::json;
use test_services::{Client, TestServer};

use crate::begun;

#[tokio::test]
async fn a_forecast_is_made_from_the_view_of_who_asks() {
    let server = TestServer::open().await;
    let (id, [ada, bob], [mut a, b]) = begun(&server).await;
    a.until(Client::owes).await;
    let path = |eyes: &str, version: u32| format!("/api/tables/{id}/forecast?as={eyes}&version={version}");
    let version = a.version();
    let told = ada.get(&path("seat-1", version)).await.json();
    // Others' eyes are refused while it is played, and so is a seat that is not one's own.
    let forbidden = (403, "forbidden".to_owned());
    for (who, eyes) in [(&ada, "seat-2"), (&ada, "arbiter"), (&bob, "seat-1")] {
        assert_eq!(who.get(&path(eyes, version)).await.refused(), forbidden, "{eyes}");
    }
    let other = ada.get(&format!("{}&seat=2", path("seat-1", version))).await.json();
    assert_eq!(other, told, "a seat is told of its own choices whatever it asks for");
    assert_eq!(ada.get(&path("seat-1", version + 1)).await.refused(), (404, "not-found".to_owned()));
    assert_eq!(ada.get(&path("nobody", version)).await.refused(), (400, "bad-request".to_owned()));
    assert_eq!(told.as_object().unwrap().keys().collect::<Vec<_>>(), ["choices", "now"]);
    assert!(json!(null) != told["choices"]);
    drop(b);
}
