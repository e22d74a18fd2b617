use kernel::{Game, Seat};

/// What a game that has ended is worth to its players; before that, nothing.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Reward {
    /// One for the only winner, the same amount taken from the others together; several share. All
    /// rewards sum to zero, the automatic opponent's of a solo game included.
    Win,
    /// The points of the final score; with the opposite sign where the lowest total wins.
    Points,
}

impl Reward {
    /// All of them.
    pub const ALL: &'static [Reward] = &[Reward::Win, Reward::Points];

    /// Its name.
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

    /// What `game`, which is over, is worth to each seat that chooses, in order.
    pub(crate) fn of<G: Game>(self, game: &G, mut visit: impl FnMut(Seat, f64)) {
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
