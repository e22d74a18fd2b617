//! Whatever is wrong, one clear line says what was expected.

use std::{fs, path::Path};

use crate::run::{command, comptoir, comptoir_in, finish};
use tempfile::{TempDir, tempdir};

#[track_caller]
fn refuses(line: &str, expected: &str) {
    let args: Vec<&str> = line.split(' ').collect();
    assert_eq!(comptoir(&args).refused(), expected, "comptoir {line}");
}

fn games() -> String {
    catalog::GAMES.iter().map(|game| game.slug()).collect::<Vec<_>>().join(", ")
}

fn no_chess() -> String {
    format!("There is no game “chess”. Games: {}.", games())
}

#[test]
fn games_players_options_and_bots() {
    refuses("play chess", &no_chess());
    refuses("simulate chess", &no_chess());
    refuses("bench chess", &no_chess());
    refuses("simulate money --players 2", "This game is for 3 to 5 players.");
    refuses("simulate money --players 3..9", "This game is for 3 to 5 players.");
    refuses("bench money --players 6", "This game is for 3 to 5 players.");
    refuses("play money --players 6", "This game is for 3 to 5 players.");
    refuses("play money --players four", "“four” is not a valid number of players: this game is for 3 to 5.");
    refuses("play money --bots hard,hard,hard,hard,hard", "This game is for 3 to 5 players.");
    refuses("simulate money -o deals", "“deals” is not an option: KEY=VALUE is expected, for example deals=1.");
    refuses("simulate money -o deals=10", "Option “deals” takes a whole number from 1 to 9.");
    refuses("play money -o deals=", "Option “deals” takes a whole number from 1 to 9.");
    refuses("simulate money -o rounds=1", "There is no option “rounds”. Options of this game: deals, remove.");
    let currencies = "Option “remove” takes random, or any of EUR, USD, JPY, CHF, GBP, SEK, RUB, separated by commas.";
    refuses("simulate money -o remove=RUB,XYZ", currencies);
    refuses("simulate money -o remove=RUB,SEK", "With this number of players, exactly one currency is removed.");
    refuses(
        "simulate money --bots random,clever",
        "There is no bot “clever”. Levels: random, easy, medium, hard, expert, master.",
    );
    refuses(
        "play money --bots clever",
        "There is no bot “clever”. Levels: random, easy, medium, hard, expert, master.",
    );
    let bots = "random, easy, medium, hard, expert, master, estimate, weights, net, search, flat, cheat";
    refuses("arena money --bots clever,hard", &format!("There is no bot “clever”. Bots: {bots}."));
    refuses(
        "arena money --bots search:speed=9,hard",
        "There is no bot setting “speed”. Settings: iterations, exploration, temperature, depth, opponents, playout, \
         candidates, quiescence, sense, net, nodes, policy, rechoose, plan.",
    );
    refuses("arena money --bots search:depth=x,hard", "“x” is not a value of the bot setting depth.");
    refuses("arena money --bots hard:depth=2,easy", "The bot hard takes no settings: only search, flat and cheat do.");
    assert!(comptoir(&["play", "money", "--name", " \t"]).refused().starts_with("A name has 1 to 64 bytes"));
    assert!(comptoir(&["play", "money", "--name", "a\nb"]).refused().starts_with("A name has 1 to 64 bytes"));
}

#[test]
fn only_this_machine_is_measured() {
    for address in ["192.0.2.1:80", "[2001:db8::1]:8080", "0.0.0.0:8080"] {
        let refusal = format!("{address} is not on this machine: only 127.0.0.1 and ::1 are measured.");
        refuses(&format!("load --connect {address}"), &refusal);
    }
    refuses(
        "load --database postgres://me:secret@db.example/x",
        "db.example is not on this machine: only 127.0.0.1 and ::1 are measured.",
    );
    refuses("load --servers 2", "A data file works with one server only: use --database for several.");
    let unreachable = comptoir(&["load", "--connect", "127.0.0.1:1"]).refused();
    assert!(unreachable.starts_with("Unexpected answer from the server: "), "{unreachable}");
}

#[test]
fn a_line_that_is_no_command() {
    let commands = "games, play, simulate, replay, verify, trace, bench, arena, ladder, train, puzzles, analyse, serve, backup, restore, check, migrate, ratings, people, tables, load, health, version, manual, completions";
    refuses("dance", &format!("There is no command “dance”. Commands: {commands}. See comptoir --help."));
    refuses("play", "Missing argument: <GAME>. See comptoir --help.");
    refuses("games now", "“now” is not expected here. See comptoir --help.");
    refuses("play money --fast", "“--fast” is not expected here. See comptoir --help.");
    refuses("simulate money --games", "Missing value: --games <NUMBER>. See comptoir --help.");
    refuses("simulate money --trace=yes", "--trace doesn’t accept that value. See comptoir --help.");
    refuses("simulate money --seed 1 --seed 2", "--seed <SEED> is given twice. See comptoir --help.");
    refuses(
        "replay x --seat 1 --spectator",
        "--seat <NUMBER> and --spectator can’t be used together. See comptoir --help.",
    );
    let count = "is not a whole number of at least 1. See comptoir --help.";
    refuses("simulate money --games 0", &format!("--games <NUMBER>: “0” {count}"));
    refuses("simulate money --games many", &format!("--games <NUMBER>: “many” {count}"));
    refuses("simulate money --threads -1", "“-1” is not expected here. See comptoir --help.");
    let seconds = "is not a number of seconds between 0.001 and 3600. See comptoir --help.";
    refuses("bench --seconds never", &format!("--seconds <NUMBER>: “never” {seconds}"));
    refuses(
        "load --tables 5001",
        "--tables <NUMBER>: “5001” is not a whole number from 1 to 5000. See comptoir --help.",
    );
    let players = "is not a number of players such as 4, or a range such as 3..5. See comptoir --help.";
    refuses("simulate money --players 5..3", &format!("--players <NUMBER>: “5..3” {players}"));
    let shells = "is not one of bash, elvish, fish, powershell, zsh. See comptoir --help.";
    refuses("completions tcsh", &format!("<SHELL>: “tcsh” {shells}"));
    refuses("games --lang de", "There is no language “de”. Languages: fr, en.");
    refuses("games --lang fr --lang en", "--lang <LANGUAGE> is given twice. See comptoir --help.");
}

#[test]
fn in_french_too() {
    refuses("play chess --lang fr", &format!("Le jeu «\u{a0}chess\u{a0}» n’existe pas. Jeux\u{a0}: {}.", games()));
    refuses("--lang fr play", "Argument manquant\u{a0}: <JEU>. Voir comptoir --help.");
}

/// One record that is right, and ways to spoil it.
struct Spoiled(TempDir);

const FILE: &str = "money-3-0.record";

impl Spoiled {
    fn new() -> Spoiled {
        let folder = tempdir().unwrap();
        let args = ["simulate", "money", "--players=3", "--bots=medium", "-o", "deals=1", "--record", "."];
        comptoir_in(folder.path(), &args, "").ok();
        Spoiled(folder)
    }

    fn text(&self) -> String {
        fs::read_to_string(self.0.path().join(FILE)).unwrap()
    }

    /// The number of the first line that begins so, among all or among steps.
    fn line(&self, start: &str) -> usize {
        self.text().lines().position(|it| it.starts_with(start)).unwrap() + 1
    }

    /// Every command that reads records refuses this one, and says why.
    #[track_caller]
    fn refuses(&self, bytes: impl AsRef<[u8]>, expected: &str) {
        fs::write(self.0.path().join("bad.record"), bytes).unwrap();
        for name in ["verify", "replay", "trace"] {
            let line = comptoir_in(self.0.path(), &[name, "bad.record"], "").refused();
            assert_eq!(line, format!("bad.record: {expected}"), "{name}");
        }
    }

    /// Only holding it against its own claims tells that it is wrong.
    #[track_caller]
    fn verify_refuses(&self, text: &str, expected: &str) {
        fs::write(self.0.path().join("bad.record"), text).unwrap();
        let line = comptoir_in(self.0.path(), &["verify", "bad.record"], "").refused();
        assert_eq!(line, format!("bad.record: {expected}"));
    }
}

#[test]
fn files_that_cannot_be_read() {
    refuses("verify nowhere", "nowhere: can’t be read: no such file or folder.");
    refuses("replay .", ".: can’t be read: it is a folder.");
    refuses(
        "simulate money --record /dev/null/x",
        "/dev/null/x: can’t be written: there is a file where a folder should be.",
    );
    refuses("play money --record no/such/file", "no/such/file: can’t be written: no such file or folder.");
}

#[test]
fn texts_that_are_no_records() {
    let spoiled = Spoiled::new();
    let text = spoiled.text();
    let title = "Line 1: this is not a Comptoir record, which starts with “comptoir record 1”.";
    spoiled.refuses("", title);
    spoiled.refuses("hello\n", title);
    spoiled.refuses([0xff, 0xfe], "This is not a Comptoir record: the file is not UTF-8 text.");
    spoiled.refuses(vec![b'x'; 9 << 20], "Line 1: the record is too large.");
    spoiled.refuses(text.replace("game money", "game chess"), &no_chess());
    let seed = spoiled.line("seed ");
    spoiled.refuses(text.replace("\nseed ", "\nseed x"), &format!("Line {seed}: the value cannot be read."));
}

#[test]
fn truncated_anywhere() {
    let spoiled = Spoiled::new();
    let text = spoiled.text();
    let ends: Vec<usize> = (0..text.len()).filter(|at| at % 997 == 0).chain([text.len() - 1]).collect();
    for end in ends {
        fs::write(spoiled.0.path().join("bad.record"), &text[..end]).unwrap();
        let line = comptoir_in(spoiled.0.path(), &["verify", "bad.record"], "").refused();
        assert!(line.starts_with("bad.record: Line "), "cut at {end}: {line}");
    }
    let lines = text.lines().count();
    spoiled.refuses(text.trim_end(), &format!("Line {}: the record ends too early.", lines + 1));
}

#[test]
fn steps_that_cannot_be() {
    let spoiled = Spoiled::new();
    let text = spoiled.text();
    let steps = text.find("\n\n").unwrap() + 2;
    let step = |start: &str| text[steps..].lines().position(|it| it.starts_with(start)).unwrap() + 1;
    let altered = |from: &str, to: &str| text[..steps].to_owned() + &text[steps..].replacen(from, to, 1);
    let add = text[steps..].lines().find(|it| it.starts_with("1 add ")).unwrap();
    let n = step(add);
    let unknown = format!("Step {n} cannot be read. “add EUR25” names a piece that doesn’t exist in this game.");
    spoiled.refuses(altered(add, "1 add EUR25"), &unknown);
    let verb = format!("Step {n} cannot be read. “fold” is not a move in this game.");
    spoiled.refuses(altered(add, "1 fold"), &verb);
    let early = "Exchanges start once all bids are revealed: make your bid first.";
    spoiled.refuses(altered(add, "1 keep"), &format!("Step {n} is against the rules. {early}"));
    spoiled.refuses(altered(add, ". draw EUR60"), &format!("Step {n} is impossible at that point of the game."));
    let drawn = text[steps..].lines().find(|it| it.starts_with(". draw ")).unwrap();
    let other = if drawn.ends_with("G1") { ". draw G2" } else { ". draw G1" };
    spoiled
        .refuses(altered(drawn, other), &format!("Step {} doesn’t match the outcome given by the seed.", step(drawn)));
    spoiled.refuses(
        text.replace("revision 1", "revision 9"),
        "The record follows revision 9 of the rules; the current revision is 1.",
    );
    let players = "The record’s options are rejected. This game is for 3 to 5 players.";
    spoiled.refuses(text.replace("players 3", "players 7"), players);
}

#[test]
fn claims_that_are_not_true() {
    let spoiled = Spoiled::new();
    let text = spoiled.text();
    let changed = |key: &str, change: &dyn Fn(&str) -> String| {
        let line = text.lines().find(|it| it.starts_with(key)).unwrap();
        text.replace(line, &change(line))
    };
    let hash = changed("seed-hash ", &|line| {
        format!("{}{}", &line[..line.len() - 1], if line.ends_with('0') { '1' } else { '0' })
    });
    spoiled.verify_refuses(&hash, "The seed doesn’t match the published hash.");
    let result = "The recorded result is not the one the game leads to.";
    spoiled.verify_refuses(&changed("score 1 ", &|line| format!("{line}0")), result);
    let stopped = text.split("\nend ").next().unwrap();
    let steps = text.lines().find_map(|it| it.strip_prefix("end ")).unwrap();
    let disagree = "The record and the rules disagree about whether the game is over.";
    spoiled.verify_refuses(&format!("{stopped}\nstop {steps}\n"), disagree);
}

#[test]
fn seats_that_unreachable_has() {
    let spoiled = Spoiled::new();
    for seat in ["0", "4", "9", "x"] {
        let line = comptoir_in(spoiled.0.path(), &["replay", FILE, "--seat", seat], "").refused();
        assert_eq!(line, format!("There is no seat “{seat}”: give a seat from 1 to 3."));
    }
}

#[test]
fn what_is_no_text_is_no_argument() {
    use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
    let mut command = command(Path::new(env!("CARGO_TARGET_TMPDIR")));
    command.arg("play").arg(OsStr::from_bytes(&[0xff]));
    assert!(finish(&mut command, "").refused().starts_with("The command line contains bytes that are not UTF-8."));
}
