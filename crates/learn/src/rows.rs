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
    /// How many places a list of legal actions has; zero where nobody asks.
    pub list: usize,
}

/// What a batch writes, one row a game. Whoever has the memory lends it for a step.
pub struct Rows<'a> {
    /// What the player whose turn it is sees.
    pub observations: &'a mut [f32],
    /// One for each action that is legal now, zero for the others.
    pub masks: &'a mut [u8],
    /// The numbers of the legal actions in the order of the rules; what comes behind the last is of no
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

    /// The marks of one game.
    pub(crate) fn mask(&mut self, n: usize, shape: &Shape) -> &mut [u8] {
        &mut self.masks[n * shape.actions..][..shape.actions]
    }

    /// The list of one game.
    pub(crate) fn list(&mut self, n: usize, shape: &Shape) -> &mut [i32] {
        &mut self.legal[n * shape.list..][..shape.list]
    }

    /// What is seen of one game.
    pub(crate) fn observation(&mut self, n: usize, shape: &Shape) -> &mut [f32] {
        &mut self.observations[n * shape.features..][..shape.features]
    }

    /// The rewards of one game.
    pub(crate) fn reward(&mut self, n: usize, shape: &Shape) -> &mut [f32] {
        &mut self.rewards[n * shape.players..][..shape.players]
    }
}
