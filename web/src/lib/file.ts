/** Texts from files that somebody chose. */

export type ReadFile = { text: string } | { fault: 'too-large' | 'unreadable' };

/** The text of a file, unless it is too long; the mark that some programs put before a text is left out. */
export async function readText(file: Blob, maxBytes: number): Promise<ReadFile> {
  if (file.size > maxBytes) return { fault: 'too-large' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return { text };
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Hands a text over as a file, as a link with `download` does. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Later: the browser has yet to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
