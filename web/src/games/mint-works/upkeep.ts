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
  /** Whether it is still being told. */
  running: boolean;
};

export function lastUpkeep(news: readonly GameEvent[]): Upkeep | null {
  const at = news.findLastIndex((it) => it.type === 'upkeep');
  const begin = news[at];
  if (!begin) return null;
  const told = news.slice(at + 1);
  const ended = told.findIndex(
    (it) => it.type === 'round' || it.type === 'scored' || it.type === 'mints-gone',
  );
  const during = ended < 0 ? told : told.slice(0, ended);
  const reached = Math.max(0, ...during.map((it) => STEPS.indexOf(STEP_OF[it.type] ?? 'stars')));
  return {
    round: Number(begin['round']),
    steps: STEPS.slice(0, reached + 1).map((id) => ({
      id,
      events: during.filter((it) => STEP_OF[it.type] === id),
    })),
    running: ended < 0,
  };
}
