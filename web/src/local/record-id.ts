import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The id of the table of a record: the same for the same record, which is kept once, however often it is opened. */
export function recordId(text: string): string {
  return `local-record-${bytesToHex(sha256(utf8ToBytes(text))).slice(0, 24)}`;
}
