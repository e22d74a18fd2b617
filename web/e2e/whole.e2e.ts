/** Whole games of those boards that ask most, by touch and by the keyboard alone. */
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import * as donnant from './donnant';
import * as ginkgopolis from './ginkgopolis';
import { houseForTests } from './harness';
import * as mintWorks from './mint-works';
import { keyboard, sparing, tap, type Press } from './press';
import { end, lay } from './table';

const house = houseForTests();

/** Each from its first choice to its end. */
const GAMES = {
  donnant: (page: Page, press: Press) => donnant.playOn(page, undefined, press),
  ginkgopolis: (page: Page, press: Press) => ginkgopolis.playOn(page, undefined, press),
  'mint-works': mintWorks.playOn,
};

for (const [game, play] of Object.entries(GAMES)) {
  test(`a whole game of ${game} by touch`, async () => {
    const page = await house.visitor({ name: 'Ada', width: 390, height: 844, touch: true, lang: 'fr' });
    await page.goto(await lay(page, ['me', 'bot'], { game, options: {} }));
    await play(page, tap);
    await end(page).waitFor();
  });
}

// Those of Donnant Donnant, Money! and Alhambra are in `donnant.e2e.ts` and `input.e2e.ts`.
for (const game of ['ginkgopolis', 'mint-works'] as const) {
  test(`a whole game of ${game} by the keyboard alone`, async () => {
    const page = await house.visitor({ name: 'Ada' });
    await page.goto(await lay(page, ['me', 'bot'], { game, options: {} }));
    await GAMES[game](page, sparing(keyboard(page)));
    await end(page).waitFor();
  });
}
