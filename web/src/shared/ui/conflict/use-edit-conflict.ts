import { useState } from 'react';

/**
 * The versions of a record whose editor somebody else may overtake. `latest` is the record as the list has it now: the list
 * is read again after each attempt to save, and has it no more once it is gone.
 */
export function useEditConflict<Item extends { version: number } | undefined>(
  opened: Item,
  latest: NonNullable<Item> | undefined,
) {
  const [baseline, setBaseline] = useState(opened);
  const [isRefused, setRefused] = useState(false);
  const isReplacing = isRefused && latest?.version !== baseline?.version;
  return {
    /** The record as it was opened, or loaded after a conflict. */
    baseline,
    /** Whether the last attempt to save was refused because of a newer version. */
    isRefused,
    setRefused,
    /** Whether the next attempt replaces theirs: so once the list has their version. */
    isReplacing,
    /** Goes with the next attempt. */
    expectedVersion: (isReplacing ? latest : undefined)?.version ?? baseline?.version ?? 0,
    /** Goes on from the saved version, which it returns. */
    loadTheirs: () => {
      if (latest) setBaseline(latest);
      setRefused(false);
      return latest;
    },
  };
}
