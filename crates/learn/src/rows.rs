/// The dimensions of the arrays of a batch.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Shape {
    /// The number of games.
    pub games: usize,
    /// The number of players of each game.
    pub players: usize,
    /// The size of the action space.
    pub actions: usize,
    /// The length of an observation; zero if observations are not wanted.
    pub features: usize,
    /// The stride of a list of legal actions; zero if lists are not wanted.
    pub list: usize,
}

/// The arrays that a batch writes, one row for each game. The caller owns the memory.
pub struct Rows<'a> {
    /// The observation of the player whose turn it is.
    pub observations: &'a mut [f32],
    /// One for each action that is legal now, zero for the others.
    pub masks: &'a mut [u8],
    /// The indices of the legal actions in the order of the rules; entries from `n_legal` on are undefined.
    pub legal: &'a mut [i32],
    /// The number of legal actions.
    pub n_legal: &'a mut [i32],
    /// The player whose turn it is, from zero.
    pub players: &'a mut [i32],
    /// The reward of each player for the last step: zero except at the end of a game.
    pub rewards: &'a mut [f32],
    /// One where the last step ended a game. Apart from the rewards, the row then belongs to the next game.
    pub done: &'a mut [u8],
}

impl<'a> Rows<'a> {
    /// The first `n` rows and the others.
    pub(crate) fn split(self, n: usize, shape: &Shape) -> (Rows<'a>, Rows<'a>) {
        let (observations, more_observations) = self.observations.split_at_mut(n * shape.features);
        let (masks, more_masks) = self.masks.split_at_mut(n * shape.actions);
        let (legal, more_legal) = self.legal.split_at_mut(n * shape.list);
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

    /// The mask of one game.
    pub(crate) fn mask(&mut self, n: usize, shape: &Shape) -> &mut [u8] {
        &mut self.masks[n * shape.actions..][..shape.actions]
    }

    /// The list of legal actions of one game.
    pub(crate) fn list(&mut self, n: usize, shape: &Shape) -> &mut [i32] {
        &mut self.legal[n * shape.list..][..shape.list]
    }

    /// The observation of one game.
    pub(crate) fn observation(&mut self, n: usize, shape: &Shape) -> &mut [f32] {
        &mut self.observations[n * shape.features..][..shape.features]
    }

    /// The rewards of one game.
    pub(crate) fn reward(&mut self, n: usize, shape: &Shape) -> &mut [f32] {
        &mut self.rewards[n * shape.players..][..shape.players]
    }
}
