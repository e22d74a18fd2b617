/** Links that are given away. */
import { copy } from './copy';
import { i18n } from './i18n.svelte';

/** The address of a path for others. What is shown of a table where it is pasted speaks the language of who shares it. */
export function addressOf(path: string): string {
  const url = new URL(path, location.href);
  if (url.pathname.startsWith('/table/')) url.searchParams.set('lang', i18n.lang);
  return url.href;
}

export const canShare = (): boolean => 'share' in navigator;

/** Gives an address to another program of the device, or to the clipboard where that cannot be. */
export async function share(path: string): Promise<void> {
  const url = addressOf(path);
  if (!canShare()) return copy(url);
  try {
    await navigator.share({ url, title: 'Comptoir' });
  } catch {
    // Thought better of it.
  }
}
