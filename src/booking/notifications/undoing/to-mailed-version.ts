/** An event after the one that a mail is about. */
interface LaterEvent {
  version: number;
  /** True when more events of the same change follow. */
  isPart: boolean;
  /** True when the client gets, or got, a separate mail about it. */
  isMailed: boolean;
}

/**
 * Returns the version of a booking that a mail shows when it is sent. It includes later changes without a mail of their
 * own, up to the next one that has.
 */
export function toMailedVersion(version: number, later: readonly LaterEvent[]): number {
  const nextMailed = later.findIndex(({ isMailed }) => isMailed);
  const unmailed = nextMailed < 0 ? later : later.slice(0, nextMailed);
  return unmailed.findLast(({ isPart }) => !isPart)?.version ?? version;
}
