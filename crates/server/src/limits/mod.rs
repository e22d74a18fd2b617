//! What one stranger may use: one accounting by network, person, login and table, of everything that costs the server
//! something. `docs/operations.md` has the figures.

mod budget;
mod count;
mod hashing;
mod prefix;

use crate::{config::Config, error::Refusal, store::Person};

use budget::Budgets;
pub use budget::Use;
use count::Count;
pub use count::Permit;
pub use hashing::{Hashing, Turn};
pub use prefix::Prefix;

/// Simultaneous sockets of one person: a few tables on a few devices.
const SOCKETS_PER_PERSON: u32 = 24;

/// By what something is counted.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub enum Key {
    /// The network that a request comes from.
    Prefix(Prefix),
    /// The id of a person.
    Person(String),
    /// The login of an account.
    Login(String),
    /// The id of a passkey.
    Passkey(String),
    /// The id of a table.
    Table(String),
}

/// The kind of a [`Key`].
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
enum Scope {
    Prefix,
    Person,
    Login,
    Passkey,
    Table,
}

impl Key {
    fn scope(&self) -> Scope {
        match self {
            Key::Prefix(_) => Scope::Prefix,
            Key::Person(_) => Scope::Person,
            Key::Login(_) => Scope::Login,
            Key::Passkey(_) => Scope::Passkey,
            Key::Table(_) => Scope::Table,
        }
    }
}

/// The limits of one server.
pub struct Limits {
    budgets: Budgets,
    sockets: Count,
    sockets_per_address: u32,
    connections: Count,
    connections_per_address: u32,
    hashing: Hashing,
}

impl Limits {
    /// The limits of a configuration.
    pub fn new(config: &Config) -> Limits {
        Limits {
            budgets: Budgets::new(config),
            sockets: Count::new("comptoir_sockets", config.sockets),
            sockets_per_address: config.sockets_per_address,
            connections: Count::new("comptoir_connections", config.connections),
            // Behind a proxy all connections come from its address.
            connections_per_address: if config.behind_proxy { 0 } else { config.connections_per_address },
            hashing: Hashing::new(),
        }
    }

    /// Uses one up, for the network and the person of a request.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if a budget is used up.
    pub fn spend(&self, what: Use, prefix: Prefix, person: Option<&Person>) -> Result<(), Refusal> {
        self.spend_many(what, 1, prefix, person)
    }

    /// Uses `amount` up, for the network and the person of a request.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if a budget is used up.
    pub fn spend_many(&self, what: Use, amount: u32, prefix: Prefix, person: Option<&Person>) -> Result<(), Refusal> {
        match person {
            Some(person) => self.budgets.spend(what, amount, &[Key::Prefix(prefix), Key::Person(person.id.clone())]),
            None => self.budgets.spend(what, amount, &[Key::Prefix(prefix)]),
        }
    }

    /// Counts a sign-in, a new guest or a new account.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if there were too many.
    pub fn auth_attempt(&self, prefix: Prefix) -> Result<(), Refusal> {
        self.spend(Use::SignIn, prefix, None)
    }

    /// Counts a guess of the password of `login`, whatever networks guesses come from.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if there were too many.
    pub fn guess(&self, prefix: Prefix, login: &str) -> Result<(), Refusal> {
        self.auth_attempt(prefix)?;
        self.budgets.spend(Use::Guess, 1, &[Key::Login(login.to_owned())])
    }

    /// Counts a signature that claims to be of `passkey`, whatever networks they come from. It has a budget of its own:
    /// guesses of a password do not keep the owner of a passkey out.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if there were too many.
    pub fn guess_passkey(&self, prefix: Prefix, passkey: &str) -> Result<(), Refusal> {
        self.auth_attempt(prefix)?;
        self.budgets.spend(Use::Guess, 1, &[Key::Passkey(passkey.to_owned())])
    }

    /// Counts something that is said at a table.
    ///
    /// # Errors
    /// [`Refusal::Rate`] if the network, the person or the table had too many.
    pub fn say(&self, what: Use, prefix: Prefix, person: &Person, table: &str) -> Result<(), Refusal> {
        let keys = [Key::Prefix(prefix), Key::Person(person.id.clone()), Key::Table(table.to_owned())];
        self.budgets.spend(what, 1, &keys)
    }

    /// Counts a socket until the permit is dropped.
    ///
    /// # Errors
    /// [`Refusal::TooMany`] if there are too many already.
    pub fn socket(&self, prefix: Prefix, person: Option<&Person>) -> Result<Permit, Refusal> {
        let max = self.sockets_per_address;
        let person = person.map(|it| (Key::Person(it.id.clone()), SOCKETS_PER_PERSON.min(max)));
        self.sockets.take([(Key::Prefix(prefix), max)].into_iter().chain(person))
    }

    /// Counts a connection until the permit is dropped.
    ///
    /// # Errors
    /// [`Refusal::TooMany`] if there are too many already.
    pub fn connection(&self, prefix: Prefix) -> Result<Permit, Refusal> {
        self.connections.take([(Key::Prefix(prefix), self.connections_per_address)])
    }

    /// The turns to hash a password.
    pub fn hashing(&self) -> &Hashing {
        &self.hashing
    }

    /// Forgets whom nothing is counted of any more, which bounds the memory.
    pub fn evict_idle(&self) {
        self.budgets.evict_idle();
    }
}
