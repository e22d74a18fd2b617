use std::fmt;

/// A language that there are words in.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Lang {
    /// French.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// All of them.
    pub const ALL: &'static [Lang] = &[Lang::Fr, Lang::En];

    /// Its code.
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

    /// The language of a locale such as `fr_FR.UTF-8`; English where there are no words.
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

    /// What is loaded, each file with its name. A new game has a line in every language.
    pub(crate) const fn texts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::Fr => &[
                ("fr/common.ftl", include_str!("../locales/fr/common.ftl")),
                ("fr/cli.ftl", include_str!("../locales/fr/cli.ftl")),
                ("fr/python.ftl", include_str!("../locales/fr/python.ftl")),
                ("fr/alhambra.ftl", include_str!("../locales/fr/alhambra.ftl")),
                ("fr/ginkgopolis.ftl", include_str!("../locales/fr/ginkgopolis.ftl")),
                ("fr/mint-works.ftl", include_str!("../locales/fr/mint-works.ftl")),
                ("fr/money.ftl", include_str!("../locales/fr/money.ftl")),
                ("fr/donnant.ftl", include_str!("../locales/fr/donnant.ftl")),
            ],
            Lang::En => &[
                ("en/common.ftl", include_str!("../locales/en/common.ftl")),
                ("en/cli.ftl", include_str!("../locales/en/cli.ftl")),
                ("en/python.ftl", include_str!("../locales/en/python.ftl")),
                ("en/alhambra.ftl", include_str!("../locales/en/alhambra.ftl")),
                ("en/ginkgopolis.ftl", include_str!("../locales/en/ginkgopolis.ftl")),
                ("en/mint-works.ftl", include_str!("../locales/en/mint-works.ftl")),
                ("en/money.ftl", include_str!("../locales/en/money.ftl")),
                ("en/donnant.ftl", include_str!("../locales/en/donnant.ftl")),
            ],
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
}
