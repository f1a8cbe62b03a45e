/** An event after the one that a mail is about. */
interface LaterEvent {
  version: number;
  /** True when more events of the same change follow. */
  isPart: boolean;
  /** True when its recipient gets, or got, a separate mail about it. */
  isMailed: boolean;
}

/**
 * Returns the version of a booking that a mail shows when it is sent. It includes later changes without a mail of their
 * own.
 * @param isHeld whether the mail has waited: then the mail about a later change covers it as well. One that goes at once
 * tells what the next mail does not.
 * @returns undefined where a later mail covers it
 */
export function toShownVersion(
  version: number,
  later: readonly LaterEvent[],
  { isHeld }: { isHeld: boolean },
): number | undefined {
  const nextMailed = later.findIndex(({ isMailed }) => isMailed);
  if (isHeld && nextMailed >= 0) return undefined;
  const unmailed = nextMailed < 0 ? later : later.slice(0, nextMailed);
  return unmailed.findLast(({ isPart }) => !isPart)?.version ?? version;
}
