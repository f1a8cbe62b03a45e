import { readStored, writeStored } from '../device-storage.js';

const toStorageKey = (key: string) => `draft:${key}`;

/**
 * Keeps a visitor's own draft in the storage of this tab, where it outlasts a reload and no other tab reads it;
 * undefined drops it. Not for the office, whose drafts are about other people: see kept-draft.ts.
 */
export function keepTabDraft(key: string, draft: object | undefined): void {
  // Without a storage the draft lasts as long as the page.
  writeStored(toStorageKey(key), draft ? JSON.stringify(draft) : null, 'sessionStorage');
}

export function findTabDraft<T extends object>(key: string): T | undefined {
  try {
    return (JSON.parse(readStored(toStorageKey(key), 'sessionStorage') ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
