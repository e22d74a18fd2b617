/** Short sounds, made on the spot. Off until somebody turns them on. */
import { recall, remember } from './memory';

const KEY = 'comptoir.sound';

class Sound {
  on = $state(recall(KEY) === 'on');

  set(on: boolean): void {
    this.on = on;
    remember(KEY, on ? 'on' : 'off');
    if (on) play('turn');
  }
}

export const sound = new Sound();

/**
 * `card`: something is laid down. `coin`: something is gained or paid. `dice`: dice roll. `build`: a building rises.
 * `stamp`: something is sealed or completed. `turn`: it is one's turn. `end`: a game is over.
 */
export type SoundName = 'card' | 'coin' | 'dice' | 'build' | 'stamp' | 'turn' | 'end';

/** Told to the page with the name of each sound: for those who test what nobody sees. */
export const HEARD = 'comptoir:sound';

/** Pitch in hertz, start and length in seconds, loudness. */
type Tone = [pitch: number, start: number, length: number, gain: number];

const TONES: Record<SoundName, Tone[]> = {
  card: [[190, 0, 0.05, 0.12]],
  coin: [
    [1320, 0, 0.08, 0.05],
    [1760, 0.05, 0.16, 0.05],
  ],
  dice: [
    [340, 0, 0.03, 0.09],
    [270, 0.06, 0.03, 0.08],
    [390, 0.11, 0.03, 0.07],
    [230, 0.18, 0.05, 0.09],
  ],
  build: [
    [140, 0, 0.07, 0.13],
    [210, 0.07, 0.1, 0.09],
  ],
  stamp: [[105, 0, 0.1, 0.16]],
  turn: [
    [587, 0, 0.16, 0.07],
    [880, 0.11, 0.24, 0.07],
  ],
  end: [
    [523, 0, 0.2, 0.06],
    [659, 0.12, 0.2, 0.06],
    [784, 0.24, 0.4, 0.06],
  ],
};

/** Knocks rather than notes. */
const DULL: ReadonlySet<SoundName> = new Set(['card', 'dice', 'build', 'stamp']);

let context: AudioContext | null = null;

export function play(name: SoundName): void {
  if (!sound.on || typeof AudioContext === 'undefined') return;
  dispatchEvent(new CustomEvent(HEARD, { detail: name }));
  context ??= new AudioContext();
  const audio = context;
  // Browsers let a page be heard only after a click on it.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  for (const [pitch, start, length, loud] of TONES[name]) {
    const [wave, gain] = [audio.createOscillator(), audio.createGain()];
    const at = audio.currentTime + start;
    wave.type = DULL.has(name) ? 'triangle' : 'sine';
    wave.frequency.setValueAtTime(pitch, at);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    wave.connect(gain).connect(audio.destination);
    wave.start(at);
    wave.stop(at + length + 0.02);
  }
}
