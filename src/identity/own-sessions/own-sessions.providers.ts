import { EndOwnSessionHandler } from './end-own-session.js';
import { OwnSessionsQuery } from './own-sessions.query.js';
import { SignOutElsewhereHandler } from './sign-out-elsewhere.js';

/** Providers of the sessions that users see and end themselves. */
export const ownSessionProviders = [OwnSessionsQuery, EndOwnSessionHandler, SignOutElsewhereHandler];
