import type { BlockerFunction } from 'react-router-dom';

/** Whoever holds something unsaved at the moment; the router knows one blocker only, so they share `UnsavedChangesGuard`'s. */
export const unsavedChangesRegistry = new Set<BlockerFunction>();
