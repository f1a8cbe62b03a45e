/** What somebody had entered when the session ended under it. In the memory of this page alone: it may be about a client. */
interface KeptDraft {
  userId: string;
  /** Where it was entered: path and query. */
  address: string;
  /** Of what it is the draft. */
  key: string;
  draft: unknown;
}

type Held = Pick<KeptDraft, 'key' | 'draft'>;

/** Whoever holds something unsaved at the moment that can be given back. */
export const draftHolders = new Set<() => Held | undefined>();

let kept: KeptDraft | undefined;

/** Called when the session of a user has ended, before the page at this address is left. */
export function keepDraft(userId: string, address: string): void {
  const held = [...draftHolders].map((holder) => holder()).find((each) => each !== undefined);
  kept = held && { ...held, userId, address };
}

export const hasKeptDraft = (): boolean => kept !== undefined;

export const dropKeptDraft = (): void => void (kept = undefined);

/** Where the user can go on with what was entered. */
export const findKeptAddress = (userId: string): string | undefined =>
  kept?.userId === userId ? kept.address : undefined;

export const findKeptDraft = <T>(key: string): T | undefined => (kept?.key === key ? (kept.draft as T) : undefined);
