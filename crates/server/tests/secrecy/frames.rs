//! The bytes that are compared are those of the protocol, and changes lead to them.

use catalog::{GAMES, NewsTexts};
use protocol::{Frame, News, ServerMessage};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use server::{
    store::{Clock, Table},
    testing::{Common, EventsSince, FrameBase, GameSession, HistoryUpdate, PublicChange, frame_text},
};

use super::{bytes, random_entries, tables::table};

/// What a client makes of changes is what another is sent whole, byte for byte. And changes are a fraction of it.
#[test]
fn changes_lead_to_the_same_frames() {
    for game in GAMES {
        let (mut whole, mut changed) = (0, 0);
        for n in 0..20 {
            let (mut table, mut rng) = (table(*game, *game.players().end(), n), Pcg64Mcg::seed_from_u64(n));
            if n % 4 == 0 {
                table.settings.clock = Clock::Live { seconds: 600, increment: 5 };
            }
            let entries = random_entries(&table, &mut rng);
            for observer in GameSession::begin(&table).unwrap().observers() {
                let (mut followed, mut expected): (Option<Frame>, _) = (None, String::new());
                for text in bytes(&table, &entries, observer, &[]) {
                    match ServerMessage::read(&text) {
                        Ok(ServerMessage::Frame(frame)) => {
                            followed.get_or_insert(frame);
                            expected = text;
                        }
                        // It comes after the same as a whole frame.
                        Ok(ServerMessage::Change(change)) => {
                            (whole, changed) = (whole + expected.len(), changed + text.len());
                            let frame = followed.as_mut().expect("a whole frame comes first");
                            frame.apply(&change).unwrap_or_else(|why| panic!("{why}: {text}"));
                            assert_eq!(ServerMessage::Frame(frame.clone()).to_text(), expected, "{text}");
                        }
                        _ => (),
                    }
                }
            }
        }
        assert!(changed * 2 < whole, "{}: {changed} bytes instead of {whole}", game.slug());
    }
}

/// A table writes once what is the same for several observers. Each is sent the bytes that it would be sent alone, no
/// matter who else is there.
#[test]
fn what_is_written_once_for_all_is_what_each_would_be_sent() {
    for game in GAMES {
        let compared: usize = (0..8).map(|n| compare_with_alone(&table(*game, *game.players().end(), n), n)).sum();
        assert!(compared > 200, "{}: {compared} changes", game.slug());
    }
}

/// Plays at random, and holds every change that is written beside others against the same written alone. Returns how many
/// there were.
fn compare_with_alone(table: &Table, n: u64) -> usize {
    let (mut session, mut rng) = (GameSession::begin(table).unwrap(), Pcg64Mcg::seed_from_u64(n));
    session.followed.fill(true);
    let mut shown: Vec<Option<FrameBase>> = session.observers().map(|_| None).collect();
    let mut compared = 0;
    for entry in random_entries(table, &mut rng) {
        let mut change = session.apply(&entry).unwrap();
        let common = Common::of(&session, 0);
        let (mut for_all, mut texts) = (PublicChange::default(), NewsTexts::default());
        for (index, observer) in session.observers().enumerate().filter(|(index, _)| change.shown[*index]) {
            let told = HistoryUpdate::of(&session, observer, &change, &mut texts).into_news();
            let now = FrameBase::of(&session, observer, change.views[index].take(), &common);
            if let Some(before) = &shown[index] {
                let alone = HistoryUpdate::of(&session, observer, &change, &mut NewsTexts::default()).into_news();
                let alone = now.change(before, &alone, &common, &mut PublicChange::default());
                assert_eq!(now.change(before, &told, &common, &mut for_all), alone);
                compared += 1;
            }
            shown[index] = Some(now);
        }
        session.played.forget_news();
    }
    compared
}

/// Frames are written by hand for speed: the bytes are those that the type of the protocol gives.
#[test]
fn a_frame_is_one_of_the_protocol_byte_for_byte() {
    for game in GAMES {
        let (table, mut rng) = (table(*game, *game.players().end(), 7), Pcg64Mcg::seed_from_u64(7));
        let mut session = GameSession::begin(&table).unwrap();
        for entry in random_entries(&table, &mut rng) {
            let since = session.apply(&entry).unwrap().since;
            for observer in session.observers() {
                let events = session.played.raw_news(observer, since).into_iter();
                let news = events.map(|(_, event)| News { version: 1, event }).collect();
                let events = EventsSince { since: 0, news };
                let text = frame_text(&session, observer, &events, &Common::of(&session, 0));
                let message = ServerMessage::read(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                assert_eq!(message.to_text(), text);
            }
        }
    }
}
