import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserInvited, UserRoleChanged } from '../identity.event-types.js';
import { assertNotLastAdmin, findAccount, lockAccess } from './account.js';
import { addUser } from './add-user.js';
import type { Role } from './user.js';
import { UserRole } from './user.entity.js';

interface RoleChange {
  id: string;
  role: Role | null;
  /** Version of the account's access on which the change is based. */
  expectedVersion: number;
}

/** Invites users and sets their roles, inside the transaction of a command that also links their therapist. */
@Injectable()
export class AccountService {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds an account without a password; the mail that follows lets its owner choose one.
   * @returns the id of the new user
   * @throws InvalidInputError naming `email` when the address is taken
   */
  async invite(em: EntityManager, email: string, role: Role | null, by: Actor): Promise<string> {
    const id = randomUUID();
    await addUser(em, { id, email, role, passwordHash: null }, this.clock.now());
    await this.log.appendChange(em, UserInvited, id, { email, role }, by);
    return id;
  }

  /** Returns the email address of an account. @throws NotFoundError when there is no such account */
  async getEmail(em: EntityManager, id: string): Promise<string> {
    const account = await findAccount(em, id);
    if (!account) throw new NotFoundError('There is no such account');
    return account.user.email;
  }

  /**
   * Sets the role of an account.
   * @returns the account's address
   * @throws NotFoundError, OptimisticLockError, BusinessRuleError `last-admin`
   */
  async setRole(em: EntityManager, { id, role, expectedVersion }: RoleChange, by: Actor): Promise<string> {
    const account = await lockAccess(em, id, expectedVersion);
    const { user, userRole } = account;
    const previous_role = userRole?.role ?? null;
    if (previous_role === role) return user.email;
    await assertNotLastAdmin(em, account);
    if (userRole && role) userRole.role = role;
    else if (userRole) em.remove(userRole);
    else if (role) em.create(UserRole, { user, role });
    const data = { email: user.email, role, previous_role };
    await this.log.appendChange(em, UserRoleChanged, id, data, by);
    return user.email;
  }
}
