//! Past games, page by page, and what people show of themselves.

use server::store::{
    Audience, Departure, GameTally, Occupant, Outcome, PageSettings, PastFilter, Reader, Store, Table,
};

use super::{NOW, add_person, bot, new_table, person, places};

const ADA: &str = "histories-ada";
const BOB: &str = "histories-bob";
const CY: &str = "histories-cy";

async fn play(store: &dyn Store, table: &Table, outcome: &Outcome, at: i64) {
    store.add_table(table).await.unwrap();
    store.start(&table.id, NOW).await.unwrap();
    store.finish(&table.id, outcome, at).await.unwrap();
}

/// Ids without what is common to all.
async fn ids(store: &dyn Store, person: &str, filter: PastFilter, limit: u32) -> Vec<String> {
    let games = store.past_games(person, &filter, limit).await.unwrap();
    games.into_iter().map(|it| it.past.id.trim_start_matches("histories-").to_owned()).collect()
}

pub(super) async fn histories(store: &dyn Store) {
    for (id, name) in [(ADA, "Ada"), (BOB, "Bob_É"), (CY, "Cy")] {
        add_person(store, id, name).await;
    }
    assert_eq!(store.have_played(ADA, BOB).await, Ok(false));
    let table = |id: &str, other: Occupant| new_table(id, ADA, vec![person(ADA, "Ada", None), other, bot()]);
    let bob = || person(BOB, "Bob_É", None);
    store.add_table(&table("histories-waiting", bob())).await.unwrap();
    assert_eq!(store.have_played(ADA, BOB).await, Ok(false), "to sit beside somebody is not to play");
    store.start("histories-waiting", NOW).await.unwrap();
    assert_eq!(store.have_played(BOB, ADA).await, Ok(true), "a game that runs counts");
    play(store, &table("histories-a", bob()), &places(&[1, 2, 3]), NOW + 1).await;
    play(store, &table("histories-b", bot()), &places(&[2, 1, 3]), NOW + 2).await;
    let mut private = table("histories-c", bob());
    (private.public, private.game) = (false, "alhambra".to_owned());
    let mut late = places(&[3, 1, 2]);
    late.results[0].departure = Some(Departure::Time);
    play(store, &private, &late, NOW + 2).await;
    let imported = table("device-histories", bot());
    store.import_table(&imported, &[], &places(&[1, 2, 3]).results, 9).await.unwrap();
    filters(store).await;
    let tally = |game: &str, games, wins, timeouts| GameTally { game: game.to_owned(), games, wins, timeouts };
    let both = vec![tally("money", 2, 1, 0), tally("alhambra", 1, 0, 1)];
    assert_eq!(store.tallies(ADA).await, Ok(both), "what was played on a device does not count");
    settings(store).await;
}

async fn filters(store: &dyn Store) {
    let all = PastFilter::default;
    let online = || PastFilter { online: true, ..all() };
    assert_eq!(ids(store, ADA, all(), 9).await, ["c", "b", "a", "device-histories"], "the newest first, then by id");
    assert_eq!(ids(store, ADA, online(), 2).await, ["c", "b"]);
    let before = |at, id: &str| Some((NOW + at, format!("histories-{id}")));
    assert_eq!(ids(store, ADA, PastFilter { before: before(2, "c"), ..online() }, 9).await, ["b", "a"]);
    assert_eq!(ids(store, ADA, PastFilter { before: before(2, "b"), ..online() }, 9).await, ["a"]);
    assert_eq!(ids(store, ADA, PastFilter { game: Some("alhambra".to_owned()), ..all() }, 9).await, ["c"]);
    let with = |name: &str| PastFilter { with: Some(name.to_owned()), ..online() };
    assert_eq!(ids(store, ADA, with("ob_"), 9).await, ["c", "a"], "any part of a name, in any case");
    assert_eq!(ids(store, ADA, with("o_b"), 9).await, [""; 0], "a search has no wildcards");
    assert_eq!(ids(store, ADA, with("ada"), 9).await, [""; 0], "oneself does not count");
    assert_eq!(ids(store, ADA, PastFilter { won: Some(true), ..online() }, 9).await, ["a"]);
    assert_eq!(ids(store, ADA, PastFilter { won: Some(false), ..online() }, 9).await, ["c", "b"]);
    let between = PastFilter { from: Some(NOW + 1), to: Some(NOW + 2), ..all() };
    assert_eq!(ids(store, ADA, between, 9).await, ["a"]);
    let read_by = |reader| PastFilter { reader, ..online() };
    assert_eq!(ids(store, ADA, read_by(Reader::Anybody), 9).await, ["b", "a"], "strangers see what was public");
    assert_eq!(ids(store, ADA, read_by(Reader::Other(CY.to_owned())), 9).await, ["b", "a"]);
    assert_eq!(ids(store, ADA, read_by(Reader::Other(BOB.to_owned())), 9).await, ["c", "b", "a"], "Bob sat there");
    let game = store.past_games(ADA, &online(), 1).await.unwrap().remove(0);
    assert_eq!((game.past.seat, game.past.rated, game.past.ended_at), (1, false, NOW + 2));
    assert_eq!(game.past.seats[1].name.as_deref(), Some("Bob_É"));
    assert_eq!(
        (game.past.seats[0].rank, game.past.seats[0].points, game.past.seats[0].left),
        (Some(3), Some(70), true)
    );
    assert_eq!(game.people, [Some(ADA.to_owned()), Some(BOB.to_owned()), None]);
    assert_eq!(game.opening, ["add 3", "seal"]);
}

async fn settings(store: &dyn Store) {
    assert_eq!(store.page_settings(ADA).await, Ok(PageSettings::default()));
    for [history, ratings, results] in [[false, true, true], [true, false, true], [true, true, false]] {
        let open = PageSettings { audience: Audience::Everyone, history, ratings, results, leaderboard: true };
        store.set_page_settings(ADA, open).await.unwrap();
        assert_eq!(store.page_settings(ADA).await, Ok(open));
    }
    assert_eq!(store.page_settings(BOB).await, Ok(PageSettings::default()), "each for itself");
    store.delete_person(BOB).await.unwrap();
    let game = store.past_games(ADA, &PastFilter::default(), 1).await.unwrap().remove(0);
    assert_eq!((game.past.seats[1].name.as_deref(), &game.people[1]), (Some(""), &None));
}
