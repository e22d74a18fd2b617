use std::fmt;

/// The files of one language, each with its text. A new game has one line here.
macro_rules! texts {
    ($lang:literal) => {
        texts!($lang:
            "common"
            "cli"
            "python"
            "alhambra"
            "ginkgopolis"
            "mint-works"
            "money"
            "donnant"
        )
    };
    ($lang:literal: $($file:literal)+) => {
        &[$((
            concat!($lang, "/", $file, ".ftl"),
            include_str!(concat!("../locales/", $lang, "/", $file, ".ftl")),
        )),+]
    };
}

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

    /// What is loaded, each file with its name.
    pub(crate) const fn texts(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Lang::Fr => texts!("fr"),
            Lang::En => texts!("en"),
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
