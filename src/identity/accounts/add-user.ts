import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import type { User } from '../user.js';

interface NewUser extends User {
  /** Null while the invitation waits. */
  passwordHash: string | null;
}

/**
 * Writes a user with their role, in the caller's transaction.
 * @throws InvalidInput naming `email` when the address is taken; case does not matter
 */
export async function addUser(em: EntityManager, user: NewUser, now: Date): Promise<void> {
  const added = await sql(em, insertUser, [user.id, user.email, user.passwordHash, now]);
  if (added.length === 0) throw new InvalidInput('email', 'There is an account with this email address already');
  if (user.role) await sql(em, 'insert into user_roles (user_id, role) values ($1, $2)', [user.id, user.role]);
}

const insertUser = /* sql */ `
  insert into users (id, email, password_hash, created_at) values ($1, $2, $3, $4)
  on conflict (lower(email)) do nothing returning id`;
