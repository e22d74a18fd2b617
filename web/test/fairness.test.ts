import { describe, expect, it } from 'vitest';
import type { Draw } from '../src/lib/wire';
import { answer, check, commitment, seedHash, type Kept } from '../src/table/fairness';

const seed = '01'.repeat(32);
const hash = seedHash(seed);
const table = { seed_hash: hash, you: 1 };
const random = (byte: number) => (length: number) => new Uint8Array(length).fill(byte);

type State = Draw['seats'][number]['state'];
const seat = (state: State, promised: string | null = null) => ({ state, commitment: promised, share: null });
const draw = (phase: Draw['phase'], seats: Draw['seats'], round = 1): Draw => ({
  type: 'draw',
  round,
  phase,
  until: 0,
  seats,
});

/** Ada's browser after it has shown its share to a draw with Bob's commitment. */
function played(): { kept: Kept; bob: string } {
  const bob = commitment(hash, 2, '08'.repeat(32));
  const first = answer(null, table, draw('commit', [seat('awaited'), seat('awaited')]), random(7));
  const own = first.send?.type === 'commit' ? first.send.commitment : '';
  const second = answer(first.kept, table, draw('reveal', [seat('committed', own), seat('committed', bob)]));
  expect(second.send).toEqual({ type: 'reveal', share: '07'.repeat(32) });
  return { kept: second.kept, bob };
}

const record = (lines: string[]) => `comptoir record 1\ngame money\n${lines.join('\n')}\n\n. draw x\nend 1\n`;
const shareLine = (n: number, share: string) => `share ${String(n)} ${commitment(hash, n, share)} ${share}`;
const honest = [
  `seed-hash ${hash}`,
  `seed ${seed}`,
  shareLine(1, '07'.repeat(32)),
  shareLine(2, '08'.repeat(32)),
];

describe('the draw of a seed', () => {
  it('hashes as the server does', () => {
    expect(hash).toBe('e1c10581140d814526465d1b26defe987366e75800db13031534578ed829ea1b');
    expect(commitment(hash, 1, '02'.repeat(32))).toBe(
      'eacc933661520397e0c279a20b5c65170bdc5eaa79c3eda6ff07a74e0954182d',
    );
  });

  it('commits itself, and shows its share once all are committed', () => {
    const { kept, bob } = played();
    expect(kept.commitments).toEqual([commitment(hash, 1, '07'.repeat(32)), bob]);
  });

  it('sends the same commitment again after a reload, and a new share in a new round', () => {
    const waiting = draw('commit', [seat('awaited'), seat('awaited')]);
    const first = answer(null, table, waiting, random(7));
    expect(answer(first.kept, table, waiting, random(9)).send).toEqual(first.send);
    const repeated = answer(
      first.kept,
      table,
      draw('commit', [seat('awaited'), seat('withheld')], 2),
      random(9),
    );
    expect(repeated.send).toEqual({ type: 'commit', commitment: commitment(hash, 1, '09'.repeat(32)) });
  });

  it('shows nothing where the seed is another one, or the commitment is not its own', () => {
    const first = answer(null, table, draw('commit', [seat('awaited')]), random(7));
    const own = first.send?.type === 'commit' ? first.send.commitment : '';
    const open = draw('reveal', [seat('committed', own)]);
    expect(answer(first.kept, { ...table, seed_hash: 'ff'.repeat(32) }, open).send).toBeNull();
    expect(answer(first.kept, table, draw('reveal', [seat('committed', 'ff'.repeat(32))])).send).toBeNull();
  });
});

describe('the check of a record', () => {
  it('accepts what was drawn', () => {
    expect(check(record(honest), played().kept)).toBe('kept');
  });

  it('finds every way to cheat', () => {
    const { kept } = played();
    const altered = (at: number, line: string) => check(record(honest.with(at, line)), kept);
    expect(altered(0, `seed-hash ${'ff'.repeat(32)}`)).toBe('other-hash');
    expect(altered(1, `seed ${'02'.repeat(32)}`)).toBe('other-seed');
    expect(altered(2, shareLine(1, '06'.repeat(32)))).toBe('own-share');
    expect(altered(2, '')).toBe('own-share');
    expect(altered(3, shareLine(2, '06'.repeat(32)))).toBe('other-commitment');
    expect(altered(3, `share 2 ${commitment(hash, 2, '08'.repeat(32))} ${'06'.repeat(32)}`)).toBe(
      'broken-share',
    );
    expect(check('', kept)).toBe('other-hash');
  });
});
