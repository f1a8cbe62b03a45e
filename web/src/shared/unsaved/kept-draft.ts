/** What somebody had entered when the session ended under it. In the memory of this page alone: it may be about a client. */
interface KeptDrafts {
  userId: string;
  /** Where it was entered: path and query. */
  address: string;
  /** By what each is the draft of. */
  drafts: Map<string, object>;
}

interface HeldDraft {
  key: string;
  draft: object;
}

/** Whoever holds something unsaved at the moment that can be given back. */
export const draftHolders = new Set<() => HeldDraft | undefined>();

let kept: KeptDrafts | undefined;

/** Called when the session of a user has ended, before the page at this address is left. */
export function keepDrafts(userId: string, address: string): void {
  const held = [...draftHolders].map((holder) => holder()).filter((each) => each !== undefined);
  const drafts = new Map(held.map(({ key, draft }) => [key, draft]));
  kept = drafts.size > 0 ? { userId, address, drafts } : undefined;
}

export const hasKeptDrafts = (): boolean => kept !== undefined;

export const dropKeptDrafts = (): void => void (kept = undefined);

/** Called once a draft has been given back. */
export function dropKeptDraft(key: string): void {
  kept?.drafts.delete(key);
  if (kept?.drafts.size === 0) dropKeptDrafts();
}

/** Where the user can go on with what was entered. */
export const findKeptAddress = (userId: string): string | undefined =>
  kept?.userId === userId ? kept.address : undefined;

export const findKeptDraft = <T extends object>(key: string): T | undefined => kept?.drafts.get(key) as T | undefined;
