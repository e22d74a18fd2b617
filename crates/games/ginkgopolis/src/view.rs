//! What is hidden from whom.
//!
//! Our ruling: resources, points, and how many tiles somebody has are gained in the open, so everybody
//! knows how many; which tiles, nobody else does. Discarded cards lie open, and so do the cards that make
//! a new deck: of seven cards that go aside, the rules do not say that nobody looks, as they do of tiles.

use kernel::{BySeat, Observer, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Cards, Character, Characters, City, Ginkgopolis, Options, Phase, Tile, Tiles, Work,
    state::{CHARACTERS, N_SEATS},
};

/// All that one observer can know.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was settled beforehand.
    pub options: Options,
    /// How many play, without Hal.
    pub people: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of the round, from one.
    pub round: u16,
    /// The first player.
    pub first: Seat,
    /// Whose action is being resolved.
    pub actor: Option<Seat>,
    /// What of it is still to be done.
    pub work: Work,
    /// Whether no round follows.
    pub ending: bool,
    /// How often the tile supply was used up.
    pub exhaustions: u8,
    /// Cards of a new deck that are about to be discarded.
    pub to_discard: u8,
    /// Who has said how many tiles it returns.
    pub done: Seats,
    /// Buildings and tokens.
    #[cfg_attr(feature = "ts", ts(as = "crate::plan::Plan", inline))]
    pub city: City,
    /// How many tiles the supply has.
    pub n_supply: u8,
    /// The arbiter alone knows which.
    pub supply: Option<Tiles>,
    /// How many tiles are not used.
    pub n_boxed: u8,
    /// The arbiter alone knows which.
    pub boxed: Option<Tiles>,
    /// The tiles of which the second supply was made.
    pub fresh: Tiles,
    /// How many cards the deck has.
    pub n_deck: u8,
    /// The arbiter alone knows which.
    pub deck: Option<Cards>,
    /// The cards of the discard pile.
    pub discard: Cards,
    /// The hidden cards, by the deck that they were shuffled into, the one of now first.
    pub shuffles: Vec<Shuffle>,
    /// Every seat; in a game for one, the second is Hal.
    pub seats: BySeat<SeatView, N_SEATS>,
}

kernel::fields!(View { field options, field people, field phase, field round, field first, field actor, field work, field ending, field exhaustions, field to_discard, field done, field city, field n_supply, field supply, field n_boxed, field boxed, field fresh, field n_deck, field deck, field discard, field shuffles, each seats });

/// Hidden cards that were once shuffled together. Which they are is known, and how many of them each
/// seat has, but not who has which.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Shuffle {
    /// How many decks were made since.
    pub age: u8,
    /// In hands, chosen and not shown, or in the deck.
    pub cards: Cards,
    /// How many each seat has.
    pub held: BySeat<u8, N_SEATS>,
}

/// What an observer can know of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many cards it has, the chosen one included until it is shown.
    pub n_cards: u8,
    /// Its hand without the chosen card, where that may be seen.
    pub hand: Option<Cards>,
    /// Of its hidden cards, those that the observer has seen before they came there.
    pub known: Cards,
    /// All hidden cards that it has seen, where that may be known.
    pub seen: Option<Cards>,
    /// Whether it has chosen a card whose action is not over.
    pub chosen: bool,
    /// That card, where it may be seen.
    pub card: Option<Card>,
    /// Whether a tile lies on it, where that may be seen.
    pub with_tile: Option<bool>,
    /// That tile, where it may be seen.
    pub tile: Option<Tile>,
    /// The tile that it could not pay for when choices were shown last.
    pub taken_back: Option<Tile>,
    /// How many tiles are behind the screen, the one on the card included as long as that is not seen.
    pub n_tiles: u8,
    /// Of its hidden tiles, how many come from the second supply.
    pub n_fresh: u8,
    /// The tiles behind the screen, where they may be seen.
    pub tiles: Option<Tiles>,
    /// Of its hidden tiles, those that everybody could know.
    pub known_tiles: Tiles,
    /// What it is about to return, where that may be seen.
    pub returning: Option<Tiles>,
    /// The building cards before it.
    pub kept: Tiles,
    /// The characters before it.
    pub characters: Characters,
    /// How many characters its pack has.
    pub n_pack: u8,
    /// Its pack, where that may be seen.
    pub pack: Option<Characters>,
    /// How many characters it has kept in the draft.
    pub n_drafted: u8,
    /// Which, in order, where that may be seen.
    pub drafted: Option<[Option<Character>; CHARACTERS]>,
    /// The packs as it found them, where that may be known.
    pub found: Option<[Option<Characters>; CHARACTERS]>,
    /// Without the final scoring.
    pub points: u16,
    /// Behind the screen.
    pub resources: u8,
    /// Of its colour, in the supply.
    pub supply: u8,
    /// How often it may still change its hand.
    pub hand_tokens: u8,
}

kernel::fields!(SeatView { field n_cards, field hand, field known, field seen, field chosen, field card, field with_tile, field tile, field taken_back, field n_tiles, field n_fresh, field tiles, field known_tiles, field returning, field kept, field characters, field n_pack, field pack, field n_drafted, field drafted, field found, field points, field resources, field supply, field hand_tokens });

impl Ginkgopolis {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let all = observer == Observer::Arbiter;
        let mut seats = BySeat::empty(self.players.seats().len());
        self.players.seats().iter().for_each(|seat| seats[seat] = self.seat_view_for(seat, observer));
        View {
            options: self.options,
            people: self.people,
            phase: self.phase,
            round: self.round,
            first: self.first,
            actor: self.actor,
            work: self.work,
            ending: self.ending,
            exhaustions: self.exhaustions,
            to_discard: self.to_discard,
            done: self.done,
            city: self.city.clone(),
            n_supply: self.supply.len() as u8,
            supply: all.then_some(self.supply),
            n_boxed: self.boxed.len() as u8,
            boxed: all.then_some(self.boxed),
            fresh: self.fresh,
            n_deck: self.deck.len() as u8,
            deck: all.then_some(self.deck),
            discard: self.discard,
            shuffles: self.shuffles(),
            seats,
        }
    }

    fn seat_view_for(&self, seat: Seat, observer: Observer) -> SeatView {
        let own = observer == Observer::Arbiter || observer == Observer::Seat(seat);
        let found = own.then(|| self.packs_found(seat));
        SeatView { found, ..self.seat_view_without_packs(seat, observer) }
    }

    /// The same without the packs as they were found, which only a view has.
    // Inlined, so that an observation does not make what it leaves out.
    #[cfg_attr(not(target_arch = "wasm32"), inline(always))]
    pub(crate) fn seat_view_without_packs(&self, seat: Seat, observer: Observer) -> SeatView {
        let player = &self.players[seat];
        let own = observer == Observer::Arbiter || observer == Observer::Seat(seat);
        // Once everybody has chosen, all see on which cards a tile lies.
        let tile_is_seen = own || self.actor.is_some();
        let unseen_tile = u32::from(!tile_is_seen && player.laid.is_some());
        let (cards, tiles) = (self.hidden_cards(seat), self.hidden_tiles(seat));
        let known = match observer {
            Observer::Seat(other) => self.players[other].seen.and(cards),
            Observer::Spectator => Cards::EMPTY,
            Observer::Arbiter => cards,
        };
        SeatView {
            n_cards: cards.len() as u8,
            hand: own.then_some(player.hand),
            known,
            seen: own.then_some(player.seen),
            chosen: player.card.is_some(),
            card: player.card.filter(|_| own || self.actor == Some(seat)),
            with_tile: tile_is_seen.then_some(player.laid.is_some()),
            tile: player.laid.filter(|_| own),
            taken_back: player.taken_back,
            n_tiles: (player.tiles.len() + unseen_tile) as u8,
            n_fresh: tiles.and(self.fresh).len() as u8,
            tiles: own.then_some(player.tiles),
            known_tiles: player.known,
            returning: own.then_some(player.returning),
            kept: player.kept,
            characters: player.characters,
            n_pack: player.pack.len(),
            pack: own.then_some(player.pack),
            n_drafted: player.drafted.iter().flatten().count() as u8,
            drafted: own.then_some(player.drafted),
            found: None,
            points: player.points,
            resources: player.resources,
            supply: player.supply,
            hand_tokens: player.hand_tokens,
        }
    }

    fn shuffles(&self) -> Vec<Shuffle> {
        let hidden = self.players.seats().iter().fold(self.deck, |all, seat| all.or(self.hidden_cards(seat)));
        let mut shuffles: Vec<Shuffle> = Vec::new();
        for card in hidden.iter() {
            let age = self.ages.of(card);
            let place = shuffles.iter().position(|it| it.age == age).unwrap_or_else(|| {
                shuffles.push(Shuffle { age, cards: Cards::EMPTY, held: BySeat::empty(self.players.seats().len()) });
                shuffles.len() - 1
            });
            shuffles[place].cards.insert(card);
        }
        for shuffle in &mut shuffles {
            for seat in self.players.seats().iter() {
                shuffle.held[seat] = self.hidden_cards(seat).and(shuffle.cards).len() as u8;
            }
        }
        shuffles.sort_unstable_by_key(|it| it.age);
        shuffles
    }

    /// The packs of the draft as a seat found them: what is left of each, and what was kept since.
    fn packs_found(&self, seat: Seat) -> [Option<Characters>; CHARACTERS] {
        let mut found = [None; CHARACTERS];
        if self.players[seat].pack.is_empty() {
            return found;
        }
        let (n, passed) = (usize::from(self.people), self.passed());
        for (pick, place) in found.iter_mut().enumerate().take(passed + 1) {
            let keeper = |later: usize| Seat::new((seat.index() + later - pick) % n);
            let kept = (pick..=passed).filter_map(|later| self.players[keeper(later)].drafted[later]);
            *place = Some(self.players[keeper(passed)].pack.plus(kept.collect()));
        }
        found
    }

    /// How often the packs were passed on.
    fn passed(&self) -> usize {
        let fewest = self.everyone().iter().map(|seat| self.players[seat].drafted.iter().flatten().count()).min();
        let fewest = fewest.unwrap_or(0);
        if self.phase == Phase::Pass { fewest - 1 } else { fewest }
    }
}

impl crate::state::Ages {
    fn of(&self, card: Card) -> u8 {
        self.0[kernel::Piece::index(card)]
    }
}
