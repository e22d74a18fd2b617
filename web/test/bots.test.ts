import { describe, expect, it } from 'vitest';
import { BotWorkers, type BotWorker } from '../src/local/bots';
import type { FromBot, ToBot } from '../src/local/messages';

/** A worker that answers when it is told to. */
class Fake implements BotWorker {
  onmessage: BotWorker['onmessage'] = null;
  onerror: BotWorker['onerror'] = null;
  ended = false;
  readonly heard: ToBot[] = [];

  postMessage(message: ToBot): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  says(data: FromBot): void {
    this.onmessage?.({ data } as MessageEvent<FromBot>);
  }
  get jobs(): string[] {
    return this.heard.flatMap((it) => (it.type === 'search' ? [it.job] : []));
  }
}

/** The smallest module. */
const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));

function workers(n: number) {
  const started: Fake[] = [];
  const start = () => {
    const worker = new Fake();
    started.push(worker);
    return worker;
  };
  return { started, bots: new BotWorkers('engine.js', module, start, n) };
}

describe('workers of bots', () => {
  it('search at the same time, a seat always in the same one', async () => {
    const { started, bots } = workers(2);
    const found = [1, 2, 3].map((seat) => bots.choose('local-1', seat, `job ${seat}`));
    expect(started.map((it) => it.jobs)).toEqual([['job 1', 'job 3'], ['job 2']]);
    started[1]?.says({ type: 'found', found: 'two' });
    expect(await found[1]).toBe('two');
    started[0]?.says({ type: 'found', found: 'one' });
    started[0]?.says({ type: 'found', found: 'three' });
    expect(await Promise.all(found)).toEqual(['one', 'two', 'three']);
    void bots.choose('local-1', 3, 'job 3 again');
    expect(started).toHaveLength(2);
    expect(started[0]?.jobs.at(-1)).toBe('job 3 again');
  });

  it('are replaced where a search fails, and what was not begun goes on', async () => {
    const { started, bots } = workers(1);
    bots.addNet('money', new Uint8Array([1]));
    const [first, second] = [1, 2].map((seat) => bots.choose('local-1', seat, `job ${seat}`));
    started[0]?.says({ type: 'failed', why: 'unreachable' });
    await expect(first).rejects.toThrow('unreachable');
    expect(started[0]?.ended).toBe(true);
    expect(started[1]?.heard.map((it) => it.type)).toEqual(['start', 'net', 'search']);
    started[1]?.says({ type: 'found', found: 'two' });
    expect(await second).toBe('two');
  });
});
