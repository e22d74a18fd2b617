import { expect, it } from 'vitest';
import { Attempt } from '../src/lib/attempt.svelte';
import { ApiError } from '../src/lib/api';

/** Work that ends when it is told to. */
function work(log: string[], name: string) {
  let [resolve, reject] = [() => {}, (_: unknown) => {}];
  const promise = new Promise<void>((yes, no) => ([resolve, reject] = [yes, no]));
  return { resolve, reject, start: () => (log.push(name), promise) };
}

it('does a thing once however often it is asked for, and a second change after the first', async () => {
  const [attempt, log] = [new Attempt(), [] as string[]];
  const [first, second] = [work(log, 'first'), work(log, 'second')];
  const done = attempt.run(first.start);
  await attempt.run(second.start);
  expect([log, attempt.busy]).toEqual([['first'], true]);
  const turn = attempt.inTurn(second.start);
  await Promise.resolve();
  expect(log).toEqual(['first']);
  first.resolve();
  await done;
  expect(attempt.busy).toBe(true);
  second.resolve();
  await turn;
  expect([log, attempt.busy, attempt.error]).toEqual([['first', 'second'], false, null]);
});

it('goes on after what was refused, and keeps the reason of the last alone', async () => {
  const [attempt, log] = [new Attempt(), [] as string[]];
  const [bad, good] = [work(log, 'bad'), work(log, 'good')];
  const [one, two] = [attempt.inTurn(bad.start), attempt.inTurn(good.start)];
  bad.reject(new ApiError(429, { code: 'rate' }));
  await one;
  good.resolve();
  await two;
  expect([log, attempt.busy, attempt.error]).toEqual([['bad', 'good'], false, null]);
});
