use server::{
    store::{Clock, Millis, Notice, NoticeKind, Notices, Settings, Store, StoreError, Table, Vacation},
    testing::YEAR,
};

use super::{NOW, add_person, bot, new_table, person, push::subscription};

const DAY: Millis = 24 * 60 * 60 * 1000;

fn vacation(from: Millis, until: Millis) -> Vacation {
    Vacation { from: NOW + from * DAY, until: NOW + until * DAY }
}

pub(super) async fn vacations(store: &dyn Store) {
    add_person(store, "vacation-ada", "Ada").await;
    let seats = vec![bot(), person("vacation-ada", "Ada", None), bot()];
    let days = new_table("vacation-days", "vacation-ada", seats.clone());
    let days = Table { settings: Settings { clock: Clock::Days { days: 2 }, ..days.settings.clone() }, ..days };
    let live = new_table("vacation-live", "vacation-ada", seats);
    let clock = Clock::Live { seconds: 60, increment: 0 };
    let live = Table { settings: Settings { clock, ..live.settings.clone() }, ..live };
    for table in [&days, &live] {
        store.add_table(table).await.unwrap();
        store.start(&table.id, NOW).await.unwrap();
    }

    let begin = async |it: Vacation| store.begin_vacation("vacation-ada", it, 30).await;
    assert_eq!(store.begin_vacation("vacation-nobody", vacation(0, 1), 30).await, Err(StoreError::Conflict));
    begin(vacation(1, 11)).await.unwrap();
    assert_eq!(begin(vacation(10, 12)).await, Err(StoreError::Conflict), "one lasts still");
    assert_eq!(begin(vacation(11, 32)).await, Err(StoreError::Conflict), "more days than a year has");
    begin(vacation(11, 31)).await.unwrap();
    assert_eq!(begin(vacation(40, 41)).await, Err(StoreError::Conflict), "all days are taken");
    let after = async |at: Millis| store.vacations_of("vacation-ada", at).await.unwrap();
    assert_eq!(after(NOW).await, [vacation(1, 11), vacation(11, 31)]);
    assert_eq!(after(vacation(1, 11).until).await, [vacation(11, 31)]);

    // Clocks of days stand still, at the seat of the person.
    let pauses = store.table("vacation-days").await.unwrap().unwrap().pauses;
    let read: Vec<_> = pauses.iter().map(|it| (it.seat.index(), Vacation { from: it.from, until: it.until })).collect();
    assert_eq!(read, [(1, vacation(1, 11)), (1, vacation(11, 31))]);
    assert_eq!(store.table("vacation-live").await.unwrap().unwrap().pauses, []);
    assert_eq!(store.tables_of("vacation-ada", 9).await.unwrap().iter().map(|it| it.pauses.len()).sum::<usize>(), 2);

    // Who comes back early has days again, and after a year all of them.
    store.end_vacation("vacation-ada", NOW + 21 * DAY).await.unwrap();
    store.end_vacation("vacation-ada", NOW + 22 * DAY).await.unwrap();
    assert_eq!(after(NOW).await[1], vacation(11, 21));
    let next_year = vacation(21, 51);
    let next_year = Vacation { from: next_year.from + YEAR, until: next_year.until + YEAR };
    begin(next_year).await.unwrap();
    store.delete_person("vacation-ada").await.unwrap();
    assert_eq!(after(NOW).await, []);
    reminders(store).await;
}

/// Reminders that a clock runs out wait as long as the clock does.
async fn reminders(store: &dyn Store) {
    add_person(store, "vacation-bob", "Bob").await;
    store
        .add_table(&new_table("vacation-push", "vacation-bob", vec![person("vacation-bob", "Bob", None)]))
        .await
        .unwrap();
    store.start("vacation-push", NOW).await.unwrap();
    store.subscribe(&subscription("vacation-bob", "https://push.example/vacation")).await.unwrap();
    let notice = |kind, due_at| Notice { person: "vacation-bob".to_owned(), kind, due_at: NOW + due_at * DAY };
    let add = vec![notice(NoticeKind::Turn, 0), notice(NoticeKind::Clock, 3)];
    store.tell("vacation-push", &Notices { add, settled: Vec::new() }, NOW).await.unwrap();
    let due = async |at: Millis| {
        let claimed = store.claim_pushes(NOW + at * DAY, NOW, 9).await.unwrap();
        // A store gives them in any order.
        [NoticeKind::Turn, NoticeKind::Clock].map(|kind| claimed.iter().filter(|it| it.kind == kind).count())
    };
    store.begin_vacation("vacation-bob", vacation(1, 11), 30).await.unwrap();
    assert_eq!(due(12).await, [1, 0], "it is put off by ten days");
    store.end_vacation("vacation-bob", NOW + 5 * DAY).await.unwrap();
    assert_eq!((due(6).await, due(7).await), ([1, 0], [1, 1]));
    store.delete_person("vacation-bob").await.unwrap();
}
