/** Quiet hours: minutes of the day by the clock of a time zone, which people read as times such as `22:00`. */

/** The zone of this device, by its name in the time zone database. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** The minute of the day of a time; `null` where it is none, as in a field that is being cleared. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}
