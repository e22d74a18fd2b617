use std::{borrow::Cow, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{Lang, french};

/// The messages of one language, and the conventions by which they are found: see [the crate](crate).
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// An argument of a message.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg<'a> {
    /// A text, inserted unchanged.
    Text(Cow<'a, str>),
    /// Inserted as digits; a message may also select a plural by it.
    Number(i64),
}

static FR: LazyLock<Words> = LazyLock::new(|| Words::load(Lang::Fr).0);
static EN: LazyLock<Words> = LazyLock::new(|| Words::load(Lang::En).0);

impl Words {
    /// The messages of `lang`. The files are parsed at the first call.
    pub fn of(lang: Lang) -> &'static Words {
        match lang {
            Lang::Fr => &FR,
            Lang::En => &EN,
        }
    }

    /// The language of these messages.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is a message with this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Formats the message `id`. A message that does not exist is its id.
    ///
    /// ```
    /// use words::{Lang, Words};
    ///
    /// let words = Words::of(Lang::Fr);
    /// assert_eq!(words.say("seat-name", &[("n", 3.into())]), "Joueur 3");
    /// assert_eq!(words.say("unheard-of", &[]), "unheard-of");
    /// ```
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.maybe(id, args.iter().map(|(name, arg)| (*name, arg))).unwrap_or_else(|| id.to_owned())
    }

    /// Formats the message `id`; `None` if there is no such message.
    pub(crate) fn maybe<'a>(&self, id: &str, args: impl IntoIterator<Item = (&'a str, &'a Arg<'a>)>) -> Option<String> {
        self.maybe_in(None, id, args)
    }

    /// The same for an attribute of the message, or for its value where it has no such attribute.
    pub(crate) fn maybe_in<'a>(
        &self,
        attribute: Option<&str>,
        id: &str,
        args: impl IntoIterator<Item = (&'a str, &'a Arg<'a>)>,
    ) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let special = attribute.and_then(|name| message.get_attribute(name)).map(|it| it.value());
        let pattern = special.or_else(|| message.value())?;
        let args: FluentArgs = args.into_iter().map(|(name, arg)| (name, arg.value())).collect();
        // A missing argument appears in the text as its name in braces.
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new());
        Some(text.into_owned())
    }

    /// Reads the files of a language. Also returns the faults found in them; a test asserts that there are none.
    fn load(lang: Lang) -> (Words, Vec<String>) {
        let id: LanguageIdentifier = lang.id().parse().expect("two letters are a language");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // No invisible marks around arguments: both languages run from left to right.
        bundle.set_use_isolating(false);
        if lang == Lang::Fr {
            french::add_functions(&mut bundle);
        }
        let mut faults = Vec::new();
        for (file, text) in lang.texts() {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
                resource
            });
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
            }
        }
        (Words { lang, bundle }, faults)
    }
}

impl<'a> Arg<'a> {
    fn value(&'a self) -> FluentValue<'a> {
        match self {
            Arg::Text(text) => FluentValue::String(Cow::Borrowed(text)),
            Arg::Number(number) => FluentValue::from(*number),
        }
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

macro_rules! numbers {
    ($($type:ty),+) => {$(
        impl From<$type> for Arg<'_> {
            fn from(number: $type) -> Self {
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}
numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

#[cfg(test)]
mod tests {
    use super::*;

    /// Every text of a language, without comments.
    fn lines(lang: Lang) -> impl Iterator<Item = &'static str> {
        lang.texts().iter().flat_map(|(_, text)| text.lines()).filter(|line| !line.starts_with('#'))
    }

    #[test]
    fn every_file_can_be_read() {
        for &lang in Lang::ALL {
            assert_eq!(Words::load(lang).1, [""; 0], "{lang}");
        }
    }

    #[test]
    fn words_are_shared_between_threads() {
        fn shared<T: Send + Sync>(_: &T) {}
        shared(Words::of(Lang::Fr));
    }

    #[test]
    fn arguments_and_numbers() {
        let words = Words::of(Lang::En);
        assert_eq!(
            words.say("players", &[("min", 3u8.into()), ("max", 5usize.into())]),
            "This game is for 3 to 5 players."
        );
        assert_eq!(words.say("seat-name", &[("n", 12345i64.into())]), "Player 12345");
        assert_eq!(words.say("seat-name", &[]), "Player {$n}");
        assert_eq!(words.say("no such id = {", &[]), "no such id = {");
    }

    #[test]
    fn french_spaces_do_not_break() {
        for line in lines(Lang::Fr) {
            for bad in [" ;", " :", " !", " ?", " »", "« "] {
                assert!(!line.contains(bad), "a breaking space in {line:?}");
            }
            assert!(!line.contains('\''), "a straight apostrophe in {line:?}");
        }
    }
}
