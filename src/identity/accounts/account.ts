import { type EntityManager, OptimisticLockError, raw } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { User, UserRole } from './user.entity.js';

export interface Account {
  user: User;
  /** The role; null for an account that may sign in but has no rights. */
  userRole: UserRole | null;
}

/** Returns the condition for the user with this address, in any case. */
export const hasEmail = (email: string) => ({ [raw('lower(email) = lower(?)', [email])]: [] });

/** Finds an account; null when there is no such user. */
export async function findAccount(em: EntityManager, id: string): Promise<Account | null> {
  const user = await em.findOne(User, id);
  return user && { user, userRole: await em.findOne(UserRole, { user }) };
}

/**
 * Locks the account until the caller's transaction ends, together with all administrators and in one order, so that two
 * administrators who remove each other's role are decided one after the other.
 * @throws NotFoundError
 */
export async function lockAccount(em: EntityManager, id: string): Promise<Account> {
  await sql(em, lockAccountsSql, [id]);
  // Separate statements: they see what was committed while the lock was waited for.
  const account = await findAccount(em, id);
  if (!account) throw new NotFoundError('There is no such account');
  return account;
}

/**
 * Locks the account like `lockAccount`, for a change based on a version of the account's access, and increments that
 * version.
 * @throws NotFoundError, OptimisticLockError when somebody else has changed it since
 */
export async function lockAccess(em: EntityManager, id: string, expectedVersion: number): Promise<Account> {
  const account = await lockAccount(em, id);
  if (account.user.accessVersion !== expectedVersion)
    throw OptimisticLockError.lockFailedVersionMismatch(account.user, expectedVersion, account.user.accessVersion);
  account.user.accessVersion += 1;
  return account;
}

/**
 * Refuses to take the last administrator away. The caller holds the locks.
 * @throws BusinessRuleError `last-admin` when no other administrator could sign in
 */
export async function assertNotLastAdmin(em: EntityManager, { user, userRole }: Account): Promise<void> {
  if (userRole?.role !== 'admin_staff') return;
  const others = { id: { $ne: user.id }, disabledAt: null, passwordHash: { $ne: null } };
  if ((await em.count(UserRole, { role: 'admin_staff', user: others })) === 0)
    throw new BusinessRuleError(
      'last-admin',
      'This is the last administrator. Make another account an administrator first',
    );
}

/** Ends every session of a user, because existing sessions carry an older number. */
export function endSessions(user: User): void {
  user.sessionVersion += 1;
}

const lockAccountsSql = /* sql */ `
  select from users u
  where u.id = $1 or exists (select from user_roles r where r.user_id = u.id and r.role = 'admin_staff')
  order by u.id for update of u`;
