use std::time::Duration;

/// How a bot searches a game: plain data, so that each game can carry the settings that suit it
/// ([`Estimate::SEARCH`](crate::Estimate::SEARCH)).
///
/// The search is information set Monte Carlo tree search with PUCT selection. The same settings, seed and view give
/// the same result unless [`time_limit`](SearchSettings::time_limit) interrupts it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct SearchSettings {
    /// Determinizations sampled and played for one decision.
    pub iterations: u32,
    /// Ends a search early, after at least one iteration.
    pub time_limit: Option<Duration>,
    /// Upper bound of the nodes of all trees together.
    pub max_nodes: usize,
    /// The constant *c* of PUCT: the weight of priors and rarely visited actions against the mean value.
    pub exploration: f32,
    /// Divides the logits before the softmax that makes priors of them; a lower value makes sharper priors.
    pub temperature: f32,
    /// Decisions of the searching seat that the tree covers. With one it is flat Monte Carlo.
    pub depth: u8,
    /// The model of the other seats' decisions.
    pub opponents: Opponents,
    /// Decisions taken by the playout policy after an iteration has left the trees, before the position is evaluated.
    pub playout: u16,
    /// The actions that the playout policy compares for each decision.
    pub candidates: Candidates,
    /// Whether a playout continues until the position is quiescent
    /// ([`Estimate::is_quiescent`](crate::Estimate::is_quiescent)).
    pub quiescence: bool,
    /// Whether actions that cannot serve anything are left out ([`Estimate::is_sensible`](crate::Estimate::is_sensible)).
    pub sense: bool,
    /// What a net judges, if the search has one.
    pub net: NetUse,
    /// Who judges single steps where no net does: for priors, and for the policy of the others and of playouts.
    pub policy: Policy,
    /// Whether choices that others have made unseen are made again by the model of the others. Otherwise they are those
    /// that [`Game::determinize`](crate::Game::determinize) draws, which knows the rules and nothing of good play.
    pub rechoose: bool,
    /// Whether the game's own plan of a turn is taken where it has one ([`Estimate::plan`](crate::Estimate::plan)), and
    /// nothing is searched.
    pub plan: bool,
}

/// By what a step is judged.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Policy {
    /// The fitted weights ([`Estimate::logit`](crate::Estimate::logit)).
    Weights,
    /// The hand-written judgement ([`Estimate::estimate`](crate::Estimate::estimate)).
    Estimate,
}

/// Which judgements of a search its net makes. The others are those of the fitted weights, which cost less.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct NetUse {
    /// The position at the end of an iteration.
    pub leaves: bool,
    /// The positions after each action of a node that is expanded, from which priors are made.
    pub priors: bool,
}

impl NetUse {
    /// The weights judge everything.
    pub const NONE: NetUse = NetUse { leaves: false, priors: false };
    /// Positions at the end of iterations only.
    pub const LEAVES: NetUse = NetUse { leaves: true, priors: false };
    /// The net judges leaves and priors.
    pub const ALL: NetUse = NetUse { leaves: true, priors: true };
}

/// How a search models the decisions of the other seats.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Opponents {
    /// Each seat has a tree of its own and searches as the searching seat does.
    Search,
    /// The action with the highest logit among these candidates.
    Policy(Candidates),
}

/// Which legal actions a policy compares by the logit of the position that follows.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Candidates {
    /// As many as given, drawn uniformly with replacement. One is a uniformly random action.
    Sample(u8),
    /// Every legal action.
    All,
}

impl SearchSettings {
    /// The settings that win most often over all games.
    pub const DEFAULT: SearchSettings = SearchSettings {
        iterations: 1000,
        time_limit: None,
        max_nodes: 1 << 17,
        exploration: 0.6,
        temperature: 0.3,
        depth: 40,
        opponents: Opponents::Policy(Candidates::Sample(3)),
        playout: 0,
        candidates: Candidates::Sample(1),
        quiescence: false,
        sense: true,
        net: NetUse::NONE,
        policy: Policy::Weights,
        rechoose: false,
        plan: false,
    };

    /// These settings with the budget of a hard bot.
    pub const fn hard(self) -> SearchSettings {
        SearchSettings { iterations: 200, time_limit: Some(Duration::from_millis(300)), ..self }
    }

    /// These settings with the budget of an expert bot.
    pub const fn expert(self) -> SearchSettings {
        SearchSettings { iterations: 1600, time_limit: Some(Duration::from_secs(2)), ..self }
    }
}

impl Default for SearchSettings {
    fn default() -> Self {
        SearchSettings::DEFAULT
    }
}
