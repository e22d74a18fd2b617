//! What is hidden from whom, and what a hidden part may be.
//!
//! Hidden are the dealt cards and all that is done with them until everybody has laid three; then, for
//! good, the card that another put under a deck; what others do in an open window; and which cards the
//! decks still have. All else is open, the card that a joker draws included.

use kernel::{BySeat, Draw, Observer, Piece, Seat, Seats, Set};
use rand_core::Rng;
use serde::{Deserialize, Serialize};

use crate::{
    Action, Back, Card, Cards, Colour, Dice, Donnant, Ending, Options, Phase, Player, Since, Stall, StallPoints, Tweak,
    rules::DEALT,
    stall::Laid,
    state::{N_SEATS, SLOTS},
};

/// All that one observer can know.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// What was settled beforehand.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of the round, from one.
    pub round: u8,
    /// The active player.
    pub active: Seat,
    /// How often the active player has rolled in this turn.
    pub rolls: u8,
    /// What the dice show; zero before the first roll of all.
    pub dice: [u8; Colour::COUNT],
    /// The dice that nature still owes.
    pub rolling: Dice,
    /// The dice of the window.
    pub rejected: Dice,
    /// The dice that the active player has used.
    pub spent: Dice,
    /// Those of the set-up or of the window who still owe a choice.
    pub waiting: Seats,
    /// Whether the end has come in sight.
    pub ending: Ending,
    /// Evaluation cards first, by column.
    pub market: [Option<Card>; SLOTS],
    /// How many cards each deck has, those under it not counted; evaluation cards first.
    pub n_deck: [u8; 2],
    /// The arbiter alone knows which.
    pub deck: Option<Cards>,
    /// What lies under each deck, evaluation cards first; the first is drawn first.
    pub under: [Vec<UnderView>; 2],
    pub seats: BySeat<SeatView, N_SEATS>,
}

kernel::fields!(View { field options, field phase, field round, field active, field rolls, field dice, field rolling, field rejected, field spent, field waiting, field ending, field market, field n_deck, field deck, field under, each seats });

/// What an observer can know of a card under a deck.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct UnderView {
    /// Which, where that may be known.
    pub card: Option<Card>,
    /// Who discarded it at set-up; nobody if it was declined before all eyes.
    pub by: Option<Seat>,
}

/// What an observer can know of one seat.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    /// How many cards it holds, or was dealt as long as all is hidden.
    pub n_hand: u8,
    /// Cards not yet laid, where they may be seen.
    pub hand: Option<Cards>,
    /// The stall, without what others write in an open window.
    pub stall: Vec<Laid>,
    /// What only the seat itself may see.
    pub own: Option<OwnView>,
    /// Dice that bonuses have changed, where that may be seen.
    pub tweaks: [Option<Tweak>; Colour::COUNT],
    /// What the stall as seen is worth now.
    pub tally: StallPoints,
}

kernel::fields!(SeatView { field n_hand, field hand, field stall, field own, field tweaks, field tally });

/// What a seat alone can know.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OwnView {
    /// The card put under its deck at set-up, as long as nobody has drawn it.
    pub discard: Option<Card>,
    /// The rejected dice used in the open window.
    pub used: Dice,
    /// What else was done in the open window.
    pub since: Since,
}

impl Donnant {
    pub(crate) fn view_for(&self, observer: Observer) -> View {
        let arbiter = observer == Observer::Arbiter;
        let sees = |seat| arbiter || observer == Observer::Seat(seat);
        let under = |back: Back| {
            let by = |card: Card| self.players.iter().find(|(_, it)| it.discard == Some(card)).map(|(seat, _)| seat);
            let seen = |&card: &Card| {
                let by = by(card);
                UnderView { card: Some(card).filter(|_| by.is_none_or(sees)), by }
            };
            self.under(back).iter().map(seen).collect()
        };
        View {
            options: self.options,
            phase: self.phase,
            round: self.round,
            active: self.active,
            rolls: self.rolls,
            dice: self.dice,
            rolling: self.rolling,
            rejected: self.rejected,
            spent: self.spent,
            waiting: self.waiting,
            ending: self.ending,
            market: self.market,
            n_deck: Back::ALL.map(|back| self.deck.and(back.cards()).len() as u8),
            deck: arbiter.then_some(self.deck),
            under: Back::ALL.map(under),
            seats: self.players_seen(&sees),
        }
    }

    fn players_seen(&self, sees: &impl Fn(Seat) -> bool) -> BySeat<SeatView, N_SEATS> {
        let mut seats = BySeat::empty(self.everyone().len());
        for (seat, player) in self.players.iter() {
            seats[seat] = if sees(seat) { self.own_view(player) } else { self.foreign_view(seat, player) };
        }
        seats
    }

    fn own_view(&self, player: &Player) -> SeatView {
        SeatView {
            n_hand: player.hand.len() as u8,
            hand: Some(player.hand),
            stall: player.stall.laid(self.cards()).collect(),
            own: Some(OwnView { discard: player.discard, used: player.used, since: player.since }),
            tweaks: player.tweaks,
            tally: player.stall.points(),
        }
    }

    fn foreign_view(&self, seat: Seat, player: &Player) -> SeatView {
        if matches!(self.phase, Phase::Deal | Phase::Setup) {
            return SeatView { n_hand: player.n_dealt(), ..SeatView::default() };
        }
        let (writes, stall) = (self.writes_unseen(seat), self.open_stall(seat));
        SeatView {
            n_hand: player.hand.len() as u8,
            hand: Some(player.hand),
            stall: stall.laid(self.cards()).collect(),
            own: None,
            tweaks: if writes { Default::default() } else { player.tweaks },
            tally: stall.points(),
        }
    }

    /// Whether others must not see yet what this seat writes.
    pub(crate) fn writes_unseen(&self, seat: Seat) -> bool {
        self.phase == Phase::Window && seat != self.active
    }

    /// The stall of `seat` as everybody sees it.
    pub(crate) fn open_stall(&self, seat: Seat) -> Stall {
        let Player { stall, since, .. } = &self.players[seat];
        if self.writes_unseen(seat) { stall.without(self.cards(), since) } else { *stall }
    }

    /// Cards that the view does not place are spread at random over hidden hands, discards and decks.
    /// What another may have done unseen is chosen at random once that seat has finished, and not begun
    /// as long as it has not.
    pub(crate) fn from_view(view: &View, rng: &mut impl Rng) -> Donnant {
        let mut game = Donnant::begin(view.seats.seats().len().clamp(2, 4), &view.options).expect("so many may play");
        game.phase = view.phase;
        game.round = view.round;
        game.active = view.active;
        game.rolls = view.rolls;
        game.dice = view.dice;
        game.rolling = view.rolling;
        game.rejected = view.rejected;
        game.spent = view.spent;
        game.waiting = view.waiting;
        game.ending = view.ending;
        game.market = view.market;
        for (seat, it) in view.seats.iter() {
            game.players[seat] = Player {
                hand: it.hand.unwrap_or_default(),
                stall: Stall::of(&view.options.deck, &it.stall),
                discard: it.own.and_then(|own| own.discard),
                used: it.own.map_or(Dice::EMPTY, |own| own.used),
                since: it.own.map_or_else(Since::default, |own| own.since),
                tweaks: it.tweaks,
            };
        }
        let mut unseen = Cards::all().minus(view.market.iter().flatten().copied().collect());
        for (_, player) in game.players.iter() {
            let discard = player.discard.map_or(Cards::EMPTY, Cards::only);
            unseen = unseen.minus(player.hand).minus(player.stall.cards()).minus(discard);
        }
        let declined = view.under.iter().flatten().filter_map(|it| it.card);
        unseen = unseen.minus(declined.collect());
        for (back, it) in
            Back::ALL.into_iter().flat_map(|back| view.under[back.index()].iter().map(move |it| (back, it)))
        {
            let card = it.card.unwrap_or_else(|| draw(&mut unseen, back.cards(), rng));
            game.put_under(card);
            if let Some(seat) = it.by {
                game.players[seat].discard = Some(card);
            }
        }
        for (seat, it) in view.seats.iter().filter(|(_, it)| it.hand.is_none()) {
            for n in 0..u32::from(it.n_hand) {
                let back = if n < DEALT { Back::Green } else { Back::Yellow };
                let card = draw(&mut unseen, back.cards(), rng);
                game.players[seat].hand.insert(card);
            }
        }
        game.deck = unseen;
        game.imagine(view, rng);
        game
    }

    /// Fills in what others have done unseen.
    fn imagine(&mut self, view: &View, rng: &mut impl Rng) {
        let hidden = |&seat: &Seat| view.seats[seat].own.is_none();
        let finished = self.everyone().minus(view.waiting).iter().filter(hidden);
        match self.phase {
            Phase::Setup => {
                for seat in finished {
                    let player = &mut self.players[seat];
                    let mut cards = player.hand;
                    player.discard = Some(draw(&mut cards, Cards::all(), rng));
                    while !cards.is_empty() {
                        let card = draw(&mut cards, Cards::all(), rng);
                        let places = player.stall.free();
                        let nth = rng.below(places.count_ones());
                        let place = (0..nth).fold(places, |left, _| left & (left - 1)).trailing_zeros();
                        let place = crate::Place::from_index(place as usize).expect("a free place");
                        player.stall.lay(&view.options.deck, card, place);
                    }
                    player.hand = Cards::EMPTY;
                }
            }
            Phase::Window => {
                for seat in finished.filter(|&seat| seat != view.active) {
                    self.imagine_mark(seat, rng);
                }
            }
            _ => (),
        }
    }

    /// One of the boxes that a passive player could fill without bonuses, or none.
    fn imagine_mark(&mut self, seat: Seat, rng: &mut impl Rng) {
        let shown = self.shown(seat, self.rejected);
        let mut n = 0;
        self.visit_marks(seat, &shown, &mut |_| n += 1);
        let mut left = rng.below(n + 1);
        let mut chosen = None;
        self.visit_marks(seat, &shown, &mut |it| {
            chosen = chosen.or(Some(it).filter(|_| left == 0));
            left = left.wrapping_sub(1);
        });
        if let Some(Action::Mark(die, card, number)) = chosen {
            let nth = self.players[seat].stall.find(card).expect("it lies in the stall");
            let value = self.die(seat, die).value;
            self.write(seat, nth, number.index(), value);
            self.players[seat].used.insert(die);
            self.players[seat].since.written[nth] |= 1 << number.index();
        }
    }
}

/// Takes a random one of those `among` out.
fn draw(cards: &mut Cards, among: Set<Card>, rng: &mut impl Rng) -> Card {
    let some = cards.and(among);
    let card = some.nth(rng.below(some.len()));
    cards.remove(card);
    card
}
