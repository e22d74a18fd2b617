import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Foreseen } from '../src/lib/wire';

const host = { isRunning: false, foresee: vi.fn() };
const engine = { findEngine: vi.fn(), isKept: vi.fn() };
vi.mock('../src/local/host', () => ({ localHost: host }));
vi.mock('../src/local/engine', () => engine);
const { NearForecasts } = await import('../src/local/near');

const asked: Foreseen = { game: 'money', view: { phase: 'bid' }, version: 3, as: 'seat-1', seat: 1 };
const answer = { now: 1, choices: {} };

beforeEach(() => {
  host.foresee.mockResolvedValue(answer);
  engine.findEngine.mockResolvedValue({});
  engine.isKept.mockResolvedValue(false);
});
afterEach(() => {
  vi.resetAllMocks();
  host.isRunning = false;
});

it('asks the module where the service worker keeps it, and looks for it once', async () => {
  engine.isKept.mockResolvedValue(true);
  const near = new NearForecasts();
  expect([await near.of(asked), await near.of(asked)]).toEqual([answer, answer]);
  expect(engine.findEngine).toHaveBeenCalledOnce();
  expect(host.foresee).toHaveBeenCalledWith(asked);
});

it('asks the module where it runs already', async () => {
  host.isRunning = true;
  expect(await new NearForecasts().of(asked)).toEqual(answer);
  expect(engine.findEngine).not.toHaveBeenCalled();
});

it('loads nothing where the module is not there', async () => {
  expect(await new NearForecasts().of(asked)).toBeNull();
  engine.findEngine.mockResolvedValue(null);
  expect(await new NearForecasts().of(asked)).toBeNull();
  expect(host.foresee).not.toHaveBeenCalled();
});

it('leaves a module alone that could not read a view', async () => {
  host.isRunning = true;
  host.foresee.mockRejectedValueOnce(new Error('bad-request'));
  const near = new NearForecasts();
  expect([await near.of(asked), await near.of(asked)]).toEqual([null, null]);
  expect(host.foresee).toHaveBeenCalledOnce();
});
