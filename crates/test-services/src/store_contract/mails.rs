use server::store::{
    Channel, MailLimits, MailRequest, MailWishes, Millis, Notice, NoticeKind, Notices, Store, StoreError, Subscription,
    mail_id,
};

use super::{NOW, add_person, new_table, person};

const LIMITS: MailLimits = MailLimits { since: NOW - 1000, per_person: 3, per_address: 2 };

fn request(token: &str, person: &str, address: &str, at: Millis) -> MailRequest {
    let (lang, zone) = ("fr".to_owned(), "Europe/Paris".to_owned());
    MailRequest {
        token_hash: token.to_owned(),
        person: person.to_owned(),
        address: address.to_owned(),
        wishes: MailWishes { kinds: vec![NoticeKind::Turn, NoticeKind::Over], digest: true, lang, zone },
        at,
    }
}

pub(super) async fn mails(store: &dyn Store) {
    for name in ["mail-ada", "mail-bob"] {
        add_person(store, name, name).await;
    }
    let add = async |it: MailRequest| store.add_mail_request(&it, LIMITS).await;
    assert_eq!(add(request("x", "mail-nobody", "x@play.example", NOW)).await, Err(StoreError::NotFound));
    add(request("old", "mail-ada", "ada@play.example", NOW - 1000)).await.unwrap();
    add(request("a", "mail-ada", "ada@play.example", NOW)).await.unwrap();
    add(request("b", "mail-bob", "ada@play.example", NOW)).await.unwrap();
    assert_eq!(add(request("c", "mail-bob", "ada@play.example", NOW)).await, Err(StoreError::Conflict), "one mailbox");
    add(request("c", "mail-ada", "one@play.example", NOW)).await.unwrap();
    add(request("d", "mail-ada", "two@play.example", NOW)).await.unwrap();
    assert_eq!(add(request("e", "mail-ada", "three@play.example", NOW)).await, Err(StoreError::Conflict), "one person");

    let take = async |token: &str, after: Millis| store.take_mail_request(token, after).await.unwrap();
    assert_eq!(take("old", 0).await, None, "it was forgotten");
    assert_eq!(take("a", NOW).await, None, "too old");
    assert_eq!(take("a", NOW - 1).await, Some(request("a", "mail-ada", "ada@play.example", NOW)));
    assert_eq!(take("a", NOW - 1).await, None, "a link is good once");

    // An address is told things as a browser is, and ends by its own secret or with its person.
    let channel = |token: &str| Channel::Mail {
        address: "ada@play.example".to_owned(),
        token: token.to_owned(),
        digest: true,
        lang: "fr".to_owned(),
        zone: "Europe/Paris".to_owned(),
    };
    let subscription = |person: &str, token: &str| Subscription {
        id: mail_id(person),
        person: person.to_owned(),
        kinds: vec![NoticeKind::Over, NoticeKind::Turn],
        channel: channel(token),
    };
    let (ada, bob) = (subscription("mail-ada", "stop ada"), subscription("mail-bob", "stop bob"));
    store.subscribe(&ada).await.unwrap();
    store.subscribe(&bob).await.unwrap();
    assert_eq!(store.subscription(&mail_id("mail-ada")).await, Ok(Some(ada.clone())), "two people may share a mailbox");
    store.add_table(&new_table("mail", "mail-ada", vec![person("mail-ada", "Ada", None)])).await.unwrap();
    store.start("mail", NOW).await.unwrap();
    let notice = Notice { person: "mail-ada".to_owned(), kind: NoticeKind::Turn, due_at: NOW };
    store.tell("mail", &Notices { add: vec![notice], settled: Vec::new() }, NOW).await.unwrap();
    store.end_sessions_of("mail-ada", None).await.unwrap();
    let claimed = store.claim_pushes(NOW, NOW, 9).await.unwrap();
    assert_eq!(claimed.iter().map(|it| (&it.subscription, it.kind)).collect::<Vec<_>>(), [(&ada, NoticeKind::Turn)]);
    store.stop_mail("stop nobody").await.unwrap();
    store.stop_mail("stop ada").await.unwrap();
    assert_eq!(store.subscription(&mail_id("mail-ada")).await, Ok(None));
    assert_eq!(store.claim_pushes(NOW, NOW, 9).await, Ok(Vec::new()));
    store.delete_person("mail-bob").await.unwrap();
    assert_eq!(store.subscription(&mail_id("mail-bob")).await, Ok(None));
    assert_eq!(take("b", NOW - 1).await, None, "what it asked for is forgotten too");
}
