//! The messages between a server and its clients, as `docs/protocol.md` describes them.
//!
//! Every body of a request or response and every message of a socket is a type of this crate; the server, the load
//! generator and the tests share them, and the types of the web page are generated from their schemas. The crate has
//! no rules: seats are numbers from 1, choices are text, and views and events stay raw JSON, because each game has its
//! own.
//!
//! ```
//! use protocol::{ClientMessage, Refusal, ServerMessage};
//!
//! let play = ClientMessage::Play { id: 17, version: 12, actions: vec!["seal".to_owned()] };
//! let text = serde_json::to_string(&play).unwrap();
//! assert_eq!(text, r#"{"type":"play","id":17,"version":12,"actions":["seal"]}"#);
//!
//! let answer = ServerMessage::read(r#"{"type":"refused","id":17,"error":{"code":"stale"}}"#).unwrap();
//! let ServerMessage::Refused(refused) = answer else { panic!("another message") };
//! assert_eq!(refused.error, Refusal::Stale);
//! ```

mod admin;
mod analysis;
#[cfg(feature = "client")]
pub mod client;
mod clubs;
pub mod difference;
mod draw;
mod forecast;
mod frame;
mod games;
mod mail;
mod passkeys;
mod past_games;
mod people;
mod prepared;
mod profiles;
mod push;
mod reactions;
mod refusal;
mod schema;
mod social;
mod socket;
mod tables;
mod tournaments;
mod vacation;

pub use admin::*;
pub use analysis::*;
pub use clubs::*;
pub use draw::*;
pub use forecast::*;
pub use frame::*;
pub use games::*;
pub use mail::*;
pub use passkeys::*;
pub use past_games::*;
pub use people::*;
pub use prepared::*;
pub use profiles::*;
pub use push::*;
pub use reactions::*;
pub use refusal::*;
pub use schema::*;
pub use social::*;
pub use socket::*;
pub use tables::*;
pub use tournaments::*;
pub use vacation::*;

/// The version of the protocol. It grows when a client that was written for the version before may no longer
/// understand the server; new fields and new types of messages do not count.
pub const VERSION: u32 = 1;

/// The response header that carries the build of the page which the server embeds.
pub const BUILD_HEADER: &str = "x-comptoir-build";
