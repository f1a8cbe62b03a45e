import { ApiKey } from './api-keys/api-key.entity.js';
import { User, UserRole } from './accounts/user.entity.js';
import { PasswordLink } from './passwords/password-link.entity.js';
import { RecoveryCode, SecondFactor } from './second-factor/second-factor.entity.js';
import { RefreshToken, Session } from './sessions/session.entity.js';
import { SignInChallenge } from './sign-in/sign-in-challenge.entity.js';

/** The entities of this module. */
export const identityEntities = [
  User,
  UserRole,
  Session,
  RefreshToken,
  PasswordLink,
  SecondFactor,
  RecoveryCode,
  SignInChallenge,
  ApiKey,
];
