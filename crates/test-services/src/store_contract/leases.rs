use std::sync::Arc;

use server::store::{Store, StoreError};

use super::{NOW, bot, entry, new_table, tournaments::tournament_leases, won_by};

/// Tests leases and fencing tokens with two handles to one empty store.
///
/// # Panics
/// If a store breaks the contract.
pub async fn leases(stores: &[Arc<dyn Store>]) {
    tournament_leases(&*stores[0]).await;
    let (one, two) = (stores[0].leases().unwrap(), stores[1].leases().unwrap());
    for id in ["leases-1", "leases-2"] {
        stores[0].add_table(&new_table(id, "leases-ada", vec![bot(); 3])).await.unwrap();
        assert_eq!(one.acquire("one", id).await, Ok(None), "the game has not started");
        stores[0].start(id, NOW).await.unwrap();
    }
    assert_eq!(one.acquire("one", "leases-1").await, Ok(None), "a node must be alive to acquire");
    assert_eq!(one.heartbeat("one", 60_000).await.unwrap().alive, ["one"]);
    assert_eq!(two.heartbeat("two", 60_000).await.unwrap().alive, ["one", "two"]);
    assert_eq!(one.acquire("one", "leases-1").await, Ok(Some(1)));
    assert_eq!(two.acquire("two", "leases-1").await, Ok(None), "a living node holds it");
    assert_eq!(two.claim("two", 9).await, Ok(vec![("leases-2".to_owned(), 1)]), "only free leases");
    assert_eq!(one.held("two").await, Ok(vec![("leases-2".to_owned(), 1)]));
    assert_eq!(one.held("three").await, Ok(Vec::new()));
    assert_eq!(stores[0].append("leases-1", entry(0, "1 seal"), Some(1)).await, Ok(()));

    // Who is connected to a living node is online.
    let (ada, bob) = ("online-ada".to_owned(), "online-bob".to_owned());
    let at = |table: &str| Some(Some(table.to_owned()));
    one.set_online("one", &[(ada.clone(), Some(None)), (bob.clone(), at("leases-1"))]).await.unwrap();
    two.set_online("two", &[(ada.clone(), at("leases-2"))]).await.unwrap();
    let online = async || two.online_of(&[bob.clone(), ada.clone(), "online-eve".to_owned()]).await.unwrap();
    let both = [(ada.clone(), Some("leases-2".to_owned())), (bob.clone(), Some("leases-1".to_owned()))];
    assert_eq!(online().await, both);
    two.set_online("two", &[(ada.clone(), None)]).await.unwrap();
    assert_eq!(online().await, [(ada.clone(), None), both[1].clone()], "she is still connected to the first");

    // A node whose heartbeat is late is dead, and living nodes take its leases.
    assert_eq!(one.heartbeat("one", -1).await.unwrap().alive, ["one", "two"]);
    assert_eq!(one.heartbeat("one", 60_000).await, Err(StoreError::Fenced), "a dead node is not revived");
    assert_eq!(online().await, [], "nobody is connected to a dead node");
    assert_eq!(two.acquire("two", "leases-1").await, Ok(Some(2)));
    assert_eq!(stores[0].append("leases-1", entry(1, "1 seal"), Some(1)).await, Err(StoreError::Fenced));
    assert_eq!(stores[1].append("leases-1", entry(1, "2 seal"), Some(2)).await, Ok(()));
    assert_eq!(stores[1].append("leases-1", entry(1, "2 seal"), Some(2)).await, Err(StoreError::Conflict));
    assert_eq!(
        stores[0].append("leases-1", entry(2, "3 seal"), None).await,
        Ok(()),
        "entries of players need no lease"
    );
    let log_lengths = two.log_lengths(&["leases-1".to_owned(), "leases-2".to_owned()]).await.unwrap();
    assert_eq!(log_lengths, [("leases-1".to_owned(), 3), ("leases-2".to_owned(), 0)]);

    // A node that leaves frees its leases at once; a finished game has none.
    two.leave("two").await.unwrap();
    stores[0].finish("leases-1", &won_by(&[1]), NOW).await.unwrap();
    assert_eq!(one.heartbeat("three", 60_000).await.unwrap().alive, ["three"]);
    assert_eq!(one.claim("three", 9).await, Ok(vec![("leases-2".to_owned(), 2)]));
}
