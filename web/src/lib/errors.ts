/** Why something was refused, in words. */
import type { Words } from './words';
import type { GameInfo, WireError } from './wire';

export type Context = {
  /** The game it is about. */
  game?: GameInfo | { slug: string };
  /** What was sent, where an error names one of several by its `index`. */
  actions?: readonly string[];
};

export function explain(words: Words, error: WireError, about: Context = {}): string {
  const slug = about.game?.slug ?? '';
  switch (error.code) {
    case 'rule':
      return words.refusal(slug, error.rule ?? '');
    case 'parse':
      return words.say(error.why ?? 'bad-form', { text: about.actions?.[error.index ?? 0] ?? '' });
    case 'reveals':
      return words.say('choice-reveals', { n: (error.index ?? 0) + 1 });
    case 'bad-options':
      return options(words, error, about);
    default:
      // Some are said by the terminal in the same words.
      return (
        words.maybe(`error-${error.code}`, { detail: error.detail ?? '' }) ??
        (SHARED.has(error.code) ? words.say(error.code) : words.say('error-unknown', { code: error.code }))
      );
  }
}

const SHARED = new Set(['over', 'not-your-turn', 'nothing-to-undo', 'too-late-to-undo']);

function options(words: Words, error: WireError, about: Context): string {
  const game = about.game && 'options' in about.game ? about.game : null;
  const slug = about.game?.slug ?? '';
  const [key, why, detail] = [error.key ?? '', error.why ?? '', error.detail ?? ''];
  // The option's own name on this page, not its key.
  const label = words.maybe(`${slug}-option-${key}`) ?? key;
  switch (why) {
    case 'players':
      return words.say('players', { min: game?.players.min ?? 1, max: game?.players.max ?? 8 });
    case 'unknown-option': {
      const known = game?.options.map((spec) => spec.key) ?? [];
      return words.say('unknown-option', { key, known: known.join(', '), 'known-count': known.length });
    }
    case 'bad-value': {
      const spec = game?.options.find((it) => it.key === key);
      if (spec) return words.say('bad-option-value', { key: label, expected: words.expected(spec.kind) });
      break;
    }
    default: {
      // A number may decide the plural.
      const value = /^-?\d+$/.test(detail) ? Number(detail) : detail;
      const own = words.maybe(`${slug}-setup-${key}-${why}`, { detail: value });
      if (own !== null) return own;
    }
  }
  return words.say('refused-value', { key: label });
}
