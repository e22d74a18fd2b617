import { describe, expect, it } from 'vitest';
/** Messages of a real server: a line each, the name of its type, a tab, its text. */
import RECORDED from '../../crates/protocol/tests/golden/messages.tsv?raw';
import { knows, misfit, type Checked } from '../src/lib/check';

const CHECKED: Record<string, Checked> = {
  AnalysisState: 'AnalysisState',
  Games: 'Games',
  Hint: 'Hint',
  LobbyMessage: 'LobbyMessage',
  Me: 'Me',
  Moments: 'Moments',
  OptionMe: 'Me?',
  OptionTableInfo: 'TableInfo?',
  Refused: 'Refused',
  ServerMessage: 'ServerMessage',
  TableInfo: 'TableInfo',
  Tables: 'Tables',
};

const recorded = RECORDED.trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string])
  .flatMap(([name, text]) =>
    CHECKED[name] ? [{ shape: CHECKED[name], message: JSON.parse(text) as unknown }] : [],
  );

/** Every copy of `value` in which one member or item is replaced by something of another kind. */
function* spoilt(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // The page looks into neither: they are the game's.
    if (key === 'view' || key === 'event' || key === 'news') continue;
    const wrong = typeof inner === 'number' ? 'text' : 1.5;
    yield Array.isArray(value) ? value.with(Number(key), wrong) : { ...value, [key]: wrong };
  }
}

describe('what the server sends', () => {
  it('fits, as recorded', () => {
    expect(recorded.length).toBeGreaterThan(60);
    for (const { shape, message } of recorded) expect(misfit(message, shape)).toBeNull();
  });

  it('does not fit with any member of another kind or missing', () => {
    for (const { shape, message } of recorded) {
      if (shape === 'Refused') continue;
      for (const other of spoilt(message)) expect(misfit(other, shape), JSON.stringify(other)).not.toBeNull();
      if (typeof message !== 'object' || message === null) continue;
      for (const key of Object.keys(message)) {
        const rest = Object.fromEntries(Object.entries(message).filter(([other]) => other !== key));
        expect(misfit(rest, shape), `${shape} without ${key}`).not.toBeNull();
      }
    }
  });

  it('is told where it does not fit', () => {
    expect(misfit({ id: 'A', name: 'Ada', login: null, rating: { games: 1.5, value: 1500 } }, 'Me')).toBe(
      'Me.rating.games',
    );
    expect(misfit({ tables: [{ id: 'A' }] }, 'Tables')).toMatch(/^Tables\.tables\.0\./);
    expect(misfit(null, 'Me')).toBe('Me');
    expect(misfit(null, 'Me?')).toBeNull();
  });

  it('may have members and messages of a newer server', () => {
    expect(misfit({ type: 'pong', more: true }, 'ServerMessage')).toBeNull();
    expect(knows({ type: 'weather' }, 'ServerMessage')).toBe(false);
    expect(knows({ type: 'pong' }, 'ServerMessage')).toBe(true);
    expect(knows({}, 'ServerMessage')).toBe(true);
    expect(misfit({}, 'ServerMessage')).toBe('ServerMessage.type');
    expect(misfit({ error: { code: 'too-sunny', degrees: 30 } }, 'Refused')).toBeNull();
  });
});
