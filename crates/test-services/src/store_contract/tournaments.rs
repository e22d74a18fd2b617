//! Tournaments: events, what they change, and leases.

use std::sync::Arc;

use record::Seed;
use server::store::{
    Club, ClubLimits, Status, Store, StoreError, StoredEntrant, StoredTournament, TournamentChange, TournamentPhase,
    TournamentTable,
};

use super::{NOW, add_person, bot, entry, new_table};

fn tournament(id: &str, organiser: &str) -> StoredTournament {
    StoredTournament {
        id: id.to_owned(),
        organiser: Some(organiser.to_owned()),
        prefix: "prefix".to_owned(),
        settings: "{}".to_owned(),
        secret: Seed::new([9; 32]),
        public: true,
        club: None,
        phase: TournamentPhase::Open,
        created_at: NOW,
    }
}

/// # Panics
/// If the store breaks the contract.
pub async fn tournaments(store: &Arc<dyn Store>) {
    add_person(&**store, "organiser", "Olga").await;
    add_person(&**store, "entrant", "Enno").await;
    store.add_tournament(&tournament("cup", "organiser"), 1).await.unwrap();
    let second = store.add_tournament(&tournament("second", "organiser"), 1).await;
    assert_eq!(second, Err(StoreError::Conflict), "one at a time");
    let enno = StoredEntrant { person: Some("entrant".to_owned()), name: Some("Enno".to_owned()), level: None };
    let bots = StoredEntrant { level: Some("easy".to_owned()), ..StoredEntrant::default() };
    let enter = TournamentChange { entrants: vec![(0, enno.clone()), (1, bots.clone())], ..Default::default() };
    store.append_tournament("cup", &entry(0, "enter"), &enter, None).await.unwrap();
    assert_eq!(store.tournament_entrants("cup").await.unwrap(), [enno.clone(), bots.clone()]);
    let ids = |rows: Vec<StoredTournament>| rows.into_iter().map(|it| it.id).collect::<Vec<_>>();
    assert_eq!(ids(store.tournaments_of("entrant", 9).await.unwrap()), ["cup"]);
    assert_eq!(ids(store.public_tournaments(9).await.unwrap()), ["cup"]);
    of_a_club(store).await;
    pairing_is_all_or_nothing(store).await;
    store.rename("entrant", "Ennius").await.unwrap();
    assert_eq!(store.tournament_entrants("cup").await.unwrap()[0].name.as_deref(), Some("Ennius"));
    store.delete_person("entrant").await.unwrap();
    assert_eq!(store.tournament_entrants("cup").await.unwrap(), [StoredEntrant::default(), bots]);
    let over = TournamentChange { phase: Some(TournamentPhase::Over), ..Default::default() };
    store.append_tournament("cup", &entry(3, "finish"), &over, None).await.unwrap();
    assert_eq!(store.tournament("cup").await.unwrap().unwrap().phase, TournamentPhase::Over);
    assert_eq!(store.delete_tournaments(NOW).await.unwrap(), 0, "it is kept for a while");
    assert!(store.delete_tournaments(NOW + 1_000).await.unwrap() > 0);
    assert_eq!(store.tournament("cup").await.unwrap(), None);
}

async fn of_a_club(store: &Arc<dyn Store>) {
    for (id, name) in [("club-owner", "Orla"), ("club-fellow", "Finn")] {
        add_person(&**store, id, name).await;
    }
    let club = Club {
        id: "cup-club".to_owned(),
        name: "Club".to_owned(),
        about: String::new(),
        invite: "cup-club-invite".to_owned(),
        created_at: NOW,
    };
    let limits = ClubLimits { per_person: 9, founded: 9, members: 9 };
    store.add_club(&club, "club-owner", limits).await.unwrap();
    let of_club = StoredTournament { public: false, club: Some(club.id.clone()), ..tournament("inner", "club-owner") };
    store.add_tournament(&of_club, 9).await.unwrap();
    assert_eq!(store.tournament("inner").await.unwrap(), Some(of_club));
    let ids = |rows: Vec<StoredTournament>| rows.into_iter().map(|it| it.id).collect::<Vec<_>>();
    assert_eq!(ids(store.club_tournaments("cup-club", 9).await.unwrap()), ["inner"]);
    assert!(store.tournaments_of("club-fellow", 9).await.unwrap().is_empty());
    store.join_club("cup-club", "club-fellow", NOW, limits).await.unwrap();
    assert_eq!(ids(store.tournaments_of("club-fellow", 9).await.unwrap()), ["inner"], "members find it");
    assert!(!ids(store.public_tournaments(9).await.unwrap()).contains(&"inner".to_owned()));
    // It outlives its club: those who take part play on.
    store.delete_club("cup-club").await.unwrap();
    assert_eq!(store.tournament("inner").await.unwrap().unwrap().club.as_deref(), Some("cup-club"));
    assert!(store.tournaments_of("club-fellow", 9).await.unwrap().is_empty());
    let over = TournamentChange { phase: Some(TournamentPhase::Over), ..Default::default() };
    store.append_tournament("inner", &entry(0, "cancel"), &over, None).await.unwrap();
    for id in ["club-owner", "club-fellow"] {
        store.delete_person(id).await.unwrap();
    }
}

async fn pairing_is_all_or_nothing(store: &Arc<dyn Store>) {
    let sealed = |id: &str, status| {
        let mut table = new_table(id, "organiser", vec![bot(), bot(), bot()]);
        table.tournament = Some(TournamentTable { id: "cup".to_owned(), sealed: true });
        table.status = status;
        table
    };
    let tables = vec![sealed("cup-1", Status::Playing), sealed("cup-2", Status::Waiting)];
    let pair = TournamentChange { tables, phase: Some(TournamentPhase::Running), ..Default::default() };
    let late = store.append_tournament("cup", &entry(0, "pair"), &pair, None).await;
    assert_eq!(late, Err(StoreError::Conflict), "another server was first");
    assert!(store.table("cup-1").await.unwrap().is_none(), "nothing is left of it");
    assert_eq!(store.tournament("cup").await.unwrap().unwrap().phase, TournamentPhase::Open);
    store.append_tournament("cup", &entry(1, "pair"), &pair, None).await.unwrap();
    let mut states = store.tournament_table_states("cup").await.unwrap();
    states.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(states, [("cup-1".to_owned(), Status::Playing), ("cup-2".to_owned(), Status::Waiting)]);
    assert!(store.table("cup-1").await.unwrap().unwrap().is_sealed());
    assert_eq!(store.count_made_by("organiser").await.unwrap(), 0, "the tables of a tournament are not counted");
    assert_eq!(store.delete_waiting(NOW + 1_000).await.unwrap(), Vec::<String>::new(), "they are not forgotten");
    let removes = vec!["cup-1".to_owned(), "cup-2".to_owned()];
    let unseal = TournamentChange { unseals: true, removes, ..Default::default() };
    store.append_tournament("cup", &entry(2, "close"), &unseal, None).await.unwrap();
    assert!(!store.table("cup-1").await.unwrap().unwrap().is_sealed());
    assert!(store.table("cup-2").await.unwrap().is_none(), "it waited");
    let texts: Vec<String> = store.tournament_events("cup", 1).await.unwrap().into_iter().map(|it| it.text).collect();
    assert_eq!(texts, ["pair", "close"]);
}

/// Of two servers, one runs a tournament; the other takes over when it is gone, and the first one can write no more.
///
/// # Panics
/// If the store breaks the contract.
pub async fn tournament_leases(store: &dyn Store) {
    let leases = store.leases().unwrap();
    add_person(store, "lessor", "Lea").await;
    let leased = StoredTournament { public: false, ..tournament("leased", "lessor") };
    store.add_tournament(&leased, 1).await.unwrap();
    leases.heartbeat("node-a", 60_000).await.unwrap();
    leases.heartbeat("node-b", 60_000).await.unwrap();
    let first = store.claim_tournaments("node-a").await.unwrap();
    assert_eq!(first.len(), 1);
    assert_eq!(store.claim_tournaments("node-a").await.unwrap(), first, "a lease that is held stays as it is");
    assert_eq!(store.claim_tournaments("node-b").await.unwrap(), []);
    leases.leave("node-a").await.unwrap();
    let second = store.claim_tournaments("node-b").await.unwrap();
    assert!(second[0].1 > first[0].1, "{first:?} {second:?}");
    let none = TournamentChange::default();
    let stale = store.append_tournament("leased", &entry(0, "start"), &none, Some(first[0].1)).await;
    assert_eq!(stale, Err(StoreError::Fenced));
    store.append_tournament("leased", &entry(0, "start"), &none, Some(second[0].1)).await.unwrap();
    let over = TournamentChange { phase: Some(TournamentPhase::Over), ..none };
    store.append_tournament("leased", &entry(1, "finish"), &over, Some(second[0].1)).await.unwrap();
    assert_eq!(store.claim_tournaments("node-b").await.unwrap(), []);
    leases.leave("node-b").await.unwrap();
}
