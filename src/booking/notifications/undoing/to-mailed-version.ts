/** An event after the one that a mail is about. */
export interface LaterEvent {
  version: number;
  /** More events of the same change follow. */
  isPart: boolean;
  /** The client gets a mail about it by itself, or has got it. */
  isTold: boolean;
}

/**
 * The version as which a mail shows a booking. What was changed since without a word to the client holds when the mail
 * goes, so it is told with it; the next change that has a mail of its own is not.
 */
export function toMailedVersion(version: number, later: readonly LaterEvent[]): number {
  const nextTold = later.findIndex(({ isTold }) => isTold);
  const untold = nextTold < 0 ? later : later.slice(0, nextTold);
  return untold.findLast(({ isPart }) => !isPart)?.version ?? version;
}
