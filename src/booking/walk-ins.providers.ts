import { BookWalkInHandler } from './commands/walk-in/book-walk-in.js';
import { WalkInQuery } from './queries/walk-in/walk-in.query.js';

/** What serves those who come without a booking. */
export const walkInProviders = [BookWalkInHandler, WalkInQuery];
