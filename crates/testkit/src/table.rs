use kernel::{Game, Observer, Options, PlayError, Seat, Step, Turn};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A game played by notation, for tests of its rules. Methods return the table, so that a course of play reads
/// from left to right; a game's own tests add theirs by an extension trait.
pub struct Table<G: Game> {
    /// The state of play.
    pub game: G,
    /// Everything that happened, unredacted.
    pub news: Vec<G::Event>,
}

/// The seat with this number, from one.
///
/// # Panics
///
/// Panics if no seat has it.
pub fn seat(number: u8) -> Seat {
    Seat::from_number(number).expect("seats have numbers from 1 to 8")
}

/// Options from their texts; those not named have their default.
///
/// # Panics
///
/// Panics if one is refused.
pub fn options<O: Options>(pairs: &[(&str, &str)]) -> O {
    let mut options = O::default();
    for (key, value) in pairs {
        options.set(key, value).unwrap_or_else(|why| panic!("{key} {value}: {why:?}"));
    }
    options
}

impl<G: Game> Table<G> {
    /// A game before its first step.
    ///
    /// # Panics
    ///
    /// Panics if the options are refused.
    pub fn new(players: u8, pairs: &[(&str, &str)]) -> Self {
        Table::of(G::new(players, &options(pairs)).expect("the options suit so many players"))
    }

    /// A game in progress.
    pub fn of(game: G) -> Self {
        Table { game, news: Vec::new() }
    }

    /// The position that the arbiter sees as `view`: that view determines the state.
    pub fn at(view: &G::View) -> Self {
        Table::of(G::determinize(view, &mut Pcg64Mcg::seed_from_u64(0)))
    }

    /// Plays a choice of seat `number`, or says why it is refused.
    ///
    /// # Errors
    ///
    /// Returns the refusal of [`Game::judge`].
    ///
    /// # Panics
    ///
    /// Panics if the notation cannot be read, or if the list of legal actions and the refusal contradict.
    #[track_caller]
    pub fn try_play(&mut self, number: u8, notation: &str) -> Result<(), PlayError<G::Refusal>> {
        let action = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        let action = self.game.canonical(seat(number), action);
        let verdict = self.game.judge(seat(number), action);
        let listed = laws::legal(&self.game, seat(number)).contains(&action);
        assert_eq!(listed, verdict.is_ok(), "{notation} is listed and allowed, or neither");
        verdict?;
        self.game.apply(Step::Act(seat(number), action), &mut |event| self.news.push(event));
        Ok(())
    }

    /// Plays a legal choice.
    ///
    /// # Panics
    ///
    /// Panics if it is refused.
    #[track_caller]
    pub fn play(&mut self, number: u8, notation: &str) -> &mut Self {
        self.try_play(number, notation).unwrap_or_else(|why| panic!("{number} {notation}: {why:?}"));
        self
    }

    /// Expects that a rule forbids a choice.
    ///
    /// # Panics
    ///
    /// Panics if it is allowed, or forbidden by another rule.
    #[track_caller]
    pub fn refused(&mut self, number: u8, notation: &str, why: G::Refusal) -> &mut Self {
        assert_eq!(self.try_play(number, notation), Err(PlayError::Refused(why)), "{notation}");
        self
    }

    /// Lets an outcome happen.
    ///
    /// # Panics
    ///
    /// Panics if it cannot happen now.
    #[track_caller]
    pub fn chance(&mut self, notation: &str) -> &mut Self {
        assert_eq!(self.game.turn(), Turn::Chance, "nothing is left to chance now: {notation}");
        let outcome = notation.parse().unwrap_or_else(|why| panic!("{notation}: {why}"));
        let mut possible = false;
        self.game.outcomes(&mut |it, _| possible |= it == outcome);
        assert!(possible, "{notation} cannot happen");
        self.game.apply(Step::Chance(outcome), &mut |event| self.news.push(event));
        self
    }

    /// The view of the arbiter.
    pub fn arbiter(&self) -> G::View {
        self.game.view(Observer::Arbiter)
    }

    /// The view of seat `number`.
    pub fn view_of(&self, number: u8) -> G::View {
        self.game.view(Observer::Seat(seat(number)))
    }

    /// The numbers of the seats that owe a choice.
    pub fn turn(&self) -> Vec<u8> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.iter().map(Seat::number).collect(),
            Turn::Chance | Turn::Over => Vec::new(),
        }
    }

    /// Whether the game has ended.
    pub fn is_over(&self) -> bool {
        self.game.turn() == Turn::Over
    }

    /// The legal actions of seat `number`, in order.
    pub fn legal(&self, number: u8) -> Vec<String> {
        laws::legal(&self.game, seat(number)).iter().map(ToString::to_string).collect()
    }

    /// The legal actions that begin with this verb.
    pub fn legal_with(&self, number: u8, verb: &str) -> Vec<String> {
        self.legal(number).into_iter().filter(|it| it.split(' ').next() == Some(verb)).collect()
    }

    /// The total of seat `number`.
    pub fn points(&self, number: u8) -> i32 {
        self.game.total(seat(number))
    }

    /// The numbers of the winners.
    ///
    /// # Panics
    ///
    /// Panics while the game runs.
    pub fn winners(&self) -> Vec<u8> {
        assert!(self.is_over(), "the game has not ended");
        self.game.winners().iter().map(Seat::number).collect()
    }
}
