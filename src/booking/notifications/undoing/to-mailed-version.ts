/** An event after the one that a mail is about. */
export interface LaterEvent {
  version: number;
  /** More events of the same change follow. */
  isPart: boolean;
  /** The client gets a mail about it by itself, or has got it. */
  isMailed: boolean;
}

/**
 * The version as which a mail shows a booking. Changes since then that have no mail of their own are included, because
 * they hold when it goes; from the next one that has its own, nothing is.
 */
export function toMailedVersion(version: number, later: readonly LaterEvent[]): number {
  const nextMailed = later.findIndex(({ isMailed }) => isMailed);
  const unmailed = nextMailed < 0 ? later : later.slice(0, nextMailed);
  return unmailed.findLast(({ isPart }) => !isPart)?.version ?? version;
}
