/** Reads and writes that survive a browser which refuses storage (private mode, full disk). */
export function readItem(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** False when the browser refused; the caller then works with what it holds in memory. */
export function writeItem(storage: () => Storage, key: string, value: string | null): boolean {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
