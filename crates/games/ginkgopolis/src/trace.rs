use std::collections::BTreeMap;

use kernel::{Game, Seat, Turn};
use serde::Serialize;

use crate::{
    Card, Cards, Character, Ginkgopolis, Letter, Phase, Tile, Tiles,
    city::Building,
    plan::Plan,
    state::{HAL, Player},
};

/// All there is, in the keys of the trace format (`docs/trace.md`).
#[derive(Clone, Debug, Serialize)]
pub struct Snapshot {
    round: u16,
    phase: &'static str,
    first_player: Seat,
    actor: Option<Seat>,
    city: Vec<Building>,
    tokens: BTreeMap<Letter, [i8; 2]>,
    tile_supply: Tiles,
    exhaustions: u8,
    deck: Cards,
    discard: Cards,
    players: Vec<PlayerSnapshot>,
    hal: Option<HalSnapshot>,
}

#[derive(Clone, Debug, Serialize)]
struct PlayerSnapshot {
    hand: Vec<&'static str>,
    chosen: Option<Vec<&'static str>>,
    tiles: Tiles,
    resources: u8,
    supply: u8,
    points: u16,
    hand_tokens: u8,
    cards: Vec<&'static str>,
}

#[derive(Clone, Debug, Serialize)]
struct HalSnapshot {
    card: Option<Card>,
    resources: u8,
    points: u16,
    cards: Tiles,
}

impl Snapshot {
    pub(crate) fn of(game: &Ginkgopolis) -> Self {
        let asked = match game.turn() {
            Turn::Seats(seats) if seats.len() == 1 => seats.lowest(),
            _ => None,
        };
        let plan = Plan::from(game.city.clone());
        Snapshot {
            round: game.round,
            phase: phase(game.phase),
            first_player: game.first,
            actor: asked,
            city: plan.buildings,
            tokens: plan.tokens,
            tile_supply: game.supply,
            exhaustions: game.exhaustions,
            deck: game.deck,
            discard: game.discard,
            players: game.everyone().iter().map(|seat| player(&game.players[seat])).collect(),
            hal: game.is_solo().then(|| hal(&game.players[HAL])),
        }
    }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Found | Phase::Box | Phase::Discard | Phase::First | Phase::Sets | Phase::Packs => "setup",
        Phase::Draft | Phase::Pass => "draft",
        Phase::StartTiles | Phase::Draw => "deal",
        Phase::Choose | Phase::Change { .. } | Phase::Reveal => "choose",
        Phase::Gain | Phase::Token | Phase::Tiles | Phase::HalCard | Phase::HalTile => "resolve",
        Phase::Return => "return",
        Phase::Over => "over",
    }
}

/// In the draft the hand is the pack, and the cards are the characters kept so far.
fn player(player: &Player) -> PlayerSnapshot {
    let drafted: crate::Characters = player.drafted.iter().flatten().copied().collect();
    let characters = player.characters.plus(drafted).iter().map(Character::code);
    let chosen = |card: Card| [card.code()].into_iter().chain(player.laid.map(Tile::code)).collect();
    PlayerSnapshot {
        hand: player.pack.iter().map(Character::code).chain(player.hand.iter().map(Card::code)).collect(),
        chosen: player.card.map(chosen),
        tiles: player.tiles,
        resources: player.resources,
        supply: player.supply,
        points: player.points,
        hand_tokens: player.hand_tokens,
        cards: characters.chain(player.kept.iter().map(Tile::code)).collect(),
    }
}

fn hal(hal: &Player) -> HalSnapshot {
    HalSnapshot { card: hal.card, resources: hal.resources, points: hal.points, cards: hal.kept }
}
