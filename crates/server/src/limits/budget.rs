//! Budgets: how much of a thing somebody may use up, at once and over time.

use std::{num::NonZeroU32, time::Duration};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::{Key, Scope};
use crate::{config::Config, error::Refusal};

/// What is used up.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Use {
    /// A request to the API.
    Request,
    /// A message over a socket.
    Message,
    /// Kibibytes that are received over sockets or sent as answers to requests.
    Kibibyte,
    /// A new guest, a new account, a sign-in.
    SignIn,
    /// A password or a signature that is tried.
    Guess,
    /// A chat line.
    Chat,
    /// A sign that a player makes.
    Reaction,
    /// A hint, which costs a search.
    Hint,
    /// An analysis, which costs a search a step.
    Analysis,
    /// A table that is made.
    Table,
    /// A hundred log entries that are replayed.
    Replay,
    /// A person that is followed or blocked, or no longer.
    Follow,
    /// An invitation of a person to a table.
    Invite,
    /// A report to the operator.
    Report,
    /// A club that is founded or joined.
    Club,
    /// A tournament that is opened.
    Tournament,
    /// An entry to a tournament, or a withdrawal.
    Entry,
    /// A picture of a link that is drawn.
    Picture,
    /// A letter to an address that may be a stranger's.
    Mail,
}

/// So many at once, and one more after each `refill`.
struct Budget {
    what: Use,
    of: Scope,
    burst: u32,
    refill: Duration,
}

const fn budget(what: Use, of: Scope, burst: u32, refill: Duration) -> Budget {
    Budget { what, of, burst, refill }
}

/// The budgets that no setting changes. A network has more than a person: several people may share it.
const BUDGETS: &[Budget] = &[
    budget(Use::Kibibyte, Scope::Prefix, 32 * 1024, Duration::from_millis(1)),
    budget(Use::SignIn, Scope::Prefix, 20, Duration::from_secs(3)),
    // An account is guarded against guesses from many networks at once.
    budget(Use::Guess, Scope::Login, 10, Duration::from_secs(30)),
    budget(Use::Guess, Scope::Passkey, 10, Duration::from_secs(30)),
    budget(Use::Chat, Scope::Prefix, 20, Duration::from_millis(500)),
    budget(Use::Chat, Scope::Person, 5, Duration::from_secs(2)),
    budget(Use::Chat, Scope::Table, 20, Duration::from_secs(1)),
    budget(Use::Reaction, Scope::Prefix, 30, Duration::from_millis(500)),
    budget(Use::Reaction, Scope::Person, 4, Duration::from_secs(3)),
    budget(Use::Reaction, Scope::Table, 12, Duration::from_secs(1)),
    budget(Use::Hint, Scope::Prefix, 60, Duration::from_secs(1)),
    budget(Use::Hint, Scope::Person, 20, Duration::from_secs(3)),
    budget(Use::Analysis, Scope::Prefix, 8, Duration::from_secs(60)),
    budget(Use::Analysis, Scope::Person, 4, Duration::from_secs(120)),
    budget(Use::Table, Scope::Prefix, 60, Duration::from_secs(10)),
    budget(Use::Tournament, Scope::Prefix, 10, Duration::from_secs(60)),
    budget(Use::Entry, Scope::Prefix, 100, Duration::from_secs(1)),
    budget(Use::Entry, Scope::Person, 10, Duration::from_secs(20)),
    budget(Use::Mail, Scope::Prefix, 5, Duration::from_secs(600)),
    budget(Use::Follow, Scope::Prefix, 120, Duration::from_secs(1)),
    budget(Use::Follow, Scope::Person, 60, Duration::from_secs(5)),
    budget(Use::Invite, Scope::Prefix, 60, Duration::from_secs(10)),
    budget(Use::Invite, Scope::Person, 15, Duration::from_secs(20)),
    budget(Use::Report, Scope::Prefix, 10, Duration::from_secs(300)),
    budget(Use::Report, Scope::Person, 5, Duration::from_secs(600)),
    budget(Use::Club, Scope::Prefix, 60, Duration::from_secs(30)),
    budget(Use::Club, Scope::Person, 10, Duration::from_secs(60)),
    budget(Use::Picture, Scope::Prefix, 20, Duration::from_secs(2)),
    budget(Use::Replay, Scope::Prefix, 1200, Duration::from_millis(20)),
];

/// The size of a burst of requests, in seconds of the average rate.
const REQUEST_BURST: u32 = 5;
/// The budget of messages from one network, in budgets of one socket.
const SOCKETS_AT_FULL_RATE: u32 = 16;
/// The period over which messages are counted.
const MESSAGE_PERIOD: Duration = Duration::from_secs(10);

struct Limiter {
    what: Use,
    of: Scope,
    burst: NonZeroU32,
    state: DefaultKeyedRateLimiter<Key>,
}

impl Limiter {
    fn new(Budget { what, of, burst, refill }: &Budget) -> Limiter {
        let burst = NonZeroU32::new(*burst).expect("a budget is not empty");
        let quota = Quota::with_period(*refill).expect("a budget is refilled over time").allow_burst(burst);
        Limiter { what: *what, of: *of, burst, state: RateLimiter::keyed(quota) }
    }
}

/// All budgets of one server.
pub struct Budgets(Vec<Limiter>);

impl Budgets {
    /// The budgets of a configuration. Without a rate of requests, networks have no budgets; people, logins and tables
    /// have theirs.
    pub fn new(config: &Config) -> Budgets {
        let mut all = Vec::new();
        if config.requests_per_second > 0 {
            let (rate, refill) = (config.requests_per_second, Duration::from_secs(1) / config.requests_per_second);
            all.push(budget(Use::Request, Scope::Prefix, rate.saturating_mul(REQUEST_BURST), refill));
        }
        if config.messages > 0 {
            let burst = config.messages.saturating_mul(SOCKETS_AT_FULL_RATE);
            all.push(budget(Use::Message, Scope::Prefix, burst, MESSAGE_PERIOD / burst));
        }
        let mut limiters: Vec<Limiter> = all.iter().map(Limiter::new).collect();
        let others = BUDGETS.iter().filter(|it| it.of != Scope::Prefix || config.requests_per_second > 0);
        limiters.extend(others.map(Limiter::new));
        Budgets(limiters)
    }

    /// Uses `amount` up for each of `keys`. An amount beyond a whole budget needs the whole budget.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if a budget has less.
    pub fn spend(&self, what: Use, amount: u32, keys: &[Key]) -> Result<(), Refusal> {
        let Some(amount) = NonZeroU32::new(amount) else { return Ok(()) };
        for limiter in self.0.iter().filter(|it| it.what == what) {
            for key in keys.iter().filter(|it| it.scope() == limiter.of) {
                let spent = limiter.state.check_key_n(key, amount.min(limiter.burst));
                if !matches!(spent, Ok(Ok(()))) {
                    metrics::counter!("comptoir_rate_limited_total").increment(1);
                    return Err(Refusal::Rate);
                }
            }
        }
        Ok(())
    }

    /// Forgets the keys whose budgets are full again, which bounds the memory.
    pub fn evict_idle(&self) {
        for limiter in &self.0 {
            limiter.state.retain_recent();
            limiter.state.shrink_to_fit();
        }
    }
}
