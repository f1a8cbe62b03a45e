import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';
import { hashOf, newToken } from '../secret-tokens.js';
import type { User } from '../user.js';

export type LinkPurpose = 'invitation' | 'reset';

/** Hours for which a link is good. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { invitation: 48, reset: 1 };

const pages: Readonly<Record<LinkPurpose, string>> = { invitation: 'accept-invitation', reset: 'reset-password' };

export interface LinkOwner extends User {
  purpose: LinkPurpose;
}

/** Links that let somebody choose a password without knowing one. The database knows their hashes alone. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * A new link in the place of the one before. The token stands behind the `#`, which no browser sends and no server logs.
   * @param since when its hours begin
   */
  async make(em: EntityManager, userId: string, purpose: LinkPurpose, since: Date): Promise<string> {
    const token = newToken();
    await sql(em, putLink, [hashOf(token), userId, purpose, since, linkHours[purpose]]);
    return new URL(`/${pages[purpose]}#token=${token}`, this.config.PUBLIC_URL).href;
  }

  /** Whom a link was mailed to; undefined once it was used, replaced or has run out, or its account is disabled. */
  async ownerOf(token: string): Promise<LinkOwner | undefined> {
    const [owner] = await sql<LinkOwner>(this.em.fork(), selectOwner, [hashOf(token), this.clock.now()]);
    return owner;
  }

  /** Uses a link up, and every other one of its owner. @returns false when somebody else was faster */
  async use(em: EntityManager, token: string, { id }: LinkOwner): Promise<boolean> {
    const used = await sql(em, 'delete from password_links where token_hash = $1 returning user_id', [hashOf(token)]);
    await sql(em, 'delete from password_links where user_id = $1', [id]);
    return used.length > 0;
  }
}

const putLink = /* sql */ `
  insert into password_links (token_hash, user_id, purpose, expires_at)
  values ($1, $2, $3, $4::timestamptz + make_interval(hours => $5::int))
  on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

const selectOwner = /* sql */ `
  select u.id, u.email, r.role, l.purpose
  from password_links l
  join users u on u.id = l.user_id and u.disabled_at is null
  left join user_roles r on r.user_id = u.id
  where l.token_hash = $1 and l.expires_at > $2`;
