import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { Role, UserRef } from './user.js';

interface ListedAccount extends UserRef {
  /** The account's state; `invited` until its owner has chosen a password. */
  state: 'active' | 'invited' | 'disabled';
  hasSecondFactor: boolean;
  /** Version of role, therapist and whether they may sign in. */
  accessVersion: number;
  /** Instant of the last sign-in; null when there was none yet. */
  lastSignIn: Date | null;
  /** Instant at which the mailed invitation expires; null without one. */
  invitedUntil: Date | null;
}

/** Reads all accounts, ordered by address. */
@Injectable()
export class AccountsQuery {
  async read(em: EntityManager): Promise<ListedAccount[]> {
    type Row = UserRef &
      Pick<ListedAccount, 'state' | 'hasSecondFactor' | 'accessVersion'> & {
        signed_in_ms: string | null;
        invited_until_ms: string | null;
      };
    const rows = await sql<Row>(em, selectAccountsSql);
    return rows.map(({ signed_in_ms, invited_until_ms, ...account }) => ({
      ...account,
      lastSignIn: parseInstant(signed_in_ms),
      invitedUntil: parseInstant(invited_until_ms),
    }));
  }

  /** Finds the role of a user; null for a user without rights. */
  async findRole(em: EntityManager, userId: string): Promise<Role | null> {
    const [row] = await sql<{ role: Role }>(em, 'select role from user_roles where user_id = $1', [userId]);
    return row?.role ?? null;
  }
}

const parseInstant = (ms: string | null) => (ms === null ? null : new Date(Number(ms)));

const selectAccountsSql = /* sql */ `
  select u.id, u.email, r.role, u.access_version as "accessVersion",
    case when u.disabled_at is not null then 'disabled' when u.password_hash is null then 'invited' else 'active' end as state,
    exists (select from second_factors f where f.user_id = u.id and f.enabled_at is not null) as "hasSecondFactor",
    (select extract(epoch from max(s.created_at)) * 1000 from sessions s where s.user_id = u.id)::text as signed_in_ms,
    (select extract(epoch from l.expires_at) * 1000 from password_links l
      where l.user_id = u.id and l.purpose = 'invitation')::text as invited_until_ms
  from users u left join user_roles r on r.user_id = u.id
  order by lower(u.email)`;
