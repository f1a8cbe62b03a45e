import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../platform/clock/clock.js';
import { sql } from '../platform/database/sql.js';
import { visitor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { currentActor } from '../platform/http/request-context.js';
import { addUser } from './accounts/add-user.js';
import { assertGoodPassword } from './password-rules.js';
import { Passwords } from './passwords.js';
import type { Role, User } from './user.js';

interface NewUser {
  email: string;
  /** Null: chosen through a link. */
  password: string | null;
  role: Role | null;
}

@Injectable()
export class UserAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the id of the new user
   * @throws InvalidInput when the password is too short or easily guessed, or the address is taken (case does not matter)
   */
  async create({ email, password, role }: NewUser): Promise<string> {
    if (password !== null) await assertGoodPassword(password, email);
    const passwordHash = password === null ? null : await this.passwords.hash(password);
    const user = { id: randomUUID(), email, role, passwordHash };
    await this.em.fork().transactional(async (em) => {
      await addUser(em, user, this.clock.now());
      await this.log.appendFacts(em, [{ stream: user.id, type: 'UserCreated', data: { email, role } }], currentActor());
    });
    return user.id;
  }

  /**
   * The user with this address and password, undefined when there is none; disabled ones do not count. A failure is
   * logged, with the address when it is an account's: what else people type may be a password.
   */
  async withCredentials(email: string, password: string): Promise<User | undefined> {
    const [found] = await sql<User & { password_hash: string | null }>(this.em.fork(), byEmail, [email]);
    if ((await this.passwords.matches(found?.password_hash ?? null, password)) && found) {
      return { id: found.id, email: found.email, role: found.role };
    }
    const failure = { stream: randomUUID(), type: 'SignInFailed', data: { email: found?.email ?? null } };
    await this.em.fork().transactional((em) => this.log.appendFacts(em, [failure], visitor));
    return undefined;
  }
}

const byEmail = /* sql */ `
  select u.id, u.email, u.password_hash, r.role
  from users u left join user_roles r on r.user_id = u.id
  where lower(u.email) = lower($1) and u.disabled_at is null`;
