import type { View } from '../../generated/alhambra';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  kit: true,
  // With four the own turns are few, and Martin need not be explained yet.
  tutorial: { options: {}, players: 4, lessons },
};

export default page;
