/** What page and worker say to each other. Only `host.ts` and `worker.ts` speak it. */
import type { LocalEntry, LocalTable } from './contract';
import type { EngineFiles } from './engine';
import type { ObserverId, WireError } from '../lib/wire';

/** Questions about a table, by the method of the module that answers them; all answers are JSON. */
export type Question =
  | { type: 'games' }
  | { type: 'open'; table: LocalTable; botPause: number; standIn: number | null }
  | { type: 'read-record'; id: string; text: string }
  /** About a view of a table that is played elsewhere. */
  | { type: 'foresee'; game: string; as: ObserverId; seat: number | null; view: string }
  | { type: 'info' | 'hint'; table: string; as: ObserverId }
  | { type: 'moments'; table: string; as: ObserverId; from: number; to: number }
  | { type: 'forecast'; table: string; as: ObserverId; version: number; seat: number | null }
  | { type: 'record' | 'analysis' | 'ask-analysis'; table: string };

export type ToWorker =
  /** The first message. Addresses are absolute. */
  | { type: 'start'; files: EngineFiles }
  | { type: 'ask'; ask: number; question: Question }
  | { type: 'close'; table: string }
  | { type: 'attach'; table: string; line: number; as: ObserverId; since: number }
  | { type: 'detach'; table: string; line: number }
  | { type: 'send'; table: string; line: number; text: string };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'answer'; ask: number; json: string }
  | { type: 'refusal'; ask: number; error: WireError }
  /** A line that was asked for is not to be had. */
  | { type: 'no-line'; line: number; error: WireError }
  | { type: 'entries'; table: string; entries: LocalEntry[] }
  | { type: 'message'; line: number; text: string }
  /** A bot begins or ends a search: where the worker fails in between, it was the search. */
  | { type: 'thinking'; table: string; seat: number | null }
  /** The module has failed; nothing of this worker can be relied on. */
  | { type: 'failed'; why: string };
