//! What a hidden part may be: a state that a view does not rule out.
//!
//! Idea: everything that the view places is copied; the rest is dealt at random, group by group. Cards are dealt
//! within each shuffle of the deck, since a card drawn before a shuffle cannot be one discarded after it; tiles of the
//! second supply among themselves, since their backs are known; characters pack by pack, in the order of the draft.
//! Invariant: a group has exactly as many unplaced pieces as hidden places, because the view counts every place. So
//! a deal never runs out, and every assignment of a group is equally likely. What others have chosen unseen is drawn
//! from what was dealt to them.
//! Cost: one pass over the pieces, about a hundred draws, no allocation besides the view's own lists.

use kernel::{BySeat, Draw, Piece, Seat, Set};
use rand_core::Rng;

use crate::{
    Card, Cards, Character, Characters, Ginkgopolis, SeatView, Tiles, View,
    cards::start_tiles,
    state::{Ages, CHARACTERS, HAL, Player},
};

impl Ginkgopolis {
    /// Pieces that the view does not place are spread at random over the places where they may be.
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Ginkgopolis {
        let mut game = Ginkgopolis {
            options: view.options,
            people: view.people,
            phase: view.phase,
            round: view.round,
            first: view.first,
            actor: view.actor,
            work: view.work,
            ending: view.ending,
            exhaustions: view.exhaustions,
            to_discard: view.to_discard,
            done: view.done,
            city: view.city.clone(),
            supply: view.supply.unwrap_or_default(),
            boxed: view.boxed.unwrap_or_default(),
            fresh: view.fresh,
            deck: view.deck.unwrap_or_default(),
            discard: view.discard,
            ages: Ages([0; Card::COUNT]),
            players: BySeat::new(view.seats.seats().len(), |seat| open_part(&view.seats[seat])),
        };
        game.spread_cards(view, rng);
        game.spread_tiles(view, rng);
        game.choose_for_others(view, rng);
        game.spread_characters(view, rng);
        for (seat, it) in view.seats.iter().filter(|(_, it)| it.seen.is_none()) {
            // Hal looks at nothing; of others it matters only to themselves what they have seen.
            let hal = game.is_solo() && seat == HAL;
            game.players[seat].seen = if hal { Cards::EMPTY } else { game.hidden_cards(seat) };
            debug_assert!(it.hand.is_none());
        }
        game
    }

    /// Within each shuffle every card is as likely in one place as in another.
    fn spread_cards(&mut self, view: &View, rng: &mut impl Rng) {
        let mut placed = Cards::EMPTY;
        for (_, it) in view.seats.iter() {
            let own = it.hand.map_or(it.known, |hand| hand.or(it.card.into_iter().collect()));
            placed = placed.or(own);
        }
        for shuffle in &view.shuffles {
            shuffle.cards.iter().for_each(|card| self.ages.0[card.index()] = shuffle.age);
            let mut unseen = shuffle.cards.minus(placed);
            for (seat, it) in view.seats.iter().filter(|(_, it)| it.hand.is_none()) {
                let known = it.known.and(shuffle.cards).len();
                for _ in known..u32::from(shuffle.held[seat]) {
                    draw(&mut unseen, &mut self.players[seat].hand, rng);
                }
            }
            if view.deck.is_none() {
                self.deck = self.deck.or(unseen);
            }
        }
    }

    /// Tiles of the second supply are known as such, so they are spread among themselves.
    fn spread_tiles(&mut self, view: &View, rng: &mut impl Rng) {
        if view.supply.is_some() {
            return;
        }
        let mut unseen = Tiles::all().minus(start_tiles()).minus(view.city.tops()).minus(self.buried());
        for (seat, it) in view.seats.iter() {
            let own = self.players[seat].tiles.or(it.tile.into_iter().collect());
            unseen = unseen.minus(own);
        }
        let (mut fresh, mut old) = (unseen.and(view.fresh), unseen.minus(view.fresh));
        for (seat, it) in view.seats.iter().filter(|(_, it)| it.tiles.is_none()) {
            let tiles = &mut self.players[seat].tiles;
            let n = u32::from(it.n_tiles) + u32::from(it.with_tile == Some(true));
            for _ in tiles.and(view.fresh).len()..u32::from(it.n_fresh) {
                draw(&mut fresh, tiles, rng);
            }
            for _ in tiles.len()..n {
                draw(&mut old, tiles, rng);
            }
        }
        for _ in 0..view.n_boxed {
            draw(&mut old, &mut self.boxed, rng);
        }
        self.supply = fresh.or(old);
    }

    /// A card, and mostly a tile, for a player with a hidden choice; some tiles for a player who returns some.
    fn choose_for_others(&mut self, view: &View, rng: &mut impl Rng) {
        for (seat, it) in view.seats.iter().filter(|(_, it)| it.hand.is_none()) {
            let player = &mut self.players[seat];
            if it.chosen && it.card.is_none() {
                let card = player.hand.nth(rng.below(player.hand.len()));
                player.hand.remove(card);
                player.card = Some(card);
                let with_tile = it.with_tile.unwrap_or_else(|| rng.below(3) != 0);
                if with_tile && !player.tiles.is_empty() {
                    let tile = player.tiles.nth(rng.below(player.tiles.len()));
                    player.tiles.remove(tile);
                    player.laid = Some(tile);
                }
            }
            if view.done.contains(seat) {
                player.returning = player.tiles.iter().filter(|_| rng.below(2) == 0).collect();
            }
        }
    }

    /// Packs of the draft, from the seat that dealt them on: what was kept of each, and what is left.
    fn spread_characters(&mut self, view: &View, rng: &mut impl Rng) {
        let n = usize::from(view.people);
        let everybody_is_seen = view.seats.iter().all(|(_, it)| it.pack.is_some());
        if everybody_is_seen || view.seats.iter().all(|(_, it)| it.n_pack == 0) {
            return;
        }
        let own = view.seats.iter().find(|(_, it)| it.pack.is_some());
        let found = own.and_then(|(_, it)| it.found).unwrap_or_default();
        let known: Characters = found.iter().flatten().flat_map(|pack| pack.iter()).collect();
        // A pack that comes round again was found twice.
        let again = if n == 2 { found[2].unwrap_or_default() } else { Characters::NONE };
        let mut left = Characters::all().minus(known.minus(again));
        let fewest = view.seats.iter().map(|(_, it)| it.n_drafted).min().unwrap_or(0);
        let passed =
            usize::from(if view.phase == crate::Phase::Pass { fewest - 1 } else { fewest }).min(CHARACTERS - 1);
        for origin in 0..n {
            let at = |pick: usize| Seat::new((origin + pick) % n);
            let mut pack = None;
            for pick in 0..=passed {
                if let Some(seen) = own.filter(|(seat, _)| *seat == at(pick)).and(found[pick]) {
                    pack = Some(seen);
                }
                let seat = at(pick);
                if usize::from(view.seats[seat].n_drafted) <= pick || view.seats[seat].pack.is_some() {
                    if let (Some(pack), Some(kept)) = (&mut pack, self.players[seat].drafted[pick]) {
                        pack.remove(kept);
                    }
                    continue;
                }
                let from = match (&mut pack, own) {
                    // It comes back to the observer, who then sees what is missing.
                    (Some(pack), Some((own, _))) if n == 2 && pick < passed && at(pick + 1) == own => {
                        &mut pack.minus(found[pick + 1].unwrap_or_default())
                    }
                    (Some(pack), _) => pack,
                    (None, _) => &mut left,
                };
                self.players[seat].drafted[pick] = Some(draw_character(from, rng));
            }
            let seat = at(passed);
            if view.seats[seat].pack.is_none() {
                self.players[seat].pack = pack
                    .unwrap_or_else(|| (0..view.seats[seat].n_pack).map(|_| draw_character(&mut left, rng)).collect());
            }
        }
    }
}

/// What a view says of a player.
fn open_part(it: &SeatView) -> Player {
    Player {
        hand: it.hand.unwrap_or(it.known),
        seen: it.seen.unwrap_or_default(),
        tiles: it.tiles.unwrap_or(it.known_tiles),
        known: it.known_tiles,
        returning: it.returning.unwrap_or_default(),
        kept: it.kept,
        characters: it.characters,
        pack: it.pack.unwrap_or_default(),
        drafted: it.drafted.unwrap_or_default(),
        points: it.points,
        resources: it.resources,
        supply: it.supply,
        hand_tokens: it.hand_tokens,
        card: it.card,
        laid: it.tile,
        taken_back: it.taken_back,
    }
}

/// Moves a random piece.
fn draw<T: Piece>(from: &mut Set<T>, to: &mut Set<T>, rng: &mut impl Rng) {
    let piece = from.nth(rng.below(from.len()));
    from.remove(piece);
    to.insert(piece);
}

fn draw_character(from: &mut Characters, rng: &mut impl Rng) -> Character {
    let kind = from.nth(rng.below(from.len().into()));
    from.remove(kind);
    kind
}
