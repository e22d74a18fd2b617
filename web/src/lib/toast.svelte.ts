/** Short messages that come and go, and what is only read aloud. */

export type Toast = { id: number; kind: 'info' | 'good' | 'bad'; text: string };

class Toasts {
  list: Toast[] = $state([]);
  /** For screen readers alone. */
  spoken = $state('');
  #last = 0;

  show(text: string, kind: Toast['kind'] = 'info'): void {
    this.#last += 1;
    const id = this.#last;
    this.list = [...this.list.filter((it) => it.text !== text), { id, kind, text }].slice(-3);
    // Long enough to be read: a glance, and a moment for every few words.
    setTimeout(() => this.dismiss(id), 3_500 + text.length * 55);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((it) => it.id !== id);
  }

  announce(text: string): void {
    // The same words again are news only if they differ.
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
  }
}

export const toasts = new Toasts();

export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  toasts.show(text, kind);
}

/** Has something read aloud that the eye sees anyway. */
export function announce(text: string): void {
  toasts.announce(text);
}
