//! Says events, cards, refusals and scores in French and English.
//!
//! Rules crates hold no sentence: they give ids, and the words are in the Fluent files of
//! `locales/`, one language a folder, which this crate carries inside. How an id becomes a message
//! is a convention, the same for every game, so that a new game brings two text files and no code:
//!
//! | what | message |
//! |---|---|
//! | the game | `{slug}-name`, `{slug}-pitch`, `{slug}-help` |
//! | a piece, or what else has a code | `{slug}-piece-{code}`; a code that is a number needs none |
//! | another word | `{slug}-word-{id}` |
//! | an event | `{slug}-event-{type}` |
//! | an action | `{slug}-action-{verb}-{first word}`, else `{slug}-action-{verb}` |
//! | a refusal | `{slug}-refusal-{id}` |
//! | a line of the score | `{slug}-score-{id}` |
//! | an option | `{slug}-option-{key}`, `{slug}-option-{key}-help`, `{slug}-option-{key}-{value}` |
//! | the automatic opponent of a solo game | `{slug}-rival`, with the options as arguments |
//! | what decides between equal totals | `{slug}-tie` |
//! | a phase, as the page shows it | `{slug}-phase-{type}` |
//! | what makes a move better | `{slug}-why-{feature}`; a feature `x-late` has the words of `x` |
//! | options that do not fit | `{slug}-setup-{key}-{why}` with `$detail` |
//!
//! # Arguments
//!
//! Every field of an event but its `type` is an argument with the field's own name:
//! - a number is a number, except in `seat` and `other`, where it is the name of that seat;
//! - a text is an id: the words of the piece, else of the word, else the text itself;
//! - a list of these is joined to one text (in `seats` and `winners` the numbers are seats), and
//!   `$x-count` says how many the list `x` has;
//! - `null` is no argument.
//!
//! The words of an action's notation after the verb are `$a`, `$b`, `$c` … by the same rules; for a
//! number that may be a seat there is `$a-name` besides. Where a notation may have any length,
//! `$pieces` lists those of its words that are pieces (with `$pieces-count`), and `$last` is its last
//! word as it stands, for a message to choose by. `$words` says how many words there are.
//!
//! Beside every seat `x` stands `$x-is`: `you` where the name given for it is [`Words::you`] (or, for
//! a list, where it is the only one), else `other`. So a message can speak to its reader:
//!
//! ```
//! use serde_json::json;
//! use words::{Lang, Words};
//!
//! let words = Words::of(Lang::En);
//! let name = |seat| if seat == 1 { words.you() } else { "Ada".to_owned() };
//! let bid = |seat| json!({"type": "bid", "seat": seat, "cards": ["EUR20a", "G1"], "total": 30});
//! assert_eq!(words.event("money", &bid(1), &name), "You bid 30: €20 and a gold coin.");
//! assert_eq!(words.event("money", &bid(2), &name), "Ada bids 30: €20 and a gold coin.");
//! assert_eq!(words.action("money", "row right"), "Take the right row");
//! ```
//!
//! A message that is missing is its id, and a missing argument is its name in braces: words never
//! stop a game.

mod convention;
mod errors;
mod french;
mod lang;
mod say;
mod table;

pub use lang::Lang;
pub use say::{Arg, Words};
