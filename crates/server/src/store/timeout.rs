//! Time limits for a store behind a network connection, which may fall silent without being closed.

use std::time::Duration;

use async_trait::async_trait;
use tokio::time::timeout;

use protocol::{ClubRole, SocialSettings};

use super::{
    AdminPerson, Analyses, Challenge, Chat, Club, ClubLimits, Clubs, Credential, DeviceLink, Entry, FileFault,
    Followed, GameTally, Health, Heartbeat, Histories, Invitation, InvitationLimits, LadderRating, LeaderboardFilter,
    Leases, Listed, Logs, MailLimits, MailRequest, Mails, Member, Millis, Notices, Occupant, Operator, Outcome,
    PageSettings, Passkey, Passkeys, PastFilter, People, Person, PlayedGame, PlayerClass, Playing, Push, PushJob,
    Rating, RatingMaintenance, RatingPoint, Ratings, Report, ReportLimits, SeatResult, Session, Sessions, Social,
    Standing, Status, Store, StoreError, StoredEntrant, StoredTournament, Subscription, Table, Tables, Token,
    TournamentChange, Tournaments, Vacation, Vacations,
};

/// The database cancels a statement later than this, when the caller has given up.
const QUERY_TIMEOUT: Duration = Duration::from_secs(5);

/// A store whose every answer is awaited for a limited time.
pub struct TimeoutStore<S>(S);

impl<S: Store> TimeoutStore<S> {
    /// Adds time limits to `store`.
    pub fn new(store: S) -> TimeoutStore<S> {
        TimeoutStore(store)
    }

    /// Callers have checked that the store has leases.
    fn inner_leases(&self) -> Result<&dyn Leases, StoreError> {
        self.0.leases().ok_or_else(|| StoreError::Unavailable("this store has no leases".to_owned()))
    }
}

/// A query without an answer has an unknown outcome.
async fn with_query_timeout<T>(answer: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
    with_timeout(QUERY_TIMEOUT, answer).await
}

/// Awaits the answer of a store for `limit`; [`StoreError::Unknown`] after that.
pub async fn with_timeout<T>(
    limit: Duration,
    answer: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    timeout(limit, answer).await.unwrap_or_else(|_| Err(StoreError::Unknown(format!("no answer within {limit:?}"))))
}

/// Implements a part of the store by calls to the inner store, each with the time limit.
macro_rules! delegate {
    ($part:ident: $($name:ident($($argument:ident: $kind:ty),*) -> $answer:ty;)*) => {
        #[async_trait]
        impl<S: Store> $part for TimeoutStore<S> {
            $(async fn $name(&self, $($argument: $kind),*) -> Result<$answer, StoreError> {
                with_query_timeout(self.0.$name($($argument),*)).await
            })*
        }
    };
}

delegate! { People:
    add_person(person: &Person, session: &Session) -> ();
    person(id: &str) -> Option<Person>;
    people_named(name: &str, limit: u32) -> Vec<Person>;
    rename(person: &str, name: &str) -> ();
    person_by_login(login: &str) -> Option<(Person, Option<String>)>;
    delete_person(person: &str) -> ();
    set_recovery_codes(person: &str, hashes: &[String]) -> ();
    recovery_codes(person: &str) -> u32;
    use_recovery_code(person: &str, code_hash: &str, password: &str, session: &Session) -> bool;
}

delegate! { Ratings:
    rating(person: &str, game: &str, class: PlayerClass) -> Option<Rating>;
    ratings_of(person: &str) -> Vec<LadderRating>;
    rating_points(person: &str, game: &str, class: PlayerClass, limit: u32) -> Vec<RatingPoint>;
    leaderboard(filter: &LeaderboardFilter, limit: u32) -> Vec<Listed>;
    club_leaderboard(club: &str, game: &str, class: PlayerClass, viewer: &str) -> Vec<Listed>;
}

delegate! { Histories:
    past_games(person: &str, filter: &PastFilter, limit: u32) -> Vec<PlayedGame>;
    tallies(person: &str) -> Vec<GameTally>;
    have_played(one: &str, other: &str) -> bool;
    page_settings(person: &str) -> PageSettings;
    set_page_settings(person: &str, settings: PageSettings) -> ();
}

delegate! { Sessions:
    add_session(session: &Session) -> ();
    session(token_hash: &str) -> Option<(Session, Person)>;
    sessions_of(person: &str) -> Vec<Session>;
    touch_session(token_hash: &str, at: Millis) -> ();
    end_session(token_hash: &str) -> ();
    end_sessions_of(person: &str, except: Option<&str>) -> ();
    delete_stale_sessions(created: Millis, seen: Millis) -> u64;
    add_link(link: &DeviceLink) -> ();
    links_of(person: &str, now: Millis) -> Vec<DeviceLink>;
    delete_link(token_hash: &str) -> ();
    consume_link(token_hash: &str, now: Millis) -> Option<Person>;
    set_login(person: &str, login: &str, credential: &Credential, session: &Session) -> ();
    set_password(person: &str, password: &str, session: &Session) -> ();
}

delegate! { Passkeys:
    add_challenge(challenge: &Challenge, now: Millis, limit: u32) -> ();
    take_challenge(hash: &str, now: Millis) -> Option<Challenge>;
    add_passkey(passkey: &Passkey, limit: u32) -> ();
    passkey(id: &str) -> Option<(Passkey, Person)>;
    passkeys_of(person: &str) -> Vec<Passkey>;
    use_passkey(id: &str, was: &str, state: &str, at: Millis) -> ();
    rename_passkey(id: &str, name: &str) -> ();
    remove_passkey(person: &str, id: &str) -> ();
}

delegate! { Push:
    secret(name: &str, new: &str) -> String;
    subscribe(subscription: &Subscription) -> ();
    subscription(id: &str) -> Option<Subscription>;
    unsubscribe(id: &str) -> ();
    subscribers_at(table: &str) -> Vec<String>;
    mute(person: &str, table: &str, muted: bool) -> ();
    is_muted(person: &str, table: &str) -> bool;
    tell(table: &str, notices: &Notices, at: Millis) -> ();
    claim_pushes(now: Millis, until: Millis, limit: u32) -> Vec<PushJob>;
    push_done(job: &PushJob) -> ();
    push_later(job: &PushJob, due_at: Millis) -> ();
}

delegate! { Mails:
    add_mail_request(request: &MailRequest, limits: MailLimits) -> ();
    take_mail_request(token_hash: &str, after: Millis) -> Option<MailRequest>;
    stop_mail(token: &str) -> ();
}

delegate! { Vacations:
    vacations_of(person: &str, after: Millis) -> Vec<Vacation>;
    begin_vacation(person: &str, vacation: Vacation, days: u32) -> ();
    end_vacation(person: &str, at: Millis) -> ();
}

delegate! { Social:
    follow(person: &str, followed: &str, at: Millis, limit: u32) -> ();
    unfollow(person: &str, followed: &str) -> ();
    followed_by(person: &str) -> Vec<Followed>;
    followed_ids(person: &str) -> Vec<String>;
    followed_among(person: &str, people: &[String]) -> Vec<Followed>;
    follows(person: &str, other: &str) -> bool;
    blocks(person: &str, other: &str) -> bool;
    standing(other: &str, viewer: &str) -> Option<Standing>;
    block(person: &str, blocked: &str, at: Millis, limit: u32) -> ();
    unblock(person: &str, blocked: &str) -> ();
    blocked_by(person: &str) -> Vec<Person>;
    blocks_at(table: &str, person: &str) -> (bool, bool);
    playing(tables: &[String]) -> Vec<Playing>;
    set_social_settings(person: &str, settings: SocialSettings) -> ();
    social_settings(person: &str) -> SocialSettings;
    invite(invitation: &Invitation, limits: InvitationLimits) -> bool;
    invitations_of(person: &str, limit: u32) -> Vec<(Table, Person, Millis)>;
    is_invited(person: &str, table: &str) -> bool;
    remove_invitation(person: &str, table: &str) -> ();
    add_report(report: &Report, limits: ReportLimits) -> ();
    reports(limit: u32) -> Vec<Report>;
    remove_report(id: &str) -> ();
}

delegate! { Clubs:
    add_club(club: &Club, founder: &str, limits: ClubLimits) -> ();
    club(id: &str) -> Option<Club>;
    club_by_invite(invite: &str) -> Option<Club>;
    clubs_of(person: &str) -> Vec<(Club, ClubRole, u32)>;
    club_role(club: &str, person: &str) -> Option<ClubRole>;
    members(club: &str) -> Vec<Member>;
    join_club(club: &str, person: &str, at: Millis, limits: ClubLimits) -> ();
    remove_member(club: &str, person: &str) -> ();
    set_role(club: &str, person: &str, role: ClubRole) -> ();
    change_club(club: &Club) -> ();
    delete_club(id: &str) -> ();
    club_tables(club: &str, limit: u32) -> Vec<Table>;
    quick_match(new: &Table, person: &Person, at: Millis) -> String;
    due_quick_matches(now: Millis, limit: u32) -> Vec<String>;
    fill_with_bots(id: &str, level: &str, at: Millis) -> ();
}

delegate! { Tables:
    add_table(table: &Table) -> ();
    import_table(table: &Table, entries: &[Entry], results: &[SeatResult], limit: u32) -> ();
    table(id: &str) -> Option<Table>;
    public_tables(limit: u32) -> Vec<Table>;
    tables_of(person: &str, limit: u32) -> Vec<Table>;
    count_made_by(person: &str) -> u32;
    count_made_from(prefix: &str) -> u32;
    running() -> Vec<String>;
    set_seat(id: &str, seat: u8, was: &Occupant, occupant: &Occupant, at: Millis) -> ();
    start(id: &str, at: Millis) -> ();
    finish(id: &str, outcome: &Outcome, at: Millis) -> ();
    set_rematch(id: &str, next: &str) -> ();
    delete_waiting(before: Millis) -> Vec<String>;
    delete_waiting_table(id: &str) -> ();
    ids_after(after: &str, limit: u32) -> Vec<String>;
    delete_finished(before: Millis) -> u64;
}

delegate! { Tournaments:
    add_tournament(tournament: &StoredTournament, limit: u32) -> ();
    tournament(id: &str) -> Option<StoredTournament>;
    public_tournaments(limit: u32) -> Vec<StoredTournament>;
    tournaments_of(person: &str, limit: u32) -> Vec<StoredTournament>;
    club_tournaments(club: &str, limit: u32) -> Vec<StoredTournament>;
    tournament_events(id: &str, from: u32) -> Vec<Entry>;
    tournament_entrants(id: &str) -> Vec<StoredEntrant>;
    append_tournament(id: &str, event: &Entry, effects: &TournamentChange, lease: Option<Token>) -> ();
    claim_tournaments(node: &str) -> Vec<(String, Token)>;
    tournament_table_states(id: &str) -> Vec<(String, Status)>;
    delete_tournaments(before: Millis) -> u64;
}

delegate! { Operator:
    list_people(search: &str, limit: u32) -> Vec<AdminPerson>;
    open_tables(limit: u32) -> Vec<Table>;
    delete_table(id: &str) -> ();
    set_chat_closed(id: &str, closed: bool) -> ();
    bans() -> Vec<String>;
    add_ban(who: &str, at: Millis) -> ();
    remove_ban(who: &str) -> ();
}

delegate! { Analyses:
    save_analysis(id: &str, text: &str) -> ();
    analysis(id: &str) -> Option<String>;
}

#[async_trait]
impl<S: Store> RatingMaintenance for TimeoutStore<S> {
    async fn set_results(&self, id: &str, results: &[SeatResult]) -> Result<(), StoreError> {
        with_query_timeout(self.0.set_results(id, results)).await
    }

    /// It takes as long as there are games.
    async fn rebuild_ladder(&self, game: &str, class: PlayerClass) -> Result<u64, StoreError> {
        self.0.rebuild_ladder(game, class).await
    }
}

#[async_trait]
impl<S: Store> Health for TimeoutStore<S> {
    async fn probe(&self, at: Millis) -> Result<(), StoreError> {
        with_query_timeout(self.0.probe(at)).await
    }

    async fn file_faults(&self) -> Result<Vec<FileFault>, StoreError> {
        self.0.file_faults().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

#[async_trait]
impl<S: Store> Logs for TimeoutStore<S> {
    /// The writer limits the time of a commit itself, because an append may wait for earlier ones.
    async fn append_telling(
        &self,
        id: &str,
        entry: Entry,
        notices: &Notices,
        lease: Option<Token>,
    ) -> Result<(), StoreError> {
        self.0.append_telling(id, entry, notices, lease).await
    }

    async fn entries_from(&self, id: &str, n: u32) -> Result<Vec<Entry>, StoreError> {
        with_query_timeout(self.0.entries_from(id, n)).await
    }

    async fn head(&self, id: &str) -> Result<Option<String>, StoreError> {
        with_query_timeout(self.0.head(id)).await
    }

    async fn add_chat(&self, id: &str, chat: &Chat) -> Result<u32, StoreError> {
        with_query_timeout(self.0.add_chat(id, chat)).await
    }

    async fn chats(&self, id: &str, limit: u32) -> Result<Vec<Chat>, StoreError> {
        with_query_timeout(self.0.chats(id, limit)).await
    }
}

#[async_trait]
impl<S: Store> Leases for TimeoutStore<S> {
    async fn heartbeat(&self, node: &str, ttl: Millis) -> Result<Heartbeat, StoreError> {
        with_query_timeout(self.inner_leases()?.heartbeat(node, ttl)).await
    }

    async fn acquire(&self, node: &str, table: &str) -> Result<Option<Token>, StoreError> {
        with_query_timeout(self.inner_leases()?.acquire(node, table)).await
    }

    async fn claim(&self, node: &str, limit: u32) -> Result<Vec<(String, Token)>, StoreError> {
        with_query_timeout(self.inner_leases()?.claim(node, limit)).await
    }

    async fn held(&self, node: &str) -> Result<Vec<(String, Token)>, StoreError> {
        with_query_timeout(self.inner_leases()?.held(node)).await
    }

    async fn holder(&self, table: &str) -> Result<Option<String>, StoreError> {
        with_query_timeout(self.inner_leases()?.holder(table)).await
    }

    async fn leave(&self, node: &str) -> Result<(), StoreError> {
        with_query_timeout(self.inner_leases()?.leave(node)).await
    }

    async fn set_online(&self, node: &str, people: &[(String, Option<Option<String>>)]) -> Result<(), StoreError> {
        with_query_timeout(self.inner_leases()?.set_online(node, people)).await
    }

    async fn online_of(&self, people: &[String]) -> Result<Vec<(String, Option<String>)>, StoreError> {
        with_query_timeout(self.inner_leases()?.online_of(people)).await
    }

    async fn log_lengths(&self, tables: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
        with_query_timeout(self.inner_leases()?.log_lengths(tables)).await
    }
}

impl<S: Store> Store for TimeoutStore<S> {
    fn leases(&self) -> Option<&dyn Leases> {
        self.0.leases().is_some().then_some(self as &dyn Leases)
    }
}
