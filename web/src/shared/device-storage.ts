/** What the browser keeps: on this device, or in this tab until it is closed. */
type StoragePlace = 'device' | 'tab';

const getStorage = (place: StoragePlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** Reads a key; null where nothing is stored, and in a browser that stores nothing for this site, where reading throws. */
export function readStored(key: string, place: StoragePlace = 'device'): string | null {
  try {
    return getStorage(place).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it where it is null.
 * @returns false where the storage is full or not available to this site
 */
export function writeStored(key: string, text: string | null, place: StoragePlace = 'device'): boolean {
  try {
    if (text === null) getStorage(place).removeItem(key);
    else getStorage(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
