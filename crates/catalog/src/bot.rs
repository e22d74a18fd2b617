//! A bot for one game, without its types.

use std::{any::Any, marker::PhantomData};

use bots::{ActionValue, Bot, Judge, Search, complete_decision};
use kernel::{Estimate, Game, Observer, SearchSettings, Seat};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A bot for one game.
pub trait AnyBot: Send + Sync {
    /// The observer whose view the bot needs: `seat` itself, except for a cheat, which sees everything.
    fn observer(&self, seat: Seat) -> Observer {
        Observer::Seat(seat)
    }

    /// The notation of a legal action of `seat`. `view` comes from [`ObserveMatch::any_view`](crate::ObserveMatch)
    /// for [`AnyBot::observer`].
    ///
    /// # Panics
    /// Where `view` is of another game, or `seat` owes no choice in it.
    fn choose(&mut self, seat: Seat, view: &dyn Any) -> String;

    /// Whether the next choice can start from what the last search has found, so that the bot is worth keeping in
    /// memory.
    fn has_reusable_tree(&self) -> bool;
}

/// The result of a search for one action.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The notation of the action.
    pub action: String,
    /// The probability of winning with it.
    pub chance: f32,
}

/// What a search would do with one decision.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Proposal {
    /// The notation of all its actions: more than one where a decision takes several that show nothing on the way.
    pub actions: Vec<String>,
    /// The best choices for the first of them, the best first.
    pub choices: Vec<Advice>,
}

/// A bot of the game `G` as an [`AnyBot`].
struct ErasedBot<G, B> {
    bot: B,
    sees_all: bool,
    game: PhantomData<fn() -> G>,
}

pub(crate) fn erase<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(ErasedBot { bot, sees_all: false, game: PhantomData })
}

/// A bot that decides from the arbiter's view: for measurements only.
#[cfg(feature = "learning")]
pub(crate) fn erase_cheat<G: Game>(bot: impl Bot<G> + 'static) -> Box<dyn AnyBot> {
    Box::new(ErasedBot { bot, sees_all: true, game: PhantomData })
}

impl<G: Game, B: Bot<G>> AnyBot for ErasedBot<G, B> {
    fn observer(&self, seat: Seat) -> Observer {
        if self.sees_all { Observer::Arbiter } else { Observer::Seat(seat) }
    }

    fn choose(&mut self, seat: Seat, view: &dyn Any) -> String {
        self.bot.choose(seat, downcast::<G>(view)).to_string()
    }

    fn has_reusable_tree(&self) -> bool {
        self.bot.has_reusable_tree()
    }
}

/// The `n` best actions by the search of a hard bot, or by a master's where there is a net, the best first, and the whole decision that the best begins.
///
/// What follows the first action is searched in a state that the view does not rule out, and only as far as nothing is
/// shown on the way: so it tells nothing that the view does not.
pub(crate) fn advise<G: Estimate>(judge: &Judge, seat: Seat, view: &dyn Any, seed: u64, n: usize) -> Proposal {
    let view = downcast::<G>(view);
    // With the budget of a hard bot: who asks for a hint waits for it.
    let SearchSettings { iterations, time_limit, .. } = G::HARD;
    let by_net = SearchSettings { iterations, time_limit, ..G::MASTER };
    let mut search = Search::<G>::with_judge(if judge.has_net() { by_net } else { G::HARD }, judge, seed);
    search.run(seat, view);
    let found = search.actions(seat);
    let Some(best) = found.first().map(|it| it.action) else { return Proposal::default() };
    let advice = |it: ActionValue<G::Action>| Advice { action: it.action.to_string(), chance: it.value };
    let choices = found.into_iter().take(n).map(advice).collect();

    let state = G::determinize(view, &mut Pcg64Mcg::seed_from_u64(seed));
    let actions = complete_decision(state, seat, best, &mut search).iter().map(ToString::to_string).collect();
    Proposal { actions, choices }
}

pub(crate) fn downcast<G: Game>(view: &dyn Any) -> &G::View {
    view.downcast_ref::<G::View>().unwrap_or_else(|| panic!("expected a view of {}", G::SLUG))
}
