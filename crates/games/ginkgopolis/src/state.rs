use kernel::{BySeat, OptionsError, Piece, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::{
    Card, Cards, Character, Characters, Face, Letter, Options, Tile, Tiles, Trigger,
    cards::{cards_of, letter_cards, start_tiles},
    city::City,
};

/// No more may play.
pub const MAX_PLAYERS: u8 = 5;
pub(crate) const N_SEATS: usize = MAX_PLAYERS as usize;
/// How many characters a player keeps.
pub(crate) const CHARACTERS: usize = 3;
/// Hal sits beside the only player.
pub(crate) const HAL: Seat = Seat::new(1);

/// The state of play.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Ginkgopolis {
    pub(crate) options: Options,
    /// The number of players, Hal not counted.
    pub(crate) people: u8,
    pub(crate) phase: Phase,
    /// The number of the round, from one.
    pub(crate) round: u16,
    pub(crate) first: Seat,
    /// Whose action is being resolved; its card is shown, those of later seats are not.
    pub(crate) actor: Option<Seat>,
    pub(crate) work: Work,
    /// Whether no round follows.
    pub(crate) ending: bool,
    /// How often the tile supply was used up.
    pub(crate) exhaustions: u8,
    /// Cards of a new deck that go to the discard before anything else happens.
    pub(crate) to_discard: u8,
    /// Who has said how many tiles it returns.
    pub(crate) done: Seats,
    pub(crate) city: City,
    pub(crate) supply: Tiles,
    /// Tiles that are not used; nobody has seen them.
    pub(crate) boxed: Tiles,
    /// The tiles of which the second supply was made, for all to see.
    pub(crate) fresh: Tiles,
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) ages: Ages,
    /// In a game for one, Hal is the second.
    pub(crate) players: BySeat<Player, N_SEATS>,
}

// Search clones states all the time. Half of this is the city, which may grow to 60 buildings; the rest
// is what five players have and what each of them has seen.
const _: () = assert!(size_of::<Ginkgopolis>() <= 1048);

/// What a player has, or Hal.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub(crate) struct Player {
    /// Without the chosen card.
    pub(crate) hand: Cards,
    /// Hidden cards that this player has seen: those of its own, and those it passed on.
    pub(crate) seen: Cards,
    /// Behind the screen.
    pub(crate) tiles: Tiles,
    /// Of its hidden tiles, those that everybody could know since they were shown and taken back.
    pub(crate) known: Tiles,
    /// Of those behind the screen, what it is about to return.
    pub(crate) returning: Tiles,
    /// The building cards before the player, by their tiles.
    pub(crate) kept: Tiles,
    pub(crate) characters: Characters,
    /// The characters to choose from in the draft.
    pub(crate) pack: Characters,
    /// Those kept in the draft, in order, until they are shown.
    pub(crate) drafted: [Option<Character>; CHARACTERS],
    pub(crate) points: u16,
    /// Behind the screen.
    pub(crate) resources: u8,
    /// Of its colour, in the supply.
    pub(crate) supply: u8,
    pub(crate) hand_tokens: u8,
    /// The chosen card, until its action is over.
    pub(crate) card: Option<Card>,
    /// The tile on it, until it is laid or taken back.
    pub(crate) laid: Option<Tile>,
    /// The tile that it could not pay for, until choices are shown again.
    pub(crate) taken_back: Option<Tile>,
}

/// How many decks ago each hidden card was shuffled in; zero for the deck of now and for open cards.
/// When a deck is made, everybody sees what goes in: so of an old card it is known how old it is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Ages(pub(crate) [u8; Card::COUNT]);

/// What of an action is still to be done.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Work {
    /// What is done.
    pub action: Trigger,
    /// Whether production is over and the bonuses come in.
    pub bonuses: bool,
    /// How many tiles are still to be drawn.
    pub due: u8,
    /// The token that is being moved.
    pub letter: Option<Letter>,
    /// The second card that Hal turned over.
    pub second: Option<Card>,
}

/// What the game waits for.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Phase {
    /// Nature lays the start square.
    Found,
    /// Nature takes tiles out that are not used.
    Box,
    /// Nature takes cards off the first deck.
    Discard,
    /// Nature draws who begins.
    First,
    /// Nature deals sets of characters.
    Sets,
    /// Nature deals packs of characters.
    Packs,
    /// Everybody keeps a character in secret.
    Draft,
    /// The packs go on, or the characters are shown.
    Pass,
    /// Nature draws the tiles that everybody begins with.
    StartTiles,
    /// Nature fills the hands.
    Draw,
    /// Everybody chooses a card, and perhaps a tile, in secret.
    Choose,
    /// Nature gives a new hand.
    Change { seat: Seat },
    /// The first choice is shown.
    Reveal,
    /// The actor says what an urbanization card brings.
    Gain,
    /// The token of the ground that was taken is put down.
    Token,
    /// Nature draws tiles for the actor.
    Tiles,
    /// Everybody returns tiles in secret.
    Return,
    /// Nature draws a second card for Hal.
    HalCard,
    /// Nature draws a tile for Hal.
    HalTile,
    /// The game is played.
    Over,
}

impl Ginkgopolis {
    pub(crate) fn begin(players: u8, options: &Options) -> Result<Self, OptionsError> {
        if !(1..=MAX_PLAYERS).contains(&players) {
            return Err(OptionsError::Players);
        }
        let mut this = Ginkgopolis {
            options: *options,
            people: players,
            phase: Phase::Found,
            round: 1,
            first: Seat::new(0),
            actor: None,
            work: Work::default(),
            ending: false,
            exhaustions: 0,
            to_discard: 0,
            done: Seats::NONE,
            city: City::empty(),
            supply: Tiles::all().minus(start_tiles()),
            boxed: Tiles::EMPTY,
            fresh: Tiles::EMPTY,
            deck: letter_cards().or(cards_of(start_tiles())),
            discard: Cards::EMPTY,
            ages: Ages([0; Card::COUNT]),
            players: BySeat::empty(players.max(2)),
        };
        this.equip();
        Ok(this)
    }

    /// Those who choose.
    pub(crate) fn everyone(&self) -> Seats {
        Seats::first(self.people)
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.people == 1
    }

    /// Everyone, from the first player on, clockwise.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, people) = (self.first.index(), usize::from(self.people));
        (0..people).map(move |n| Seat::new((first + n) % people))
    }

    /// The left neighbour.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        Seat::new((seat.index() + 1) % usize::from(self.people))
    }

    /// Whether a seat has chosen a card that nobody else has seen yet.
    pub(crate) fn hides_a_card(&self, seat: Seat) -> bool {
        self.players[seat].card.is_some() && self.actor != Some(seat)
    }

    /// The hand of a seat and its card that is not shown yet.
    pub(crate) fn hidden_cards(&self, seat: Seat) -> Cards {
        let mut cards = self.players[seat].hand;
        if let Some(card) = self.players[seat].card.filter(|_| self.hides_a_card(seat)) {
            cards.insert(card);
        }
        cards
    }

    /// The tiles behind the screen of a seat and the one on a card that is not shown yet.
    pub(crate) fn hidden_tiles(&self, seat: Seat) -> Tiles {
        let mut tiles = self.players[seat].tiles;
        if let Some(tile) = self.players[seat].laid.filter(|_| self.hides_a_card(seat)) {
            tiles.insert(tile);
        }
        tiles
    }

    /// Who moves the token: the actor, or the player in the place of Hal.
    pub(crate) fn token_mover(&self) -> Seat {
        match self.actor {
            Some(seat) if self.everyone().contains(seat) => seat,
            _ => Seat::new(0),
        }
    }

    /// The colours that play have so many resources each.
    pub(crate) fn n_resources(&self) -> u8 {
        match self.people {
            1 | 2 => 25,
            3 => 20,
            4 => 18,
            _ => 16,
        }
    }

    /// The tiles that lie under others. A player who builds up keeps the card of the covered tile, so these are
    /// the cards before all players, and the one that is about to be kept.
    pub(crate) fn buried(&self) -> Tiles {
        let mut tiles = self.players_kept();
        if self.work.action == Trigger::BuildUp
            && let Some(Face::Building(covered)) = self.actor.and_then(|seat| self.players[seat].card).map(Card::face)
        {
            tiles.insert(covered);
        }
        tiles
    }

    pub(crate) fn players_kept(&self) -> Tiles {
        self.players.iter().fold(Tiles::EMPTY, |kept, (_, player)| kept.or(player.kept))
    }
}
