//! Ratings: live play and a rebuild agree to the last bit.

use std::sync::Arc;

use server::store::{
    Audience, Club, ClubLimits, LeaderboardFilter, Occupant, PageSettings, PlayerClass, Store, StoreError,
};

use super::{NOW, add_person, bot, by_password, new_table, person, places, session, won_by};

const PEOPLE: [&str; 4] = ["ratings-ada", "ratings-bob", "ratings-cy", "ratings-dee"];
const TWO: PlayerClass = PlayerClass::Two;
const MORE: PlayerClass = PlayerClass::More;

/// Plays a rated game of these people and bots to its end.
async fn play(store: &dyn Store, id: &str, seats: &[&str], ranks: &[u8]) {
    let occupant = |it: &&str| if *it == "bot" { bot() } else { person(it, it, None) };
    let mut table = new_table(id, seats[0], seats.iter().map(occupant).collect());
    table.settings.players = seats.len() as u8;
    store.add_table(&table).await.unwrap();
    store.start(id, NOW).await.unwrap();
    store.finish(id, &places(ranks), NOW).await.unwrap();
}

/// Every rating of everybody and its course, as bits.
async fn bits(store: &dyn Store) -> Vec<(u64, u64, i64, i64)> {
    let mut bits = Vec::new();
    for person in PEOPLE {
        for class in PlayerClass::ALL {
            if let Some(it) = store.rating(person, "money", class).await.unwrap() {
                bits.push((it.value.to_bits(), it.uncertainty.to_bits(), it.games, 0));
            }
            for point in store.rating_points(person, "money", class, 999).await.unwrap() {
                let it = point.rating;
                bits.push((it.value.to_bits(), it.uncertainty.to_bits(), it.games, point.n));
            }
        }
    }
    bits
}

async fn rebuild(store: &dyn Store) -> u64 {
    let two = store.rebuild_ladder("money", TWO).await.unwrap();
    two + store.rebuild_ladder("money", MORE).await.unwrap()
}

pub(super) async fn ratings(store: &Arc<dyn Store>) {
    for id in PEOPLE {
        add_person(&**store, id, id).await;
        let fresh = session(id, &format!("fresh token of {id}"));
        store.set_login(id, id, &by_password("hash"), &fresh).await.unwrap();
    }
    let [ada, bob, cy, dee] = PEOPLE;
    assert_eq!(store.rating(ada, "money", TWO).await, Ok(None));
    assert_eq!(store.rebuild_ladder("alhambra", TWO).await, Ok(0), "nothing to rate");
    play(&**store, "ratings-1", &[ada, bob], &[1, 2]).await;
    let rating = async |id, class| store.rating(id, "money", class).await.unwrap().unwrap();
    assert!(rating(ada, TWO).await.value > rating(bob, TWO).await.value);
    assert_eq!(store.rating(ada, "money", MORE).await, Ok(None), "each class has its own");
    assert_eq!(store.rating(ada, "alhambra", TWO).await, Ok(None), "each game has its own");
    // Many games end at once, on several connections.
    let mut games = tokio::task::JoinSet::new();
    for n in 0..24 {
        let store = store.clone();
        let (one, other) = (PEOPLE[n % 4], PEOPLE[(n + 1 + n / 4 % 3) % 4]);
        games.spawn(async move {
            let id = format!("ratings-crowd-{n}");
            match n % 3 {
                0 => play(&*store, &id, &[one, "bot", other], &[2, 1, 3]).await,
                _ => play(&*store, &id, &[one, other], &[1 + (n % 2) as u8, 1]).await,
            }
        });
    }
    games.join_all().await;
    let live = bits(&**store).await;
    let course = store.rating_points(ada, "money", TWO, 999).await.unwrap();
    assert!(course.len() > 3 && course.is_sorted_by_key(|it| it.n), "{course:?}");
    assert_eq!(store.rating_points(ada, "money", TWO, 2).await.unwrap(), course[course.len() - 2..], "the last ones");
    assert_eq!(rebuild(&**store).await, 25);
    assert_eq!(bits(&**store).await, live, "a rebuild computes the same");
    // What is deleted leaves the ratings of the others as they were.
    store.delete_table("ratings-crowd-4").await.unwrap();
    store.delete_table("ratings-1").await.unwrap();
    assert_eq!(rebuild(&**store).await, 23);
    assert_eq!(bits(&**store).await, live, "games whose table is gone keep their ratings");
    store.delete_person(dee).await.unwrap();
    let live = bits(&**store).await;
    assert_eq!(rebuild(&**store).await, 23);
    assert_eq!(bits(&**store).await, live, "those who met somebody who is gone keep theirs");
    corrected(&**store).await;
    leaderboards(&**store, [ada, bob, cy]).await;
}

/// A rebuild follows the results.
async fn corrected(store: &dyn Store) {
    let live = bits(store).await;
    store.set_results("ratings-crowd-1", &places(&[1, 2]).results).await.unwrap();
    rebuild(store).await;
    assert_ne!(bits(store).await, live);
    store.set_results("ratings-crowd-1", &places(&[2, 1]).results).await.unwrap();
    rebuild(store).await;
    assert_eq!(bits(store).await, live);
    // A game that the operator ended does not count.
    let [ada, bob, ..] = PEOPLE;
    let seats = vec![person(ada, ada, None), person(bob, bob, None), Occupant::Bot("medium".to_owned())];
    store.add_table(&new_table("ratings-ended", ada, seats)).await.unwrap();
    assert_eq!(store.set_results("ratings-ended", &[]).await, Err(StoreError::Conflict), "it is not over");
    store.start("ratings-ended", NOW).await.unwrap();
    store.finish("ratings-ended", &won_by(&[]), NOW).await.unwrap();
    assert_eq!(bits(store).await, live);
    let all = store.ratings_of(ada).await.unwrap();
    assert_eq!(all.len(), 2);
    assert!(all[0].rating.games >= all[1].rating.games, "{all:?}");
}

async fn leaderboards(store: &dyn Store, people: [&str; 3]) {
    let filter = |min_games, max_uncertainty, skip| LeaderboardFilter {
        game: "money".to_owned(),
        class: TWO,
        min_games,
        max_uncertainty,
        skip,
    };
    let ids = async |filter: LeaderboardFilter, limit| -> Vec<String> {
        store.leaderboard(&filter, limit).await.unwrap().into_iter().map(|it| it.person).collect()
    };
    assert!(ids(filter(0, 99.0, 0), 9).await.is_empty(), "nobody has chosen to be listed");
    for id in people {
        store.set_page_settings(id, PageSettings { leaderboard: true, ..PageSettings::default() }).await.unwrap();
    }
    let all = store.leaderboard(&filter(0, 99.0, 0), 9).await.unwrap();
    assert_eq!(all.len(), 3);
    assert!(all.is_sorted_by(|a, b| a.rating.value >= b.rating.value), "{all:?}");
    assert_eq!(ids(filter(0, 99.0, 1), 1).await, [all[1].person.clone()], "page by page");
    assert!(ids(filter(999, 99.0, 0), 9).await.is_empty(), "too few games");
    assert!(ids(filter(0, 0.1, 0), 9).await.is_empty(), "too uncertain");
    of_a_club(store, people).await;
}

/// A club lists its members, also those who are in no other list, but nobody who shows the page or
/// the ratings to nobody.
async fn of_a_club(store: &dyn Store, [ada, bob, cy]: [&str; 3]) {
    let club = Club {
        id: "rated-club".to_owned(),
        name: "Club".to_owned(),
        about: String::new(),
        invite: "rated-club-invite".to_owned(),
        created_at: NOW,
    };
    let limits = ClubLimits { per_person: 9, founded: 9, members: 9 };
    store.add_club(&club, ada, limits).await.unwrap();
    store.join_club(&club.id, bob, NOW, limits).await.unwrap();
    let ids = async |viewer: &str| -> Vec<String> {
        let listed = store.club_leaderboard(&club.id, "money", TWO, viewer).await.unwrap();
        assert!(listed.is_sorted_by(|a, b| a.rating.value >= b.rating.value), "{listed:?}");
        let mut ids: Vec<String> = listed.into_iter().map(|it| it.person).collect();
        ids.sort();
        ids
    };
    store.set_page_settings(ada, PageSettings { leaderboard: false, ..PageSettings::default() }).await.unwrap();
    assert_eq!(ids(bob).await, [ada, bob], "not {cy}, who is no member");
    let hidden = PageSettings { audience: Audience::Nobody, leaderboard: true, ..PageSettings::default() };
    store.set_page_settings(ada, hidden).await.unwrap();
    assert_eq!((ids(bob).await, ids(ada).await), (vec![bob.to_owned()], vec![ada.to_owned(), bob.to_owned()]));
    store.set_page_settings(ada, PageSettings { ratings: false, ..PageSettings::default() }).await.unwrap();
    assert_eq!((ids(bob).await, ids(ada).await), (vec![bob.to_owned()], vec![ada.to_owned(), bob.to_owned()]));
    store.set_page_settings(ada, PageSettings::default()).await.unwrap();
    store.block(ada, bob, NOW, 9).await.unwrap();
    assert_eq!((ids(bob).await, ids(ada).await.len()), (vec![bob.to_owned()], 2), "Bob is blocked");
    store.unblock(ada, bob).await.unwrap();
    assert!(store.club_leaderboard(&club.id, "alhambra", TWO, ada).await.unwrap().is_empty());
    store.delete_club(&club.id).await.unwrap();
}
