import { IssueSignInChallengeHandler } from './issue-sign-in-challenge.js';
import { LocalStrategy } from './local.strategy.js';
import { PassSignInChallengeHandler } from './pass-sign-in-challenge.js';
import { SessionResponder } from './session-responder.js';
import { StartSessionHandler } from './start-session.js';
import { VerifyCredentialsHandler } from './verify-credentials.js';

/** Providers that check who signs in and begin their session. */
export const signInProviders = [
  LocalStrategy,
  SessionResponder,
  VerifyCredentialsHandler,
  IssueSignInChallengeHandler,
  PassSignInChallengeHandler,
  StartSessionHandler,
];
