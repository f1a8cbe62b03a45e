import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { NotFound, RuleBroken } from '../../platform/decider.js';
import type { User } from '../user.js';

export interface KnownAccount extends User {
  /** Null while the invitation waits. */
  passwordHash: string | null;
  isDisabled: boolean;
}

/** Undefined when there is no such user. */
export async function accountOf(em: EntityManager, id: string): Promise<KnownAccount | undefined> {
  const [found] = await sql<KnownAccount>(em, byId, [id]);
  return found;
}

/**
 * The account, held until the caller's transaction ends. All administrators are held with it, in one order, so that
 * two who take away each other's rights come one after the other.
 * @throws NotFound
 */
export async function heldAccount(em: EntityManager, id: string): Promise<KnownAccount> {
  await sql(em, hold, [id]);
  // A statement of its own, to see what was decided while this one waited.
  const account = await accountOf(em, id);
  if (!account) throw new NotFound('There is no such account');
  return account;
}

/** @throws RuleBroken `last-admin` when nobody but this one could administer. The caller holds the accounts. */
export async function assertAnotherAdmin(em: EntityManager, { id, role }: KnownAccount): Promise<void> {
  if (role !== 'admin_staff') return;
  const [others] = await sql(em, otherAdmins, [id]);
  if (!others) throw new RuleBroken('last-admin', 'This is the last administrator. Make somebody else one first');
}

const byId = /* sql */ `
  select u.id, u.email, r.role, u.password_hash as "passwordHash", u.disabled_at is not null as "isDisabled"
  from users u left join user_roles r on r.user_id = u.id
  where u.id = $1`;

const hold = /* sql */ `
  select from users u
  where u.id = $1 or exists (select from user_roles r where r.user_id = u.id and r.role = 'admin_staff')
  order by u.id for update of u`;

const otherAdmins = /* sql */ `
  select u.id from users u join user_roles r on r.user_id = u.id and r.role = 'admin_staff'
  where u.id <> $1 and u.disabled_at is null and u.password_hash is not null limit 1`;
