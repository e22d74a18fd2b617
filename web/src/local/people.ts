/** What people at this device are called until they say so. */
import { t } from '../lib/i18n.svelte';
import { session } from '../lib/session.svelte';

/** A person with a name at the server has it here too; the others are numbered. */
export function personHere(seat: number): string {
  return seat === 1 && session.me ? session.me.name : t('local-player', { n: seat });
}
