/**
 * How this browser takes part in the draw of a table's seed, and how it checks the record at the end.
 * `docs/fairness.md` says which attack each part stops.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { forget, recall, remember } from '../lib/memory';
import type { Draw } from '../lib/wire';

/** What this browser keeps of a draw until the game is over. */
export type Kept = {
  /** The fingerprint of the server's seed, as it was shown before anything was drawn. */
  hash: string;
  seat: number;
  /** The round for which the last share was made. */
  round: number;
  /** All own shares as hexadecimal digits; a tab that lost a race has one that nobody asked for. */
  shares: string[];
  /** The commitments of all seats, as they stood when this browser showed its share; nothing before. */
  commitments: (string | null)[] | null;
};

/** What to send now. */
export type DrawAnswer = { type: 'commit'; commitment: string } | { type: 'reveal'; share: string };

/** What was found in a record. */
export type Verdict =
  'kept' | 'other-hash' | 'other-seed' | 'own-share' | 'other-commitment' | 'broken-share';

export type RandomBytes = (length: number) => Uint8Array;

const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));

/** SHA-256 over parts, each preceded by its length, so that no two lists of parts have the same input. */
function digest(...parts: Uint8Array[]): string {
  const hash = sha256.create();
  for (const part of parts) {
    const length = new DataView(new ArrayBuffer(8));
    length.setBigUint64(0, BigInt(part.length), true);
    hash.update(new Uint8Array(length.buffer)).update(part);
  }
  return bytesToHex(hash.digest());
}

/** The fingerprint of a server's seed. */
export const seedHash = (seed: string): string => digest(utf8ToBytes('comptoir seed'), hexToBytes(seed));

/** The commitment of a seat to its share. */
export function commitment(hash: string, seat: number, share: string): string {
  return digest(utf8ToBytes('comptoir commitment'), hexToBytes(hash), Uint8Array.of(seat), hexToBytes(share));
}

/**
 * What this browser does in the draw now, and what it keeps from then on. It shows its share only to a draw whose
 * seed has the fingerprint that it saw first, and in which its own commitment stands.
 */
export function answer(
  before: Kept | null,
  table: { seed_hash: string; you: number },
  draw: Draw,
  random: RandomBytes = randomBytes,
): { kept: Kept; send: DrawAnswer | null } {
  const kept: Kept = before ?? {
    hash: table.seed_hash,
    seat: table.you,
    round: 0,
    shares: [],
    commitments: null,
  };
  const own = draw.seats[kept.seat - 1];
  if (kept.hash !== table.seed_hash || kept.seat !== table.you || !own) return { kept, send: null };
  if (draw.phase === 'commit' && own.state === 'awaited') {
    // A share that was shown is never used again.
    const again = kept.round === draw.round ? kept.shares.at(-1) : undefined;
    const share = again ?? bytesToHex(random(32));
    const shares = again === undefined ? [...kept.shares, share] : kept.shares;
    return {
      kept: { ...kept, round: draw.round, shares },
      send: { type: 'commit', commitment: commitment(kept.hash, kept.seat, share) },
    };
  }
  if (draw.phase === 'reveal' && own.state === 'committed') {
    const share = kept.shares.find((it) => commitment(kept.hash, kept.seat, it) === own.commitment);
    // The commitment of another device, which has the share.
    if (share === undefined) return { kept, send: null };
    const commitments = draw.seats.map((seat) => seat.commitment);
    return { kept: { ...kept, commitments }, send: { type: 'reveal', share } };
  }
  return { kept, send: null };
}

/** Holds the record of a finished game against what this browser kept. */
export function check(record: string, kept: Kept): Verdict {
  const head = record.slice(0, record.indexOf('\n\n')).split('\n');
  const values = (key: string) =>
    head.filter((it) => it.startsWith(`${key} `)).map((it) => it.slice(key.length + 1));
  if (values('seed-hash')[0] !== kept.hash) return 'other-hash';
  const seed = values('seed')[0] ?? '';
  if (!/^[0-9a-f]{64}$/.test(seed) || seedHash(seed) !== kept.hash) return 'other-seed';
  const shares = new Map<number, { commitment: string; share: string }>();
  for (const line of values('share')) {
    const [seat = '', promised = '', share = ''] = line.split(' ');
    shares.set(Number(seat), { commitment: promised, share });
    if (!/^[0-9a-f]{64}$/.test(share) || commitment(kept.hash, Number(seat), share) !== promised) {
      return 'broken-share';
    }
  }
  if (kept.commitments === null) return 'kept';
  const own = shares.get(kept.seat);
  if (!own || !kept.shares.includes(own.share)) return 'own-share';
  const same = kept.commitments.every((it, index) => it === null || shares.get(index + 1)?.commitment === it);
  return same ? 'kept' : 'other-commitment';
}

const KEY = 'comptoir.draw.';
/** Games that are kept at most; the oldest go first. */
const MOST = 50;

/** What this browser kept of the draw of a table. */
export function recallDraw(table: string): Kept | null {
  try {
    return JSON.parse(recall(KEY + table) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

export function rememberDraw(table: string, kept: Kept): void {
  remember(KEY + table, JSON.stringify(kept));
  const others = (recall(`${KEY}all`) ?? '').split(' ').filter((it) => it !== '' && it !== table);
  for (const old of others.splice(0, Math.max(0, others.length + 1 - MOST))) forget(KEY + old);
  remember(`${KEY}all`, [...others, table].join(' '));
}
