//! Every command but `play`, as a user calls it.

use std::{
    fs,
    io::Read,
    process::Stdio,
    thread::sleep,
    time::{Duration, Instant},
};

use crate::run::{command, comptoir, comptoir_in, finish};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::tempdir;

#[test]
fn help_teaches_in_both_languages() {
    let english = comptoir(&["--help"]).ok();
    assert!(english.contains("Usage: comptoir [OPTIONS] <COMMAND>"));
    assert!(english.contains("Examples:\n  comptoir games"));
    let french = comptoir(&["--help", "--lang", "fr"]).ok();
    assert!(french.contains("Utilisation\u{a0}: comptoir [OPTIONS] <COMMANDE>"));
    let commands: Vec<&str> = english
        .lines()
        .skip_while(|it| *it != "Commands:")
        .skip(1)
        .take_while(|it| !it.is_empty())
        // Lines that are wrapped stand further to the right.
        .filter_map(|it| it.strip_prefix("  ").filter(|it| !it.starts_with(' ')))
        .filter_map(|it| it.split_whitespace().next())
        .collect();
    assert!(commands.len() >= 18 && commands.contains(&"migrate"), "{english}");
    for name in commands {
        let help = comptoir(&["--lang=fr", name, "-h"]).ok();
        assert!(help.contains("Exemple") && help.contains(&format!("comptoir {name}")), "{help}");
        // A message that is missing is its id.
        assert!(!help.contains("help-") && !help.contains("value-"), "{help}");
    }
    assert!(comptoir(&["--version"]).ok().starts_with("comptoir 0."));
}

#[test]
fn nothing_to_do_is_answered_by_the_help() {
    let run = comptoir(&[]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    assert!(run.stderr.contains("comptoir games"));
}

#[test]
fn the_environment_chooses_the_language() {
    let folder = tempdir().unwrap();
    let games = |variables: &[(&str, &str)]| {
        let mut command = command(folder.path());
        finish(command.arg("games").envs(variables.iter().copied()), "").ok()
    };
    assert!(games(&[("LANG", "fr_FR.UTF-8")]).contains("3 à 5 joueurs"));
    assert!(games(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]).contains("3 to 5 players"));
    assert!(games(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "fr_CH")]).contains("3 à 5 joueurs"));
    assert!(games(&[("LANG", "fr_FR"), ("LC_ALL", "")]).contains("3 à 5 joueurs"));
}

#[test]
fn the_catalogue() {
    let games = comptoir(&["games"]).ok();
    assert!(games.starts_with("Money!  money\n"));
    assert!(games.contains("--option deals=…   Deals: a whole number from 1 to 9 (default: 3)"));
    assert!(!games.contains('\x1b'), "no colour without a terminal");
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(comptoir(&["completions", shell]).ok().contains("simulate"), "{shell}");
    }
}

#[test]
fn a_summary() {
    let args = ["simulate", "money", "--players", "3..4", "--games", "6", "--bots", "medium,random", "--seed", "x"];
    let text = comptoir(&args).ok();
    assert!(text.contains("Money!, 3 players: 6 games\n") && text.contains("Money!, 4 players: 6 games\n"), "{text}");
    let seats = text.lines().filter(|it| it.contains(" medium ") || it.contains(" random ")).count();
    assert_eq!(seats, 3 + 4);
    // All but the time it took is the same again, on any number of threads.
    let timeless =
        |text: &str| text.lines().filter(|it| !it.contains("games per second")).collect::<Vec<_>>().join("\n");
    let again = comptoir(&[&args[..], &["--threads", "3", "--lang", "en"]].concat()).ok();
    assert_eq!(timeless(&text), timeless(&again));
}

#[test]
fn traces_are_the_same_byte_for_byte() {
    let args = ["simulate", "money", "--players", "4", "--seed", "7", "--games", "12", "--trace"];
    let trace = comptoir(&args).ok();
    assert!(trace == comptoir(&args).ok());
    assert!(trace == comptoir(&[&args[..], &["--threads", "1"]].concat()).ok());
    assert!(trace == comptoir(&[&args[..], &["--threads", "5", "--lang", "fr"]].concat()).ok());
    assert_eq!(trace.lines().filter(|it| it.starts_with(r#"{"game":"money","format":1,"players":4,"#)).count(), 12);
}

#[test]
fn a_trace_has_the_documented_form() {
    let trace =
        comptoir(&["simulate", "money", "--players", "3", "--seed", "shape", "--bots", "medium", "--trace"]).ok();
    let lines: Vec<Value> = trace.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    let (first, last) = (&lines[0], lines.last().unwrap());
    assert_eq!(first["options"]["deals"], 3);
    let seed = first["seed"].as_str().unwrap();
    assert!(seed.len() == 64 && trace.contains(&format!(r#","seed":"{seed}","state":{{"deal":1,"round":1,"#)));
    for (line, n) in lines[1..lines.len() - 1].iter().zip(1..) {
        assert_eq!(line["n"], n);
        assert!(
            trace.contains(&format!(r#"{{"n":{n},"seat":{},"action":{},"state":{{"#, line["seat"], line["action"]))
        );
    }
    assert_eq!(last["end"], true);
    assert_eq!(lines[lines.len() - 2]["state"]["phase"], "over");
    for (score, seat) in last["scores"].as_array().unwrap().iter().zip(1..) {
        let parts: i64 = score["parts"].as_object().unwrap().values().map(|it| it.as_i64().unwrap()).sum();
        assert_eq!((score["seat"].as_i64(), score["total"].as_i64()), (Some(seat), Some(parts)));
    }
    assert!(!last["winners"].as_array().unwrap().is_empty());
    // The seed that the trace names gives the same cards again, but bots of their own.
    let state = |trace: &str| trace.lines().next().unwrap().to_owned();
    assert_eq!(state(&trace), state(&comptoir(&["simulate", "money", "--players=3", "--seed", seed, "--trace"]).ok()));
}

#[test]
fn a_closed_pipe_ends_it_quietly() {
    let folder = tempdir().unwrap();
    let script = r#""$0" simulate money --games 200 --trace | head -n 1 | cut -c 1-15; echo "${PIPESTATUS[0]}""#;
    let mut shell = std::process::Command::new("bash");
    shell.args(["-c", script, env!("CARGO_BIN_EXE_comptoir")]).current_dir(folder.path());
    assert_eq!(finish(&mut shell, "").ok(), "{\"game\":\"money\"\n0\n");
}

#[test]
fn records_of_a_simulation_are_right() {
    let folder = tempdir().unwrap();
    let args = ["simulate", "money", "--players=5", "--games=2", "--bots=medium,random", "-o", "deals=1"];
    comptoir_in(folder.path(), &[&args[..], &["--record", "all/of/them"]].concat(), "").ok();
    let file = "all/of/them/money-5-1.record";
    let verdict = comptoir_in(folder.path(), &["verify", file], "").ok();
    assert!(verdict.starts_with("Money! (rules, revision 1), 5 players, "), "{verdict}");
    assert_eq!(verdict.lines().filter(|it| it.starts_with('✓')).count(), 4);
    assert!(verdict.contains("medium 1") && verdict.contains(" win"), "{verdict}");
    let text = fs::read_to_string(folder.path().join(file)).unwrap();
    assert_eq!(comptoir_in(folder.path(), &["verify", "-"], &text).ok(), verdict);
    // The trace of a record is the one that the simulation itself writes.
    let traces = comptoir(&[&args[..], &["--trace"]].concat()).ok();
    let first = comptoir_in(folder.path(), &["trace", "all/of/them/money-5-0.record"], "").ok();
    let second = comptoir_in(folder.path(), &["trace", file], "").ok();
    assert!(traces == first + &second);
}

#[test]
fn a_replay_tells_what_its_observer_knew() {
    let folder = tempdir().unwrap();
    comptoir_in(folder.path(), &["simulate", "money", "--players=3", "-o", "deals=1", "--record", "."], "").ok();
    let replay = |args: &[&str]| comptoir_in(folder.path(), &[&["replay", "money-3-0.record"], args].concat(), "").ok();
    let hands =
        |text: &str| text.lines().filter(|it| it.contains(" start with ") || it.contains(" starts with ")).count();
    let (arbiter, seat, spectator) = (replay(&[]), replay(&["--seat", "2"]), replay(&["--spectator"]));
    assert_eq!((hands(&arbiter), hands(&seat), hands(&spectator)), (3, 1, 0), "{arbiter}");
    assert!(spectator.contains("random 3") && spectator.contains("Total"), "{spectator}");
    assert!(replay(&["--lang", "fr"]).contains("Monnaies"));
}

#[test]
fn measures_for_people_and_programs() {
    let text = comptoir(&["bench", "money", "--players", "3", "--seconds", "0.01"]).ok();
    assert!(text.contains("steps/s") && text.lines().count() == 2, "{text}");
    let json = comptoir(&["bench", "--playouts", "20", "--json"]).ok();
    let lines: Vec<Value> = json.lines().map(|it| serde_json::from_str(it).unwrap()).collect();
    assert!(lines.len() >= 3);
    for line in &lines {
        assert_eq!((&line["playouts"], &line["allocations_per_playout"]), (&20.into(), &0.0.into()), "{line}");
        assert!(line["state_bytes"].as_u64().unwrap() <= 2048 && line["steps"].as_u64().unwrap() > 20, "{line}");
    }
}

/// What a measurement wrote. Its server may warn of a slow disk, which is no fault of either.
#[track_caller]
fn measured(args: &[&str]) -> String {
    let run = comptoir(args);
    let faults: Vec<&str> = run.stderr.lines().filter(|line| !line.contains("commit_slow")).collect();
    assert_eq!((run.status, &*faults), (0, &[][..]), "{}", run.stdout);
    run.stdout
}

#[test]
fn a_server_is_measured_through_its_sockets() {
    let json = measured(&["load", "--tables", "2", "--seconds", "1", "--think", "0", "--json"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert!(report["moves"].as_u64() > Some(8) && report["errors"] == serde_json::json!({}), "{report}");
    assert!(report["cpu_us_per_move"].as_f64() > Some(0.0) && report["p50_ms"].as_f64() > Some(0.0), "{report}");
    let text = measured(&["load", "--tables", "1", "--seconds", "0.2", "--think", "1"]);
    assert!(text.contains("moves per second") && text.lines().count() == 19, "{text}");
}

#[test]
fn tables_come_back_after_a_restart_while_they_are_measured() {
    let json = measured(&["load", "--tables", "2", "--moves", "12", "--json"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert!(report["moves"].as_u64() >= Some(24) && report["errors"] == serde_json::json!({}), "{report}");
    assert!(report["wake_p50_ms"].as_f64() > Some(0.0), "{report}");
    assert!(report["return_all_seconds"].as_f64() > Some(0.0), "{report}");
    assert!(report["sent_bytes_per_move"].as_f64() > Some(100.0), "{report}");
}

/// The server of a measurement is a process of its own, and must not be left behind.
#[test]
fn a_measurement_that_is_stopped_leaves_no_server_and_no_files() {
    let folder = tempdir().unwrap();
    let mut load = command(folder.path());
    load.args(["load", "--tables", "2", "--seconds", "600"]).env("TMPDIR", folder.path());
    let mut load = load.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let of_server = || processes_with(folder.path().to_str().unwrap());
    let begun = Instant::now();
    while of_server().is_empty() {
        assert!(begun.elapsed() < Duration::from_secs(60), "its server starts");
        sleep(Duration::from_millis(20));
    }
    kill_process(Pid::from_child(&load), Signal::TERM).unwrap();
    let mut said = String::new();
    load.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!(load.wait().unwrap().code(), Some(2));
    assert!(said.contains("Stopped before the end"), "{said}");
    assert_eq!(of_server(), Vec::<String>::new());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// The numbers of the processes whose command lines name `text`.
fn processes_with(text: &str) -> Vec<String> {
    let numbers = fs::read_dir("/proc").unwrap().flatten().filter_map(|it| it.file_name().into_string().ok());
    let names = |id: &String| {
        fs::read(format!("/proc/{id}/cmdline")).is_ok_and(|it| String::from_utf8_lossy(&it).contains(text))
    };
    numbers.filter(names).collect()
}

#[test]
fn the_version_names_every_format_and_rule() {
    let version = comptoir(&["version"]).ok();
    let parts = [env!("CARGO_PKG_VERSION"), "comptoir record 1", "money 1", "PostgreSQL and NATS"];
    parts.iter().for_each(|part| assert!(version.contains(part), "{part}: {version}"));
}

#[test]
fn a_manual_page_for_every_command() {
    let folder = tempdir().unwrap();
    comptoir(&["manual", folder.path().to_str().unwrap()]).ok();
    let page = fs::read_to_string(folder.path().join("comptoir-serve.1")).unwrap();
    assert!(page.starts_with(".") && page.contains(r"\-\-metrics\-listen"), "{page}");
    assert!(folder.path().join("comptoir.1").exists());
}

#[test]
fn nobody_answers_where_no_server_is() {
    let asked = comptoir(&["health", "--listen", "127.0.0.1:1"]);
    assert_eq!(asked.status, 1);
    assert!(asked.stderr.contains("The server at 127.0.0.1:1 is not ready: "), "{}", asked.stderr);
}
