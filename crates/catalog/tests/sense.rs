//! No level makes a choice that is worse than doing nothing at once and changes nothing else. Games of bots are searched
//! for such patterns: choices that are taken back by the next, and what is spent without effect.

use catalog::{AnyBot, Level, game};
use kernel::{Observer, Seat, Turn};
use record::Seed;

/// One choice of a game.
struct Choice {
    seat: Seat,
    action: String,
    /// What the seat saw before.
    view: u64,
}

/// All choices of `games` games of bots of one level, game by game.
fn choices(slug: &str, level: Level, games: u64) -> Vec<Vec<Choice>> {
    let game = game(slug).unwrap();
    let players = (*game.players().start()).max(2);
    let play = |n| {
        let mut played = game.start(players, &[], Seed::from_phrase("sense", n)).unwrap();
        let mut bots: Vec<Box<dyn AnyBot>> =
            (0..players).map(|seat| game.bot(level, n << 8 | u64::from(seat))).collect();
        let mut choices = Vec::new();
        while let Turn::Seats(seats) = played.turn() {
            let seat = seats.lowest().unwrap();
            let observer = Observer::Seat(seat);
            let action = bots[seat.index()].choose(seat, &*played.any_view(observer));
            let view = played.view_hash(observer);
            played.play(seat, &action).unwrap();
            choices.push(Choice { seat, action, view });
        }
        choices
    };
    (0..games).map(play).collect()
}

/// How many choices lead a seat back to what it saw before its last one.
fn reversals(choices: &[Vec<Choice>]) -> usize {
    let of_game = |game: &Vec<Choice>| {
        let is_back = |it: &&[Choice]| it[0].seat == it[1].seat && it[1].seat == it[2].seat && it[0].view == it[2].view;
        game.windows(3).filter(is_back).count()
    };
    choices.iter().map(of_game).sum()
}

/// How many actions there are that begin with one of `verbs`, and how many of them their seat follows up by one that
/// begins with one of `ends`.
fn spent_and_lost(choices: &[Vec<Choice>], verbs: &[&str], ends: &[&str]) -> (usize, usize) {
    let begins = |it: &Choice, with: &[&str]| with.iter().any(|verb| it.action.split(' ').next() == Some(verb));
    let (mut spent, mut lost) = (0, 0);
    for game in choices {
        for (nth, it) in game.iter().enumerate().filter(|(_, it)| begins(it, verbs)) {
            spent += 1;
            let next = game[nth + 1..].iter().find(|next| next.seat == it.seat);
            lost += usize::from(next.is_none_or(|next| begins(next, ends)));
        }
    }
    (spent, lost)
}

#[test]
fn nothing_is_taken_back_by_the_next_choice() {
    for slug in ["money", "alhambra", "mint-works", "ginkgopolis", "donnant"] {
        for (level, games) in [(Level::Easy, 4), (Level::Medium, 4), (Level::Hard, 1)] {
            assert_eq!(reversals(&choices(slug, level, games)), 0, "{slug} {level:?}");
        }
    }
}

/// Easy bots may lose one that was of use by a slip.
#[test]
fn bonuses_of_donnant_serve_something() {
    let of_levels = [(Level::Easy, 12, 0.5), (Level::Medium, 12, 0.0), (Level::Hard, 3, 0.1), (Level::Master, 12, 0.0)];
    for (level, games, most) in of_levels {
        let choices = choices("donnant", level, games);
        let (spent, lost) = spent_and_lost(&choices, &["tweak", "paint"], &["end", "skip"]);
        let (rerolls, single) = rerolls(&choices);
        assert!(lost as f64 <= most * spent as f64, "{level:?}: {lost} of {spent} bonuses lost");
        assert!(10 * single < 9 * rerolls, "{level:?}: {single} of {rerolls} re-rolls are of a single die");
    }
}

fn rerolls(choices: &[Vec<Choice>]) -> (usize, usize) {
    let sizes: Vec<usize> =
        choices.iter().flatten().filter_map(|it| it.action.strip_prefix("reroll ")).map(str::len).collect();
    (sizes.len(), sizes.iter().filter(|len| **len == 1).count())
}

/// What cannot be paid for comes back with everybody's knowledge of it.
#[test]
fn tiles_of_ginkgopolis_can_be_paid_for() {
    for (level, games) in [(Level::Easy, 8), (Level::Medium, 8), (Level::Hard, 2)] {
        let (slug, mut lost) = ("ginkgopolis", 0);
        for (n, game) in choices(slug, level, games).iter().enumerate() {
            let mut played = catalog::game(slug).unwrap().start(2, &[], Seed::from_phrase("sense", n as u64)).unwrap();
            for it in game {
                let seen = played.news(Observer::Arbiter, 0).len();
                played.play(it.seat, &it.action).unwrap();
                let news = played.news(Observer::Arbiter, seen);
                lost += news.iter().filter(|(_, event)| event["type"] == "takes-back").count();
            }
        }
        assert!(lost as u64 <= games / 4, "{level:?}: {lost} tiles came back");
    }
}
