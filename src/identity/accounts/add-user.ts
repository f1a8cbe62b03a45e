import { type EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { InvalidInputError } from '../../kernel/errors.js';
import type { UserRef } from './user.js';
import { User, UserRole } from './user.entity.js';

interface NewUser extends UserRef {
  /** Hash of the password; null until the invited person has chosen one. */
  passwordHash: string | null;
}

/**
 * Writes a user with their role, in the caller's transaction.
 * @throws InvalidInputError naming `email` when the address is taken; case does not matter
 */
export async function addUser(em: EntityManager, { role, ...user }: NewUser, now: Date): Promise<void> {
  const added = em.create(User, { ...user, sessionVersion: 1, createdAt: now });
  if (role) em.create(UserRole, { user: added, role });
  try {
    await em.flush();
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new InvalidInputError('email', 'There is already an account with this email address');
  }
}
