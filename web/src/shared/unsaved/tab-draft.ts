const toStorageKey = (key: string) => `draft:${key}`;

/**
 * Keeps a visitor's own draft in the storage of this tab, where it outlasts a reload and no other tab reads it;
 * undefined drops it. Not for the office, whose drafts are about other people: see kept-draft.ts.
 */
export function keepTabDraft(key: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(toStorageKey(key), JSON.stringify(draft));
    else sessionStorage.removeItem(toStorageKey(key));
  } catch {
    // Without a storage the draft lasts as long as the page.
  }
}

export function findTabDraft<T extends object>(key: string): T | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(toStorageKey(key)) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
