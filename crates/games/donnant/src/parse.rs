//! Deck files: read strictly, written again as they were.
//!
//! A file has a title line and then one line a card, `E01` to `E29` and `B01` to `B20`, each line with
//! nine fields separated by commas. In options and records, which are single lines, lines are joined by
//! semicolons instead; neither character stands in a field.

use std::fmt;

use kernel::Piece;

use crate::{
    Card, Colour, Deck, Effect, Face, Objective, Sign,
    deck::{Field, MAX_BOXES},
    fault::{Column, DeckError, Fault},
    possible,
};

/// No deck file is longer.
pub const MAX_BYTES: usize = 8192;
pub(crate) const TITLE: &str = "id,back,colour,objective,boxes,effect,target_colour,points,uses";
const N_COLUMNS: usize = 9;
const MAX_POINTS: u8 = 99;
const MAX_USES: u8 = 9;
/// All colours of such cards are tried when points are counted.
const MAX_COLOUR_CHOICES: usize = 4;
/// Nine cards never offer more marks to five dice, so that lists of choices stay short.
const MAX_MARKS: u32 = 225;

/// Effects by their names; those with a target colour have some colour here.
const EFFECTS: [(&str, Effect); 12] = [
    ("PER_ADJ_COMPLETED", Effect::PerAdjCompleted),
    ("PER_CARD_OF_COLOUR", Effect::PerCardOfColour(Colour::Yellow)),
    ("PER_ADJ_OF_COLOUR", Effect::PerAdjOfColour(Colour::Yellow)),
    ("PER_COMPLETED_LINE", Effect::PerCompletedLine),
    ("SET_OF_FIVE_COLOURS", Effect::SetOfFiveColours),
    ("PER_MONOCHROME_LINE", Effect::PerMonochromeLine),
    ("PER_DISTINCT_BONUS", Effect::PerDistinctBonus),
    ("PIP_PLUS_MINUS_1", Effect::PipPlusMinus1),
    ("CHANGE_DIE_COLOUR", Effect::ChangeDieColour),
    ("EXTRA_REJECTED_DIE", Effect::ExtraRejectedDie),
    ("CARD_COLOUR_AT_END", Effect::CardColourAtEnd),
    ("ONE_DIE_CHEAPER", Effect::OneDieCheaper),
];

const OBJECTIVES: [(&str, Objective); 4] = [
    ("FIXED", Objective::Fixed),
    ("INCREASING", Objective::Increasing),
    ("EQUAL", Objective::Equal),
    ("SUM", Objective::Sum),
];

/// What is wrong, and in which field.
type Misread = (Option<Column>, Fault);

pub(crate) fn deck(text: &str) -> Result<Deck, DeckError> {
    let error = |line, (field, fault)| DeckError { line, field, fault };
    if text.len() > MAX_BYTES {
        return Err(error(1, (None, Fault::TooLong)));
    }
    let text = text.strip_suffix('\n').unwrap_or(text);
    let mut lines = text.split(['\n', ';']).map(|line| line.strip_suffix('\r').unwrap_or(line));
    if lines.next() != Some(TITLE) {
        return Err(error(1, (None, Fault::Title)));
    }
    let mut faces = [BLANK; Card::COUNT];
    for card in Card::each() {
        let number = card.index() + 2;
        let line = lines.next().ok_or(error(number, (None, Fault::Missing)))?;
        faces[card.index()] = face(card, line).map_err(|why| error(number, why))?;
    }
    if lines.next().is_some() {
        return Err(error(Card::COUNT + 2, (None, Fault::Extra)));
    }
    fits(&faces).map_err(|(index, why)| error(index + 2, why))?;
    Ok(Deck(faces))
}

const BLANK: Face = Face {
    boxes: [Field::new(Sign::None, None, 0); MAX_BOXES],
    n_boxes: 0,
    at_least: 0,
    colour: Colour::Yellow,
    effect: Effect::PerAdjCompleted,
    points: 0,
    uses: 0,
};

fn face(card: Card, line: &str) -> Result<Face, Misread> {
    let mut fields = [""; N_COLUMNS];
    let mut n = 0;
    for field in line.split(',') {
        *fields.get_mut(n).ok_or((None, Fault::Fields))? = field;
        n += 1;
    }
    if n != N_COLUMNS {
        return Err((None, Fault::Fields));
    }
    let [id, back, colour, objective, boxes, effect, target, points, uses] = fields;
    let bad = |column| (Some(column), Fault::Value);
    if id != card.code() {
        return Err(bad(Column::Id));
    }
    if back != card.back().name() {
        return Err(bad(Column::Back));
    }
    let mut face = BLANK;
    face.colour = named_colour(colour).ok_or(bad(Column::Colour))?;
    let (_, objective) = *OBJECTIVES.iter().find(|(name, _)| *name == objective).ok_or(bad(Column::Objective))?;
    read_boxes(&mut face, boxes).map_err(|fault| (Some(Column::Boxes), fault))?;
    if !is_of_kind(&face, objective) {
        return Err((Some(Column::Boxes), Fault::Kind));
    }
    if !possible::is_possible(&face, 0) {
        return Err((Some(Column::Boxes), Fault::Impossible));
    }
    let named = EFFECTS.iter().find(|(name, it)| *name == effect && it.back() == card.back());
    let (_, effect) = *named.ok_or(bad(Column::Effect))?;
    face.effect = aimed(effect, target).ok_or(bad(Column::Target))?;
    let is_bonus = card.back() == crate::Back::Yellow;
    let (least_points, most_points) = if is_bonus { (0, 0) } else { (1, MAX_POINTS) };
    let (least_uses, most_uses) = match (is_bonus, effect) {
        (false, _) => (0, 0),
        (true, Effect::CardColourAtEnd) => (1, 1),
        (true, _) => (1, MAX_USES),
    };
    face.points = number(points, least_points, most_points).ok_or(bad(Column::Points))?;
    face.uses = number(uses, least_uses, most_uses).ok_or(bad(Column::Uses))?;
    Ok(face)
}

fn read_boxes(face: &mut Face, text: &str) -> Result<(), Fault> {
    let (mut sign, mut joined) = (Sign::None, false);
    let mut words = text.split(' ').peekable();
    while let Some(word) = words.next() {
        if let Some(sum) = word.strip_prefix(">=") {
            let last = words.peek().is_none() && !joined;
            face.at_least = number(sum, 1, 6 * MAX_BOXES as u8).filter(|_| last).ok_or(Fault::Value)?;
        } else if let ("<" | "=", false, 1..) = (word, joined, face.n_boxes) {
            sign = if word == "<" { Sign::Less } else { Sign::Equal };
            joined = true;
        } else {
            let place = face.boxes.get_mut(usize::from(face.n_boxes)).ok_or(Fault::TooManyBoxes)?;
            *place = field(word, sign).ok_or(Fault::Value)?;
            face.n_boxes += 1;
            (sign, joined) = (Sign::None, false);
        }
    }
    if joined || face.n_boxes == 0 { Err(Fault::Value) } else { Ok(()) }
}

fn field(word: &str, sign: Sign) -> Option<Field> {
    let [colour, digit] = <[u8; 2]>::try_from(word.as_bytes()).ok()?;
    let colour = match colour {
        b'*' => None,
        letter => Some(Colour::each().find(|it| it.code().as_bytes() == [letter])?),
    };
    let number = match digit {
        b'?' => 0,
        b'1'..=b'6' => digit - b'0',
        _ => return None,
    };
    Some(Field::new(sign, colour, number))
}

/// Printed numbers belong to one kind, signs to one each, and a sum stands alone.
fn is_of_kind(face: &Face, objective: Objective) -> bool {
    let fixed = objective == Objective::Fixed;
    let alike = face.boxes().iter().all(|field| {
        let fits = match objective {
            Objective::Increasing => field.sign() != Sign::Equal,
            Objective::Equal => field.sign() != Sign::Less,
            Objective::Fixed | Objective::Sum => field.sign() == Sign::None,
        };
        fits && (field.number() > 0) == fixed
    });
    alike && face.objective() == objective
}

fn aimed(effect: Effect, target: &str) -> Option<Effect> {
    match effect {
        Effect::PerCardOfColour(_) => named_colour(target).map(Effect::PerCardOfColour),
        Effect::PerAdjOfColour(_) => named_colour(target).map(Effect::PerAdjOfColour),
        other => target.is_empty().then_some(other),
    }
}

fn named_colour(name: &str) -> Option<Colour> {
    Colour::NAMES.iter().position(|it| *it == name).map(Colour::from_index)
}

/// Only the form in which the number would be written again.
fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    let number: u8 = text.parse().ok()?;
    ((least..=most).contains(&number) && number.to_string() == text).then_some(number)
}

/// What holds for the deck as a whole; else the card at fault.
fn fits(faces: &[Face; Card::COUNT]) -> Result<(), (usize, Misread)> {
    let mut choices = faces.iter().enumerate().filter(|(_, face)| face.effect == Effect::CardColourAtEnd);
    if let Some((index, _)) = choices.nth(MAX_COLOUR_CHOICES) {
        return Err((index, (Some(Column::Effect), Fault::TooManyColours)));
    }
    let mut marks = faces.map(|face| most_marks(&face));
    let (largest, _) = marks.iter().enumerate().max_by_key(|(_, n)| **n).expect("there are cards");
    marks.sort_unstable_by(|a, b| b.cmp(a));
    if marks[..crate::stall::MAX_CARDS].iter().sum::<u32>() > MAX_MARKS {
        return Err((largest, (Some(Column::Boxes), Fault::TooManyMarks)));
    }
    Ok(())
}

/// No five dice, painted and changed at will, ever have a choice of more boxes on one card.
fn most_marks(face: &Face) -> u32 {
    let open = possible::open(face, 0);
    let boxes_for = |die: Colour, value: u8| {
        let takes = |(field, open): (&Field, u8)| field.takes(die) && open >> value & 1 == 1;
        face.boxes().iter().zip(open).filter(|&it| takes(it)).count() as u32
    };
    let best = Colour::each().flat_map(|die| (1..=6).map(move |value| (die, value)));
    5 * best.map(|(die, value)| boxes_for(die, value)).max().unwrap_or(0)
}

/// The deck as a single line, as options and records hold it.
impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TITLE)?;
        Card::each().try_for_each(|card| {
            f.write_str(";")?;
            write_face(f, card, self.face(card))
        })
    }
}

fn write_face(f: &mut fmt::Formatter<'_>, card: Card, face: &Face) -> fmt::Result {
    let objective = OBJECTIVES.iter().find(|(_, it)| *it == face.objective()).map_or("", |(name, _)| name);
    write!(f, "{card},{},{},{objective},", card.back(), Colour::NAMES[face.colour.index()])?;
    for (n, field) in face.boxes().iter().enumerate() {
        let sign = match (n, field.sign()) {
            (0, _) => "",
            (_, Sign::None) => " ",
            (_, Sign::Less) => " < ",
            (_, Sign::Equal) => " = ",
        };
        let colour = field.colour().map_or("*", Colour::code);
        match field.number() {
            0 => write!(f, "{sign}{colour}?")?,
            number => write!(f, "{sign}{colour}{number}")?,
        }
    }
    if let Some(sum) = face.at_least() {
        write!(f, " >={sum}")?;
    }
    let is = |effect: Effect| std::mem::discriminant(&effect) == std::mem::discriminant(&face.effect);
    let effect = EFFECTS.iter().find(|(_, it)| is(*it)).map_or("", |(name, _)| name);
    let target = face.effect.target().map_or("", |colour| Colour::NAMES[colour.index()]);
    write!(f, ",{effect},{target},{},{}", face.points, face.uses)
}
