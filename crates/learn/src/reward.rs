use kernel::{Game, Seat};

/// The reward of each player at the end of a game; before that it is zero.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Reward {
    /// One for a sole winner, and minus one in all for the others; several winners share. The rewards of all seats sum
    /// to zero, the automatic opponent's of a solo game included.
    Win,
    /// The points of the final score; with the opposite sign where the lowest total wins.
    Points,
}

impl Reward {
    /// All kinds of reward.
    pub const ALL: &'static [Reward] = &[Reward::Win, Reward::Points];

    /// Its name in options.
    pub const fn id(self) -> &'static str {
        match self {
            Reward::Win => "win",
            Reward::Points => "points",
        }
    }

    /// The inverse of [`Reward::id`].
    pub fn from_id(id: &str) -> Option<Reward> {
        Reward::ALL.iter().copied().find(|it| it.id() == id)
    }

    /// Visits the reward of each seat that chooses, in order; `game` is over.
    pub(crate) fn visit<G: Game>(self, game: &G, mut visit: impl FnMut(Seat, f64)) {
        let winners = game.winners();
        let rivals = f64::from(game.scored().len());
        for seat in game.seats().iter() {
            let reward = match self {
                Reward::Points => f64::from(game.points(seat)),
                Reward::Win => {
                    let share = if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
                    (share * rivals - 1.0) / (rivals - 1.0)
                }
            };
            visit(seat, reward);
        }
    }
}
