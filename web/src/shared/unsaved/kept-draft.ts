/** The unsaved input of a session that has ended. Kept only in this page's memory, since it may be about a client. */
interface KeptDrafts {
  userId: string;
  /** Path and query of the page with the input. */
  address: string;
  /** The drafts by their key. */
  drafts: Map<string, object>;
}

interface HeldDraft {
  key: string;
  draft: object;
}

/** Functions that return the present unsaved input of a form. */
export const draftHolders = new Set<() => HeldDraft | undefined>();

let kept: KeptDrafts | undefined;

/** Keeps all drafts. Called when a user's session has ended, before the page at this address is left. */
export function keepDrafts(userId: string, address: string): void {
  const held = [...draftHolders].map((holder) => holder()).filter((each) => each !== undefined);
  const drafts = new Map(held.map(({ key, draft }) => [key, draft]));
  kept = drafts.size > 0 ? { userId, address, drafts } : undefined;
}

export const hasKeptDrafts = (): boolean => kept !== undefined;

export const dropKeptDrafts = (): void => void (kept = undefined);

/** Drops a draft once it was restored. */
export function dropKeptDraft(key: string): void {
  kept?.drafts.delete(key);
  if (kept?.drafts.size === 0) dropKeptDrafts();
}

/** Returns the page on which the user can continue with kept drafts; undefined without any. */
export const findKeptAddress = (userId: string): string | undefined =>
  kept?.userId === userId ? kept.address : undefined;

export const findKeptDraft = <T extends object>(key: string): T | undefined => kept?.drafts.get(key) as T | undefined;
