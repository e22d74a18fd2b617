//! A tournament is its events: wherever it is stopped, it goes on in the same way.

use proptest::{collection, prelude::*, test_runner::RngSeed};
use tournaments::{Event, Format, Millis, NoShow, Tournament};

use crate::harness::{KINDS, Kind, Play, settings};

fn formats() -> impl Strategy<Value = Format> {
    prop_oneof![
        (1u8..8).prop_map(|rounds| Format::Swiss { rounds }),
        Just(Format::RoundRobin),
        Just(Format::Knockout),
        (1u32..20).prop_map(|minutes| Format::Arena { minutes }),
    ]
}

fn kinds() -> impl Strategy<Value = Vec<Kind>> {
    collection::vec(0..KINDS.len(), 0..24).prop_map(|it| it.into_iter().map(|n| KINDS[n]).collect())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 80, rng_seed: RngSeed::Fixed(7), failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn any_field_plays_to_the_end_and_replays_from_its_log(
        format in formats(), kinds in kinds(), size in 2u8..=6, forfeit in any::<bool>(), seed in any::<u64>(),
    ) {
        let mut settings = settings(format, size, &(2..=size).collect::<Vec<_>>());
        settings.no_show = if forfeit { NoShow::Forfeit } else { NoShow::Bot };
        let play = Play::new(settings.clone(), &kinds, seed).finish();
        let text = serde_json::to_string(&play.log).unwrap();
        let log: Vec<(Event, Millis)> = serde_json::from_str(&text).unwrap();
        let mut again = Tournament::new(settings);
        let mut due = Vec::new();
        for (event, at) in &log {
            due.push(again.due(*at));
            again.apply(event, *at).unwrap();
        }
        prop_assert_eq!(&again, &play.tournament);
        prop_assert_eq!(again.standings(), play.tournament.standings());
        // The same pairings are due where they were: what was stopped before its event is done in the same way.
        let paired = due.iter().filter(|it| matches!(it, tournaments::Due::Pair(_))).count();
        let recorded = log.iter().filter(|(it, _)| matches!(it, Event::Pair { .. })).count();
        prop_assert!(paired >= recorded);
    }
}
