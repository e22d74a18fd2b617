/** Switches the language of the page at a person's wish; without the words it stays as it is, and says so. */
import { i18n, t } from './i18n.svelte';
import { toast } from './toast.svelte';
import type { Lang } from './words';

export async function speak(lang: Lang): Promise<void> {
  try {
    await i18n.choose(lang);
  } catch {
    toast(t('error-offline'), 'bad');
  }
}
