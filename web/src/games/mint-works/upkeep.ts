/** The last upkeep, step by step, from what was told. */
import type { GameEvent } from '../../lib/wire';

/** The steps of upkeep as the rules count them; clearing and wages are told as one. */
export const STEPS = ['stars', 'supply', 'buildings', 'deeds', 'wages'] as const;
export type StepId = (typeof STEPS)[number];

export const STEP_OF: Partial<Record<string, StepId>> = {
  prestige: 'stars',
  'last-round': 'stars',
  swept: 'supply',
  supplied: 'supply',
  'supply-short': 'supply',
  income: 'buildings',
  hoarded: 'buildings',
  shared: 'buildings',
  rent: 'deeds',
  spent: 'wages',
  wages: 'wages',
};

export type Step = { id: StepId; events: GameEvent[] };
export type Upkeep = {
  round: number;
  steps: Step[];
  /** Whether `you` has not acted since; for a spectator: whether no player has. */
  fresh: boolean;
};

export function lastUpkeep(news: readonly GameEvent[], you: number | null): Upkeep | null {
  const at = news.findLastIndex((it) => it.type === 'upkeep');
  const begin = news[at];
  if (!begin) return null;
  const told = news.slice(at + 1);
  const ended = told.findIndex(
    (it) => it.type === 'round' || it.type === 'scored' || it.type === 'mints-gone',
  );
  const during = ended < 0 ? told : told.slice(0, ended);
  const reached = Math.max(0, ...during.map((it) => STEPS.indexOf(STEP_OF[it.type] ?? 'stars')));
  const since = ended < 0 ? [] : told.slice(ended);
  const acts = (it: GameEvent) =>
    (it.type === 'placed' || it.type === 'passed') && (you === null || it['seat'] === you);
  return {
    round: Number(begin['round']),
    steps: STEPS.slice(0, reached + 1).map((id) => ({
      id,
      events: during.filter((it) => STEP_OF[it.type] === id),
    })),
    fresh: !since.some(acts),
  };
}
