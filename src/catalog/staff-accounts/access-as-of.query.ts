import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../identity/index.js';
import { addDays, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { AccessAsOfDto, AccessAsOfQueryDto, PastAccessDto } from './access-as-of.dto.js';

interface Row {
  id: string;
  type: string;
  data: { email: string; role?: Role | null; therapist_name?: string | null };
  actor_email: string | null;
  occurred_ms: string;
}

/** Reads the role of every account at a moment, from the accounts' events up to it. */
@Injectable()
export class AccessAsOfQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
  ) {}

  async read({ date, time }: AccessAsOfQueryDto): Promise<AccessAsOfDto> {
    const until = time
      ? new Date(this.clock.toInstant({ date, time }).getTime() + MINUTE_MS)
      : this.clock.toInstant({ date: addDays(date, 1), time: '00:00' });
    const rows = await sql<Row>(this.em.fork(), accountEventsSql, [until]);
    const accounts = new Map<string, { access: Access; last: Row }>();
    for (const row of rows) {
      const before = accounts.get(row.id);
      const access = evolve(before?.access, row);
      // Whoever accepts an invitation does not give the role.
      const last = before && row.type === 'UserInvitationAccepted' ? before.last : row;
      if (access) accounts.set(row.id, { access, last });
    }
    return {
      at_local: this.clock.formatTimestamp(new Date(until.getTime() - 1000)),
      accounts: [...accounts.values()]
        .map(({ access, last }) => ({ ...toState(access), ...this.describeChange(last) }))
        .sort((one, other) => one.email.localeCompare(other.email)),
    };
  }

  private describeChange({ actor_email, occurred_ms }: Row) {
    return { since_local: this.clock.formatTimestamp(new Date(Number(occurred_ms))), changed_by: actor_email };
  }
}

type Access = Omit<PastAccessDto, 'since_local' | 'changed_by' | 'state'> & { hasJoined: boolean; isDisabled: boolean };

/** Applies an event to an account; undefined before the account was created. */
function evolve(before: Access | undefined, { id, type, data }: Row): Access | undefined {
  const created = { id, email: data.email, role: data.role ?? null, therapist_name: null, isDisabled: false };
  if (type === 'UserCreated') return { ...created, hasJoined: true };
  if (type === 'UserInvited') return { ...created, hasJoined: false };
  if (!before) return undefined;
  if (type === 'UserInvitationAccepted') return { ...before, hasJoined: true };
  if (type === 'UserEnabled') return { ...before, isDisabled: false };
  if (type === 'UserDisabled') return { ...before, isDisabled: true };
  if (type === 'UserRoleChanged') return { ...before, role: data.role ?? null };
  return { ...before, therapist_name: data.therapist_name ?? null };
}

function toState({ hasJoined, isDisabled, ...access }: Access) {
  return {
    ...access,
    state: isDisabled ? ('disabled' as const) : hasJoined ? ('active' as const) : ('invited' as const),
  };
}

/**
 * SQL of the events of all accounts up to an instant. An account's stream has what was done with it; signing in and out
 * are in streams of sessions.
 */
const accountEventsSql = /* sql */ `
  select e.stream as id, e.type, e.data, e.actor_email, (extract(epoch from e.occurred_at) * 1000)::text as occurred_ms
  from users u join event_log e on e.stream = u.id
  where e.occurred_at < $1 and e.type in
    ('UserCreated', 'UserInvited', 'UserInvitationAccepted', 'UserRoleChanged', 'UserDisabled', 'UserEnabled', 'UserTherapistChanged')
  order by e.position`;
