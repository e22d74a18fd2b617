use server::store::{Channel, Millis, Notice, NoticeKind, Notices, QuietHours, Store, StoreError, Subscription};

use super::{NOW, add_person, bot, entry, new_table, person};

pub(super) fn subscription(person: &str, endpoint: &str) -> Subscription {
    Subscription {
        id: format!("token of {person}"),
        person: person.to_owned(),
        kinds: vec![NoticeKind::Turn, NoticeKind::Clock],
        channel: Channel::Browser {
            endpoint: endpoint.to_owned(),
            public_key: "key".to_owned(),
            auth: "auth".to_owned(),
            quiet: Some(QuietHours { from: 60, to: 120, zone: "Europe/Paris".to_owned() }),
        },
    }
}

fn notice(person: &str, kind: NoticeKind, due_at: Millis) -> Notice {
    Notice { person: person.to_owned(), kind, due_at }
}

fn telling(add: Vec<Notice>) -> Notices {
    Notices { add, settled: Vec::new() }
}

pub(super) async fn pushes(store: &dyn Store) {
    for name in ["push-ada", "push-bob"] {
        add_person(store, name, name).await;
    }
    assert_eq!(store.secret("push-key", "first").await.as_deref(), Ok("first"));
    assert_eq!(store.secret("push-key", "second").await.as_deref(), Ok("first"), "a secret is made once");
    let seats = vec![person("push-ada", "Ada", None), person("push-bob", "Bob", None), bot()];
    store.add_table(&new_table("push", "push-ada", seats)).await.unwrap();
    store.start("push", NOW).await.unwrap();

    let ada = subscription("push-ada", "https://push.example/a");
    store.subscribe(&ada).await.unwrap();
    assert_eq!(store.subscription("token of push-ada").await, Ok(Some(ada.clone())));
    assert_eq!(store.subscribers_at("push").await, Ok(vec!["push-ada".to_owned()]));
    let nobody = Subscription { id: "no token".to_owned(), ..ada.clone() };
    assert_eq!(store.subscribe(&nobody).await, Err(StoreError::NotFound), "it belongs to a session");

    // Told together with an entry, or not at all.
    let add = telling(vec![notice("push-ada", NoticeKind::Turn, NOW + 5), notice("push-bob", NoticeKind::Turn, NOW)]);
    store.append_telling("push", entry(0, "1 seal"), &add, None).await.unwrap();
    let late = telling(vec![notice("push-ada", NoticeKind::Over, NOW)]);
    assert_eq!(store.append_telling("push", entry(0, "1 seal"), &late, None).await, Err(StoreError::Conflict));
    assert_eq!(store.claim_pushes(NOW + 4, NOW + 100, 9).await, Ok(Vec::new()), "too early");
    let claimed = store.claim_pushes(NOW + 5, NOW + 100, 9).await.unwrap();
    assert_eq!(claimed.len(), 1, "Bob has no subscription: {claimed:?}");
    let job = &claimed[0];
    assert_eq!((&job.subscription, job.table.as_str(), job.game.as_str()), (&ada, "push", "money"));
    assert_eq!((job.kind, job.at, job.attempts, job.is_over), (NoticeKind::Turn, NOW, 1, false));
    assert_eq!(store.claim_pushes(NOW + 50, NOW + 150, 9).await, Ok(Vec::new()), "it is being sent");
    assert_eq!(store.claim_pushes(NOW + 100, NOW + 200, 9).await.unwrap()[0].attempts, 2, "whoever sent it is gone");
    store.push_later(job, NOW + 300).await.unwrap();
    assert_eq!(store.claim_pushes(NOW + 299, NOW + 400, 9).await, Ok(Vec::new()));

    // A later event replaces an earlier one; a reminder stands beside it.
    let clock = notice("push-ada", NoticeKind::Clock, NOW + 500);
    let add = telling(vec![notice("push-ada", NoticeKind::Turn, NOW + 6), clock]);
    store.append_telling("push", entry(1, "2 seal"), &add, None).await.unwrap();
    let claimed = store.claim_pushes(NOW + 600, NOW + 700, 9).await.unwrap();
    assert_eq!(
        claimed.iter().map(|it| (it.kind, it.at)).collect::<Vec<_>>(),
        [(NoticeKind::Turn, NOW + 1), (NoticeKind::Clock, NOW + 1),]
    );
    store.push_done(job).await.unwrap();
    assert_eq!(store.claim_pushes(NOW + 800, NOW + 900, 9).await.unwrap().len(), 2, "the one before was done, not it");
    store.push_done(&claimed[0]).await.unwrap();
    assert_eq!(store.claim_pushes(NOW + 900, NOW + 950, 9).await.unwrap().len(), 1);
    let settled = Notices { settled: vec!["push-ada".to_owned()], add: Vec::new() };
    store.append_telling("push", entry(2, "1 seal"), &settled, None).await.unwrap();
    assert_eq!(store.claim_pushes(NOW + 2000, NOW + 3000, 9).await, Ok(Vec::new()), "who has chosen needs no reminder");

    wishes(store).await;
}

async fn wishes(store: &dyn Store) {
    let tell = async |kind| {
        store.tell("push", &telling(vec![notice("push-ada", kind, NOW)]), NOW).await.unwrap();
        let claimed = store.claim_pushes(NOW + 5000, NOW + 5001, 9).await.unwrap();
        for job in &claimed {
            store.push_done(job).await.unwrap();
        }
        claimed.len()
    };
    assert_eq!((tell(NoticeKind::Turn).await, tell(NoticeKind::Over).await), (1, 0), "only what one wants to hear");
    store.mute("push-ada", "push", true).await.unwrap();
    store.mute("push-ada", "push", true).await.unwrap();
    assert_eq!((store.is_muted("push-ada", "push").await, tell(NoticeKind::Turn).await), (Ok(true), 0));
    store.mute("push-ada", "push", false).await.unwrap();
    assert_eq!((store.is_muted("push-ada", "push").await, tell(NoticeKind::Turn).await), (Ok(false), 1));

    // The same browser under another name tells that one alone.
    let bob = Subscription { kinds: vec![NoticeKind::Over], ..subscription("push-bob", "https://push.example/a") };
    store.subscribe(&bob).await.unwrap();
    assert_eq!(store.subscription("token of push-ada").await, Ok(None));
    store.tell("push", &telling(vec![notice("push-bob", NoticeKind::Over, NOW)]), NOW).await.unwrap();
    store.end_session("token of push-bob").await.unwrap();
    assert_eq!(store.subscription("token of push-bob").await, Ok(None), "it ends with its session");
    assert_eq!(store.claim_pushes(NOW + 5000, NOW + 5001, 9).await, Ok(Vec::new()));
}
