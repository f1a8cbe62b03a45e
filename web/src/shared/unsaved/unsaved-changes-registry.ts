import type { BlockerFunction } from 'react-router-dom';

/**
 * Functions that say whether navigation would lose unsaved input. The router supports only one blocker, so they share
 * `UnsavedChangesGuard`'s.
 */
export const unsavedChangesRegistry = new Set<BlockerFunction>();
