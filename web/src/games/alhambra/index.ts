import type { View } from '../../generated/alhambra';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { standing } from './cards';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  standing,
  kit: true,
  // With four the own turns are few, and nobody needs to know Martin yet.
  tutorial: { options: {}, players: 4, lessons },
};

export default page;
