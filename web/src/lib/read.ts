/** Reads a message of a socket. */
import { build } from './build.svelte';
import { knows, misfit } from './check';

/** The message; nothing where its type is one of a newer server, or where it does not fit. */
export function read<T>(text: string, name: 'LobbyMessage' | 'ServerMessage'): T | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    build.misfit(name);
    return null;
  }
  if (!knows(message, name)) return null;
  const where = misfit(message, name);
  if (where === null) return message as T;
  build.misfit(where);
  return null;
}
