import { AccessTokens } from '../tokens/access-tokens.js';
import { SessionCookies } from '../tokens/session-cookies.js';
import { ActiveSessionsQuery } from './active-sessions.query.js';
import { RefreshSessionHandler } from './refresh-session.js';
import { SignOutEverywhereHandler } from './sign-out-everywhere.js';
import { SignOutHandler } from './sign-out.js';

/** Providers that refresh and end sessions, and their tokens and cookies. */
export const sessionProviders = [
  AccessTokens,
  SessionCookies,
  ActiveSessionsQuery,
  RefreshSessionHandler,
  SignOutHandler,
  SignOutEverywhereHandler,
];
