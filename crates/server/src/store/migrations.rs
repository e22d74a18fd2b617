//! The migrations of both databases, which are part of the binary.
//!
//! `sqlx::migrate!` would read the folders itself, but has every driver compiled a second time for the compiler: a
//! minute of the first build.

use std::borrow::Cow;

use sqlx::{
    SqlStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// The files of `migrations/<folder>` with their names, in order. Each database has a file of each name.
macro_rules! files {
    ($folder:literal) => {
        $crate::store::migrations::files!(
            $folder:
            "0001_tables.sql",
            "0002_analyses.sql",
            "0003_sessions.sql",
            "0004_limits.sql",
            "0005_operator.sql",
            "0006_passkeys.sql",
            "0007_push.sql",
            "0008_vacations.sql",
            "0009_zones.sql",
            "0010_mail.sql",
            "0011_ratings.sql",
            "0012_pages.sql",
            "0013_social.sql",
            "0014_clubs.sql",
            "0015_tournaments.sql",
            "0016_club_tournaments.sql",
            "0017_chain.sql",
            "0018_shown.sql",
            "0019_whole.sql",
        )
    };
    ($folder:literal: $($name:literal,)*) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/", $folder, "/", $name)))),*]
    };
}
pub(super) use files;

/// Migrations from files such as `0001_tables.sql`, whose number is the version of the data.
pub fn migrator(files: &'static [(&str, &str)]) -> Migrator {
    let migration = |&(name, sql): &(&'static str, &'static str)| {
        let (version, description) = name.trim_end_matches(".sql").split_once('_').expect("a number and a name");
        let version = version.parse().expect("a number");
        let description = Cow::Owned(description.replace('_', " "));
        Migration::new(version, description, MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(files.iter().map(migration).collect())
}

/// The version of data that has all of `migrations`.
pub fn newest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|it| it.version).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;

    #[test]
    fn every_file_is_listed() {
        let listed: [(&str, &[(&str, &str)]); 2] = [("sqlite", files!("sqlite")), ("postgres", files!("postgres"))];
        for (folder, files) in listed {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(folder);
            let entries = fs::read_dir(&folder).unwrap().map(|it| it.unwrap().file_name().into_string().unwrap());
            let mut names: Vec<String> = entries.collect();
            names.sort();
            assert_eq!(names, files.iter().map(|it| it.0).collect::<Vec<_>>(), "{}", folder.display());
        }
    }

    #[test]
    fn a_file_name_is_a_version_and_a_description() {
        let migrator = migrator(&[("0002_two_words.sql", "SELECT 2"), ("0001_one.sql", "SELECT 1")]);
        let read: Vec<(i64, &str)> = migrator.iter().map(|it| (it.version, &*it.description)).collect();
        assert_eq!(read, [(1, "one"), (2, "two words")]);
    }
}
