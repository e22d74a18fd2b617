/** Reads a message of a socket. */
import { build } from './build.svelte';
import { knows, misfit } from './check';

type MessageName = 'LobbyMessage' | 'ServerMessage' | 'TournamentMessage';

/** The message; nothing where its type is one of a newer server, or where it does not fit. */
export function read<T>(text: string, name: MessageName): T | null {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    build.misfit(name);
    return null;
  }
  return knows(message, name) ? checked(message, name) : null;
}

/** The same message, or nothing where it does not fit. */
export function checked<T>(message: unknown, name: MessageName): T | null {
  const where = misfit(message, name);
  if (where === null) return message as T;
  build.misfit(where);
  return null;
}
