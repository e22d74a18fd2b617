/** Clocks tick here between the frames that set them. */
import { t } from '../lib/i18n.svelte';
import type { SeatClock } from '../lib/wire';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];

/** Below this the tenths matter. */
const HURRY = 10 * SECOND;

/** What is left now of a clock that was told at `told`. */
export function remaining(clock: SeatClock, told: number, now: number): number {
  return clock.running ? Math.max(0, clock.left - Math.max(0, now - told)) : Math.max(0, clock.left);
}

/** A clock, and the moment since which it stands as it was told. */
export type ToldClock = { clock: SeatClock; told: number };

/** A clock that stood still for the vacation of a player who is waited for runs from its end on, without being told again. */
export function afterVacation({ clock, told }: ToldClock, until: number | null, now: number): ToldClock {
  const goesOn = !clock.running && until !== null && told < until && until <= now;
  return goesOn ? { clock: { ...clock, running: true }, told: until } : { clock, told };
}

export function isShort(left: number): boolean {
  return left < 30 * SECOND;
}

/** `2d 3h` (« 2 j 3 h »), `1:05:09`, `4:05`, `0:09.4` */
export function face(left: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  if (left >= DAY)
    return t('table-clock-days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left < HURRY) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  // A clock shows a second until it is used up.
  const whole = Math.ceil(left / SECOND) * SECOND;
  const [hours, minutes, seconds] = [
    Math.floor(whole / HOUR),
    Math.floor((whole % HOUR) / MINUTE),
    Math.floor((whole % MINUTE) / SECOND),
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** How long a face stays true, so that it is drawn no more often than it changes. */
export function untilNext(left: number): number {
  if (left <= 0) return Infinity;
  if (left < HURRY + SECOND) return 100;
  return left >= DAY ? MINUTE : Math.max(50, left % SECOND || SECOND);
}
