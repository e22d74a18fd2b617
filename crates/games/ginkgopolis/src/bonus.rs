//! What the building cards and the characters before a player bring, as data.

use kernel::Piece;
use serde::{Deserialize, Serialize};

use crate::{Characters, Color, Tile, Tiles, cards::NUMBERS};

/// The three actions; and what sets a permanent bonus off.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// A card played alone.
    #[default]
    Exploit,
    /// An urbanization card with a tile.
    Urbanize,
    /// A building card with a tile.
    BuildUp,
}

/// Elements gained together.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Items {
    /// From the supply of one's colour.
    pub resources: u8,
    /// From the common supply.
    pub tiles: u8,
    /// Points have no limit, unlike pieces.
    pub points: u8,
}

/// What a building card brings to the player who keeps it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Bonus {
    /// Each time its owner takes that action.
    Permanent(Trigger, Items),
    /// At the end, so many points for each of these.
    End(u8, Goal),
}

/// What a card counts at the end, of what its owner has.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Goal {
    /// Resources on buildings whose visible tile has this colour.
    ResourcesOn(Color),
    /// Buildings of level 1 or 2.
    Low,
    /// Buildings of level 3 or more.
    High,
    /// Permanent cards with this trigger, characters included.
    Permanents(Trigger),
    /// Cards of this colour, characters and the card itself included.
    Cards(Color),
    /// The card itself.
    Itself,
}

/// One resource, as `R` in the tables of cards.
pub const R: Items = Items { resources: 1, tiles: 0, points: 0 };
/// One tile, as `T` in the tables of cards.
pub const T: Items = Items { resources: 0, tiles: 1, points: 0 };
/// One success point, as `P` in the tables of cards.
pub const P: Items = Items { resources: 0, tiles: 0, points: 1 };

const RP: Items = Items { resources: 1, tiles: 0, points: 1 };
const TP: Items = Items { resources: 0, tiles: 1, points: 1 };
const PP: Items = Items { resources: 0, tiles: 0, points: 2 };

/// The building cards by colour and number.
#[rustfmt::skip]
pub static BONUSES: [[Bonus; NUMBERS]; 3] = {
    use Bonus::{End, Permanent};
    use Color::{Blue, Red, Yellow};
    use Goal::{Cards, High, Itself, Low, Permanents, ResourcesOn};
    use Trigger::{BuildUp, Exploit, Urbanize};
    [
        [
            Permanent(Exploit, R), Permanent(Urbanize, R), Permanent(BuildUp, R),
            Permanent(Exploit, R), Permanent(Urbanize, R), Permanent(BuildUp, R),
            Permanent(Exploit, RP), Permanent(Urbanize, RP), Permanent(BuildUp, RP),
            End(1, ResourcesOn(Red)), End(1, ResourcesOn(Yellow)), End(1, ResourcesOn(Blue)), End(1, ResourcesOn(Red)),
            End(1, Low), End(3, High),
            End(2, Permanents(Exploit)), End(2, Permanents(Urbanize)), End(2, Permanents(BuildUp)),
            End(2, Cards(Red)), End(9, Itself),
        ],
        [
            Permanent(Exploit, T), Permanent(Urbanize, T), Permanent(BuildUp, T),
            Permanent(Exploit, T), Permanent(Urbanize, T), Permanent(BuildUp, T),
            Permanent(Exploit, TP), Permanent(Urbanize, TP), Permanent(BuildUp, TP),
            End(1, ResourcesOn(Blue)), End(1, ResourcesOn(Red)), End(1, ResourcesOn(Yellow)), End(1, ResourcesOn(Blue)),
            End(1, Low), End(3, High),
            End(2, Permanents(Exploit)), End(2, Permanents(Urbanize)), End(2, Permanents(BuildUp)),
            End(2, Cards(Blue)), End(9, Itself),
        ],
        [
            Permanent(Exploit, P), Permanent(Urbanize, P), Permanent(BuildUp, P),
            Permanent(Exploit, P), Permanent(Urbanize, P), Permanent(BuildUp, P),
            Permanent(Exploit, PP), Permanent(Urbanize, PP), Permanent(BuildUp, PP),
            End(1, ResourcesOn(Yellow)), End(1, ResourcesOn(Red)), End(1, ResourcesOn(Blue)), End(1, ResourcesOn(Yellow)),
            End(1, Low), End(3, High),
            End(2, Permanents(Exploit)), End(2, Permanents(Urbanize)), End(2, Permanents(BuildUp)),
            End(2, Cards(Yellow)), End(9, Itself),
        ],
    ]
};

/// The building cards with a permanent bonus, by trigger, as bits of a set of tiles.
static PERMANENT: [u64; 3] = {
    let mut masks = [0; 3];
    let mut index = 0;
    while index < Tile::COUNT {
        if let Bonus::Permanent(trigger, _) = BONUSES[index / NUMBERS][index % NUMBERS] {
            masks[trigger as usize] |= 1 << index;
        }
        index += 1;
    }
    masks
};

impl Trigger {
    /// All of them, in card order.
    pub const ALL: [Trigger; 3] = [Trigger::Exploit, Trigger::Urbanize, Trigger::BuildUp];
}

impl Tile {
    /// What its building card brings.
    pub fn bonus(self) -> Bonus {
        BONUSES[self.index() / NUMBERS][self.index() % NUMBERS]
    }
}

impl Items {
    /// `n` of the element that a colour stands for.
    pub fn of(color: Color, n: u8) -> Items {
        match color {
            Color::Red => Items { resources: n, ..Items::default() },
            Color::Blue => Items { tiles: n, ..Items::default() },
            Color::Yellow => Items { points: n, ..Items::default() },
        }
    }

    /// Puts `more` in.
    pub fn add(&mut self, more: Items) {
        self.resources += more.resources;
        self.tiles += more.tiles;
        self.points += more.points;
    }
}

/// What the cards before a player bring when it takes the action `trigger`.
pub fn bonuses(kept: Tiles, characters: Characters, trigger: Trigger) -> Items {
    let mut items = characters.bonuses(trigger);
    let mut left = kept.bits() & PERMANENT[trigger as usize];
    while left != 0 {
        if let Bonus::Permanent(_, gain) = Tile::from_index(left.trailing_zeros() as usize).bonus() {
            items.add(gain);
        }
        left &= left - 1;
    }
    items
}

/// How many cards before a player have that permanent bonus.
pub fn permanents(kept: Tiles, characters: Characters, trigger: Trigger) -> u8 {
    (kept.bits() & PERMANENT[trigger as usize]).count_ones() as u8 + characters.with(trigger)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_regular() {
        for trigger in Trigger::ALL {
            let numbers: Vec<u8> = Tile::each()
                .filter(|tile| PERMANENT[trigger as usize] >> tile.index() & 1 == 1)
                .map(Tile::number)
                .collect();
            let first = trigger as u8 + 1;
            assert_eq!(numbers, [first, first + 3, first + 6].repeat(3));
        }
        for tile in Tile::each() {
            match tile.bonus() {
                Bonus::Permanent(_, items) => {
                    let mut expected = Items::of(tile.color(), 1);
                    expected.points += u8::from(tile.number() >= 7);
                    assert_eq!(items, expected, "{tile}");
                }
                Bonus::End(points, goal) => {
                    let each = match tile.number() {
                        10..=14 => 1,
                        15 => 3,
                        16..=19 => 2,
                        _ => 9,
                    };
                    assert_eq!(points, each, "{tile}");
                    assert_eq!(goal == Goal::Itself, tile.number() == 20);
                    assert_eq!(goal == Goal::Cards(tile.color()), tile.number() == 19);
                }
            }
        }
    }
}
