/** The moments of the sample games that the pictures show: late enough that a board has something on it. */
export const MOMENTS: Record<string, number> = {
  money: 60,
  alhambra: 100,
  'mint-works': 120,
  ginkgopolis: 40,
  donnant: 40,
};

/** The short animation: a game, and its moments one after another. */
export const ANIMATION = { game: 'money', from: 24, to: 60, step: 3 };
