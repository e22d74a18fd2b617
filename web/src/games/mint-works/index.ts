import type { View } from '../../generated/mint-works';
import type { GamePage } from '..';
import { beats } from './beats';
import Board from './Board.svelte';
import { standing } from './cards';
import { lessons } from './lessons';
import Preview from './Preview.svelte';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  kit: true,
  standing,
  beats,
  tutorial: { options: {}, players: 2, lessons },
};

export default page;
