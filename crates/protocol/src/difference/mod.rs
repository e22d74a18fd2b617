//! What has changed from one JSON text to another, so that a client that has the first need not be sent the second.
//!
//! A difference is JSON itself. What has become of a value is
//! - a number, text, `true`, `false` or `null`: it is now that;
//! - `[v]`: it is now `v`, a list or an object;
//! - `[i,n,[…],…]`: it is a list in which, from index `i` on, `n` items are replaced by those in brackets; further
//!   threes do the same to the list that the ones before them have left;
//! - `{"k":d,…}`: these members, or items of a list by their index, differ by `d`; the others are as they were.
//!
//! This is the half that reads. A server writes differences between values, not texts (`tape::difference`).
//!
//! ```
//! use protocol::difference;
//!
//! let (before, after) = (r#"{"hand":["G1","G3"],"n":2}"#, r#"{"hand":["G1"],"n":1}"#);
//! assert_eq!(difference::apply(before, r#"{"hand":[1,1,[]],"n":1}"#).as_deref(), Ok(after));
//! ```

mod apply;
mod scan;

pub use apply::{Misfit, apply};
