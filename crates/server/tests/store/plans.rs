//! How PostgreSQL looks up histories, leaderboards and clubs where there are many games: by an index, never by reading a
//! large table from its beginning. `COMPTOIR_GAMES` sets the number of games; `COMPTOIR_PLANS=FILE` keeps the plans.

use std::time::{Duration, Instant};

use server::store::{LeaderboardFilter, PastFilter, PlayerClass, Reader, Store};
use test_services::Postgres;

/// Enough for the planner to prefer an index wherever there is one.
const DEFAULT_GAMES: u32 = 30_000;
/// Tables that grow with every game, and ratings.
const LARGE: [&str; 4] = ["seat", "match", "rating", "rating_point"];

#[tokio::test]
async fn large_tables_of_postgres_are_looked_up_by_an_index() {
    let postgres = Postgres::start_with(&[
        "session_preload_libraries=auto_explain",
        "auto_explain.log_min_duration=0",
        "auto_explain.log_analyze=on",
        // As after some executions, when nothing is known of the arguments.
        "plan_cache_mode=force_generic_plan",
        "logging_collector=on",
        "log_filename=plans.log",
        "log_min_messages=log",
    ]);
    let address = postgres.database("plans");
    let store = server::open(&address).await.unwrap();
    let games = std::env::var("COMPTOIR_GAMES").map_or(DEFAULT_GAMES, |it| it.parse().expect("a number"));
    let pool = sqlx::PgPool::connect(&address).await.unwrap();
    let fill = include_str!("plans.sql").replace("GAMES", &games.to_string());
    sqlx::raw_sql(sqlx::AssertSqlSafe(fill)).execute(&pool).await.unwrap();
    let before = postgres.log().len();

    ask(&*store).await;
    sqlx::query("SELECT 'all was asked'").execute(&pool).await.unwrap();
    let begun = Instant::now();
    // The log is written by a process of its own.
    let plans = loop {
        let log = postgres.log().split_off(before);
        if log.contains("all was asked") {
            break log;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "no plan was told: {log}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    if let Some(file) = std::env::var_os("COMPTOIR_PLANS") {
        std::fs::write(file, &plans).unwrap();
    }
    assert!(plans.matches("Query Text").count() >= 12, "{plans}");
    for table in LARGE {
        let scan = format!("Seq Scan on {table} ");
        let slow = plans.split("Query Text").find(|it| it.contains(&scan));
        assert_eq!(slow, None, "{table} is read from its beginning");
    }
}

/// What pages of people, leaderboards and clubs ask.
async fn ask(store: &dyn Store) {
    let other = |filter: PastFilter| PastFilter { reader: Reader::Other("p7".to_owned()), online: true, ..filter };
    let everything = store.past_games("p1", &other(PastFilter::default()), 31).await.unwrap();
    assert_eq!(everything.len(), 31);
    let narrow = PastFilter {
        game: Some("mint-works".to_owned()),
        with: Some("nobody".to_owned()),
        won: Some(true),
        ..PastFilter::default()
    };
    assert_eq!(store.past_games("p1", &other(narrow), 31).await.unwrap().len(), 0);
    assert_ne!(store.tallies("p1").await.unwrap().len(), 0);
    assert!(!store.have_played("p1", "p4999").await.unwrap());
    store.ratings_of("p2").await.unwrap();
    store.rating_points("p2", "money", PlayerClass::Two, 200).await.unwrap();
    for skip in [0, 500] {
        let (game, class) = ("money".to_owned(), PlayerClass::Two);
        let filter = LeaderboardFilter { game, class, min_games: 10, max_uncertainty: 390.0, skip };
        assert_eq!(store.leaderboard(&filter, 51).await.unwrap().len(), 51);
    }
    assert_ne!(store.club_leaderboard("c1", "money", PlayerClass::Two, "p2").await.unwrap().len(), 0);
    store.club_tables("c1", 100).await.unwrap();
    store.clubs_of("p1").await.unwrap();
    store.members("c1").await.unwrap();
    store.followed_by("p1").await.unwrap();
}
