/** Quiet hours: the server keeps minutes of the day in UTC, people read the clock of their device. */
const DAY = 24 * 60;

/** A minute of the day in UTC, as `offset` (of `Date`, in minutes) shows it: `22:00`. */
export function localTime(minute: number, offset = new Date().getTimezoneOffset()): string {
  const at = within(minute - offset);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** The minute of the day in UTC of a time such as `22:00`. */
export function utcMinute(text: string, offset = new Date().getTimezoneOffset()): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return within(hours * 60 + minutes + offset);
}

function within(minute: number): number {
  return ((minute % DAY) + DAY) % DAY;
}
