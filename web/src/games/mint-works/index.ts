import type { Forecast, View } from '../../generated/mint-works';
import { t } from '../../lib/i18n.svelte';
import type { GamePage } from '..';
import { beats } from './beats';
import Board from './Board.svelte';
import { isPlan, standing } from './cards';
import { lessons } from './lessons';
import LogPiece from './LogPiece.svelte';
import Preview from './Preview.svelte';
import RulePicture from './RulePicture.svelte';

const page: GamePage<View, Forecast> = {
  board: Board,
  preview: Preview,
  sounds: { placed: 'coin', built: 'build' },
  standing,
  beats,
  tieBreaks: ({ seats }) => [
    { id: 'cards', values: seats.map((it) => it.plans.length + it.buildings.length) },
    { id: 'mints', values: seats.map((it) => it.mints ?? 0) },
  ],
  milestone: (before, { round }) =>
    round > before.round && round % 3 === 0 ? t('mint-works-milestone', { round }) : null,
  pieces: { is: isPlan, mini: LogPiece },
  terms: ['mint', 'location', 'plan', 'building', 'upkeep', 'deed', 'token'],
  pictures: { anchors: ['components', 'plans'], picture: RulePicture },
  tutorial: { options: {}, players: 2, lessons },
};

export default page;
