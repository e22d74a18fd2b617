use std::{fmt, str::FromStr};

use kernel::{ActionSpace, Factors, N_FACTORS, ParseError, Piece, Seat, Tokens, text_serde};

use crate::{
    Card, Character, Ginkgopolis, Letter, Spot, Tile,
    city::{Cell, REACH},
};

/// What a seat chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Action {
    /// `draft R-exploit`
    Draft(Character),
    /// `change`
    Change,
    /// `play C` or `play B5 R4`
    Play(Card, Option<Tile>),
    /// `gain r` or `gain t`
    Gain(Gain),
    /// `token C 2 3`, `token C push forward` or `token C push backward`
    Token(Letter, Spot),
    /// `return R4`
    Return(Tile),
    /// `done`
    Done,
}

/// What an urbanization card alone brings.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Gain {
    /// `r`
    Resource,
    /// `t`
    Tile,
}

/// What nature chooses.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Drawn {
    /// `place R1`: the next tile of the start square.
    Place(Tile),
    /// `box R7`: a tile that is not used, put away face down.
    Box(Tile),
    /// `first 2`: who begins.
    First(Seat),
    /// `set 3`: the characters of the next seat.
    Set(u8),
    /// `pack R-exploit`: one more character for the pack of the next seat.
    Pack(Character),
    /// `pass`: everybody has kept a character, the packs go on.
    Pass,
    /// `discard C`: a card goes from the deck to the discard.
    Discard(Card),
    /// `draw C`: a card of the deck.
    Draw(Card),
    /// `reveal`: everybody has chosen, the first choice is shown.
    Reveal,
    /// `tile R4`: a tile of the supply.
    Tile(Tile),
}

text_serde!(Action, Drawn);

const _: () = assert!(size_of::<Action>() <= 8);

const CHANGE: usize = Character::COUNT;
const ALONE: usize = CHANGE + 1;
const WITH_TILE: usize = ALONE + Card::COUNT;
const GAIN: usize = WITH_TILE + Card::COUNT * Tile::COUNT;
const GAIN_TILE: usize = GAIN + 1;
const RETURN: usize = GAIN_TILE + 1;
const DONE: usize = RETURN + Tile::COUNT;
const PUSH: usize = DONE + 1;
const TOKEN: usize = PUSH + 2 * Letter::COUNT;
const ROW: usize = 2 * REACH as usize + 1;
const PLANE: usize = ROW * ROW;

impl ActionSpace for Ginkgopolis {
    const SIZE: usize = TOKEN + Letter::COUNT * PLANE;

    fn index(action: Action) -> usize {
        match action {
            Action::Draft(kind) => kind.index(),
            Action::Change => CHANGE,
            Action::Play(card, None) => ALONE + card.index(),
            Action::Play(card, Some(tile)) => WITH_TILE + card.index() * Tile::COUNT + tile.index(),
            Action::Gain(gain) => GAIN + gain as usize,
            Action::Return(tile) => RETURN + tile.index(),
            Action::Done => DONE,
            Action::Token(letter, Spot::Forward) => PUSH + 2 * letter.index(),
            Action::Token(letter, Spot::Backward) => PUSH + 2 * letter.index() + 1,
            Action::Token(letter, Spot::At(Cell { x, y })) => {
                let from_edge = |coordinate: i8| (i16::from(coordinate) + i16::from(REACH)) as usize;
                TOKEN + letter.index() * PLANE + from_edge(y) * ROW + from_edge(x)
            }
        }
    }

    fn from_index(index: usize) -> Option<Action> {
        Some(match index {
            ..CHANGE => Action::Draft(Character::from_index(index)),
            CHANGE => Action::Change,
            ALONE..WITH_TILE => Action::Play(Card::from_index(index - ALONE), None),
            WITH_TILE..GAIN => {
                let (card, tile) = ((index - WITH_TILE) / Tile::COUNT, (index - WITH_TILE) % Tile::COUNT);
                Action::Play(Card::from_index(card), Some(Tile::from_index(tile)))
            }
            GAIN => Action::Gain(Gain::Resource),
            GAIN_TILE => Action::Gain(Gain::Tile),
            RETURN..DONE => Action::Return(Tile::from_index(index - RETURN)),
            DONE => Action::Done,
            PUSH..TOKEN => {
                let spot = if (index - PUSH).is_multiple_of(2) { Spot::Forward } else { Spot::Backward };
                Action::Token(Letter::from_index((index - PUSH) / 2), spot)
            }
            TOKEN..Self::SIZE => {
                let (letter, cell) = ((index - TOKEN) / PLANE, (index - TOKEN) % PLANE);
                let coordinate = |n: usize| n as i8 - REACH;
                let cell = Cell { x: coordinate(cell % ROW), y: coordinate(cell / ROW) };
                Action::Token(Letter::from_index(letter), Spot::At(cell))
            }
            Self::SIZE.. => return None,
        })
    }

    // Verb, then character, card, gain, letter or tile, then the tile on a card, or x, then y.
    const FACTORS: [usize; N_FACTORS] = [7, Card::COUNT, ROW + 2, ROW];

    fn factors(action: Action) -> Factors {
        let from_edge = |coordinate: i8| i16::from(coordinate) + i16::from(REACH);
        match action {
            Action::Draft(kind) => [0, kind.index() as i16, 0, 0],
            Action::Change => [1, 0, 0, 0],
            Action::Play(card, tile) => [2, card.index() as i16, tile.map_or(0, |it| it.index() as i16 + 1), 0],
            Action::Gain(gain) => [3, gain as i16, 0, 0],
            Action::Token(letter, Spot::At(Cell { x, y })) => [4, letter.index() as i16, from_edge(x), from_edge(y)],
            Action::Token(letter, Spot::Forward) => [4, letter.index() as i16, ROW as i16, 0],
            Action::Token(letter, Spot::Backward) => [4, letter.index() as i16, ROW as i16 + 1, 0],
            Action::Return(tile) => [5, tile.index() as i16, 0, 0],
            Action::Done => [6, 0, 0, 0],
        }
    }
}

const _: () = assert!(Tile::COUNT < ROW && Tile::COUNT <= Card::COUNT);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draft(kind) => write!(f, "draft {kind}"),
            Action::Change => f.write_str("change"),
            Action::Play(card, None) => write!(f, "play {card}"),
            Action::Play(card, Some(tile)) => write!(f, "play {card} {tile}"),
            Action::Gain(Gain::Resource) => f.write_str("gain r"),
            Action::Gain(Gain::Tile) => f.write_str("gain t"),
            Action::Token(letter, Spot::At(Cell { x, y })) => write!(f, "token {letter} {x} {y}"),
            Action::Token(letter, Spot::Forward) => write!(f, "token {letter} push forward"),
            Action::Token(letter, Spot::Backward) => write!(f, "token {letter} push backward"),
            Action::Return(tile) => write!(f, "return {tile}"),
            Action::Done => f.write_str("done"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let action = match tokens.verb() {
            "draft" => Action::Draft(tokens.next()?),
            "change" => Action::Change,
            "play" => Action::Play(tokens.next()?, tokens.word().map(str::parse).transpose()?),
            "gain" => Action::Gain(tokens.next()?),
            "token" => Action::Token(tokens.next()?, read_spot(&mut tokens)?),
            "return" => Action::Return(tokens.next()?),
            "done" => Action::Done,
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(action)
    }
}

impl FromStr for Gain {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "r" => Ok(Gain::Resource),
            "t" => Ok(Gain::Tile),
            _ => Err(ParseError::Form),
        }
    }
}

fn read_spot(tokens: &mut Tokens<'_>) -> Result<Spot, ParseError> {
    match (tokens.word().ok_or(ParseError::Form)?, tokens.word().ok_or(ParseError::Form)?) {
        ("push", "forward") => Ok(Spot::Forward),
        ("push", "backward") => Ok(Spot::Backward),
        ("push", _) => Err(ParseError::Form),
        (x, y) => Ok(Spot::At(Cell { x: read_coordinate(x)?, y: read_coordinate(y)? })),
    }
}

/// Only the form in which it would be written again.
fn read_coordinate(text: &str) -> Result<i8, ParseError> {
    let number: i8 = text.parse().map_err(|_| ParseError::Number)?;
    let within = (-REACH..=REACH).contains(&number);
    if within && number.to_string() == text { Ok(number) } else { Err(ParseError::Number) }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Drawn::Place(tile) => write!(f, "place {tile}"),
            Drawn::Box(tile) => write!(f, "box {tile}"),
            Drawn::First(seat) => write!(f, "first {seat}"),
            Drawn::Set(number) => write!(f, "set {number}"),
            Drawn::Pack(kind) => write!(f, "pack {kind}"),
            Drawn::Pass => f.write_str("pass"),
            Drawn::Discard(card) => write!(f, "discard {card}"),
            Drawn::Draw(card) => write!(f, "draw {card}"),
            Drawn::Reveal => f.write_str("reveal"),
            Drawn::Tile(tile) => write!(f, "tile {tile}"),
        }
    }
}

impl FromStr for Drawn {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut tokens = Tokens::of(text);
        let drawn = match tokens.verb() {
            "place" => Drawn::Place(tokens.next()?),
            "box" => Drawn::Box(tokens.next()?),
            "first" => Drawn::First(tokens.next()?),
            "set" => match tokens.word().ok_or(ParseError::Form)?.as_bytes() {
                [digit @ b'1'..=b'6'] => Drawn::Set(digit - b'0'),
                _ => return Err(ParseError::Number),
            },
            "pack" => Drawn::Pack(tokens.next()?),
            "pass" => Drawn::Pass,
            "discard" => Drawn::Discard(tokens.next()?),
            "draw" => Drawn::Draw(tokens.next()?),
            "reveal" => Drawn::Reveal,
            "tile" => Drawn::Tile(tokens.next()?),
            _ => return Err(ParseError::Verb),
        };
        tokens.end()?;
        Ok(drawn)
    }
}
