//! Every game has all its messages in every language, and they are well formed around names and numbers.

mod grammar;

use std::collections::BTreeSet;

use catalog::{AnyGame, AnyMatch, GAMES, Level, StartError};
use kernel::{Observer, OptionKind, OptionsError, Turn};
use record::Seed;
use serde_json::Value;
use words::{Lang, Words};

/// Games per level and number of players.
const N_GAMES: u64 = 2;

/// Names that change the words around them: vowels, accents, a silent h, an s at the end.
const NAMES: [&str; 8] = ["Obole", "Écu", "Hector", "Anne", "James", "Yves", "Œdipe", "Invité 8"];

/// Runs `test` for every game in every language.
fn each(test: impl Fn(&'static dyn AnyGame, &'static Words)) {
    for &game in GAMES {
        for &lang in Lang::ALL {
            test(game, Words::of(lang));
        }
    }
}

/// A sentence: nothing of it is an id or an argument that was not given.
#[track_caller]
fn is_said(text: &str, slug: &str, what: &str) {
    let said = !text.is_empty() && !text.contains(['{', '}']) && !text.contains(&format!("{slug}-"));
    assert!(said, "{what} is said as {text:?}");
}

#[track_caller]
fn has(words: &Words, id: &str) {
    assert!(words.has(id), "no {id} in {}", words.lang());
}

#[test]
fn names_and_options() {
    each(|game, words| {
        let slug = game.slug();
        for text in [words.game(slug), words.pitch(slug), words.help(slug)] {
            is_said(&text, slug, slug);
        }
        for spec in game.options() {
            is_said(&words.option(slug, spec.key), slug, spec.key);
            is_said(&words.option_help(slug, spec.key), slug, spec.key);
            for value in choices(spec.kind) {
                let is_named = words.has(&format!("{slug}-option-{}-{value}", spec.key));
                assert!(is_named || words.piece(slug, value) != value, "{value} of {slug} has no words");
            }
        }
    });
}

fn choices(kind: OptionKind) -> Vec<&'static str> {
    match kind {
        OptionKind::Choice { of } | OptionKind::Several { of } => of.to_vec(),
        OptionKind::ChoiceOrSeveral { words, of } => [words, of].concat(),
        OptionKind::Number { .. } | OptionKind::Numbers { .. } | OptionKind::Flag | OptionKind::Text { .. } => vec![],
    }
}

#[test]
fn options_that_do_not_fit() {
    each(|game, words| {
        let refusals = game.options().iter().flat_map(|spec| {
            let start = |players, value: &str| {
                game.start(players, &[(spec.key.to_owned(), value.to_owned())], Seed::new([0; 32]))
            };
            choices(spec.kind)
                .into_iter()
                .flat_map(move |value| game.players().filter_map(move |n| start(n, value).err()))
        });
        for StartError { key, why } in refusals {
            if let OptionsError::Refused { key, why, .. } = &why {
                has(words, &format!("{}-setup-{key}-{why}", game.slug()));
            }
            is_said(&words.options_error(game.slug(), &game.players(), game.options(), &key, &why), game.slug(), &key);
        }
    });
}

#[test]
fn refusals() {
    each(|game, words| {
        for rule in game.rules() {
            has(words, &format!("{}-refusal-{}", game.slug(), rule.id));
        }
    });
}

/// The analysis names the feature that speaks for a better move; a feature and its `-late` twin are one reason.
#[test]
fn reasons_of_the_analysis() {
    each(|game, words| {
        let training = game.measure().training(*game.players().end(), &[]).unwrap();
        let features = training.features();
        let is_twin = |name: &str| name.strip_suffix("-late").is_some_and(|base| features.contains(&base));
        for feature in features.iter().filter(|it| !is_twin(it)) {
            has(words, &format!("{}-why-{feature}", game.slug()));
        }
    });
}

/// A game that names one phase names all in which somebody has to choose, and the end.
#[test]
fn phases() {
    each(|game, words| {
        let named = |phase: &str| words.has(&format!("{}-phase-{phase}", game.slug()));
        if !named("over") {
            return;
        }
        let mut played = game.start(*game.players().end(), &[], Seed::from_phrase("phases", 0)).unwrap();
        let mut bot = game.bot(Level::Random, 0);
        while let Turn::Seats(seats) = played.turn() {
            let seat = seats.lowest().unwrap();
            let view: Value = serde_json::from_str(&played.view(Observer::Seat(seat))).unwrap();
            let phase = view["phase"]["type"].as_str().or(view["phase"].as_str()).expect("a view has its phase");
            assert!(named(phase), "{}-phase-{phase} is missing in {}", game.slug(), words.lang());
            let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
            played.play(seat, &action).unwrap();
        }
    });
}

#[test]
fn everything_that_happens() {
    for &game in GAMES {
        for level in [Level::Random, Level::Medium] {
            for players in game.players() {
                (0..N_GAMES).for_each(|n| say_a_game(game, level, players, n));
            }
        }
    }
}

/// Plays a game to its end and says all of it.
fn say_a_game(game: &'static dyn AnyGame, level: Level, players: u8, n: u64) {
    say_with(game, level, players, &[], n);
}

fn say_with(game: &'static dyn AnyGame, level: Level, players: u8, options: &[(String, String)], n: u64) {
    let slug = game.slug();
    let mut played = game.start(players, options, Seed::from_phrase("words", n)).unwrap();
    let mut bot = game.bot(level, n);
    let mut notations = BTreeSet::new();
    while let Turn::Seats(seats) = played.turn() {
        let seat = seats.lowest().unwrap();
        notations.extend(played.legal(seat));
        let action = bot.choose(seat, &*played.any_view(Observer::Seat(seat)));
        played.play(seat, &action).unwrap();
    }
    for &lang in Lang::ALL {
        let words = Words::of(lang);
        for notation in &notations {
            let text = words.action_with_names(slug, notation, &|number| NAMES[usize::from(number) - 1].to_owned());
            is_said(&text, slug, notation);
            assert_ne!(text, *notation, "an action without words in {lang}");
            grammar::check(lang, &text);
        }
        say_events(&*played, words);
        let parts = played.scores().into_iter().flat_map(|score| score.parts);
        parts.for_each(|(id, _)| has(words, &format!("{slug}-score-{id}")));
    }
}

/// Says what every observer hears, each as its reader.
fn say_events(played: &dyn AnyMatch, words: &Words) {
    let seats = played.scores().into_iter().map(|score| Observer::Seat(score.seat));
    for observer in seats.chain([Observer::Spectator, Observer::Arbiter]) {
        let is_reader = |number| matches!(observer, Observer::Seat(seat) if seat.number() == number);
        let name = |number| if is_reader(number) { words.you() } else { NAMES[usize::from(number) - 1].to_owned() };
        for (_, event) in played.news(observer, 0) {
            has_all_ids(words, played.slug(), &event);
            let text = words.event(played.slug(), &event, &name);
            is_said(&text, played.slug(), &event.to_string());
            grammar::check(words.lang(), &text);
        }
    }
}

/// Every text in an event is the code of a piece or of a word.
fn has_all_ids(words: &Words, slug: &str, event: &Value) {
    let fields = event.as_object().expect("an event is an object");
    let values = fields.iter().filter(|(field, _)| *field != "type").map(|(_, value)| value);
    let single = |value: &'_ Value| value.as_array().cloned().unwrap_or_else(|| vec![value.clone()]);
    for id in values.flat_map(single).filter_map(|value| value.as_str().map(str::to_owned)) {
        has_piece(words, slug, &id);
    }
}

/// A code is named in words, unless it is itself what players call the piece: a letter, a number or both (`E07`).
#[track_caller]
fn has_piece(words: &Words, slug: &str, code: &str) {
    let is_a_word = words.has(&format!("{slug}-word-{code}")) || words.has(&format!("{slug}-piece-{code}"));
    let is_a_name = code.chars().all(|it| it.is_ascii_uppercase() || it.is_ascii_digit());
    assert!(
        is_a_word || is_a_name || words.piece(slug, code) != code,
        "{code} of {slug} is unnamed in {}",
        words.lang()
    );
}

/// Chance may not show all of them.
#[test]
fn all_cards_and_ends_of_money() {
    for &lang in Lang::ALL {
        let codes = money::Card::CODES.iter().chain(&money::Currency::CODES);
        codes.for_each(|code| assert_ne!(Words::of(lang).piece("money", code), *code));
        for rare in [money::Event::LastRound, money::Event::Standstill] {
            let event = serde_json::to_value(rare).unwrap();
            is_said(&Words::of(lang).event("money", &event, &|_| String::new()), "money", &event.to_string());
        }
    }
}

/// Chance may not show all of them.
#[test]
fn all_cards_rare_events_and_broken_decks_of_donnant() {
    for &lang in Lang::ALL {
        let words = Words::of(lang);
        donnant::Colour::CODES.iter().for_each(|code| has(words, &format!("donnant-piece-{code}")));
        donnant::Fault::ALL.iter().for_each(|fault| has(words, &format!("donnant-setup-deck-{}", fault.id())));
        let (seat, card) = (kernel::Seat::new(0), donnant::Card::CODES[0].parse().unwrap());
        for rare in [donnant::Event::LastRound, donnant::Event::Late, donnant::Event::Declined { seat, card }] {
            let event = serde_json::to_value(rare).unwrap();
            is_said(&words.event("donnant", &event, &|_| String::new()), "donnant", &event.to_string());
        }
    }
}

/// Options bring locations, opponents and endings that the default has not.
#[test]
fn all_cards_and_ends_of_mint_works() {
    use mint_works::{Event, Location, Plan};
    let rare = [Event::LastRound, Event::SupplyShort, Event::MintsGone { seat: kernel::Seat::new(1) }];
    for &lang in Lang::ALL {
        let codes = Plan::CODES.iter().chain(&Location::CODES);
        codes.for_each(|code| has(Words::of(lang), &format!("mint-works-piece-{code}")));
        for event in rare.map(|event| serde_json::to_value(event).unwrap()) {
            is_said(&Words::of(lang).event("mint-works", &event, &|_| String::new()), "mint-works", &event.to_string());
        }
    }
    let game = catalog::game("mint-works").unwrap();
    let settings = [
        (1, "ai", "rachael"),
        (1, "ai", "sonic"),
        (1, "ai", "mort"),
        (3, "advanced", "recycler,temp-agency"),
        (4, "advanced", "crowdfunder,swap-meet"),
        (4, "advanced", "swap-meet,temp-agency"),
    ];
    for (players, key, value) in settings {
        (0..N_GAMES).for_each(|n| say_with(game, Level::Random, players, &[(key.to_owned(), value.to_owned())], n));
    }
}

#[test]
fn all_cards_and_rare_events_of_alhambra() {
    use alhambra::{Building, Category, Currency, Event, Note, Place, Scoring};
    use kernel::{Piece, Seat};

    let (seat, place, building) = (Seat::new(0), Place::Third, Building::from_index(0));
    let rare = [
        Event::Passed { seat },
        Event::Reshuffled { notes: 1 },
        Event::Unclaimed { place, building },
        Event::Inherited { seat, place, building },
    ];
    for &lang in Lang::ALL {
        let words = Words::of(lang);
        let names = Category::CODES.iter().chain(&Currency::CODES).chain(&Scoring::CODES);
        names.for_each(|code| has_piece(words, "alhambra", code));
        Building::CODES.iter().chain(&Note::CODES).for_each(|code| assert_ne!(words.piece("alhambra", code), *code));
        for event in rare {
            let event = serde_json::to_value(event).unwrap();
            is_said(&words.event("alhambra", &event, &|_| String::new()), "alhambra", &event.to_string());
        }
        is_said(&words.action("alhambra", "pass"), "alhambra", "pass");
    }
    let words = Words::of(Lang::En);
    let gift = "Buy the building in space 3 for Martin with 4 dirhams and 5 dirhams";
    assert_eq!(words.action("alhambra", "buy 3 G4 G5 martin"), gift);
    assert_eq!(words.action("alhambra", "take Y1 G2 O2"), "Take 1 florin, 2 dirhams and 2 ducats");
}
