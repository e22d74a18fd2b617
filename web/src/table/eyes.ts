/** Through whose eyes a game is looked at. */
import type { ObserverId } from '../lib/wire';

/** Whether a text of an address names somebody's eyes. */
export function isObserver(text: string | null): text is ObserverId {
  return text === 'spectator' || text === 'arbiter' || /^seat-[1-8]$/.test(text ?? '');
}

/** The seat whose eyes they are, from 1. */
export function seatOf(eyes: ObserverId): number | null {
  return eyes.startsWith('seat-') ? Number(eyes.slice('seat-'.length)) : null;
}
