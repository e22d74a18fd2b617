import type { Forecast, View } from '../../generated/ginkgopolis';
import { t } from '../../lib/i18n.svelte';
import type { GamePage } from '..';
import { beats } from './beats';
import Board from './Board.svelte';
import { lessons } from './lessons';
import LogPiece from './LogPiece.svelte';
import Preview from './Preview.svelte';
import RulePicture from './RulePicture.svelte';
import { isCard, isCharacter } from './tables';

const page: GamePage<View, Forecast> = {
  board: Board,
  preview: Preview,
  sounds: { 'builds-up': 'build', urbanizes: 'build' },
  beats,
  milestone: (before, { round }) =>
    round > before.round && round % 5 === 0 ? t('ginkgopolis-round', { round }) : null,
  pieces: { is: (code) => isCard(code) || isCharacter(code), mini: LogPiece },
  terms: ['exploit', 'urbanize', 'build-up', 'resource', 'district', 'screen', 'character'],
  pictures: { anchors: ['components', 'cards', 'characters'], picture: RulePicture },
  tutorial: { options: { start: 'beginner' }, players: 3, lessons },
};

export default page;
