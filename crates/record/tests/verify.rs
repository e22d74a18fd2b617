//! What is altered in an honest record is found.

use kernel::PlayError;
use money::{Money, Refusal};
use record::{Mover, Record, ReplayError, SeatShare, Seed, Share, replay, verify};

fn honest() -> Record {
    Record::parse(include_str!("../../games/money/tests/records/pile-exact.record")).unwrap()
}

fn refused(alter: impl FnOnce(&mut Record)) -> ReplayError<Refusal> {
    let mut record = honest();
    alter(&mut record);
    verify::<Money>(&record).unwrap_err()
}

#[test]
fn an_honest_record_is_accepted_with_or_without_its_seed() {
    let verdict = verify::<Money>(&honest()).unwrap();
    assert!(verdict.seed && verdict.hash && verdict.ended);
    let mut blind = honest();
    (blind.seed, blind.seed_hash) = (None, None);
    let verdict = verify::<Money>(&blind).unwrap();
    assert!(!verdict.seed && !verdict.hash && verdict.ended);
}

#[test]
fn alterations_are_found() {
    assert_eq!(refused(|it| it.game = "alhambra".to_owned()), ReplayError::Game);
    assert_eq!(refused(|it| it.revision = 99), ReplayError::Revision { found: 99, expected: 1 });
    assert_eq!(refused(|it| it.seed_hash = Some(Seed::new([0; 32]).hash())), ReplayError::Hash);
    assert!(matches!(refused(|it| it.players = 5), ReplayError::Impossible(_) | ReplayError::Dice(_)));
    assert!(matches!(refused(|it| it.players = 2), ReplayError::Options { .. }));
    assert!(matches!(refused(|it| it.options[0].1 = "10".to_owned()), ReplayError::Options { .. }));
    assert!(matches!(refused(|it| it.options[0].0 = "speed".to_owned()), ReplayError::Options { .. }));
    assert_eq!(refused(|it| it.end.as_mut().unwrap().scores[0].1 += 10), ReplayError::Result);
    assert_eq!(refused(|it| it.end.as_mut().unwrap().winners = vec![]), ReplayError::Result);
    assert_eq!(refused(|it| it.end = None), ReplayError::End);
    assert_eq!(refused(|it| it.steps.truncate(100)), ReplayError::End);
}

#[test]
fn an_altered_step_is_found_and_named() {
    let draw = |record: &Record| record.steps.iter().position(|(_, step)| step.starts_with("draw")).unwrap();
    let seal = |record: &Record| record.steps.iter().position(|(_, step)| step == "seal").unwrap();
    assert!(matches!(
        refused(|it| {
            let n = draw(it);
            it.steps.swap(n, n + 1);
        }),
        ReplayError::Dice(2)
    ));
    assert!(matches!(
        refused(|it| {
            let n = draw(it);
            it.steps[n].1 = "draw XYZ".to_owned();
        }),
        ReplayError::Parse(2, _)
    ));
    assert!(matches!(
        refused(|it| {
            let n = seal(it);
            it.steps[n].1 = "keep".to_owned();
        }),
        ReplayError::Play(_, PlayError::Refused(Refusal::BidsFirst))
    ));
    assert!(matches!(
        refused(|it| {
            let n = seal(it);
            it.steps[n].0 = Mover::Chance;
        }),
        ReplayError::Parse(..)
    ));
    assert!(matches!(
        refused(|it| {
            let n = seal(it);
            it.steps[n] = (Mover::Chance, "draw EUR20a".to_owned());
        }),
        ReplayError::Impossible(_)
    ));
    let unseeded = |it: &mut Record| {
        (it.seed, it.seed_hash) = (None, None);
        let n = draw(it);
        it.steps.remove(n);
    };
    assert!(!matches!(refused(unseeded), ReplayError::Dice(_)), "without the seed the rules still find it");
}

#[test]
fn entropy_of_the_players_changes_the_dice() {
    assert!(matches!(refused(|it| it.entropy.push((kernel::Seat::new(0), "mine".to_owned()))), ReplayError::Dice(1)));
}

#[test]
fn shares_change_the_dice_and_must_be_the_ones_committed_to() {
    let seat = kernel::Seat::new(0);
    let share = Share::new([9; 32]);
    let kept =
        |record: &Record| SeatShare { seat, commitment: share.commitment(record.seed_hash.unwrap(), seat), share };
    assert!(matches!(refused(|it| it.shares = vec![kept(it)]), ReplayError::Dice(1)));
    let broken = |it: &mut Record| it.shares = vec![SeatShare { share: Share::new([8; 32]), ..kept(it) }];
    assert_eq!(refused(broken), ReplayError::Share(seat));
}

#[test]
fn shares_are_written_and_read() {
    let mut record = honest();
    let seat = kernel::Seat::new(1);
    let share = Share::new([9; 32]);
    record.shares = vec![SeatShare { seat, commitment: share.commitment(record.seed_hash.unwrap(), seat), share }];
    (record.absent, record.withheld) = (vec![kernel::Seat::new(0)], vec![kernel::Seat::new(2)]);
    let text = record.to_string();
    assert_eq!(Record::parse(&text), Ok(record));
    let line = text.lines().find(|it| it.starts_with("share")).unwrap();
    assert!(Record::parse(&text.replace(line, &format!("{line}\n{line}"))).is_err(), "each seat at most one");
}

#[test]
fn an_unfinished_game_can_be_replayed() {
    let mut record = honest();
    record.steps.truncate(50);
    record.end = None;
    assert_eq!(replay::<Money>(&record).unwrap().log().len(), 50);
    assert!(!verify::<Money>(&record).unwrap().ended);
}
