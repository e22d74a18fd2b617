/**
 * Pages of earlier releases at a server of this build, and pages of this build at their servers: what is sent is held
 * against the shapes by which the other side checks it. `cargo xtask release-files` keeps those of each release.
 */
import { describe, expect, it } from 'vitest';
import { SHAPES } from '../src/generated/protocol';

type Members = Readonly<Record<string, string>>;
type Shape =
  | { members: Members }
  | { tag: string; variants: Readonly<Record<string, Members | string>> }
  | { words: readonly string[] }
  | { alias: string };
type Shapes = Readonly<Record<string, Shape>>;

const releases = import.meta.glob<{ SHAPES: Shapes }>('../../crates/cli/tests/releases/*/shapes.ts', {
  eager: true,
});

/** Whatever a page of this build needs of servers of a release and does not get: it then loads the page of the server. */
const NEEDED_SINCE: Record<string, string[]> = {
  '0.2.0': [
    'Mistake.besides',
    'TableInfo.club',
    'TableInfo.fill_at',
    'TableInfo.sealed',
    'TableInfo.tournament',
  ],
};

/** A page leaves out a message whose type it does not know; anything else has to fit. */
const MESSAGES = ['LobbyMessage', 'ServerMessage', 'TournamentMessage'];

/** Where something that `sent` describes would not fit `checks`, in the order of the shapes. */
function misfits(sent: Shapes, checks: Shapes): string[] {
  const found: string[] = [];
  const members = (path: string, from: Members | string, to: Members | string) => {
    if (typeof from === 'string' || typeof to === 'string') {
      if (from !== to) found.push(path);
      return;
    }
    for (const [key, notation] of Object.entries(to)) {
      const is = from[key];
      // What is never null may be sent where it might be.
      if (is !== notation && `${is}?` !== notation) found.push(`${path}.${key}`);
    }
  };
  for (const [name, to] of Object.entries(checks)) {
    const from = sent[name];
    // What only one side knows is never sent to the other.
    if (!from) continue;
    if ('members' in from && 'members' in to) members(name, from.members, to.members);
    else if ('words' in from && 'words' in to) {
      found.push(...from.words.filter((it) => !to.words.includes(it)).map((it) => `${name}.${it}`));
    } else if ('variants' in from && 'variants' in to && from.tag === to.tag) {
      for (const [word, variant] of Object.entries(from.variants)) {
        const known = to.variants[word];
        if (known !== undefined) members(`${name}.${word}`, variant, known);
        else if (!MESSAGES.includes(name)) found.push(`${name}.${word}`);
      }
    } else if (JSON.stringify(from) !== JSON.stringify(to)) found.push(name);
  }
  return found;
}

describe.each(
  Object.entries(releases).map(([path, { SHAPES }]) => [path.split('/').at(-2) ?? '', SHAPES] as const),
)('the release %s', (release, shapes) => {
  it('has a page that understands servers of this build', () => {
    expect(misfits(SHAPES, shapes)).toEqual([]);
  });

  it('has servers of which a page of this build knows what they lack', () => {
    expect(misfits(shapes, SHAPES)).toEqual(NEEDED_SINCE[release] ?? []);
  });
});

it('finds whatever would not fit', () => {
  const sent: Shapes = {
    Changed: { members: { same: 'string', other: 'integer', never: 'string' } },
    Status: { words: ['waiting', 'sleeping'] },
    Turn: { tag: 'type', variants: { seats: { seats: 'integer[]' }, rest: {} } },
    ServerMessage: { tag: 'type', variants: { hello: 'Hello', weather: 'Weather' } },
  };
  const checks: Shapes = {
    Changed: { members: { same: 'string', other: 'string', never: 'string?', gone: 'string' } },
    Status: { words: ['waiting'] },
    Turn: { tag: 'type', variants: { seats: { seats: 'integer[]' } } },
    ServerMessage: { tag: 'type', variants: { hello: 'Hello' } },
  };
  expect(misfits(sent, checks)).toEqual(['Changed.other', 'Changed.gone', 'Status.sleeping', 'Turn.rest']);
  expect(Object.keys(releases).length).toBeGreaterThan(0);
});
