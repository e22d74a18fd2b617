import { i18n } from './i18n.svelte';

/** The day of a moment, as in “until 3 August”. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(i18n.lang, { day: 'numeric', month: 'long' }).format(at);
}

/** A moment as the reader's language writes it: today the time, this year the day, else the date. */
export function when(at: number, now = Date.now()): string {
  const [date, today] = [new Date(at), new Date(now)];
  const same = date.toDateString() === today.toDateString();
  const style: Intl.DateTimeFormatOptions = same
    ? { hour: 'numeric', minute: '2-digit' }
    : date.getFullYear() === today.getFullYear()
      ? { day: 'numeric', month: 'long' }
      : { day: 'numeric', month: 'long', year: 'numeric' };
  return new Intl.DateTimeFormat(i18n.lang, style).format(date);
}
