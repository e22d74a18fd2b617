//! Bots as text, and what their settings come to.

use alhambra::Alhambra;
use catalog::{BotSpec, BotSpecError, GAMES, Level, MeasureGame};
use kernel::{Candidates, Estimate, NetUse, Opponents, Policy, SearchSettings};

fn alhambra() -> &'static dyn MeasureGame {
    catalog::game("alhambra").unwrap().measure()
}

#[test]
fn a_bot_is_written_as_it_was_read() {
    for text in [
        "hard",
        "greedy",
        "estimate",
        "weights",
        "net",
        "expert@1",
        "search:iterations=50,playout=6,opponents=search",
        "flat",
    ] {
        assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
    }
}

#[test]
fn an_error_names_what_is_wrong() {
    let value = |key, value: &str| BotSpecError::Value { key, value: value.to_owned() };
    for (text, expected) in [
        ("", BotSpecError::Unknown(String::new())),
        ("clever", BotSpecError::Unknown("clever".to_owned())),
        ("master@1", BotSpecError::Unknown("master@1".to_owned())),
        ("expert@2", BotSpecError::Unknown("expert@2".to_owned())),
        ("hard:depth=5", BotSpecError::NoSettings("hard".to_owned())),
        ("weights:", BotSpecError::NoSettings("weights".to_owned())),
        ("search:", BotSpecError::Setting(String::new())),
        ("search:i50", BotSpecError::Setting("i50".to_owned())),
        ("search:speed=5", BotSpecError::Setting("speed".to_owned())),
        ("search:depth", value("depth", "")),
        ("search:depth=0", value("depth", "0")),
        ("search:depth=900", value("depth", "900")),
        ("search:temperature=0", value("temperature", "0")),
        ("search:exploration=nan", value("exploration", "nan")),
        ("search:candidates=none", value("candidates", "none")),
        ("flat:opponents=é", value("opponents", "é")),
        ("search:policy=net", value("policy", "net")),
    ] {
        assert_eq!(text.parse::<BotSpec>(), Err(expected), "{text}");
    }
    let unknown = "search:speed=5".parse::<BotSpec>().unwrap_err().to_string();
    assert!(BotSpec::SETTINGS.iter().all(|it| unknown.contains(it)), "{unknown}");
}

#[test]
fn every_setting_changes_its_field() {
    let text = "search:iterations=70,exploration=0.7,temperature=0.5,depth=4,opponents=2,playout=9,candidates=all,\
                quiescence=true,sense=false,net=leaves,nodes=99,policy=estimate,rechoose=true,plan=true";
    let settings = alhambra().search_settings(&text.parse().unwrap()).unwrap();
    let expected = SearchSettings {
        iterations: 70,
        time_limit: None,
        max_nodes: 99,
        exploration: 0.7,
        temperature: 0.5,
        depth: 4,
        opponents: Opponents::Policy(Candidates::Sample(2)),
        playout: 9,
        candidates: Candidates::All,
        quiescence: true,
        sense: false,
        net: NetUse::LEAVES,
        policy: Policy::Estimate,
        rechoose: true,
        plan: true,
    };
    assert_eq!(settings, expected);
    let flat: BotSpec = "flat".parse().unwrap();
    assert_eq!(alhambra().search_settings(&flat), Some(SearchSettings { depth: 1, ..Alhambra::SEARCH }));
}

#[test]
fn a_setting_in_a_list_belongs_to_the_bot_before_it() {
    let texts =
        |list: &str| -> Vec<String> { BotSpec::parse_list(list).unwrap().iter().map(ToString::to_string).collect() };
    assert_eq!(texts("hard,medium"), ["hard", "medium"]);
    assert_eq!(
        texts("search:iterations=5,depth=2,flat:iterations=9,easy"),
        ["search:iterations=5,depth=2", "flat:iterations=9", "easy"]
    );
    assert_eq!(BotSpec::parse_list("depth=2,hard"), Err(BotSpecError::Unknown("depth=2".to_owned())));
    assert_eq!(BotSpec::parse_list("hard,depth=2"), Err(BotSpecError::Unknown("hard,depth=2".to_owned())));
}

/// Who changes a level removes its game here: from then on the two differ, on purpose.
#[test]
fn the_first_generation_is_still_that_of_today() {
    for game in GAMES {
        let settings = |bot: &str| game.measure().search_settings(&bot.parse().unwrap());
        for level in [Level::Hard, Level::Expert] {
            let today = SearchSettings { sense: false, ..settings(level.id()).unwrap() };
            assert_eq!(settings(&format!("{}@1", level.id())), Some(today), "{} {level:?}", game.slug());
        }
        assert_eq!(settings("medium@1"), None);
    }
}
