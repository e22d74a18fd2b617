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
