import { BookWalkInHandler } from './commands/walk-in/book-walk-in.js';
import { UndoWalkInHandler } from './commands/walk-in/undo-walk-in.js';
import { WalkInQuery } from './queries/walk-in/walk-in.query.js';

/** Providers that serve clients without a booking. */
export const walkInProviders = [BookWalkInHandler, UndoWalkInHandler, WalkInQuery];
