//! What the cards of a stall may bring, and what the dice promise: judgement by hand.

use kernel::{Piece, Seat};

use crate::{
    Card, Colour, Donnant, Effect, Face, Phase, Stall,
    choice::MAX_ROLLS,
    deck::N_BONUSES,
    possible::{self, Open},
    score::beside,
    stall::{MAX_CARDS, Places},
};

/// What a use of a bonus is worth, in points.
const USE: f32 = 0.6;
/// What a card more is worth, whatever it is.
const TEMPO: f32 = 0.8;
/// What is lost of a gain that is in reach and not yet taken.
const IN_REACH: f32 = 0.85;

/// How much likelier a box that takes any die is to be filled than one that takes a single die: several dice are
/// rolled again, and the others are seldom all needed elsewhere.
const ANY_DIE: f32 = 1.5;
/// No roll is surer than this.
const NEARLY_SURE: f32 = 0.95;
/// How often dice that fit all boxes also reach the sum that the card asks for.
const SUM_REACHED: f32 = 0.7;

/// The cards of a stall as they may lie in the end.
pub(crate) struct Prospect<'a> {
    game: &'a Donnant,
    stall: &'a Stall,
    /// Rounds that are still to be played.
    rounds: f32,
    /// How likely each card is completed.
    chance: [f32; MAX_CARDS],
    taken: Places,
    colours: [Places; Colour::COUNT],
    /// Cards whose colour may be chosen.
    free: Places,
    /// Whether every die that is rolled again counts. The fitted weights know the dice without it.
    counts_dice: bool,
}

impl<'a> Prospect<'a> {
    pub(crate) fn of(game: &'a Donnant, stall: &'a Stall) -> Self {
        let mut this = Prospect {
            game,
            stall,
            rounds: game.rounds_left(),
            chance: [0.0; MAX_CARDS],
            taken: 0,
            colours: [0; Colour::COUNT],
            free: 0,
            counts_dice: false,
        };
        for nth in 0..stall.len() {
            let (face, place) = (game.cards().face(stall.card(nth)), 1 << stall.place(nth).index());
            this.chance[nth] = if stall.is_done(nth) { 1.0 } else { this.completed(face, stall.open(nth)) };
            this.taken |= place;
            this.colours[face.colour.index()] |= place;
            if face.effect == Effect::CardColourAtEnd && stall.is_done(nth) {
                this.free |= place;
            }
        }
        this
    }

    /// The same, but every die that is rolled again counts.
    pub(crate) fn counting_dice(self) -> Self {
        Prospect { counts_dice: true, ..self }
    }

    /// How likely a card is completed in the rounds that are left.
    fn completed(&self, face: &Face, open: &Open) -> f32 {
        // A card is worked on about every second round, and a box takes a die by colour and value: both are guesses
        // that only rank cards against each other.
        let tries = 0.5 + 0.55 * self.rounds;
        let mut chance = 1.0;
        for (field, open) in face.boxes().iter().zip(*open).filter(|(_, open)| *open != 0) {
            let fits = 0.2 + 0.7 * open.count_ones() as f32 / 6.0;
            let fits = if field.colour().is_some() { 0.6 * fits } else { (1.3 * fits).min(0.9) };
            // One minus the chance to miss again and again, without a power.
            let hits = fits * tries;
            chance *= hits / (1.0 + hits) * if self.rounds < 1.0 { 0.5 } else { 1.0 } + 0.02;
        }
        chance
    }

    /// What a card of the stall may bring.
    pub(crate) fn worth(&self, nth: usize) -> f32 {
        let face = self.game.cards().face(self.stall.card(nth));
        let chance = self.chance[nth];
        match face.points {
            0 => chance * self.bonus(face, face.uses.saturating_sub(self.stall.uses(nth))),
            points => chance * f32::from(points) * self.units(face.effect, 1 << self.stall.place(nth).index()),
        }
    }

    /// What a card of the stall may bring once it is completed.
    pub(crate) fn whole(&self, nth: usize) -> f32 {
        let face = self.game.cards().face(self.stall.card(nth));
        match face.points {
            0 => self.bonus(face, face.uses),
            points => f32::from(points) * self.units(face.effect, 1 << self.stall.place(nth).index()),
        }
    }

    /// What a card not yet laid may bring.
    pub(crate) fn worth_in_hand(&self, card: Card) -> f32 {
        let face = self.game.cards().face(card);
        let chance = self.completed(face, &possible::open(face, 0));
        match face.points {
            0 => chance * self.bonus(face, face.uses) + TEMPO,
            points => chance * f32::from(points) * self.units(face.effect, 0).max(0.8) + TEMPO,
        }
    }

    fn bonus(&self, face: &Face, uses: u8) -> f32 {
        let useful = (self.rounds / 3.0).min(1.0);
        if face.effect == Effect::CardColourAtEnd { 1.0 } else { USE * f32::from(uses) * useful }
    }

    /// How many units an effect may count in the end, at `place` or, without one, somewhere.
    fn units(&self, effect: Effect, place: Places) -> f32 {
        // A player adds about one card in four rounds, and few of them serve this effect.
        let growth = (0.25 * self.rounds).min((MAX_CARDS - self.stall.len()) as f32);
        match effect {
            Effect::PerAdjCompleted if place == 0 => 1.5,
            Effect::PerAdjCompleted => self.likely(beside(place)) + 0.12 * growth,
            Effect::PerCardOfColour(colour) => self.of_colour(colour).count_ones() as f32 + 0.2 * growth,
            Effect::PerAdjOfColour(_) if place == 0 => 0.8,
            Effect::PerAdjOfColour(colour) => {
                (beside(place) & self.of_colour(colour)).count_ones() as f32 + 0.1 * growth
            }
            Effect::PerCompletedLine => self.lines(),
            Effect::SetOfFiveColours => {
                let have = self.colours.iter().filter(|places| **places & !self.free != 0).count() as u32;
                [0.0, 0.05, 0.1, 0.2, 0.5, 1.0][(have + self.free.count_ones()).min(5) as usize]
            }
            Effect::PerMonochromeLine => self.lines_of_one_colour(),
            Effect::PerDistinctBonus => self.bonuses() + 0.1 * growth,
            _ => 0.0,
        }
    }

    fn of_colour(&self, colour: Colour) -> Places {
        self.colours[colour.index()] | self.free
    }

    /// How many of the cards at these places may be completed.
    fn likely(&self, places: Places) -> f32 {
        (0..self.stall.len())
            .filter(|&nth| places >> self.stall.place(nth).index() & 1 == 1)
            .map(|nth| self.chance[nth])
            .sum()
    }

    pub(crate) fn lines(&self) -> f32 {
        let mut lines = 0.0;
        for line in LINES {
            match (self.taken & line).count_ones() {
                3 => {
                    let likely = self.likely(line) / 3.0;
                    lines += likely * likely * likely;
                }
                2 if self.stall.len() < MAX_CARDS => lines += 0.1 * self.likely(line) / 2.0,
                _ => (),
            }
        }
        lines
    }

    pub(crate) fn lines_of_one_colour(&self) -> f32 {
        let mut lines = 0.0;
        for colour in Colour::ALL {
            for line in LINES {
                let same = (self.of_colour(colour) & line).count_ones();
                match (same, (self.taken & line).count_ones()) {
                    (3, _) => lines += 1.0,
                    (2, 2) if self.stall.len() < MAX_CARDS => lines += 0.2,
                    _ => (),
                }
            }
        }
        lines
    }

    fn bonuses(&self) -> f32 {
        let mut best = [0.0f32; N_BONUSES];
        for nth in 0..self.stall.len() {
            if let Some(kind) = self.game.cards().face(self.stall.card(nth)).effect.bonus_kind() {
                best[kind] = best[kind].max(self.chance[nth]);
            }
        }
        best.iter().sum()
    }

    /// What the dice promise to the active player: the best of cards to complete and to buy.
    pub(crate) fn promise(&self, seat: Seat) -> f32 {
        let game = self.game;
        let (rolls, unknown) = match game.phase {
            Phase::Roll => (MAX_ROLLS - game.rolls, 0),
            Phase::Window if game.options.window == crate::WindowRule::A => {
                (MAX_ROLLS - game.rolls, game.rejected.bits())
            }
            Phase::Window => (MAX_ROLLS - game.rolls, 0),
            Phase::Act { .. } | Phase::JokerDice { .. } => (0, 0),
            _ => return 0.0,
        };
        let spent = game.spent.bits();
        if let Phase::JokerDice { marks } = game.phase {
            return if marks == 0 { 0.6 } else { 0.3 };
        }
        let known = !(unknown | spent) & 31;
        let mut best = 0.0f32;
        for nth in self.stall.unfinished() {
            let likely = self.completes(seat, nth, known, unknown, rolls);
            if likely > 0.0 {
                let face = game.cards().face(self.stall.card(nth));
                let whole = match face.points {
                    0 => self.bonus(face, face.uses),
                    points => f32::from(points) * self.units(face.effect, 1 << self.stall.place(nth).index()),
                };
                best = best.max(likely * (1.0 - self.chance[nth]) * whole.max(0.5));
            }
        }
        let purchase = if self.stall.is_full() { 0.0 } else { self.buys(seat, known, unknown, rolls) };
        // After the third roll a joker is left.
        let joker = if game.rolls + u8::from(unknown != 0) >= MAX_ROLLS || rolls > 0 { 0.5 } else { 0.0 };
        IN_REACH * best.max(purchase).max(joker)
    }

    /// How likely the dice complete a card: those that fit are kept, the others rolled again.
    fn completes(&self, seat: Seat, nth: usize, known: u8, unknown: u8, rolls: u8) -> f32 {
        let face = self.game.cards().face(self.stall.card(nth));
        let values = self.stall.values(nth);
        let open = self.stall.open(nth);
        let (mut left, mut last, mut missing, mut chance) = (known, 0, 0u32, 1.0f32);
        for (index, field) in face.boxes().iter().enumerate() {
            let rises = field.sign() == crate::Sign::Less;
            if open[index] == 0 {
                last = possible::value(values, index);
                continue;
            }
            let fits = |die: &Colour| {
                let it = self.game.die(seat, *die);
                let follows = match field.sign() {
                    crate::Sign::None => true,
                    crate::Sign::Less => last < it.value,
                    crate::Sign::Equal => last == 0 || last == it.value,
                };
                left >> die.index() & 1 == 1 && open[index] >> it.value & 1 == 1 && field.takes(it.colour) && follows
            };
            // Rising rows take the lowest that fits.
            let found = Colour::ALL
                .into_iter()
                .filter(fits)
                .min_by_key(|&die| if rises { self.game.die(seat, die).value } else { 0 });
            match found {
                Some(die) => {
                    left &= !(1 << die.index());
                    last = self.game.die(seat, die).value;
                }
                None if rolls == 0 => return 0.0,
                None => {
                    missing += 1;
                    let one = open[index].count_ones() as f32 / 6.0;
                    chance *= match self.counts_dice {
                        true => 1.0 - missed(one, field.colour(), unknown, rolls),
                        false => {
                            let any = field.colour().is_none();
                            let miss = 1.0 - if any { (ANY_DIE * one).min(NEARLY_SURE) } else { one };
                            1.0 - if rolls > 1 { miss * miss } else { miss }
                        }
                    };
                    last = if rises { last + 1 } else { last };
                }
            }
        }
        let dice = (left | unknown).count_ones();
        let sum_reached = face.at_least == 0 || missing == 0;
        if missing > dice {
            0.0
        } else if sum_reached {
            chance
        } else {
            SUM_REACHED * chance
        }
    }

    /// What a purchase promises: equal dice are kept, the others rolled again.
    fn buys(&self, seat: Seat, known: u8, unknown: u8, rolls: u8) -> f32 {
        let mut by_value = [0u8; 7];
        for die in Colour::ALL.into_iter().filter(|die| known >> die.index() & 1 == 1) {
            by_value[usize::from(self.game.die(seat, die).value)] += 1;
        }
        let most = by_value.into_iter().max().unwrap_or(0);
        let cheaper = self.stall.ticks().cheaper;
        let least = |price: u8| price.saturating_sub(cheaper).max(1);
        let rolled = if self.counts_dice && unknown != 0 { unknown } else { known | unknown };
        let others = (rolled.count_ones() as u8).saturating_sub(if rolled == unknown { 0 } else { most });
        let mut best = 0.0f32;
        for slot in 0..crate::state::SLOTS {
            let Some(card) = self.game.market[slot] else { continue };
            let lacking = least(crate::state::price_of(slot as u8)).saturating_sub(most);
            let chance = match (lacking, rolls) {
                (0, _) => 1.0,
                (_, 0) => continue,
                (n, _) if n > others => 0.0,
                // One die in six shows the value that lacks; a second roll and a second lacking die accordingly.
                (1, 1) => 0.17 * f32::from(others),
                (1, _) => 0.26 * f32::from(others),
                (2, 1) => 0.03 * f32::from(others),
                (2, _) => 0.08 * f32::from(others),
                _ => 0.02,
            };
            best = best.max(chance.min(1.0) * self.worth_in_hand(card));
        }
        best
    }
}

/// How likely a box is missed by all dice that may fill it, each with the chance `one`: those that are rolled now, and
/// in a later roll the die of its colour, or two of any.
fn missed(one: f32, colour: Option<Colour>, unknown: u8, rolls: u8) -> f32 {
    let (now, later) = match colour {
        Some(colour) => (u32::from(unknown >> colour.index() & 1), 1),
        None => (unknown.count_ones(), 2),
    };
    let later_rolls = u32::from(rolls) - u32::from(unknown != 0);
    (0..now + later * later_rolls).fold(1.0, |miss, _| miss * (1.0 - one))
}

const LINES: [Places; 10] = {
    let mut lines = [0; 10];
    let mut n = 0;
    while n < 5 {
        lines[n] = 0b11111 << (5 * n);
        lines[5 + n] = 0b00001_00001_00001_00001_00001 << n;
        n += 1;
    }
    lines
};
