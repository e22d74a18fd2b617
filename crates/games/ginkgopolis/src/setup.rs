//! Before the first round: the square, unused tiles and cards, characters, what everybody begins with.

use kernel::Seat;

use crate::{
    Character, Characters, Event, Ginkgopolis, Items, Phase, SETS, Start, Tile, Tiles,
    cards::start_tiles,
    state::{CHARACTERS, HAL},
};

/// How many tiles go back into the box at a small table.
const BOXED: u32 = 6;
/// How many characters a pack of the draft has.
const PACK: u8 = 4;
/// How often a player may change its hand.
const HAND_TOKENS: u8 = 2;
/// What the only player begins with, for want of characters.
const ALONE: Items = Items { resources: 6, tiles: 6, points: 6 };

impl Ginkgopolis {
    /// Resources and tokens lie ready before anything is drawn.
    pub(crate) fn equip(&mut self) {
        let n = self.n_resources();
        for seat in self.everyone().iter() {
            self.players[seat].supply = n;
            self.players[seat].hand_tokens = if self.is_solo() { 0 } else { HAND_TOKENS };
        }
        if self.is_solo() {
            self.players[HAL].resources = n;
        }
    }

    /// The start tiles that are not laid yet.
    pub(crate) fn unlaid(&self) -> Tiles {
        start_tiles().minus(self.city.tops())
    }

    pub(crate) fn found(&mut self, tile: Tile) {
        self.city.found(tile);
        if self.unlaid().is_empty() {
            self.phase = if self.is_small() { Phase::Box } else { Phase::First };
        }
    }

    pub(crate) fn put_in_box(&mut self, tile: Tile) {
        self.supply.remove(tile);
        self.boxed.insert(tile);
        if self.boxed.len() == BOXED {
            self.phase = Phase::Discard;
            self.to_discard = self.cards_off_a_deck();
        }
    }

    /// Up to three players use fewer tiles, and not all cards of a deck.
    pub(crate) fn is_small(&self) -> bool {
        self.people <= 3
    }

    pub(crate) fn choose_who_begins(&mut self) {
        self.phase = Phase::First;
        if self.is_solo() {
            self.hand_out_items(&mut |_| ());
        }
    }

    pub(crate) fn begin_with(&mut self, seat: Seat, tell: &mut impl FnMut(Event)) {
        self.first = seat;
        tell(Event::First { seat });
        self.phase = if self.options.start == Start::Draft { Phase::Packs } else { Phase::Sets };
    }

    /// The sets that nobody has yet, by number.
    pub(crate) fn sets_left(&self) -> impl Iterator<Item = u8> + '_ {
        let taken = |set: Characters| self.players.iter().any(|(_, player)| player.characters == set);
        (1..).zip(SETS).filter(move |(_, set)| !taken(set.iter().copied().collect())).map(|(number, _)| number)
    }

    pub(crate) fn deal_set(&mut self, set: u8, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.everyone().iter().find(|&seat| self.players[seat].characters.is_empty()) else { return };
        let characters = SETS[usize::from(set) - 1].into_iter().collect();
        self.players[seat].characters = characters;
        tell(Event::Set { seat, set, characters });
        if self.everyone().iter().all(|seat| !self.players[seat].characters.is_empty()) {
            self.hand_out_items(tell);
        }
    }

    /// The characters that are in no pack.
    pub(crate) fn characters_left(&self) -> Characters {
        self.players.iter().fold(Characters::all(), |left, (_, player)| left.minus(player.pack))
    }

    /// The seat whose pack is dealt.
    pub(crate) fn next_pack(&self) -> Option<Seat> {
        self.everyone().iter().find(|&seat| self.players[seat].pack.len() < PACK)
    }

    pub(crate) fn deal_character(&mut self, kind: Character, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.next_pack() else { return };
        self.players[seat].pack.insert(kind);
        if self.next_pack().is_none() {
            self.open_packs(tell);
        }
    }

    fn open_packs(&mut self, tell: &mut impl FnMut(Event)) {
        self.phase = Phase::Draft;
        for (seat, player) in self.players.iter() {
            tell(Event::Pack { seat, characters: player.pack });
        }
    }

    pub(crate) fn keep_character(&mut self, seat: Seat, kind: Character, tell: &mut impl FnMut(Event)) {
        let pick = self.pick();
        let player = &mut self.players[seat];
        player.pack.remove(kind);
        player.drafted[pick] = Some(kind);
        tell(Event::Drafted { seat });
        if self.everyone().iter().all(|seat| self.players[seat].drafted[pick].is_some()) {
            self.phase = Phase::Pass;
        }
    }

    /// Each pack goes to the left; after the last choice the characters are shown and the rest is out.
    pub(crate) fn pass_packs(&mut self, tell: &mut impl FnMut(Event)) {
        if self.players[self.first].drafted[CHARACTERS - 1].is_none() {
            let packs = self.players;
            for seat in self.everyone().iter() {
                let left = self.left_of(seat);
                self.players[left].pack = packs[seat].pack;
            }
            return self.open_packs(tell);
        }
        for seat in self.everyone().iter() {
            let player = &mut self.players[seat];
            player.characters = player.drafted.iter().flatten().copied().collect();
            player.drafted = [None; CHARACTERS];
            player.pack = Characters::NONE;
            tell(Event::Characters { seat, characters: player.characters });
        }
        self.hand_out_items(tell);
    }

    /// What a seat begins with.
    pub(crate) fn start_items(&self, seat: Seat) -> Items {
        if self.is_solo() { ALONE } else { self.players[seat].characters.start() }
    }

    fn hand_out_items(&mut self, tell: &mut impl FnMut(Event)) {
        for seat in self.everyone().iter() {
            let Items { resources, tiles, points } = self.start_items(seat);
            let player = &mut self.players[seat];
            player.resources += resources;
            player.supply -= resources;
            player.points += u16::from(points);
            tell(Event::Start { seat, resources, tiles, points });
        }
        self.phase = Phase::StartTiles;
        self.next_start_tile();
    }

    /// The seat that the next tile of the start goes to.
    pub(crate) fn next_starter(&self) -> Option<Seat> {
        self.in_turn_order().find(|&seat| self.players[seat].tiles.len() < u32::from(self.start_items(seat).tiles))
    }

    pub(crate) fn begin_with_tile(&mut self, tile: Tile, tell: &mut impl FnMut(Event)) {
        let Some(seat) = self.next_starter() else { return };
        self.players[seat].tiles.insert(tile);
        tell(Event::Tile { seat, tile: Some(tile) });
        self.next_start_tile();
    }

    fn next_start_tile(&mut self) {
        if self.next_starter().is_none() {
            self.phase = Phase::Draw;
        }
    }
}
