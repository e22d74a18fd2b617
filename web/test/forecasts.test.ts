import { expect, it, vi } from 'vitest';
import type { Forecast, Foreseen } from '../src/lib/wire';
import { Forecasts } from '../src/table/forecasts.svelte';

const asked = (view: object, seat: number | null = 1): Foreseen => ({
  game: 'money',
  view,
  version: 1,
  as: 'seat-1',
  seat,
});
const answer = (now: unknown): Forecast => ({ now, choices: {} });

it('is asked for once for each view, and the newest is shown', async () => {
  const waits: ((it: Forecast) => void)[] = [];
  const ask = vi.fn(() => new Promise<Forecast>((done) => waits.push(done)));
  const forecasts = new Forecasts(ask);
  const [one, two] = [{}, {}];
  void forecasts.show(asked(one));
  void forecasts.show(asked(one));
  expect(ask).toHaveBeenCalledOnce();
  waits[0]?.(answer('one'));
  await vi.waitFor(() => expect(forecasts.now?.now).toBe('one'));
  void forecasts.show(asked(two));
  // Until the next is there the last one stays.
  expect(forecasts.now?.now).toBe('one');
  // One looks at the first view again before the second is answered.
  void forecasts.show(asked(one));
  waits[1]?.(answer('two'));
  await Promise.resolve();
  expect(forecasts.now?.now).toBe('one');
  await forecasts.show(asked(two));
  expect(forecasts.now?.now).toBe('two');
  expect(ask).toHaveBeenCalledTimes(2);
});

it('is nothing where nobody can be asked', async () => {
  const forecasts = new Forecasts(() => Promise.reject(new Error('offline')));
  await forecasts.show(asked({}));
  expect(forecasts.now).toBeNull();
});
