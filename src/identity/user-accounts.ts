import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../platform/clock/clock.js';
import { sql } from '../platform/database/sql.js';
import { InvalidInput } from '../platform/decider.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { currentActor } from '../platform/http/request-context.js';
import { Passwords } from './passwords.js';
import type { Role, User } from './user.js';

const shortestPassword = 12;

interface NewUser {
  email: string;
  password: string;
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
   * @throws InvalidInput when the password has fewer than 12 characters or the address is taken (case does not matter)
   */
  async create({ email, password, role }: NewUser): Promise<string> {
    if (password.length < shortestPassword) {
      throw new InvalidInput('password', `Password must be at least ${shortestPassword} characters`);
    }
    const id = randomUUID();
    const passwordHash = await this.passwords.hash(password);
    try {
      await this.em.fork().transactional(async (em) => {
        await sql(em, 'insert into users (id, email, password_hash, created_at) values ($1, $2, $3, $4)', [
          id,
          email,
          passwordHash,
          this.clock.now(),
        ]);
        if (role) await sql(em, 'insert into user_roles (user_id, role) values ($1, $2)', [id, role]);
        await this.log.appendFacts(em, [{ stream: id, type: 'UserCreated', data: { email, role } }], currentActor());
      });
    } catch (error) {
      if (isTaken(error)) throw new InvalidInput('email', 'There is an account with this email address already');
      throw error;
    }
    return id;
  }

  /** The user with this address and password, undefined when there is none; disabled ones do not count. */
  async withCredentials(email: string, password: string): Promise<User | undefined> {
    const [found] = await sql<User & { password_hash: string | null }>(this.em.fork(), byEmail, [email]);
    if (!(await this.passwords.matches(found?.password_hash ?? null, password)) || !found) return undefined;
    return { id: found.id, email: found.email, role: found.role };
  }
}

const byEmail = /* sql */ `
  select u.id, u.email, u.password_hash, r.role
  from users u left join user_roles r on r.user_id = u.id
  where lower(u.email) = lower($1) and u.disabled_at is null`;

/** unique_violation: the only unique columns of a new user are its fresh id and the address. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}
