import { prefs } from '../lib/prefs.svelte';

/** Whether great moments are told step by step; whoever wants every change at once reads them on the board. */
export const staged = (): boolean => prefs.pace !== 'instant';
