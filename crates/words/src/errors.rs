use std::ops::RangeInclusive;

use kernel::{OptionKind, OptionSpec, OptionsError, ParseError};

use crate::{Arg, Words};

/// What is said when something cannot be.
impl Words {
    /// Why `text` is not a move.
    pub fn parse_error(&self, why: ParseError, text: &str) -> String {
        self.say(why.id(), &[("text", text.into())])
    }

    /// Why options are refused. `key` is the option as it was given, for an unknown one.
    pub fn options_error(
        &self,
        slug: &str,
        players: &RangeInclusive<u8>,
        specs: &[OptionSpec],
        key: &str,
        why: &OptionsError,
    ) -> String {
        match why {
            OptionsError::Players => {
                self.say("players", &[("min", (*players.start()).into()), ("max", (*players.end()).into())])
            }
            OptionsError::Unknown => {
                let known = codes(specs.iter().map(|spec| spec.key));
                let n: Arg = specs.len().into();
                self.say("unknown-option", &[("key", key.into()), ("known", known.into()), ("known-count", n)])
            }
            OptionsError::Value { key } => match specs.iter().find(|spec| spec.key == *key) {
                Some(spec) => {
                    let expected = self.expected(spec.kind);
                    self.say("bad-option-value", &[("key", (*key).into()), ("expected", expected.into())])
                }
                None => self.say("refused-value", &[("key", (*key).into())]),
            },
            OptionsError::Refused { key, why, detail } => {
                // A number may decide the plural.
                let detail: Arg = detail.parse::<i64>().map_or_else(|_| detail.into(), Arg::Number);
                self.maybe(&format!("{slug}-setup-{key}-{why}"), [("detail", &detail)])
                    .unwrap_or_else(|| self.say("refused-value", &[("key", (*key).into())]))
            }
        }
    }

    /// What an option takes, in its text form.
    pub fn expected(&self, kind: OptionKind) -> String {
        let of = |words: &[&str]| -> Arg<'static> { codes(words.iter().copied()).into() };
        match kind {
            OptionKind::Number { min, max } => self.say("expected-number", &[("min", min.into()), ("max", max.into())]),
            OptionKind::Numbers { min, max } => {
                self.say("expected-numbers", &[("min", min.into()), ("max", max.into())])
            }
            OptionKind::Flag => self.say("expected-flag", &[]),
            OptionKind::Choice { of: words } => self.say("expected-choice", &[("of", of(words))]),
            OptionKind::Several { of: words } => self.say("expected-several", &[("of", of(words))]),
            OptionKind::ChoiceOrSeveral { words, of: several } => {
                self.say("expected-choice-or-several", &[("words", of(words)), ("of", of(several))])
            }
            OptionKind::Text { max_bytes, .. } => self.say("expected-text", &[("max", max_bytes.into())]),
        }
    }
}

/// What must be typed as it is stands in a plain list.
fn codes<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { key: "deals", kind: OptionKind::Number { min: 1, max: 9 }, default: "3" },
        OptionSpec {
            key: "remove",
            kind: OptionKind::ChoiceOrSeveral { words: &["random"], of: &["EUR", "RUB"] },
            default: "random",
        },
    ];

    #[track_caller]
    fn english(key: &str, why: &OptionsError, expected: &str) {
        let text = Words::of(Lang::En).options_error("money", &(3..=5), SPECS, key, why);
        assert_eq!(text, expected);
    }

    #[test]
    fn options_say_what_was_expected() {
        english("", &OptionsError::Players, "This game is for 3 to 5 players.");
        english("deal", &OptionsError::Unknown, "There is no option “deal”. Options of this game: deals, remove.");
        let value = |key| OptionsError::Value { key };
        english("deals", &value("deals"), "Option “deals” takes a whole number from 1 to 9.");
        let several = "Option “remove” takes random, or any of EUR, RUB, separated by commas.";
        english("remove", &value("remove"), several);
    }

    #[test]
    fn a_game_may_say_more() {
        let refused = |why, detail: &str| OptionsError::Refused { key: "remove", why, detail: detail.to_owned() };
        let one = "With this number of players, exactly one currency is removed.";
        english("remove", &refused("count", "1"), one);
        let two = "With this number of players, exactly 2 currencies are removed.";
        english("remove", &refused("count", "2"), two);
        let else_ = "That value of option “remove” doesn’t suit this game.";
        english("remove", &refused("unheard-of", ""), else_);
    }

    #[test]
    fn every_kind_has_words() {
        let kinds = [
            OptionKind::Number { min: 1, max: 2 },
            OptionKind::Numbers { min: 1, max: 2 },
            OptionKind::Flag,
            OptionKind::Choice { of: &["a"] },
            OptionKind::Several { of: &["a"] },
            OptionKind::ChoiceOrSeveral { words: &["a"], of: &["b"] },
            OptionKind::Text { max_bytes: 3, extension: "csv", template: "" },
        ];
        for &lang in Lang::ALL {
            let texts = kinds.map(|kind| Words::of(lang).expected(kind));
            assert!(texts.iter().all(|text| text.contains(' ') && !text.contains('{')), "{texts:?}");
        }
    }

    #[test]
    fn texts_that_are_no_moves() {
        let text = Words::of(Lang::En).parse_error(ParseError::Piece, "add EUR25");
        assert_eq!(text, "“add EUR25” names a piece that doesn’t exist in this game.");
    }
}
