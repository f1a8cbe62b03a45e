import type { BlockerFunction } from 'react-router-dom';

/** Whoever holds something unsaved at the moment; the router knows one blocker only, so they share `LossGuard`'s. */
export const lossQuestions = new Set<BlockerFunction>();
