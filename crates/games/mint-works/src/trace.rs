use kernel::{BySeat, Seat};
use serde::{Serialize, Serializer};

use crate::{
    Location, MintWorks, Phase, Plan, Plans, Row,
    plans::Effect,
    state::{N_SEATS, Site},
};

/// All there is, in the keys of the trace format (`docs/trace.md`).
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    round: u8,
    phase: &'static str,
    turn: Option<Seat>,
    passes: u8,
    first_player: Seat,
    supply: Supply,
    deck: Plans,
    under: Row,
    locations: Spots,
    players: BySeat<Player, N_SEATS>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mint_supply: Option<u8>,
}

/// In the solo game its order counts; in company it is a set.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Supply {
    Ordered(Row),
    Any(Plans),
}

/// The locations of this game, as an object with their codes for keys.
#[derive(Clone, Debug)]
struct Spots(Vec<(Location, Spot)>);

#[derive(Clone, Debug, Serialize)]
struct Spot {
    open: bool,
    owner: Option<Seat>,
    /// Nothing on a free space, zero on a blocked one.
    spaces: Vec<Option<u8>>,
}

#[derive(Clone, Debug, Default, Serialize)]
struct Player {
    mints: Option<u16>,
    plans: Plans,
    buildings: Vec<Building>,
    stars: u8,
}

#[derive(Clone, Debug, Serialize)]
struct Building {
    plan: Plan,
    mints: u8,
}

impl Snapshot {
    pub(crate) fn of(game: &MintWorks) -> Self {
        let (phase, turn) = match game.phase {
            Phase::First | Phase::Advanced | Phase::Deal => ("set-up", None),
            Phase::Development | Phase::Lottery | Phase::Replace { .. } => ("development", Some(game.turn)),
            Phase::Refill => ("upkeep", None),
            Phase::CoOp { owner } => ("upkeep", Some(owner)),
            Phase::Over => ("over", None),
        };
        let spot = |location: Location| Spot {
            open: game.open.contains(location),
            owner: game.owner(location),
            spaces: spaces(game.site(location), location.spaces(game.players())),
        };
        let mut players = BySeat::empty(game.n_seats());
        game.everyone().iter().for_each(|seat| players[seat] = Player::of(game, seat));
        Snapshot {
            round: game.round,
            phase,
            turn,
            passes: game.passes,
            first_player: game.first_player,
            supply: if game.ai.is_some() { Supply::Ordered(game.supply) } else { Supply::Any(game.supply.set()) },
            deck: game.deck,
            under: game.under,
            locations: Spots(game.in_play.iter().map(|location| (location, spot(location))).collect()),
            players,
            mint_supply: game.counted_supply(),
        }
    }
}

impl Player {
    fn of(game: &MintWorks, seat: Seat) -> Player {
        let quarter = &game.quarters[seat];
        let building = |plan: Plan| {
            let mints = if plan.card().effect == Effect::Hoards { game.gallery } else { 0 };
            Building { plan, mints }
        };
        Player {
            mints: (!game.has_no_end_of_mints(seat)).then_some(quarter.mints),
            plans: quarter.plans.set(),
            buildings: quarter.buildings.set().iter().map(building).collect(),
            stars: game.stars(seat),
        }
    }
}

fn spaces(site: &Site, n: u8) -> Vec<Option<u8>> {
    let space = |(place, mints): (u8, u8)| (place < site.taken).then_some(mints);
    (0..n).zip(site.mints).map(space).collect()
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(location, spot)| (location, spot)))
    }
}
