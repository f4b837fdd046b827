/** Small things that this browser remembers; a browser that forbids it plays on without. */

export function recall(key: string, otherwise: string): string {
  try {
    return localStorage.getItem(`gorin.${key}`) ?? otherwise
  } catch {
    return otherwise
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`gorin.${key}`, value)
  } catch {
    // Private windows may refuse; nothing depends on it.
  }
}
