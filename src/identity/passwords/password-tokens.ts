import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../kernel/local-time.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { UserRole } from '../accounts/user.entity.js';
import type { UserRef } from '../accounts/user.js';
import { generateToken, hashToken } from '../tokens/secret-tokens.js';
import { PasswordLink } from './password-link.entity.js';
import { TOKEN_TTL_HOURS, type TokenPurpose } from './token-purpose.js';

const PAGE_PATHS: Readonly<Record<TokenPurpose, string>> = { invitation: 'accept-invitation', reset: 'reset-password' };

interface TokenOwner extends UserRef {
  purpose: TokenPurpose;
}

/**
 * Issues and checks links with which users choose a password without knowing one. The database stores only the hashes
 * of their tokens.
 */
@Injectable()
export class PasswordTokens {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Issues a link that replaces the previous one. The token follows the `#`, which no browser sends and no server logs.
   * @param since when its hours begin
   */
  async issueLink(db: Executor, userId: string, purpose: TokenPurpose, since: Date): Promise<string> {
    const token = generateToken();
    const expiresAt = new Date(since.getTime() + TOKEN_TTL_HOURS[purpose] * HOUR_MS);
    await sql(db, replaceLinkSql, [hashToken(token), userId, purpose, expiresAt]);
    return new URL(`/${PAGE_PATHS[purpose]}#token=${token}`, this.config.PUBLIC_URL).href;
  }

  /**
   * Finds the user a link was mailed to; undefined once it was used, replaced or has expired, or its account is
   * disabled.
   */
  async findOwner(token: string): Promise<TokenOwner | undefined> {
    const em = this.em.fork();
    const isValid = { tokenHash: hashToken(token), expiresAt: { $gt: this.clock.now() }, user: { disabledAt: null } };
    const link = await em.findOne(PasswordLink, isValid, { populate: ['user'] });
    if (!link) return undefined;
    const { user, purpose } = link;
    const userRole = await em.findOne(UserRole, { user });
    return { id: user.id, email: user.email, role: userRole?.role ?? null, purpose };
  }

  /** Uses a link up, and every other one of its owner. @returns false when it was used meanwhile */
  async consume(em: EntityManager, token: string, { id }: TokenOwner): Promise<boolean> {
    const used = await em.nativeDelete(PasswordLink, { tokenHash: hashToken(token) });
    await em.nativeDelete(PasswordLink, { user: id });
    return used > 0;
  }
}

const replaceLinkSql = /* sql */ `
  insert into password_links (token_hash, user_id, purpose, expires_at) values ($1, $2, $3, $4)
  on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
