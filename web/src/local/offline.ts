/** What is played on this device because there is no server to play at. */
import { againstBotsHere } from '../lib/local-form';
import { session } from '../lib/session.svelte';
import type { GameInfo } from '../lib/wire';
import { personHere } from './people';
import { localTables } from './tables.svelte';

/** Whether games can be played here, and nowhere else. */
export const isOnlyHere = (): boolean => session.offline && localTables.available === true;

/** Begins a game against bots on this device; gives the path of its table. */
export async function playHere(game: GameInfo): Promise<string> {
  const table = await localTables.create(againstBotsHere(game, personHere));
  return `/table/${table.id}`;
}
