import type { View } from '../../generated/money';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';
import { beats } from './beats';
import { standing } from './cards';

const page: GamePage<View> = {
  board: Board,
  preview: Preview,
  standing,
  kit: true,
  beats,
  tutorial: { options: { deals: '1' }, players: 3, lessons },
};

export default page;
