/** The time, as far as it matters for moments at which something changes by itself. */

/** No timer can wait for longer than 24 days; more often than daily is not worth it. */
const LONGEST = 86_400_000;

/** The time now; what reads it is told again when the next of these moments has come. */
export function timeUntil(moments: () => readonly (number | null)[]): { readonly now: number } {
  let now = $state(Date.now());
  $effect(() => {
    const ahead = moments().filter((it) => it !== null && it > now);
    if (ahead.length === 0) return;
    const next = Math.min(now + LONGEST, ...ahead.map(Number));
    // A timer may ring a little early.
    const timer = setTimeout(() => (now = Math.max(next, Date.now())), next - Date.now());
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
