/** What is heard and felt of a change on the board: few and soft, one sound for what happened and one for one's turn. */
import { buzz, FELT } from '../lib/prefs.svelte';
import { play, type SoundName } from '../lib/sound.svelte';
import type { Frame } from '../lib/wire';

/** What a game lets be heard when something happened, by the type of the event; everything else is a card laid down. */
export type Sounds = Readonly<Partial<Record<string, SoundName>>>;

type Change = {
  /** The frame before; without one the page has just been opened, which is silent. */
  before: Frame | null;
  now: Frame;
  you: number | null;
  sounds: Sounds;
  /** Whether one's turn begins with it. */
  begins: boolean;
};

type Sensed = { heard: SoundName[]; felt: keyof typeof FELT | null };

const pointsOf = (frame: Frame, you: number | null) => frame.scores.find((it) => it.seat === you)?.total ?? 0;

/** What there is to be heard and felt, unless it is turned off. */
export function sensed({ before, now, you, sounds, begins }: Change): Sensed {
  if (!before) return { heard: [], felt: null };
  const turn: SoundName[] = begins ? ['turn'] : [];
  // Parts of one change have its version, and repeat what the parts before them told.
  const told = before.version === now.version ? now.news.slice(before.news.length) : now.news;
  if (now.turn.type === 'over' && now.news.length > 0) return { heard: ['end', ...turn], felt: 'end' };
  const gains = pointsOf(now, you) > pointsOf(before, you);
  const own = told.flatMap(({ event }) => sounds[event.type] ?? [])[0];
  const happened: SoundName[] = told.length > 0 ? [own ?? (gains ? 'coin' : 'card')] : [];
  return { heard: [...happened, ...turn], felt: begins ? 'turn' : gains ? 'gain' : null };
}

export function sense(change: Change): void {
  const { heard, felt } = sensed(change);
  for (const name of heard) play(name);
  if (felt) buzz(FELT[felt]);
}
