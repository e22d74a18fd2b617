//! Pairs, byes and seats.

use tournaments::{Format, POINT};

use crate::harness::{KINDS, Kind, Play, settings};

/// The repeated pairs of a tournament.
fn repeats(play: &Play) -> u32 {
    play.meetings().values().map(|times| times - 1).sum()
}

#[test]
fn a_swiss_field_of_hundreds_never_repeats_a_pair() {
    for (n, size, sizes, rounds) in
        [(301, 2, &[2][..], 11), (300, 4, &[2, 3, 4], 8), (500, 3, &[2, 3, 4, 5], 7), (64, 2, &[2], 12)]
    {
        let play = Play::new(settings(Format::Swiss { rounds }, size, sizes), &vec![Kind::Bot; n], n as u64).finish();
        assert_eq!(play.pairings.len(), usize::from(rounds));
        assert_eq!(repeats(&play), 0, "{n} entrants at tables of {size}");
    }
}

/// As many rounds as there are opponents: every pair meets, although nobody has planned it from the first round on.
/// A round that cannot be made without a repeat has as few as possible.
#[test]
fn small_swiss_fields_repeat_only_what_cannot_be_avoided() {
    for n in [4, 6, 8, 10] {
        for seed in 0..20 {
            let format = Format::Swiss { rounds: n as u8 - 1 };
            let mut play = Play::new(settings(format, 2, &[2]), &vec![Kind::Bot; n], seed);
            loop {
                let (before, paired) = (play.meetings(), play.pairings.len());
                if !play.step() {
                    break;
                }
                if play.pairings.len() > paired {
                    let met = |a: &u16, b: &u16| before.get(&(*a.min(b), *a.max(b))).copied().unwrap_or(0);
                    let made: u32 = play.pairings[paired].tables.iter().map(|it| met(&it[0], &it[1])).sum();
                    assert_eq!(made, fewest(&(0..n as u16).collect::<Vec<_>>(), &met), "{n} entrants, seed {seed}");
                }
            }
        }
    }
}

/// The fewest repeats of any way to pair these entrants, by trying all.
fn fewest(open: &[u16], met: &dyn Fn(&u16, &u16) -> u32) -> u32 {
    let Some((first, others)) = open.split_first() else { return 0 };
    let with = |index: usize| {
        let mut rest = others.to_vec();
        let partner = rest.remove(index);
        met(first, &partner) + fewest(&rest, met)
    };
    (0..others.len()).map(with).min().unwrap_or(0)
}

#[test]
fn nobody_has_a_second_bye_before_everybody_has_had_one() {
    for (n, size, sizes) in [(7, 2, &[2][..]), (9, 2, &[2]), (10, 4, &[4]), (23, 6, &[6])] {
        let format = Format::Swiss { rounds: 12 };
        let play = Play::new(settings(format, size, sizes), &vec![Kind::Reliable; n], 3).finish();
        let byes = play.byes();
        assert!(byes.iter().max().unwrap() - byes.iter().min().unwrap() <= 1, "{byes:?}");
        assert!(byes.iter().sum::<u32>() > 0);
    }
}

#[test]
fn equal_points_meet_and_the_first_half_meets_the_second() {
    let no_draws = |play: &Play| play.tournament.tables().iter().all(|it| it.places != [1, 1]);
    let played = |seed| Play::new(settings(Format::Swiss { rounds: 2 }, 2, &[2]), &[Kind::Bot; 8], seed).finish();
    let play = (0..).map(played).find(no_draws).unwrap();
    let seeds = play.tournament.seeds();
    let mut first: Vec<Vec<u16>> = play.pairings[0].tables.clone();
    first.iter_mut().for_each(|it| it.sort_by_key(|it| seeds.iter().position(|seed| seed == it)));
    let expected: Vec<Vec<u16>> = (0..4).map(|n| vec![seeds[n], seeds[n + 4]]).collect();
    assert_eq!(first, expected);
    // The four winners meet in pairs.
    let winners: Vec<u16> =
        play.tournament.tables()[..4].iter().map(|it| it.seats[usize::from(it.places == [2, 1])]).collect();
    for table in &play.pairings[1].tables {
        assert_eq!(winners.contains(&table[0]), winners.contains(&table[1]), "{table:?}");
    }
}

#[test]
fn seats_are_shared_fairly() {
    let play = Play::new(settings(Format::Swiss { rounds: 10 }, 2, &[2]), &[Kind::Bot; 40], 5).finish();
    for entrant in 0..40 {
        let first = play.tournament.tables().iter().filter(|it| it.seats[0] == entrant).count();
        assert!((3..=7).contains(&first), "{entrant} was first {first} times of ten");
    }
}

#[test]
fn a_bye_is_a_full_point() {
    let play = Play::new(settings(Format::Swiss { rounds: 1 }, 2, &[2]), &[Kind::Bot; 3], 5).finish();
    let bye = play.pairings[0].byes[0];
    assert_eq!(play.tournament.points()[usize::from(bye)], POINT);
    assert_eq!(play.tournament.points().iter().sum::<u32>(), 2 * POINT);
}

#[test]
fn hundreds_of_all_kinds_play_to_the_end() {
    for seed in 0..3 {
        let kinds: Vec<Kind> = (0..360).map(|n| KINDS[(n * 7 + seed) % KINDS.len()]).collect();
        let mut settings = settings(Format::Swiss { rounds: 8 }, 3, &[2, 3, 4]);
        if seed == 1 {
            settings.no_show = tournaments::NoShow::Forfeit;
        }
        let play = Play::new(settings, &kinds, seed as u64).finish();
        assert_eq!(play.pairings.len(), 8);
        let points = play.tournament.points();
        for (entrant, kind) in kinds.iter().enumerate() {
            let state = &play.tournament.entrants()[entrant];
            match kind {
                Kind::Ghost => {
                    let byes = play.byes()[entrant] * POINT;
                    assert_eq!((points[entrant], state.active), (byes, false), "a ghost is paired twice");
                }
                Kind::Reliable | Kind::Bot => assert!(state.active),
                _ => (),
            }
        }
        let paired = |round: usize| play.pairings[round].tables.iter().flatten().count();
        assert!(paired(7) < paired(0), "those who have gone are not waited for");
    }
}
