import type { Component } from 'svelte';
import type { Forecast, View } from '../../generated/money';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';
import RulePicture from './RulePicture.svelte';
import { beats } from './beats';
import { isCard, standing, total } from './cards';
import Mini from './Mini.svelte';
import { i18n, piece, t } from '../../lib/i18n.svelte';

const page: GamePage<View, Forecast> = {
  board: Board,
  preview: Preview,
  sounds: { sealed: 'stamp' },
  standing,
  beats,
  milestone: (before, after) =>
    after.deal > before.deal ? t('money-milestone', { deal: after.deal }) : null,
  // A bid is said as a whole; every other decision is one action.
  decision: (actions) => {
    if (!actions.some((it) => it === 'seal' || it.startsWith('add '))) return null;
    const cards = actions.flatMap((it) => it.split(' ')[1] ?? []).filter(isCard);
    if (cards.length === 0) return t('money-decision-bluff');
    const list = i18n.words.list(cards.map((it) => piece('money', it)));
    return t('money-decision-bid', { total: total(cards), cards: list });
  },
  pieces: { is: isCard, mini: Mini as Component<{ code: string }> },
  terms: ['bid', 'row', 'bluff', 'triplet', 'serial', 'deal'],
  pictures: { anchors: ['components', 'triplets'], picture: RulePicture },
  tutorial: { options: { deals: '1' }, players: 3, lessons },
};

export default page;
