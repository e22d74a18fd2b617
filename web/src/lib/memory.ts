/** What this browser keeps for itself. Where it may keep nothing, everything works but for that. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: it holds until the page is closed.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing to forget.
  }
}
