//! The clock and the entropy of a server. Both are passed in, so that a simulation can replace them.

use std::{
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD};
use record::Seed;
use sha2::{Digest, Sha256};

use crate::store::{Millis, PushJob};

/// What a server takes from its machine. Cheap to clone.
#[derive(Clone)]
pub struct Environment {
    /// The time of day.
    pub clock: Arc<dyn Clock>,
    /// The source of secrets.
    pub entropy: Arc<dyn Entropy>,
    /// Where a simulation takes part.
    pub faults: Arc<dyn Faults>,
    /// The name by which a proxy knows this server among several.
    pub route: Option<String>,
}

impl Environment {
    /// The clock and the entropy of the operating system.
    pub fn system() -> Environment {
        let faults = Arc::new(NoFaults);
        Environment { clock: Arc::new(SystemClock), entropy: Arc::new(OsEntropy), faults, route: None }
    }

    /// The same, but games of one kind are all dealt alike, as `text` decides.
    #[cfg(feature = "fixed-deals")]
    pub fn with_fixed_deals(text: String) -> Environment {
        Environment { entropy: Arc::new(FixedDeals(text)), ..Environment::system() }
    }
}

/// A clock that tells the time of day.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970-01-01 UTC.
    fn now(&self) -> Millis;
}

/// Points at which a simulation takes part.
pub trait Faults: Send + Sync {
    /// An entry is durable, and the table has not taken note of it yet. Its task may be made to panic.
    fn appended(&self, _table: &str) {}

    /// A notification is about to be sent. A simulation, which has no network, says whether it was.
    fn push(&self, _job: &PushJob) -> Option<bool> {
        None
    }
}

struct NoFaults;

impl Faults for NoFaults {}

/// A cryptographically secure source of random bytes.
pub trait Entropy: Send + Sync {
    /// Overwrites all of `bytes`.
    fn fill(&self, bytes: &mut [u8]);

    /// A seed of 256 bits for a game with so many players.
    fn game_seed(&self, _game: &str, _players: u8) -> Seed {
        let mut bytes = [0; 32];
        self.fill(&mut bytes);
        Seed::new(bytes)
    }
}

impl dyn Entropy + '_ {
    /// A secret text of 192 bits.
    pub fn token(&self) -> String {
        BASE64URL_NOPAD.encode(&self.bytes::<24>())
    }

    /// An id of 96 bits, which cannot be guessed and is short enough for an address.
    pub fn id(&self) -> String {
        BASE64URL_NOPAD.encode(&self.bytes::<12>())
    }

    /// A code of 80 bits that a person can write down: four groups of four letters and digits.
    pub fn recovery_code(&self) -> String {
        let text = BASE32_NOPAD.encode(&self.bytes::<10>()).to_ascii_lowercase();
        [&text[..4], &text[4..8], &text[8..12], &text[12..]].join("-")
    }

    /// The seed of a bot.
    pub fn number(&self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }

    fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.fill(&mut bytes);
        bytes
    }
}

/// The hash under which a token is stored.
pub fn hash_token(token: &str) -> String {
    BASE64URL_NOPAD.encode(&Sha256::digest(token.as_bytes()))
}

struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the only place that reads the system clock")]
    fn now(&self) -> Millis {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |it| it.as_millis() as Millis)
    }
}

struct OsEntropy;

impl Entropy for OsEntropy {
    /// # Panics
    /// If the operating system has no entropy: a server without secrets must not run.
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system provides entropy");
    }
}

/// Seeds that anybody can foresee, so that a test meets the same cards in every run. Not part of what is shipped.
#[cfg(feature = "fixed-deals")]
struct FixedDeals(String);

#[cfg(feature = "fixed-deals")]
impl Entropy for FixedDeals {
    fn fill(&self, bytes: &mut [u8]) {
        OsEntropy.fill(bytes);
    }

    fn game_seed(&self, game: &str, players: u8) -> Seed {
        Seed::new(Sha256::digest(format!("{} {game} {players}", self.0)).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_of_the_system_differ() {
        let entropy = Environment::system().entropy;
        assert_ne!(entropy.token(), entropy.token());
        assert_ne!(entropy.game_seed("money", 3), entropy.game_seed("money", 3));
        assert_eq!((entropy.token().len(), entropy.id().len()), (32, 16));
    }
}
