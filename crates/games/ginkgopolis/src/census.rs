//! A count of all components, for tests.

use kernel::Piece;

use crate::{
    Cards, Ginkgopolis, Letter, Phase, Tile, Tiles,
    cards::{cards_of, letter_cards, start_tiles},
};

impl Ginkgopolis {
    /// Panics if a component is lost or doubled, or the city is not what it must be.
    pub fn census(&self) {
        let mut tiles = self.city.tops().or(self.buried());
        let mut n = tiles.len();
        let mut add = |more: Tiles| {
            tiles = tiles.or(more);
            n += more.len();
        };
        [self.supply, self.boxed].into_iter().for_each(&mut add);
        for (_, player) in self.players.iter() {
            add(player.tiles.or(player.laid.into_iter().collect()));
        }
        let unlaid = start_tiles().minus(self.city.tops()).minus(self.buried());
        let unlaid = if self.phase == Phase::Found { unlaid } else { Tiles::EMPTY };
        add(unlaid);
        assert_eq!((tiles.len(), n), (Tile::COUNT as u32, Tile::COUNT as u32), "each tile lies in one place");
        self.cards_are_complete();
        for (seat, player) in self.players.iter() {
            let laid: u8 = self.city.iter().filter(|it| it.owner == Some(seat)).map(|it| it.height).sum();
            assert_eq!(player.resources + player.supply + laid, self.n_resources(), "no resource is lost");
        }
        self.tokens_are_in_place();
    }

    fn cards_are_complete(&self) {
        let mut cards = cards_of(self.players_kept());
        let mut n = cards.len();
        let mut add = |more: Cards| {
            cards = cards.or(more);
            n += more.len();
        };
        [self.deck, self.discard, self.work.second.into_iter().collect()].into_iter().for_each(&mut add);
        for (_, player) in self.players.iter() {
            add(player.hand);
            add(player.card.into_iter().collect());
        }
        assert_eq!(cards.len(), n, "no card lies in two places");
        let mut expected = letter_cards().or(cards_of(self.city.tops().minus(self.city.sites)));
        if self.phase == Phase::Found {
            expected = expected.or(cards_of(start_tiles()));
        }
        expected = expected.or(cards_of(self.buried()));
        assert_eq!(cards, expected, "a card plays once its tile is seen and its site pawn is off");
    }

    fn tokens_are_in_place(&self) {
        let letters = Letter::each().filter(|&letter| Some(letter) != self.work.letter);
        let mut cells: Vec<_> = letters.clone().filter_map(|letter| self.city.token(letter)).collect();
        assert_eq!(cells.len(), letters.count(), "a token is never lost");
        cells.sort_unstable();
        cells.dedup();
        assert_eq!(cells.len(), Letter::COUNT - usize::from(self.work.letter.is_some()), "a cell has one token");
        for letter in Letter::each() {
            let yields = self.city.token(letter).map_or([0; _], |cell| self.city.yields(cell));
            assert_eq!(self.city.ground(letter), yields, "what a ground yields is what lies around it");
        }
        if self.phase != Phase::Found {
            for cell in cells {
                assert!(self.city.find(cell).is_none(), "no token under a tile");
                assert!(self.city.neighbours(cell).next().is_some(), "a token lies next to the city");
            }
        }
    }
}
