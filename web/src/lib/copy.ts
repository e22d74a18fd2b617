import { t } from './i18n.svelte';
import { toast } from './toast.svelte';

/** Puts a text into the clipboard, and says whether it went well. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('web-copied'), 'good');
  } catch {
    toast(t('web-copy-failed'), 'bad');
  }
}
