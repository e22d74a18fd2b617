use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, Ipv6Addr},
};

use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

/// The network of a client: an IPv4 address, or the /64 of an IPv6 address. One subscriber has a whole /64, so single
/// IPv6 addresses would be no limit at all.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Prefix {
    /// A /32.
    V4(Ipv4Addr),
    /// A /64: the address with its lower half cleared.
    V6(Ipv6Addr),
}

impl From<IpAddr> for Prefix {
    fn from(address: IpAddr) -> Prefix {
        match address.to_canonical() {
            IpAddr::V4(address) => Prefix::V4(address),
            IpAddr::V6(address) => Prefix::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
        }
    }
}

impl Prefix {
    /// The hash under which the prefix is stored with the tables that were made from it.
    pub fn hash(self) -> String {
        BASE64URL_NOPAD.encode(&Sha256::digest(format!("comptoir prefix {self}"))[..12])
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Prefix::V4(address) => write!(f, "{address}/32"),
            Prefix::V6(address) => write!(f, "{address}/64"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prefix_is_what_one_subscriber_has() {
        for (address, prefix) in [
            ("192.0.2.7", "192.0.2.7/32"),
            ("::ffff:192.0.2.7", "192.0.2.7/32"),
            ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
            ("2001:db8:0:1:ffff:2:3:4", "2001:db8:0:1::/64"),
            ("2001:db8:0:2::1", "2001:db8:0:2::/64"),
        ] {
            assert_eq!(Prefix::from(address.parse::<IpAddr>().unwrap()).to_string(), prefix);
        }
    }
}
