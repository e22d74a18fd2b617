/** How things of a tournament are called. */
import { levelName } from '../lib/seats';
import type { Tournament, TournamentFormat, TournamentInfo } from '../lib/wire';
import type { Words } from '../lib/words';

/** The names of all entrants, by number. */
export function entrantNames(words: Words, tournament: Tournament): string[] {
  return tournament.entrants.map(({ name, level }, number) => {
    if (name !== null) return name;
    if (level === null) return words.say('tournament-forgotten');
    return words.say('tournament-bot', { n: number + 1, level: levelName(words, level) });
  });
}

export function formatName(words: Words, format: TournamentFormat): string {
  switch (format.type) {
    case 'swiss':
      return words.say('tournament-format-swiss', { rounds: format.rounds });
    case 'arena':
      return words.say('tournament-format-arena', { minutes: format.minutes });
    default:
      return words.say(`tournament-format-${format.type}`);
  }
}

export function phaseName(words: Words, info: TournamentInfo): string {
  if (info.phase !== 'running') return words.say(`tournament-phase-${info.phase}`);
  if (info.format.type === 'arena') return words.say('tournament-phase-arena');
  return words.say('tournament-phase-running', { round: Math.max(1, info.rounds) });
}

/** How it begins. */
export function startName(words: Words, info: TournamentInfo, when: (at: number) => string): string {
  if (info.start_at !== null) return words.say('tournament-starts-at', { when: when(info.start_at) });
  return words.say(info.starts_when_full ? 'tournament-starts-full' : 'tournament-starts-by-hand');
}

/** Points as the language writes them. */
export function points(lang: string, value: number): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(value);
}

/** A day and a time as the language writes them. */
export function moment(lang: string, at: number): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
