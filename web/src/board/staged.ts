import { prefs } from '../lib/prefs.svelte';

/** Whether great moments are told step by step; with every change at once they are read on the board. */
export const staged = (): boolean => prefs.pace !== 'instant';
