//! Says events, cards, refusals and scores in French and English.
//!
//! Rules crates contain no sentences: they give ids, and the texts are in the Fluent files of `locales/`, one
//! folder per language, which this crate embeds. How an id becomes a message is a convention, the same for every
//! game, so a new game brings two text files and no code:
//!
//! | what | message |
//! |---|---|
//! | the game | `{slug}-name`, `{slug}-pitch`, `{slug}-help` |
//! | a piece | `{slug}-piece-{code}`, else `{slug}-pieces-{letters}` with `$n` for a code such as `B5` or `EUR20a` |
//! | another word | `{slug}-word-{id}` |
//! | an event | `{slug}-event-{type}` |
//! | an action | `{slug}-action-{verb}-{first word}`, else `{slug}-action-{verb}` |
//! | a refusal | `{slug}-refusal-{id}` |
//! | a line of the score | `{slug}-score-{id}` |
//! | a phase, where a terminal shows it | `{slug}-phase-{type}` |
//! | what makes a move better | `{slug}-why-{feature}`; a feature `x-late` has the message of `x` |
//! | an option | `{slug}-option-{key}`, `{slug}-option-{key}-help`, `{slug}-option-{key}-{value}` |
//! | the automatic opponent of a solo game | `{slug}-rival`, with the options as arguments |
//! | what decides between equal totals | `{slug}-tie` |
//! | options that do not fit | `{slug}-setup-{key}-{why}` with `$detail` |
//!
//! A piece without a message is called by its code; a word of several capitals that are pieces each, as the dice of
//! `reroll OG`, is their list.
//!
//! # Arguments
//!
//! Every field of an event but its `type` is an argument with the field's own name:
//! - a number is a number, except in `seat` and `other`, where it is the name of that seat;
//! - a text is a code: the name of the piece, else of the word, else the text itself;
//! - a list of these is joined to one text (in `seats` and `winners` the numbers are seats), and
//!   `$x-count` is the length of the list `x`;
//! - `null` is no argument.
//!
//! The words of an action's notation after the verb are `$a`, `$b`, `$c` … by the same rules; a number that
//! may be a seat also has `$a-name`, and every number has `$a-sign` (`minus`, `zero` or `plus`) and `$a-abs`. Where a notation may have any length, `$pieces` lists those of its words
//! that are pieces (with `$pieces-count`), and `$last` is its last word, for a message to select by. `$words`
//! is the number of words.
//!
//! # Agreement
//!
//! Beside every seat `x` there is `$x-is`: `you` where the name given for it is [`Words::you`], `with-you` where a
//! list has the reader among others, else `other`. So a message can address its reader.
//!
//! Beside every piece `x` there is `$x-feminine`: the attribute `.feminine` of its message, or its value where it
//! has no such attribute. French says « la tuile bleue » and « le bâtiment bleu » by it. `$x-indefinite` is likewise
//! the piece with its article: « une tour (8) », “a tower (8)”.
//!
//! French messages write « de » before a name as `{ DE($seat) }`, which elides: « de Ducat », « d’Obole ».
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
//! A missing message is replaced by its id and a missing argument by its name in braces, so that a fault in a
//! text never stops a game.
//!
//! The files `web.ftl`, `table.ftl`, `people.ftl`, `social.ftl`, `tournaments.ftl` and `*-board.ftl` belong to the page
//! and are not part of this crate's bundles.

mod convention;
mod errors;
mod french;
mod lang;
mod say;
mod table;

pub use lang::Lang;
pub use say::{Arg, Words};
