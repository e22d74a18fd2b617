use catalog::GAMES;
use comptoir_wasm::{KeptEntry, LocalTable};
use protocol::{Status, Turn};
use record::Record;
use serde_json::json;

use crate::{Player, let_bots_play, new_table};

#[test]
fn every_game_is_played_to_its_end_and_its_record_verified() {
    for game in GAMES {
        let mut seats = vec!["Ada"];
        seats.resize(usize::from(*game.players().end()), "bot easy");
        let mut table = LocalTable::open(new_table(game.slug(), &seats), 0).unwrap();
        let mut ada = Player::attach(&mut table, "seat-1");
        assert_eq!(table.record().unwrap_err().code(), "not-over");
        while ada.frame().turn != Turn::Over {
            let_bots_play(&mut table);
            ada.listen(&mut table);
            if let Some(action) = ada.frame().legal.last().cloned() {
                ada.play(&mut table, &action);
            }
        }
        let record = Record::parse(&table.record().unwrap()).unwrap();
        let verdict = game.verify(&record).unwrap();
        assert!(verdict.seed && verdict.hash && verdict.ended, "{}", game.slug());
        let info = ada.info.as_ref().unwrap();
        assert_eq!((info.status, info.you), (Status::Over, Some(1)));
        assert_eq!(info.winners, ada.frame().winners);
        table.ask_analysis().unwrap();
        assert!(table.analyse_step());
    }
}

#[test]
fn a_table_goes_on_from_what_is_kept_of_it() {
    let mut kept = new_table("alhambra", &["Ada", "bot easy", "bot medium"]);
    let mut table = LocalTable::open(kept.clone(), 0).unwrap();
    let mut ada = Player::attach(&mut table, "seat-1");
    for _ in 0..4 {
        let_bots_play(&mut table);
        ada.listen(&mut table);
        let action = ada.frame().legal[0].clone();
        ada.play(&mut table, &action);
        kept.entries.extend(table.take_entries());
    }
    assert!(table.take_entries().is_empty(), "each is given once");
    let mut again = LocalTable::open(kept.clone(), 9).unwrap();
    let one = Player::attach(&mut again, "seat-1");
    assert_eq!(one.frame().view.get(), ada.frame().view.get());
    assert_eq!(one.frame().version, ada.frame().version);
    assert!(again.take_entries().is_empty(), "nothing new has happened");
    // A line that names the last version is told only what came after it.
    let line = again.attach("seat-1", ada.frame().version).unwrap();
    let last = std::iter::from_fn(|| again.next_message()).filter(|it| it.line == line).last().unwrap();
    assert!(last.text.contains(r#""news":[]"#), "{}", last.text);
    kept.entries.push(KeptEntry { text: "1 fly away".to_owned(), at: 0 });
    assert_eq!(LocalTable::open(kept, 9).err().unwrap().code(), "unavailable");
}

#[test]
fn lines_are_answered_as_by_the_server() {
    let mut table = LocalTable::open(new_table("money", &["Ada", "Bob", "bot easy"]), 0).unwrap();
    let mut ada = Player::attach(&mut table, "seat-1");
    assert_eq!(ada.types, ["hello", "table", "frame"]);
    ada.types.clear();
    let action = ada.frame().legal[0].clone();
    let version = ada.frame().version;
    ada.play(&mut table, &action);
    assert_eq!(ada.types, ["frame", "ack"]);
    assert!(ada.frame().undo);
    // One who has not seen that choice names an old version.
    let stale = json!({"type": "play", "id": 9, "version": version, "actions": [action]}).to_string();
    table.receive(ada.line, &stale, 7);
    ada.types.clear();
    ada.listen(&mut table);
    assert_eq!(ada.types, ["refused"]);
    assert_eq!(ada.send(&mut table, json!({"type": "undo"})), None);
    assert_eq!(ada.send(&mut table, json!({"type": "undo"})).as_deref(), Some("nothing-to-undo"));
    assert_eq!(ada.send(&mut table, json!({"type": "chat", "text": "hm"})).as_deref(), Some("forbidden"));
    assert_eq!(ada.send(&mut table, json!({"type": "resign"})), None);
    assert!(ada.info.as_ref().unwrap().seats[0].resigned);
    assert!(table.bots_to_move().contains(&1), "a bot plays on in this seat");
    table.receive(ada.line, "{", 7);
    ada.types.clear();
    ada.listen(&mut table);
    assert_eq!(ada.types, ["refused"]);
}

#[test]
fn nobody_has_the_eyes_of_a_bot_or_of_the_arbiter_while_the_game_runs() {
    let mut table = LocalTable::open(new_table("money", &["Ada", "Bob", "bot easy"]), 0).unwrap();
    for eyes in ["seat-3", "seat-4", "arbiter"] {
        assert_eq!(table.attach(eyes, 0).unwrap_err().code(), "forbidden", "{eyes}");
        assert_eq!(table.moments(eyes, 0, 9).unwrap_err().code(), "forbidden", "{eyes}");
        assert_eq!(table.info(eyes).unwrap_err().code(), "forbidden", "{eyes}");
        assert_eq!(table.hint(eyes).unwrap_err().code(), "forbidden", "{eyes}");
    }
    assert_eq!(table.attach("seat-0", 0).unwrap_err().code(), "bad-request");
    assert_eq!(table.hint("spectator").unwrap_err().code(), "forbidden");
    assert!(table.info("seat-1").unwrap().seed.is_none());
    let hint = table.hint("seat-2").unwrap();
    assert!(!hint.actions.is_empty() && !hint.choices.is_empty());
    let (ada, bob) = (Player::attach(&mut table, "seat-1"), Player::attach(&mut table, "seat-2"));
    assert_ne!(ada.frame().view.get(), bob.frame().view.get());
    assert_eq!(table.moments("seat-1", 0, 9).unwrap().moments[0].view.get(), ada.frame().view.get());
}

#[test]
fn a_bot_whose_search_failed_is_stood_in_for() {
    let mut table = LocalTable::open(new_table("alhambra", &["bot hard", "bot easy"]), 0).unwrap();
    let watcher = Player::attach(&mut table, "spectator");
    let seat = table.bots_to_move()[0];
    table.take_entries();
    table.stand_in(seat, 7);
    assert_eq!(table.take_entries().len(), 1, "it has chosen something");
    assert!(watcher.frame().legal.is_empty());
}

#[test]
fn a_table_that_cannot_be_is_refused() {
    let code = |kept| LocalTable::open(kept, 0).err().unwrap().code();
    assert_eq!(code(new_table("chess", &["Ada", "Bob"])), "not-found");
    assert_eq!(code(new_table("money", &["Ada"])), "bad-options");
    assert_eq!(code(new_table("money", &["Ada", "bot clever", "bot easy"])), "bad-seats");
    let mut kept = new_table("money", &["Ada", "bot easy", "bot easy"]);
    kept.seed = "seed".to_owned();
    assert_eq!(code(kept), "bad-request");
}

#[test]
fn a_record_is_opened_to_be_looked_at() {
    let mut table = LocalTable::open(new_table("mint-works", &["bot easy", "bot medium"]), 0).unwrap();
    let_bots_play(&mut table);
    let text = table.record().unwrap();
    let kept = comptoir_wasm::read_record("local-file", &text, 3.0).ok().unwrap();
    let mut shown = LocalTable::open(serde_json::from_str(&kept).unwrap(), 3).unwrap();
    assert!(shown.bots_to_move().is_empty());
    assert_eq!(shown.record().unwrap(), text);
    let all = |table: &LocalTable, eyes: &str| serde_json::to_string(&table.moments(eyes, 0, 199).unwrap()).unwrap();
    for eyes in ["seat-1", "seat-2", "spectator", "arbiter"] {
        assert_eq!(all(&shown, eyes), all(&table, eyes), "{eyes}");
    }
    let watcher = Player::attach(&mut shown, "spectator");
    assert_eq!(watcher.info.unwrap().status, Status::Over);
}
