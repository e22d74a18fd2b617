import type { View } from '../../generated/donnant';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  tutorial: { options: {}, players: 2, lessons },
};

export default page;
