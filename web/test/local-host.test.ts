import { expect, it, vi } from 'vitest';
import { WorkerHost, type WorkerLike } from '../src/local/host';
import type { FromWorker, ToWorker } from '../src/local/messages';
import type { LocalTable } from '../src/local/contract';

/** A worker that answers every question and says what a test has it say. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  terminate = vi.fn();

  postMessage(message: ToWorker): void {
    if (message.type === 'ask') this.say({ type: 'answer', ask: message.ask, json: '{}' });
  }

  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

const TABLE = { id: 'local-1', game: 'money', seats: [], entries: [] } as unknown as LocalTable;
const PONG = JSON.stringify({ type: 'pong' });

it('tells what a choice led to once the choice is kept, and in order', async () => {
  const worker = new FakeWorker();
  const files = { js: '', wasm: '', nets: {} };
  const host = new WorkerHost(
    () => Promise.resolve(files as never),
    () => worker,
  );
  const writes: (() => void)[] = [];
  host.onEntries = () => new Promise((resolve) => writes.push(resolve));
  await host.open(TABLE);
  const heard: string[] = [];
  const line = host.connect('local-1', 'seat-1', {
    message: (text) => heard.push(text),
    state: () => undefined,
  });
  const say = (text: string) => worker.say({ type: 'message', line: 1, text });
  say(PONG);
  expect(heard).toEqual([PONG]);

  for (const n of [1, 2]) {
    worker.say({ type: 'entries', table: 'local-1', entries: [{ n } as never] });
    say(JSON.stringify({ type: 'pong', n }));
  }
  const hint = host.hint('local-1', 'seat-1').then(
    () => heard.push('hint'),
    () => heard.push('hint'),
  );
  await Promise.resolve();
  expect(heard).toHaveLength(1);
  writes[0]?.();
  await vi.waitFor(() => expect(heard).toHaveLength(2));
  expect(heard[1]).toContain('1');
  writes[1]?.();
  await hint;
  expect(heard[2]).toContain('2');
  expect(heard[3]).toBe('hint');
  line.close();
});
