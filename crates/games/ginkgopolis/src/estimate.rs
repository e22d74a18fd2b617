//! A cheap judgement of a position: what would count now, and what the rest may still become.

use kernel::{Candidates, Estimate, NetUse, SearchSettings, Seat, Sheet};

use crate::{
    Action, Face, Ginkgopolis, Items, Phase, Tiles, Trigger,
    bonus::{Bonus, bonuses},
    features::FEATURES,
    net_inputs::NET_INPUTS,
    state::N_SEATS,
    weights::WEIGHTS,
};

/// About how many rounds a game has.
const ROUNDS: f32 = 18.0;
/// How often a player takes each action in a round: exploit, urbanize, build up.
const OFTEN: [f32; 3] = [0.35, 0.25, 0.4];
/// What a resource and a tile behind the screen may become, while there is time.
const RESOURCE: f32 = 0.9;
const TILE: f32 = 0.7;
/// More of them than one can lay in a few rounds are worth less.
const PLENTY: f32 = 7.0;
const SPARE: f32 = 0.3;
/// A resource in the city, besides what its district counts now: there is more to come.
const LAID: f32 = 0.75;
/// What an end card may still gain.
const END_CARD: f32 = 3.0;
/// What an opponent has counts against oneself, in part.
const OTHERS: f32 = 0.4;
/// From this round on it is worth more and more to lay resources: bots that only gain would never end.
const PATIENCE: u16 = 24;
const IMPATIENCE: f32 = 0.12;

impl Estimate for Ginkgopolis {
    const FEATURES: &'static [&'static str] = FEATURES;
    const SEARCH: SearchSettings =
        SearchSettings { candidates: Candidates::Sample(3), quiescence: true, ..SearchSettings::DEFAULT };
    /// Actions differ little in value here, and only a long search can afford to look at few of them closely.
    const EXPERT: SearchSettings = SearchSettings { exploration: 0.2, ..Self::SEARCH.expert() };
    const MASTER: SearchSettings =
        SearchSettings { exploration: 0.4, net: NetUse::LEAVES, rechoose: true, ..Self::SEARCH.expert() };

    const NET_INPUTS: usize = NET_INPUTS;

    #[inline]
    fn write_net_inputs(&self, viewer: Seat, sheet: &mut impl Sheet) {
        self.write_inputs(viewer, sheet);
    }

    fn estimate(&self, seat: Seat) -> Option<f32> {
        if self.hides_a_card(seat) && self.everyone().contains(seat) {
            return Some(self.as_if_resolved(seat).weigh(seat));
        }
        Some(self.weigh(seat))
    }

    /// A tile that cannot be paid for comes back, and everybody has seen it.
    fn is_sensible(&self, seat: Seat, action: Action) -> bool {
        !matches!(action, Action::Play(card, Some(tile)) if !self.can_pay(seat, card, tile))
    }

    fn features(&self, seat: Seat, into: &mut [f32]) {
        if self.hides_a_card(seat) && self.everyone().contains(seat) {
            return self.as_if_resolved(seat).describe(seat, into);
        }
        self.describe(seat, into);
    }

    /// Cards are chosen at the same time, and so are the tiles that are returned.
    fn take_back_unseen(&mut self, seat: Seat) {
        let others = self.everyone().without(seat);
        match self.phase {
            Phase::Choose => {
                for other in others.iter() {
                    let player = &mut self.players[other];
                    player.card.take().into_iter().for_each(|card| player.hand.insert(card));
                    player.laid.take().into_iter().for_each(|tile| player.tiles.insert(tile));
                }
            }
            Phase::Return => {
                others.iter().for_each(|other| self.players[other].returning = Tiles::EMPTY);
                self.done = self.done.minus(others);
            }
            _ => (),
        }
    }

    /// A hidden choice is judged as if it were carried out; whatever the carrying out asks for is answered first.
    fn is_quiescent(&self) -> bool {
        !matches!(self.phase, Phase::Gain | Phase::Token | Phase::Return)
    }

    fn weights(&self) -> &'static [f32] {
        &WEIGHTS
    }
}

impl Ginkgopolis {
    fn weigh(&self, seat: Seat) -> f32 {
        self.weigh_with(seat, &self.district_points(), self.card_points(seat) as f32)
    }

    /// The same where the points of districts and cards are known already.
    pub(crate) fn weigh_with(&self, seat: Seat, districts: &[u16; N_SEATS], cards: f32) -> f32 {
        let player = &self.players[seat];
        let sure = |it: Seat| f32::from(self.players[it].points) + f32::from(districts[it.index()]);
        let others = self.players.seats().without(seat);
        let best = others.iter().map(sure).fold(0.0, f32::max);
        let now = sure(seat) + cards + 2.0 * f32::from(player.hand_tokens) - OTHERS * best;
        if self.phase == Phase::Over {
            return now;
        }
        let left = self.time_left();
        // Whatever cannot be laid any more is worth nothing, and in the last round hardly anything can.
        let time = (3.0 * left).min(1.0);
        let tiles = player.tiles.len() as f32 + f32::from(self.work.due) * f32::from(self.actor == Some(seat));
        let laid = f32::from(self.n_resources() - player.resources - player.supply);
        let hope = time * (RESOURCE * stock(player.resources.into()) + TILE * stock(tiles) + LAID * laid);
        let hurry = IMPATIENCE * f32::from(self.round.saturating_sub(PATIENCE));
        let impatience = hurry * (laid + 0.6 * (stock(player.resources.into()) + stock(tiles)));
        now + hope + impatience + left * self.outlook(seat)
    }

    /// What the cards before a player may bring if all the game were left.
    pub(crate) fn outlook(&self, seat: Seat) -> f32 {
        let player = &self.players[seat];
        let mut promise = 0.0;
        for trigger in Trigger::ALL {
            let Items { resources, tiles, points } = bonuses(player.kept, player.characters, trigger);
            let each = RESOURCE * f32::from(resources) + TILE * f32::from(tiles) + f32::from(points);
            promise += ROUNDS * OFTEN[trigger as usize] * each;
        }
        let end_cards = player.kept.iter().filter(|tile| matches!(tile.bonus(), Bonus::End(..))).count();
        promise + END_CARD * end_cards as f32
    }

    /// From one at the start to zero when the round is the last: by tiles, and by resources not laid yet.
    pub(crate) fn time_left(&self) -> f32 {
        if self.ending {
            return 0.0;
        }
        let again = if self.exhaustions == 0 && !self.is_solo() { 8.0 } else { 0.0 };
        let by_tiles = (self.supply.len() as f32 + again) / 48.0;
        let unlaid = |it: Seat| f32::from(self.players[it].resources) + f32::from(self.players[it].supply);
        let fewest = self.players.seats().iter().map(unlaid).fold(f32::MAX, f32::min);
        by_tiles.min(fewest / f32::from(self.n_resources()))
    }

    /// The position once the hidden choice of `seat` were done, and nothing else.
    fn as_if_resolved(&self, seat: Seat) -> Ginkgopolis {
        let mut then = self.clone();
        let player = &mut then.players[seat];
        let (Some(card), laid) = (player.card.take(), player.laid.take()) else { return then };
        let quiet = &mut |_| ();
        let paid = laid.filter(|&tile| then.can_pay(seat, card, tile));
        let (action, items) = match (card.face(), paid) {
            (Face::Building(covered), Some(tile)) => {
                then.pay(seat, covered, tile, quiet);
                then.build_up(seat, covered, tile, quiet);
                (Trigger::BuildUp, Items::default())
            }
            (Face::Urbanization(letter), Some(tile)) => {
                then.urbanize(seat, letter, tile, quiet);
                let [resources, tiles, points] = then.city.yields(then.city.latest());
                (Trigger::Urbanize, Items { resources, tiles, points })
            }
            (Face::Building(tile), None) => {
                let level = then.city.showing(tile).map_or(0, |index| then.city.height(index));
                (Trigger::Exploit, Items::of(tile.color(), level))
            }
            (Face::Urbanization(_), None) => {
                let short = then.players[seat].resources < 3;
                (Trigger::Exploit, if short { crate::bonus::R } else { crate::bonus::T })
            }
        };
        if let Some(tile) = laid.filter(|_| paid.is_none()) {
            then.players[seat].tiles.insert(tile);
        }
        let mut gains = bonuses(then.players[seat].kept, then.players[seat].characters, action);
        gains.add(items);
        then.take(seat, gains);
        if let (Face::Building(covered), Trigger::BuildUp) = (card.face(), action) {
            then.players[seat].kept.insert(covered);
        }
        then.actor = Some(seat);
        then
    }
}

/// So many things, of which not all can be used soon.
pub(crate) fn stock(n: f32) -> f32 {
    n.min(PLENTY) + SPARE * (n - PLENTY).max(0.0)
}
