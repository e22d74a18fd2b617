//! The nets of master bots.

use std::sync::{Arc, OnceLock};

use bots::{Judge, suits};
use kernel::Estimate;
use nets::Net;

use crate::LoadNetError;

/// Where the net of a game is: in the binary, or loaded later, or nowhere yet.
pub struct NetSlot {
    embedded: Option<&'static [u8]>,
    net: OnceLock<Arc<Net>>,
}

impl NetSlot {
    /// Without a net in the binary.
    pub const fn empty() -> NetSlot {
        NetSlot { embedded: None, net: OnceLock::new() }
    }

    /// With this net, read when the first master bot needs it; without the feature `embedded-nets` it stays out of the
    /// binary, and a program that wants it loads it.
    pub const fn embedded(bytes: &'static [u8]) -> NetSlot {
        let embedded = if cfg!(feature = "embedded-nets") { Some(bytes) } else { None };
        NetSlot { embedded, net: OnceLock::new() }
    }

    /// Whether there is a net.
    pub(crate) fn is_filled(&self) -> bool {
        self.embedded.is_some() || self.net.get().is_some()
    }

    /// Takes a net, unless one is there already: a bot must not change its mind in the middle of a game.
    pub(crate) fn load<G: Estimate>(&self, bytes: &[u8]) -> Result<(), LoadNetError> {
        let net = Net::from_bytes(bytes).map_err(LoadNetError::Broken)?;
        if !suits::<G>(&net) {
            return Err(LoadNetError::OtherGame);
        }
        _ = self.net.set(Arc::new(net));
        Ok(())
    }

    /// What master bots judge by: the weights as long as there is no net.
    pub(crate) fn judge<G: Estimate>(&self) -> Judge {
        let net = match self.embedded {
            Some(bytes) => {
                let read = || Arc::new(Net::from_bytes(bytes).expect("a test reads every embedded net"));
                Some(self.net.get_or_init(read))
            }
            None => self.net.get(),
        };
        net.map_or(Judge::WEIGHTS, |net| Judge::net::<G>(Arc::clone(net)))
    }
}
