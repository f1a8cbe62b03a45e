import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** The user's `sessionVersion` when the session began. */
    sessionVersion: p.integer(),
    /** Browser and system, such as `Firefox on Windows`; null when the browser did not say. */
    browser: p.text().nullable(),
  },
});

export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);

const RefreshTokenSchema = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    tokenHash: p.blob().primary(),
    session: () => p.manyToOne(Session),
    issuedAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
});

/** A token that renews a session once. Only its hash is stored. */
export class RefreshToken extends RefreshTokenSchema.class {}
RefreshTokenSchema.setClass(RefreshToken);
