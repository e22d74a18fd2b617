use std::fmt;

include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// A language of the interface.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Lang {
    /// French, as it is spoken in France.
    Fr,
    /// English, with British spelling.
    En,
}

impl Lang {
    /// Every language, French first.
    pub const ALL: &'static [Lang] = &[Lang::Fr, Lang::En];

    /// The two-letter code of ISO 639, which also names the folder in `locales/`.
    pub const fn id(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The inverse of [`Lang::id`].
    pub fn from_id(id: &str) -> Option<Lang> {
        Lang::ALL.iter().copied().find(|lang| lang.id() == id)
    }

    /// The language of a locale such as `fr_FR.UTF-8`; English for a language without a folder.
    ///
    /// ```
    /// use words::Lang;
    ///
    /// assert_eq!(Lang::from_locale("fr_CA.UTF-8"), Lang::Fr);
    /// assert_eq!(Lang::from_locale("C"), Lang::En);
    /// ```
    pub fn from_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or("");
        Lang::from_id(&language.to_ascii_lowercase()).unwrap_or(Lang::En)
    }

    /// The Fluent files of the language as (name, text); `build.rs` lists them.
    pub(crate) const fn texts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::Fr => FR,
            Lang::En => EN,
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales() {
        for french in ["fr", "fr_FR", "fr_FR.UTF-8", "fr-CA", "FR", "fr@euro"] {
            assert_eq!(Lang::from_locale(french), Lang::Fr, "{french}");
        }
        for other in ["", "C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "de_DE", "fry_NL"] {
            assert_eq!(Lang::from_locale(other), Lang::En, "{other}");
        }
    }

    #[test]
    fn ids() {
        assert!(Lang::ALL.iter().all(|&lang| Lang::from_id(lang.id()) == Some(lang)));
        assert_eq!(Lang::from_id("de"), None);
    }

    #[test]
    fn both_languages_have_the_same_files() {
        let names = |lang: Lang| lang.texts().iter().map(|(name, _)| &name[3..]).collect::<Vec<_>>();
        assert_eq!(names(Lang::Fr), names(Lang::En));
        assert!(names(Lang::Fr).contains(&"common.ftl") && names(Lang::Fr).contains(&"money.ftl"));
    }
}
