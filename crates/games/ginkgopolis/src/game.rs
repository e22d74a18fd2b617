//! The trait, line by line: where each part of it is done.

use std::ops::RangeInclusive;

use kernel::{
    Compared, Differences, Draw, Fields as _, Game, Observer, OptionsError, Seat, Seats, Standing, Step, StepOf, Turn,
    Witnesses, standing,
};
use rand_core::Rng;

use crate::{
    Action, Drawn, Event, Ginkgopolis, MAX_PLAYERS, Options, Phase, Refusal, ScoreLine, Snapshot, View,
    round::MAX_ROUNDS, state::HAL,
};

impl Game for Ginkgopolis {
    const SLUG: &'static str = "ginkgopolis";
    const REVISION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 1..=MAX_PLAYERS;
    // In a round five players choose, are shown, take a gain or put a token down, and draw a card each, and
    // each draw may cost a new deck seven cards. In a game ten hands change, at four draws and as many new
    // decks; each of 51 tiles is drawn, returned and drawn again; and less than a hundred steps come before
    // the first round.
    const MAX_STEPS: usize = MAX_ROUNDS as usize * (5 + 1 + 5 + 5 + 5 * 7) + 10 * (1 + 4 + 4 * 7) + 3 * 51 + 5 + 100;

    type Options = Options;
    type Action = Action;
    type Chance = Drawn;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type ScoreLine = ScoreLine;
    type Snapshot = Snapshot;

    fn new(players: u8, options: &Options) -> Result<Self, OptionsError> {
        Ginkgopolis::begin(players, options)
    }

    fn seats(&self) -> Seats {
        self.everyone()
    }

    fn scored(&self) -> Seats {
        self.players.seats()
    }

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Draft => Turn::Seats(self.drafting()),
            Phase::Choose => Turn::Seats(self.choosing()),
            Phase::Gain => Turn::Seats(self.actor.into_iter().collect()),
            Phase::Token => Turn::Seats(Seats::only(self.token_mover())),
            Phase::Return => Turn::Seats(self.everyone().minus(self.done)),
            Phase::Over => Turn::Over,
            _ => Turn::Chance,
        }
    }

    fn actions(&self, seat: Seat, visit: &mut impl FnMut(Action)) {
        self.visit_actions(seat, visit);
    }

    fn pick(&self, seat: Seat, rng: &mut impl Rng) -> Action {
        self.pick_action(seat, rng)
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.refusal(seat, action)
    }

    fn outcomes(&self, visit: &mut impl FnMut(Drawn, u32)) {
        if self.to_discard > 0 {
            return self.deck.iter().for_each(|card| visit(Drawn::Discard(card), 1));
        }
        match self.phase {
            Phase::Found => self.unlaid().iter().for_each(|tile| visit(Drawn::Place(tile), 1)),
            Phase::Box => self.supply.iter().for_each(|tile| visit(Drawn::Box(tile), 1)),
            Phase::First => self.everyone().iter().for_each(|seat| visit(Drawn::First(seat), 1)),
            Phase::Sets => self.sets_left().for_each(|set| visit(Drawn::Set(set), 1)),
            Phase::Packs => {
                let left = self.characters_left();
                left.kinds().for_each(|kind| visit(Drawn::Pack(kind), left.count(kind).into()));
            }
            Phase::Pass => visit(Drawn::Pass, 1),
            Phase::Reveal => visit(Drawn::Reveal, 1),
            Phase::StartTiles | Phase::Tiles | Phase::HalTile => {
                self.supply.iter().for_each(|tile| visit(Drawn::Tile(tile), 1));
            }
            Phase::Draw | Phase::Change { .. } | Phase::HalCard => {
                self.deck.iter().for_each(|card| visit(Drawn::Draw(card), 1));
            }
            Phase::Discard
            | Phase::Draft
            | Phase::Choose
            | Phase::Gain
            | Phase::Token
            | Phase::Return
            | Phase::Over => (),
        }
    }

    fn sample(&self, rng: &mut impl Rng) -> Drawn {
        if self.to_discard > 0 {
            return Drawn::Discard(self.deck.nth(rng.below(self.deck.len())));
        }
        match self.phase {
            Phase::Found => {
                let unlaid = self.unlaid();
                Drawn::Place(unlaid.nth(rng.below(unlaid.len())))
            }
            Phase::Box => Drawn::Box(self.supply.nth(rng.below(self.supply.len()))),
            Phase::First => Drawn::First(Seat::new(rng.below(self.people.into()) as usize)),
            Phase::Sets => {
                let n = rng.below(self.sets_left().count() as u32);
                Drawn::Set(self.sets_left().nth(n as usize).expect("below their number"))
            }
            Phase::Packs => {
                let left = self.characters_left();
                Drawn::Pack(left.nth(rng.below(left.len().into())))
            }
            Phase::Pass | Phase::Reveal => {
                rng.below(1);
                if self.phase == Phase::Pass { Drawn::Pass } else { Drawn::Reveal }
            }
            Phase::StartTiles | Phase::Tiles | Phase::HalTile => {
                Drawn::Tile(self.supply.nth(rng.below(self.supply.len())))
            }
            _ => Drawn::Draw(self.deck.nth(rng.below(self.deck.len()))),
        }
    }

    fn act(&mut self, seat: Seat, action: Action, tell: &mut impl FnMut(Event)) {
        self.apply_action(seat, action, tell);
    }

    fn chance(&mut self, drawn: Drawn, tell: &mut impl FnMut(Event)) {
        self.apply_chance(drawn, tell);
    }

    fn witnesses(&self, step: StepOf<Self>) -> Witnesses {
        let only = |seat: Option<Seat>| {
            Witnesses::Only(seat.into_iter().filter(|&seat| self.everyone().contains(seat)).collect())
        };
        match step {
            Step::Act(seat, Action::Draft(_) | Action::Play(..) | Action::Return(_)) => only(Some(seat)),
            Step::Chance(Drawn::Box(_)) => only(None),
            Step::Chance(Drawn::Pack(_)) => only(self.next_pack()),
            Step::Chance(Drawn::Draw(_)) if self.phase != Phase::HalCard => only(self.next_to_draw()),
            Step::Chance(Drawn::Tile(_)) if self.phase == Phase::StartTiles => only(self.next_starter()),
            Step::Chance(Drawn::Tile(_)) if self.phase == Phase::Tiles => only(self.actor),
            _ => Witnesses::Everyone,
        }
    }

    fn compare_views(these: Compared<'_, View>, to: &mut impl Differences) -> bool {
        View::compare(these, to);
        true
    }

    fn view(&self, observer: Observer) -> View {
        self.view_for(observer)
    }

    fn determinize(view: &View, rng: &mut impl Rng) -> Self {
        Ginkgopolis::from_view(view, rng)
    }

    fn score(&self, seat: Seat, visit: &mut impl FnMut(ScoreLine, i32)) {
        self.score_lines(seat, visit);
    }

    /// Equal totals share the win, but not with Hal. Our ruling for one player: only more than Hal has is a win.
    fn standing(&self, seat: Seat) -> Standing {
        standing([self.total(seat), i32::from(self.is_solo() && seat == HAL)])
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(self)
    }
}
