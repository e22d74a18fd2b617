import type { View } from '../../generated/ginkgopolis';
import type { GamePage } from '..';
import { beats } from './beats';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  beats,
  tutorial: { options: { start: 'beginner' }, players: 3, lessons },
};

export default page;
