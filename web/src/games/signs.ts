/** The pictures of the games in lists: `games/<slug>/Sign.svelte`, a drawing of 240 by 200 that fills its frame. */
import type { Component } from 'svelte';

type Sign = Component<Record<string, never>>;

const SIGNS = import.meta.glob<Sign>('./*/Sign.svelte', { import: 'default', eager: true });

export function signOf(slug: string): Sign | undefined {
  return SIGNS[`./${slug}/Sign.svelte`];
}
