import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserRef } from '../accounts/user.js';
import { generateToken, hashToken } from '../tokens/secret-tokens.js';
import { RefreshToken, type Session } from './session.entity.js';

/**
 * A session and the next refresh token for its browser; without the token when a parallel request has just received it.
 */
export interface RefreshedSession {
  sessionId: string;
  user: UserRef;
  refreshToken?: string;
}

/** Adds a refresh token to a session, in the caller's transaction, and returns it. */
export function addRefreshToken(em: EntityManager, session: Session, now: Date): string {
  const refreshToken = generateToken();
  em.create(RefreshToken, { tokenHash: hashToken(refreshToken), session, issuedAt: now });
  return refreshToken;
}
