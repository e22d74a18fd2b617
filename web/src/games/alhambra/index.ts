import type { Component } from 'svelte';
import type { Forecast, View } from '../../generated/alhambra';
import { i18n, piece, t } from '../../lib/i18n.svelte';
import type { GamePage } from '..';
import Board from './Board.svelte';
import { beats } from './beats';
import { isBuilding, isNote } from './cards';
import LogPiece from './LogPiece.svelte';
import { lessons } from './lessons';
import Preview from './Preview.svelte';
import RulePicture from './RulePicture.svelte';

const page: GamePage<View, Forecast> = {
  board: Board,
  preview: Preview,
  sounds: { bought: 'coin', 'bought-exactly': 'coin' },
  beats,
  milestone: (before, after) =>
    after.scored.length > before.scored.length ? (after.scored.at(-1) ?? null) : null,
  // A purchase names the building rather than its place.
  decision: ([action = ''], view) => {
    const [verb, place, ...rest] = action.split(' ');
    const building = verb === 'buy' ? view.yard[Number(place) - 1] : null;
    if (!building) return null;
    const notes = i18n.words.list(rest.filter(isNote).map((it) => piece('alhambra', it)));
    const id = rest.includes('martin') ? 'alhambra-decision-give' : 'alhambra-decision-buy';
    return t(id, { building: piece('alhambra', building, 'indefinite'), notes });
  },
  pieces: { is: (id) => isNote(id) || isBuilding(id), mini: LogPiece as Component<{ code: string }> },
  // With four the own turns are few, and Martin need not be explained yet.
  terms: ['yard', 'exact', 'scoring', 'note', 'type', 'martin'],
  pictures: { anchors: ['components', 'exact'], picture: RulePicture },
  tutorial: { options: {}, players: 4, lessons },
};

export default page;
