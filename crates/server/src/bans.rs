//! People and address prefixes that the operator has banned.

use std::{
    collections::BTreeSet,
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
    str::FromStr,
    sync::{Arc, RwLock},
    time::Duration,
};

use crate::{
    app::App,
    limits::Prefix,
    store::{Store, StoreError},
};

/// How often bans are read again.
const INTERVAL: Duration = Duration::from_secs(10);

/// Who is refused by a ban.
#[derive(Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub enum Ban {
    /// The person with this id.
    Person(String),
    /// All addresses whose first bits are these; at most 64 bits of an IPv6 address, since a client has a whole /64.
    Prefix(IpAddr, u8),
}

/// The text is neither the id of a person nor an address or prefix.
#[derive(Copy, Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error("expected the id of a person, an address, or a prefix such as 203.0.113.0/24")]
pub struct ParseBanError;

impl FromStr for Ban {
    type Err = ParseBanError;
    fn from_str(text: &str) -> Result<Ban, ParseBanError> {
        let (address, length) = match text.split_once('/') {
            Some((address, length)) => (address, Some(length.parse::<u8>().map_err(|_| ParseBanError)?)),
            None => (text, None),
        };
        match address.parse::<IpAddr>() {
            Ok(address) => {
                let most = if address.is_ipv4() { 32 } else { 64 };
                let length = length.unwrap_or(most);
                if length == 0 || length > most {
                    return Err(ParseBanError);
                }
                Ok(Ban::Prefix(masked(address, length), length))
            }
            Err(_) => {
                let is_id = |it: u8| it.is_ascii_alphanumeric() || b"-_".contains(&it);
                if text.len() == 16 && text.bytes().all(is_id) {
                    Ok(Ban::Person(text.to_owned()))
                } else {
                    Err(ParseBanError)
                }
            }
        }
    }
}

impl fmt::Display for Ban {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ban::Person(id) => f.write_str(id),
            Ban::Prefix(address, length) => write!(f, "{address}/{length}"),
        }
    }
}

/// The first bits of an address, the others zero.
fn masked(address: IpAddr, length: u8) -> IpAddr {
    match address {
        IpAddr::V4(it) => {
            let mask = u32::MAX.checked_shl(u32::from(32 - length.min(32))).unwrap_or(0);
            Ipv4Addr::from_bits(it.to_bits() & mask).into()
        }
        IpAddr::V6(it) => {
            let mask = u128::MAX.checked_shl(u32::from(128 - length.min(128))).unwrap_or(0);
            Ipv6Addr::from_bits(it.to_bits() & mask).into()
        }
    }
}

/// The bans of a server, read again from time to time.
#[derive(Default)]
pub struct Bans(RwLock<Arc<BTreeSet<Ban>>>);

impl Bans {
    /// Reads all bans.
    ///
    /// # Errors
    /// If the store fails; the bans stay as they were.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let bans = store.bans().await?.iter().filter_map(|text| text.parse().ok()).collect();
        *self.0.write().expect("no thread panics while it holds this lock") = Arc::new(bans);
        Ok(())
    }

    /// Whether a person is banned.
    pub fn has_person(&self, id: &str) -> bool {
        let bans = self.all();
        !bans.is_empty() && bans.contains(&Ban::Person(id.to_owned()))
    }

    /// Whether the network of a client is banned.
    pub fn has_network(&self, network: Prefix) -> bool {
        let address = match network {
            Prefix::V4(it) => IpAddr::V4(it),
            Prefix::V6(it) => IpAddr::V6(it),
        };
        let covers = |ban: &Ban| match ban {
            Ban::Prefix(prefix, length) => prefix.is_ipv4() == address.is_ipv4() && masked(address, *length) == *prefix,
            Ban::Person(_) => false,
        };
        self.all().iter().any(covers)
    }

    fn all(&self) -> Arc<BTreeSet<Ban>> {
        self.0.read().expect("no thread panics while it holds this lock").clone()
    }
}

/// Reads the bans again and again: other servers may have changed them.
pub async fn run(app: App) {
    let mut interval = tokio::time::interval(INTERVAL);
    loop {
        interval.tick().await;
        if let Err(error) = app.bans().load(&**app.store()).await {
            tracing::warn!(%error, "bans_read_failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bans_are_read_and_written() {
        for (text, written) in [
            ("203.0.113.7", "203.0.113.7/32"),
            ("203.0.113.7/24", "203.0.113.0/24"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
            ("2001:db8::/32", "2001:db8::/32"),
            ("kLgHA1igITen4UVC", "kLgHA1igITen4UVC"),
        ] {
            assert_eq!(text.parse::<Ban>().map(|it| it.to_string()).as_deref(), Ok(written), "{text}");
        }
        for bad in ["", "Ada", "203.0.113.7/33", "203.0.113.7/0", "203.0.113.7/x", "2001:db8::/65"] {
            assert!(bad.parse::<Ban>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_prefix_covers_its_addresses() {
        let ban = |text: &str| Bans(RwLock::new(Arc::new(BTreeSet::from([text.parse().unwrap()]))));
        let has = |bans: &Bans, text: &str| bans.has_network(text.parse::<IpAddr>().unwrap().into());
        let four = ban("203.0.113.0/24");
        assert!(has(&four, "203.0.113.255") && has(&four, "::ffff:203.0.113.1") && !has(&four, "203.0.114.0"));
        let six = ban("2001:db8:1:2::/64");
        assert!(has(&six, "2001:db8:1:2:ffff::") && !has(&six, "2001:db8:1:3::") && !has(&six, "1.2.3.4"));
    }
}
