//! Follows, blocks, invitations, reports, clubs and quick matches.

use std::{collections::BTreeSet, pin::Pin, sync::Arc};

use protocol::{ClubRole, ReportReason, SocialAudience, SocialSettings};
use server::store::{
    Club, ClubLimits, Invitation, InvitationLimits, Occupant, Person, Report, ReportLimits, Status, Store, StoreError,
    Table,
};

use super::{NOW, add_person, bot, new_table, person};

type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Ada, Bob and Cy, whose ids begin with `area`.
async fn trio(store: &dyn Store, area: &str) -> [String; 3] {
    let ids = ["ada", "bob", "cy"].map(|it| format!("{area}-{it}"));
    for (id, name) in ids.iter().zip(["Ada", "Bob", "Cy"]) {
        add_person(store, id, name).await;
    }
    ids
}

async fn names(store: &dyn Store, of: &str) -> Vec<String> {
    store.followed_by(of).await.unwrap().into_iter().map(|it| it.person.name).collect()
}

pub(super) async fn social(store: &dyn Store) {
    let [ada, bob, cy] = &trio(store, "social").await;
    for followed in [cy, bob, bob] {
        store.follow(ada, followed, NOW, 2).await.unwrap();
    }
    assert_eq!(store.follow(ada, "social-nobody", NOW, 9).await, Err(StoreError::NotFound));
    assert_eq!(store.follow(ada, ada, NOW, 2).await, Err(StoreError::Conflict), "two are the most");
    assert_eq!(names(store, ada).await, ["Bob", "Cy"]);
    let mut ids = store.followed_ids(ada).await.unwrap();
    ids.sort();
    assert_eq!(ids, [bob.clone(), cy.clone()]);
    let among = store.followed_among(ada, &[bob.clone(), ada.clone(), "social-nobody".to_owned()]).await.unwrap();
    assert_eq!(among.iter().map(|it| it.person.name.as_str()).collect::<Vec<_>>(), ["Bob"]);
    assert_eq!(store.followed_among(ada, &[]).await, Ok(Vec::new()));
    let standing = async |other: &str| store.standing(other, ada).await.unwrap().unwrap();
    assert_eq!((standing(bob).await.follows_back, standing(bob).await.knows), (false, false));
    assert!(!standing(bob).await.allows(SocialAudience::Known) && standing(bob).await.allows(SocialAudience::Anyone));
    store.follow(bob, ada, NOW, 9).await.unwrap();
    assert!(standing(bob).await.follows_back && standing(bob).await.allows(SocialAudience::Known));
    assert!(store.follows(bob, ada).await.unwrap() && !store.follows(cy, ada).await.unwrap());
    assert_eq!(store.standing("social-nobody", ada).await, Ok(None));

    let hidden = SocialSettings { presence: SocialAudience::Nobody, invitations: SocialAudience::Anyone };
    assert_eq!(store.social_settings(bob).await, Ok(SocialSettings::default()));
    store.set_social_settings(bob, hidden).await.unwrap();
    assert_eq!((store.social_settings(bob).await, standing(bob).await.settings), (Ok(hidden), hidden));

    invitations(store, [ada, bob, cy]).await;

    // A block ends all that there is between two people.
    store.block(bob, ada, NOW, 1).await.unwrap();
    assert_eq!(store.block(bob, cy, NOW, 1).await, Err(StoreError::Conflict), "one is the most");
    store.follow(bob, ada, NOW, 9).await.unwrap();
    assert!(!store.follows(bob, ada).await.unwrap(), "nobody follows whom it has blocked");
    assert_eq!((names(store, ada).await, names(store, bob).await), (vec!["Cy".to_owned()], vec![]));
    assert!(standing(bob).await.blocks && !standing(bob).await.allows(SocialAudience::Anyone));
    assert_eq!(store.blocked_by(bob).await.unwrap()[0].id, *ada);
    assert_eq!((store.blocks(bob, ada).await, store.blocks(ada, bob).await), (Ok(true), Ok(false)));
    for (by, person) in [(ada, bob), (bob, ada)] {
        let it = Invitation { table: "social-two".to_owned(), person: person.clone(), by: by.clone(), at: NOW };
        let sent = store.invite(&it, InvitationLimits { per_table: 9, per_person: 9 }).await;
        assert_eq!((sent, store.is_invited(person, "social-two").await), (Ok(false), Ok(false)), "blocked");
    }
    assert!(store.invitations_of(bob, 9).await.unwrap().is_empty());
    assert_eq!(store.blocks_at("social-one", ada).await, Ok((false, false)), "Bob is not there");
    assert_eq!(store.blocks_at("social-one", bob).await, Ok((true, false)));
    store.add_table(&new_table("social-bob", bob, vec![Occupant::Open])).await.unwrap();
    assert_eq!(store.blocks_at("social-bob", ada).await, Ok((false, true)), "Bob made it");
    store.unblock(bob, ada).await.unwrap();
    assert_eq!(store.blocks_at("social-bob", ada).await, Ok((false, false)));
    store.unfollow(ada, cy).await.unwrap();
    assert_eq!(names(store, ada).await, Vec::<String>::new());

    reports(store, [ada, bob]).await;
    for id in [ada, bob, cy] {
        store.delete_person(id).await.unwrap();
    }
    assert_eq!(store.reports(9).await, Ok(Vec::new()));
}

async fn invitations(store: &dyn Store, [ada, bob, cy]: [&str; 3]) {
    let limits = InvitationLimits { per_table: 2, per_person: 1 };
    let seats = vec![person(ada, "Ada", None), Occupant::Open, bot()];
    for id in ["social-one", "social-two"] {
        store.add_table(&new_table(id, ada, seats.clone())).await.unwrap();
    }
    let invite = async |table: &str, whom: &str| {
        let it = Invitation { table: table.to_owned(), person: whom.to_owned(), by: ada.to_owned(), at: NOW };
        store.invite(&it, limits).await
    };
    assert_eq!((invite("social-one", bob).await, invite("social-one", bob).await), (Ok(true), Ok(false)));
    assert_eq!(invite("social-two", bob).await, Err(StoreError::Conflict), "one invitation at once");
    assert_eq!(invite("social-none", cy).await, Err(StoreError::NotFound));
    let found = store.invitations_of(bob, 9).await.unwrap();
    let found: Vec<_> = found.iter().map(|(table, by, at)| (table.id.as_str(), by.name.as_str(), *at)).collect();
    assert_eq!(found, [("social-one", "Ada", NOW)]);
    assert_eq!(
        (store.is_invited(bob, "social-one").await, store.is_invited(cy, "social-one").await),
        (Ok(true), Ok(false))
    );
    store.remove_invitation(bob, "social-one").await.unwrap();
    assert_eq!(store.is_invited(bob, "social-one").await, Ok(false));
    assert_eq!(invite("social-two", bob).await, Ok(true));
}

async fn reports(store: &dyn Store, [ada, bob]: [&str; 2]) {
    let about = (bob.to_owned(), "Bob".to_owned());
    let report = |n: i64| Report {
        id: format!("report-{n}"),
        person: Person { id: ada.to_owned(), name: "Ada".to_owned(), login: None },
        about: about.clone(),
        reason: ReportReason::Spam,
        text: "again".to_owned(),
        table: Some("social-one".to_owned()),
        at: NOW + n,
    };
    let limits = |n: i64| ReportLimits { since: NOW + n, per_person: 2, total: 2 };
    for n in 1..=2 {
        store.add_report(&report(n), limits(0)).await.unwrap();
    }
    assert_eq!(store.add_report(&report(3), limits(0)).await, Err(StoreError::Conflict), "too many in a day");
    store.add_report(&report(3), limits(1)).await.unwrap();
    assert_eq!(store.reports(9).await, Ok(vec![report(2), report(3)]), "the last ones are kept");
    store.remove_report("report-2").await.unwrap();
    assert_eq!(store.remove_report("report-2").await, Err(StoreError::Conflict));
    assert_eq!(store.reports(9).await, Ok(vec![report(3)]));
}

pub(super) async fn clubs(store: &dyn Store) {
    let [ada, bob, cy] = &trio(store, "club").await;
    let limits = ClubLimits { per_person: 2, founded: 1, members: 2 };
    let new = |n: u32| Club {
        id: format!("club-{n}"),
        name: format!("Club {n}"),
        about: String::new(),
        invite: format!("invite-{n}"),
        created_at: NOW,
    };
    store.add_club(&new(1), ada, limits).await.unwrap();
    assert_eq!(store.add_club(&new(2), ada, limits).await, Err(StoreError::Conflict), "one is founded at most");
    assert_eq!(store.club("club-2").await, Ok(None), "nothing is left of it");
    assert_eq!(store.club_by_invite("invite-1").await, Ok(Some(new(1))));
    for _ in 0..2 {
        store.join_club("club-1", bob, NOW + 1, limits).await.unwrap();
    }
    assert_eq!(store.join_club("club-1", cy, NOW, limits).await, Err(StoreError::Conflict), "it is full");
    assert_eq!(store.join_club("club-9", cy, NOW, limits).await, Err(StoreError::NotFound));
    assert_eq!(store.clubs_of(bob).await, Ok(vec![(new(1), ClubRole::Member, 2)]));
    assert_eq!((store.is_member("club-1", bob).await, store.is_organiser("club-1", bob).await), (Ok(true), Ok(false)));
    assert_eq!(store.is_member("club-1", cy).await, Ok(false));
    assert!(store.standing(ada, bob).await.unwrap().unwrap().knows, "members know each other");

    assert_eq!(store.remove_member("club-1", ada).await, Err(StoreError::Conflict), "the founder stays");
    store.set_role("club-1", bob, ClubRole::Organiser).await.unwrap();
    assert_eq!(store.is_organiser("club-1", bob).await, Ok(true));
    assert_eq!(store.set_role("club-1", ada, ClubRole::Member).await, Err(StoreError::Conflict));
    store.set_role("club-1", bob, ClubRole::Founder).await.unwrap();
    let members = async || {
        let members = store.members("club-1").await.unwrap();
        members.into_iter().map(|it| (it.person.name, it.role)).collect::<Vec<_>>()
    };
    let expected = [("Bob", ClubRole::Founder), ("Ada", ClubRole::Organiser)].map(|(name, it)| (name.to_owned(), it));
    assert_eq!(members().await, expected);

    let changed = Club { name: "Other".to_owned(), invite: "new".to_owned(), ..new(1) };
    store.change_club(&changed).await.unwrap();
    assert_eq!((store.club("club-1").await, store.club_by_invite("invite-1").await), (Ok(Some(changed)), Ok(None)));
    let table =
        Table { public: false, club: Some("club-1".to_owned()), ..new_table("club-table", ada, vec![Occupant::Open]) };
    store.add_table(&table).await.unwrap();
    assert_eq!(store.club_tables("club-1", 9).await.unwrap()[0].club.as_deref(), Some("club-1"));

    // The club of a founder who is deleted goes on under the next member, and ends with the last.
    store.delete_person(bob).await.unwrap();
    assert_eq!(members().await, [("Ada".to_owned(), ClubRole::Founder)]);
    store.delete_person(ada).await.unwrap();
    assert_eq!(store.club("club-1").await, Ok(None));
    assert_eq!(store.table("club-table").await.unwrap().unwrap().club, None, "its tables stay");
    store.add_club(&new(3), cy, limits).await.unwrap();
    store.delete_club("club-3").await.unwrap();
    assert_eq!((store.delete_club("club-3").await, store.clubs_of(cy).await), (Err(StoreError::Conflict), Ok(vec![])));
}

pub(super) async fn quick_matches(store: Arc<dyn Store>) {
    let quick = |id: String, maker: &Person| {
        let own = person(&maker.id, &maker.name, None);
        let table = new_table(&id, &maker.id, vec![own, Occupant::Open, Occupant::Open]);
        Table { fill_at: Some(NOW + 30), game: "quick-game".to_owned(), ..table }
    };
    let mut people = Vec::new();
    for n in 0..6 {
        people.push(add_person(&*store, &format!("quick-{n}"), &format!("Guest {n}")).await);
    }
    // All at the same moment.
    let mut tasks = tokio::task::JoinSet::new();
    for it in people.clone() {
        let (store, table) = (store.clone(), quick(format!("quick-table-{}", it.id), &it));
        tasks.spawn(async move { store.quick_match(&table, &it, NOW).await });
    }
    let found: Vec<String> = tasks.join_all().await.into_iter().map(Result::unwrap).collect();
    assert_eq!(found.iter().collect::<BTreeSet<_>>().len(), 2, "six people fill two tables: {found:?}");
    for id in &found {
        let seats = store.table(id).await.unwrap().unwrap().seats;
        assert!(seats.iter().all(|it| it.person().is_some()), "{seats:?}");
    }

    // Who asks again has the same table, and who is blocked another one.
    let ada = add_person(&*store, "quick-ada", "Ada").await;
    let eve = add_person(&*store, "quick-eve", "Eve").await;
    let find = async |id: &str, of: &Person| store.quick_match(&quick(id.to_owned(), of), of, NOW).await.unwrap();
    assert_eq!(
        (find("quick-a", &ada).await, find("quick-b", &ada).await),
        ("quick-a".to_owned(), "quick-a".to_owned())
    );
    store.block(&ada.id, &eve.id, NOW, 9).await.unwrap();
    assert_eq!(find("quick-c", &eve).await, "quick-c");
    let late = store.quick_match(&quick("quick-d".to_owned(), &people[0]), &people[0], NOW + 30).await;
    assert_eq!(late.as_deref(), Ok("quick-d"), "the others are about to begin");

    let due = |at| store.due_quick_matches(at, 9);
    assert_eq!(due(NOW + 29).await, Ok(Vec::new()));
    assert!(due(NOW + 30).await.unwrap().contains(&"quick-a".to_owned()));
    store.fill_with_bots("quick-a", "medium", NOW).await.unwrap();
    assert_eq!(store.table("quick-a").await.unwrap().unwrap().seats[1..], [bot(), bot()]);
    store.start("quick-a", NOW).await.unwrap();
    assert_eq!(store.fill_with_bots("quick-a", "medium", NOW).await, Err(StoreError::Conflict));
    assert!(!due(NOW + 30).await.unwrap().contains(&"quick-a".to_owned()));
    assert_eq!(store.table("quick-a").await.unwrap().unwrap().status, Status::Playing);
}

/// What is limited is limited exactly, however many ask at the same moment.
pub(super) async fn exact_limits(store: Arc<dyn Store>) {
    const LIMIT: u32 = 5;
    let crowd: Vec<Person> = {
        let mut people = Vec::new();
        for n in 0..12 {
            people.push(add_person(&*store, &format!("crowd-{n}"), &format!("Guest {n}")).await);
        }
        people
    };
    let done = async |ask: &dyn Fn(usize) -> BoxFuture<'static, Result<(), StoreError>>| {
        let mut tasks = tokio::task::JoinSet::new();
        (1..crowd.len()).for_each(|n| _ = tasks.spawn(ask(n)));
        tasks.join_all().await.into_iter().filter(Result::is_ok).count()
    };
    let ids: Vec<String> = crowd.iter().map(|it| it.id.clone()).collect();
    let follow = |n: usize| -> BoxFuture<'static, Result<(), StoreError>> {
        let (store, me, other) = (store.clone(), ids[0].clone(), ids[n].clone());
        Box::pin(async move { store.follow(&me, &other, NOW, LIMIT).await })
    };
    assert_eq!(done(&follow).await, LIMIT as usize);
    assert_eq!(store.followed_ids(&ids[0]).await.unwrap().len(), LIMIT as usize);
    let block = |n: usize| -> BoxFuture<'static, Result<(), StoreError>> {
        let (store, me, other) = (store.clone(), ids[0].clone(), ids[n].clone());
        Box::pin(async move { store.block(&me, &other, NOW, LIMIT).await })
    };
    assert_eq!(done(&block).await, LIMIT as usize);
    assert_eq!(store.blocked_by(&ids[0]).await.unwrap().len(), LIMIT as usize);
    for id in ids {
        store.delete_person(&id).await.unwrap();
    }
}
