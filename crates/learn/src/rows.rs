use crate::MAX_LEGAL;

/// How large the rows of a batch are.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Shape {
    /// How many games.
    pub games: usize,
    /// How many players each has.
    pub players: usize,
    /// How many actions have a number.
    pub actions: usize,
    /// How many numbers tell what a seat sees; zero where nobody asks.
    pub features: usize,
}

/// What a batch writes, one row a game. Whoever has the memory lends it for a step.
pub struct Rows<'a> {
    /// What the player whose turn it is sees.
    pub observations: &'a mut [f32],
    /// One for each action that is legal now, zero for the others.
    pub masks: &'a mut [u8],
    /// The numbers of the legal actions, [`MAX_LEGAL`] places a row; what comes behind the last is of no
    /// meaning.
    pub legal: &'a mut [i32],
    /// How many there are.
    pub n_legal: &'a mut [i32],
    /// Whose turn it is, from zero.
    pub players: &'a mut [i32],
    /// What the last step was worth to each player: zero but at the end of a game.
    pub rewards: &'a mut [f32],
    /// One where the last step ended a game. The rest of the row is of the next game already, but for
    /// the rewards.
    pub done: &'a mut [u8],
}

impl<'a> Rows<'a> {
    /// The first `n` rows and the others.
    pub(crate) fn split(self, n: usize, shape: Shape) -> (Rows<'a>, Rows<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(n * shape.features);
        let (masks, more_masks) = self.masks.split_at_mut(n * shape.actions);
        let (legal, more_legal) = self.legal.split_at_mut(n * MAX_LEGAL);
        let (n_legal, more_n_legal) = self.n_legal.split_at_mut(n);
        let (players, more_players) = self.players.split_at_mut(n);
        let (rewards, more_rewards) = self.rewards.split_at_mut(n * shape.players);
        let (done, more_done) = self.done.split_at_mut(n);
        (
            Rows { observations, masks, legal, n_legal, players, rewards, done },
            Rows {
                observations: more_observations,
                masks: more_masks,
                legal: more_legal,
                n_legal: more_n_legal,
                players: more_players,
                rewards: more_rewards,
                done: more_done,
            },
        )
    }

    /// One after another.
    pub(crate) fn each(&mut self, shape: Shape) -> impl Iterator<Item = Row<'_>> {
        let observations = chunks(self.observations, shape.features, shape.games);
        let rest = self.masks.chunks_exact_mut(shape.actions).zip(self.legal.chunks_exact_mut(MAX_LEGAL));
        let counts = self.n_legal.iter_mut().zip(self.players.iter_mut());
        let ends = self.rewards.chunks_exact_mut(shape.players).zip(self.done.iter_mut());
        observations.zip(rest).zip(counts).zip(ends).map(
            |(((observation, (mask, legal)), (n_legal, player)), (rewards, done))| Row {
                observation,
                mask,
                legal,
                n_legal,
                player,
                rewards,
                done,
            },
        )
    }
}

/// Rows of `size`, which may be nothing.
fn chunks(all: &mut [f32], size: usize, n: usize) -> impl Iterator<Item = &mut [f32]> {
    let mut left = all;
    (0..n).map(move |_| {
        let (row, rest) = std::mem::take(&mut left).split_at_mut(size);
        left = rest;
        row
    })
}

/// What is written of one game.
pub(crate) struct Row<'a> {
    pub observation: &'a mut [f32],
    pub mask: &'a mut [u8],
    pub legal: &'a mut [i32],
    pub n_legal: &'a mut i32,
    pub player: &'a mut i32,
    pub rewards: &'a mut [f32],
    pub done: &'a mut u8,
}
