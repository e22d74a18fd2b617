//! What a stall is worth: completed evaluation cards only.

use kernel::{Piece, Seat};
use serde::{Deserialize, Serialize};

use crate::{Colour, Deck, Donnant, Effect, Stall, stall::MAX_CARDS, stall::Places};

/// Points by what brought them.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StallPoints {
    /// Completed cards beside the card.
    pub neighbours: i16,
    /// Cards of a colour.
    pub colour: i16,
    /// Cards of a colour beside the card.
    pub colour_neighbours: i16,
    /// Rows and columns of three completed cards.
    pub lines: i16,
    /// Cards of all five colours.
    pub five_colours: i16,
    /// Rows and columns of three cards of one colour.
    pub one_colour_lines: i16,
    /// Points of different bonuses.
    pub bonuses: i16,
}

kernel::score_lines! {
    /// `neighbours`
    Neighbours = "neighbours",
    /// `colour`
    Colour = "colour",
    /// `colour-neighbours`
    ColourNeighbours = "colour-neighbours",
    /// `lines`
    Lines = "lines",
    /// `five-colours`
    FiveColours = "five-colours",
    /// `one-colour-lines`
    OneColourLines = "one-colour-lines",
    /// `bonuses`
    Bonuses = "bonuses",
}

impl StallPoints {
    /// All of it.
    pub fn sum(self) -> i16 {
        self.lines().into_iter().map(|(_, points)| points).sum()
    }

    /// Each line with its points.
    pub fn lines(self) -> [(ScoreLine, i16); 7] {
        [
            (ScoreLine::Neighbours, self.neighbours),
            (ScoreLine::Colour, self.colour),
            (ScoreLine::ColourNeighbours, self.colour_neighbours),
            (ScoreLine::Lines, self.lines),
            (ScoreLine::FiveColours, self.five_colours),
            (ScoreLine::OneColourLines, self.one_colour_lines),
            (ScoreLine::Bonuses, self.bonuses),
        ]
    }

    fn line_mut(&mut self, effect: Effect) -> Option<&mut i16> {
        Some(match effect {
            Effect::PerAdjCompleted => &mut self.neighbours,
            Effect::PerCardOfColour(_) => &mut self.colour,
            Effect::PerAdjOfColour(_) => &mut self.colour_neighbours,
            Effect::PerCompletedLine => &mut self.lines,
            Effect::SetOfFiveColours => &mut self.five_colours,
            Effect::PerMonochromeLine => &mut self.one_colour_lines,
            Effect::PerDistinctBonus => &mut self.bonuses,
            _ => return None,
        })
    }
}

/// A stall as points are counted.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Grid {
    /// The places of completed cards.
    pub(crate) done: Places,
    /// The places of the cards of each colour.
    pub(crate) colours: [Places; Colour::COUNT],
    /// How many kinds of bonus are completed.
    pub(crate) bonuses: u32,
}

impl Grid {
    /// How many units an effect at `place` counts.
    pub(crate) fn units(&self, effect: Effect, place: Places) -> u32 {
        match effect {
            Effect::PerAdjCompleted => (beside(place) & self.done).count_ones(),
            Effect::PerCardOfColour(colour) => self.colours[colour.index()].count_ones(),
            Effect::PerAdjOfColour(colour) => (beside(place) & self.colours[colour.index()]).count_ones(),
            Effect::PerCompletedLine => lines_of_three(self.done),
            Effect::SetOfFiveColours => u32::from(self.colours.iter().all(|places| *places != 0)),
            Effect::PerMonochromeLine => self.colours.iter().map(|places| lines_of_three(*places)).sum(),
            Effect::PerDistinctBonus => self.bonuses,
            _ => 0,
        }
    }
}

const SPAN: u32 = 5;
const ROW: Places = 0b11111;
const COLUMN: Places = 0b00001_00001_00001_00001_00001;

/// The four places beside one.
pub(crate) fn beside(place: Places) -> Places {
    let (left_edge, right_edge) = (COLUMN, COLUMN << (SPAN - 1));
    (place & !right_edge) << 1 | (place & !left_edge) >> 1 | place << SPAN | place >> SPAN
}

/// Rows and columns that have three of these places: a stall is never wider or higher.
pub(crate) fn lines_of_three(places: Places) -> u32 {
    if places.count_ones() < 3 {
        return 0;
    }
    let full = |line: Places| u32::from((places & line).count_ones() == 3);
    (0..SPAN).map(|n| full(ROW << (n * SPAN)) + full(COLUMN << n)).sum()
}

impl Donnant {
    /// What the stall of `seat` would be worth if the game ended now. Our ruling: colours that may be
    /// chosen at the end are chosen best; of equally good choices the first.
    pub fn tally(&self, seat: Seat) -> StallPoints {
        self.players[seat].stall.points()
    }
}

impl Stall {
    /// What it would be worth, counted from its cards.
    pub(crate) fn count_points(&self, deck: &Deck) -> StallPoints {
        // Most stalls have no completed card that brings points, and few one that asks for colours.
        let effects = || self.done_cards().map(|nth| deck.face(self.card(nth)).effect);
        if !effects().any(Effect::brings_points) {
            return StallPoints::default();
        }
        let (grid, free) = self.grid(deck);
        if free == 0 || !effects().any(Effect::counts_colours) {
            return self.tally_with(deck, &grid);
        }
        self.best_colours(deck).0
    }

    /// What a stall is worth with the colours that are chosen best, and the stall with these colours.
    pub(crate) fn best_colours(&self, deck: &Deck) -> (StallPoints, Grid) {
        let (mut grid, free) = self.grid(deck);
        let (mut best, mut most) = ((self.tally_with(deck, &grid), grid), i16::MIN);
        if free == 0 {
            return best;
        }
        let n_choices = (Colour::COUNT as u32).pow(free.count_ones());
        let fixed = grid.colours;
        for choice in 0..n_choices {
            grid.colours = fixed;
            let (mut left, mut choice) = (free, choice);
            while left != 0 {
                let place = left & left.wrapping_neg();
                grid.colours[choice as usize % Colour::COUNT] |= place;
                (left, choice) = (left & !place, choice / Colour::COUNT as u32);
            }
            let tally = self.tally_with(deck, &grid);
            if most < tally.sum() {
                (best, most) = ((tally, grid), tally.sum());
            }
        }
        best
    }

    /// The stall, and the places of the cards whose colour is chosen at the end; those have none yet.
    pub(crate) fn grid(&self, deck: &Deck) -> (Grid, Places) {
        let mut grid = Grid { done: 0, colours: [0; Colour::COUNT], bonuses: 0 };
        let (mut free, mut bonuses) = (0, 0u32);
        for nth in 0..self.len() {
            let (face, place) = (deck.face(self.card(nth)), 1 << self.place(nth).index());
            let chosen = self.is_done(nth) && face.effect == Effect::CardColourAtEnd;
            if chosen {
                free |= place;
            } else {
                grid.colours[face.colour.index()] |= place;
            }
            if self.is_done(nth) {
                grid.done |= place;
                bonuses |= kind_of_bonus(face.effect);
            }
        }
        grid.bonuses = bonuses.count_ones();
        (grid, free)
    }

    fn tally_with(&self, deck: &Deck, grid: &Grid) -> StallPoints {
        let mut tally = StallPoints::default();
        for nth in self.done_cards() {
            let face = deck.face(self.card(nth));
            if let Some(line) = tally.line_mut(face.effect) {
                *line += self.card_points(deck, grid, nth);
            }
        }
        tally
    }

    /// What a completed card brings.
    pub(crate) fn card_points(&self, deck: &Deck, grid: &Grid, nth: usize) -> i16 {
        let face = deck.face(self.card(nth));
        (grid.units(face.effect, 1 << self.place(nth).index()) * u32::from(face.points)) as i16
    }
}

/// A bit for each kind of bonus.
fn kind_of_bonus(effect: Effect) -> u32 {
    effect.bonus_kind().map_or(0, |kind| 1 << kind)
}

// Nine cards of the most points and units stay within an i16.
const _: () = assert!(MAX_CARDS * MAX_CARDS * 99 < i16::MAX as usize);
