use kernel::{Game, Observer, Redact, Step, StepOf, Turn, Witnesses};
use rand_pcg::Pcg64Mcg;

use crate::{another, legal};

/// For each observer a state that its view does not rule out; checks that the view is all it depends on.
pub fn determinizations<G: Game>(game: &G, observers: &[Observer], rng: &mut Pcg64Mcg) -> Vec<(Observer, G)> {
    assert_eq!(&G::determinize(&game.view(Observer::Arbiter), rng), game, "the arbiter knows all");
    let one = |&observer: &Observer| {
        let view = game.view(observer);
        let other = G::determinize(&view, rng);
        assert_eq!(other.view(observer), view, "a determinization keeps the view of {observer:?}");
        assert_eq!(other.turn(), game.turn(), "the turn is public");
        assert_eq!(scores(&other), scores(game), "scores tell {observer:?} no more than its view");
        if let Observer::Seat(seat) = observer {
            assert_eq!(legal(&other, seat), legal(game, seat), "a view decides its own actions");
        }
        let json = serde_json::to_string(&view).expect("views are plain data");
        assert_eq!(serde_json::from_str::<G::View>(&json).expect("views can be read again"), view);
        (observer, other)
    };
    observers.iter().map(one).collect()
}

fn scores<G: Game>(game: &G) -> Vec<i32> {
    let mut lines = Vec::new();
    game.scored().iter().for_each(|seat| game.score(seat, &mut |_, points| lines.push(points)));
    lines
}

/// Whoever does not witness a step cannot tell it from another possible one; where it sees a part of it,
/// there is no telling which others have the same part, and the other laws must do.
pub fn is_discreet<G: Game>(game: &G, step: StepOf<G>, observers: &[Observer], rng: &mut Pcg64Mcg) {
    let unlike = another(game, step, rng);
    let sees = |observer, step| match game.witnesses(step) {
        Witnesses::Partly(_) => true,
        witnesses => witnesses.include(observer),
    };
    for &observer in observers.iter().filter(|&&it| !sees(it, step) && !sees(it, unlike)) {
        let after = |step| {
            let (mut game, mut heard) = (game.clone(), Vec::new());
            game.apply(step, &mut |event| heard.extend(event.redacted(observer)));
            (game.view(observer), game.turn(), heard)
        };
        assert_eq!(after(step), after(unlike), "{observer:?} must not tell {step:?} from {unlike:?}");
    }
}

/// Where two states look alike to an observer after a step, it has heard the same, unless it saw that the
/// steps were not.
pub fn news_is_no_more_than_the_view<G: Game>(
    game: &G,
    step: StepOf<G>,
    news: &[G::Event],
    others: &[(Observer, G)],
    rng: &mut Pcg64Mcg,
) {
    let heard = |events: &[G::Event], observer| -> Vec<G::Event> {
        events.iter().filter_map(|event| event.redacted(observer)).collect()
    };
    for &(observer, ref other) in others {
        if matches!(step, Step::Act(seat, _) if legal(other, seat).is_empty()) {
            continue;
        }
        let unlike = another(other, step, rng);
        let seen = unlike != step && other.witnesses(unlike).include(observer);
        let steps = [Some(step), (!seen).then_some(unlike)];
        for step in steps.into_iter().flatten().filter(|&it| is_possible(other, it)) {
            let (mut other, mut gossip) = (other.clone(), Vec::new());
            other.apply(step, &mut |event| gossip.push(event));
            if other.view(observer) == game.view(observer) {
                assert_eq!(heard(news, observer), heard(&gossip, observer), "news tells no more than the view");
            }
        }
    }
}

fn is_possible<G: Game>(game: &G, step: StepOf<G>) -> bool {
    match (step, game.turn()) {
        (Step::Act(seat, action), Turn::Seats(seats)) => seats.contains(seat) && game.is_legal(seat, action),
        (Step::Chance(outcome), Turn::Chance) => {
            let mut found = false;
            game.outcomes(&mut |it, _| found |= it == outcome);
            found
        }
        _ => false,
    }
}
