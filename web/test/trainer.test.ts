import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Frame, Hint } from '../src/lib/wire';
import { costOf, Trainer } from '../src/table/trainer.svelte';

const hint: Hint = {
  actions: ['build'],
  choices: [
    { action: 'build', chance: 0.6 },
    { action: 'pass', chance: 0.4 },
  ],
};

describe('the cost of a choice', () => {
  it('is what the best was ahead', () => {
    expect(costOf(hint, ['build'])).toBe(0);
    expect(costOf(hint, ['pass'])).toBeCloseTo(0.2);
    expect(costOf(hint, ['sleep'])).toBeCloseTo(0.2);
  });

  it('is unknown where a decision takes several actions', () => {
    expect(costOf({ ...hint, actions: ['add', 'seal'] }, ['add'])).toBeNull();
    expect(costOf(hint, ['add', 'seal'])).toBeNull();
  });
});

describe('the trainer', () => {
  const frame = (version: number, seat: number | null): Frame =>
    ({
      version,
      view: { version },
      turn: seat === null ? { type: 'over' } : { type: 'seats', seats: [seat] },
      legal: seat === 1 ? ['build', 'pass'] : [],
    }) as unknown as Frame;

  async function meet(choices: string[]) {
    const table = { you: 1, frame: null as Frame | null, source: { hint: () => Promise.resolve(hint) } };
    const trainer = new Trainer(table);
    let version = 0;
    const show = async (seat: number | null) => {
      version += 1;
      table.frame = frame(version, seat);
      trainer.see(table.frame);
      await Promise.resolve();
      await Promise.resolve();
      flushSync();
    };
    for (const choice of choices) {
      await show(1);
      if (table.frame) trainer.played(table.frame, [choice]);
    }
    return { trainer, show };
  }

  it('names the costliest choice once others have had their turn', async () => {
    const { trainer, show } = await meet(['pass', 'build']);
    expect(trainer.note).toBeNull();
    await show(2);
    expect(trainer.note).toBeNull();
    await show(1);
    expect(trainer.note).toMatchObject({ played: ['pass'], better: ['build'], view: { version: 1 } });
  });

  it('forgets a choice that was refused', async () => {
    const { trainer, show } = await meet([]);
    await show(1);
    const now = frame(1, 1);
    trainer.played(now, ['pass'])();
    trainer.played(now, ['build']);
    await show(2);
    await show(1);
    expect(trainer.note).toBeNull();
  });

  it('says nothing of a good round, and speaks at the end too', async () => {
    const good = await meet(['build']);
    await good.show(2);
    await good.show(1);
    expect(good.trainer.note).toBeNull();
    const last = await meet(['pass']);
    await last.show(null);
    expect(last.trainer.note?.cost).toBeCloseTo(0.2);
  });
});
