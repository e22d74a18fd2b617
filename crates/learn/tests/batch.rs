//! A batch steps all of its games or none. That it plays the same games as states do is a test of the catalogue, over
//! every game.

use kernel::{ActionSpace, Game};
use learn::{AnyBatch, Batch, BatchConfig, Masks, Observations, Reward, Rows, StepError};
use money::{Action, Money, Options};

const GAMES: usize = 3;

#[test]
fn if_one_action_is_refused_no_game_is_stepped() {
    // Whatever the batch tells of legal actions, it knows what is refused.
    for (masks, lists) in
        [(Masks::Bytes, false), (Masks::Bits, false), (Masks::None, true), (Masks::None, false), (Masks::Bits, true)]
    {
        refuses(masks, lists);
    }
}

fn refuses(masks: Masks, lists: bool) {
    let root = Money::new(3, &Options::default()).unwrap();
    let config = BatchConfig {
        games: GAMES,
        reward: Reward::Win,
        observations: Observations::Float32,
        masks,
        lists,
        factors: false,
        threads: 1,
    };
    let mut batch = Batch::new(&root, config, None);
    let shape = batch.shape();
    let (mut observations, mut masks) = (vec![0.0; GAMES * shape.dense], vec![0; GAMES * shape.mask]);
    let mut legal = vec![0; GAMES * shape.list];
    let (mut n_legal, mut players, mut done) = ([0; GAMES], [0; GAMES], [0; GAMES]);
    let mut rewards = vec![0.0; GAMES * shape.players];
    let mut with_rows = |work: &mut dyn FnMut(Rows<'_>)| {
        work(Rows {
            dense: &mut observations,
            masks: &mut masks,
            legal: &mut legal,
            n_legal: &mut n_legal,
            players: &mut players,
            rewards: &mut rewards,
            done: &mut done,
            ..Rows::default()
        });
        observations.clone()
    };
    let before = with_rows(&mut |rows| batch.reset(&[1, 2, 3], rows));
    let [seal, keep] = [Action::Seal, Action::Keep].map(|it| Money::index(it) as i64);
    let mut step = |actions: [i64; GAMES]| {
        let mut result = Ok(());
        let after = with_rows(&mut |rows| result = batch.step(&actions, rows));
        (result, after)
    };
    let (result, after) = step([seal, keep, seal]);
    assert!(matches!(result, Err((1, StepError::Refused(_)))));
    assert_eq!(after, before);
    assert_eq!(step([seal, seal, -1]), (Err((2, StepError::Index)), before.clone()));
    assert_eq!(step([Money::SIZE as i64, seal, seal]), (Err((0, StepError::Index)), before.clone()));
    let (result, after) = step([seal; GAMES]);
    assert_eq!(result, Ok(()));
    assert_ne!(after, before);
}
