import type { View } from '../../generated/ginkgopolis';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  tutorial: { options: { start: 'beginner' }, players: 3, lessons },
};

export default page;
