import { useState } from 'react';

/**
 * Tracks the versions of a record that somebody else may save first. `latest` is the record in the list, which is read
 * again after each attempt to save; undefined once it is deleted.
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
    /** Whether the next attempt replaces their version: true once the list has it. */
    isReplacing,
    /** The version to send with the next attempt. */
    expectedVersion: (isReplacing ? latest : undefined)?.version ?? baseline?.version ?? 0,
    /** Continues from the saved version and returns it. */
    loadTheirs: () => {
      if (latest) setBaseline(latest);
      setRefused(false);
      return latest;
    },
  };
}
