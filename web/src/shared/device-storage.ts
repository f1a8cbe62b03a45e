/** What the browser keeps: on this device, or in this tab until it is closed. */
type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a key; null where nothing is stored, and in a browser that stores nothing for this site, where reading throws. */
export function readStored(key: string, storage: StorageName = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it where it is null.
 * @returns false where the storage is full or not available to this site
 */
export function writeStored(key: string, text: string | null, storage: StorageName = 'localStorage'): boolean {
  try {
    const stored = globalThis[storage];
    if (text === null) stored.removeItem(key);
    else stored.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
