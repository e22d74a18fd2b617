import type { Forecast, View } from '../../generated/donnant';
import { t } from '../../lib/i18n.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { sayDecision } from './decision';
import { lessons } from './lessons';
import LogPiece from './LogPiece.svelte';
import Preview from './Preview.svelte';
import RulePicture from './RulePicture.svelte';
import { isPiece, piecesOf } from './told';

const page: GamePage<View, Forecast> = {
  board: Board,
  preview: Preview,
  sounds: { rolled: 'dice', rerolls: 'dice', completed: 'stamp' },
  decision: sayDecision,
  milestone: (before, { round }) =>
    round > before.round && round % 5 === 0 ? t('donnant-round', { round }) : null,
  pieces: { is: isPiece, of: piecesOf, mini: LogPiece },
  terms: ['stall', 'rejected', 'box', 'evaluation', 'bonus', 'joker'],
  pictures: { anchors: ['components', 'boxes'], picture: RulePicture },
  tutorial: { options: {}, players: 2, lessons },
};

export default page;
