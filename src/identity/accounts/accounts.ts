import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { RuleBroken } from '../../platform/decider.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { currentActor } from '../../platform/http/request-context.js';
import { Sessions } from '../sessions/sessions.js';
import type { Role } from '../user.js';
import { addUser } from './add-user.js';
import { assertAnotherAdmin, heldAccount } from './known-account.js';

/** What administrators do with the accounts of those who work here. All of it acts on open sessions at once. */
@Injectable()
export class Accounts {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /**
   * An account without a password; the mail that follows lets its owner choose one.
   * @returns the id of the new user
   * @throws InvalidInput naming `email` when the address is taken
   */
  async invite(em: EntityManager, email: string, role: Role | null): Promise<string> {
    const user = { id: randomUUID(), email, role, passwordHash: null };
    await addUser(em, user, this.clock.now());
    await this.note(em, user.id, 'UserInvited', { email, role });
    return user.id;
  }

  /** Mails a new link; the one before is void. @throws NotFound, RuleBroken `not-invited` once a password was chosen */
  async inviteAgain(id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { email, passwordHash, isDisabled } = await heldAccount(em, id);
      if (passwordHash || isDisabled) throw new RuleBroken('not-invited', 'This account waits for no invitation');
      await this.note(em, id, 'UserInvitedAgain', { email });
    });
  }

  /** @returns the account's address; @throws NotFound, RuleBroken `last-admin` */
  async setRole(em: EntityManager, id: string, role: Role | null): Promise<string> {
    const account = await heldAccount(em, id);
    if (account.role === role) return account.email;
    await assertAnotherAdmin(em, account);
    if (role) await sql(em, putRole, [id, role]);
    else await sql(em, 'delete from user_roles where user_id = $1', [id]);
    await this.note(em, id, 'UserRoleChanged', { email: account.email, role, previous_role: account.role });
    return account.email;
  }

  /** @throws NotFound, RuleBroken `own-account` when somebody disables themselves, `last-admin` */
  async setEnabled(id: string, isEnabled: boolean): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const account = await heldAccount(em, id);
      if (account.isDisabled !== isEnabled) return;
      if (!isEnabled) {
        const by = currentActor();
        if (by.kind === 'user' && by.id === id) throw new RuleBroken('own-account', 'You cannot disable your own account');
        await assertAnotherAdmin(em, account);
        await this.sessions.endAllOf(em, id);
      }
      const disabledAt = isEnabled ? null : this.clock.now();
      await sql(em, 'update users set disabled_at = $2 where id = $1', [id, disabledAt]);
      await this.note(em, id, isEnabled ? 'UserEnabled' : 'UserDisabled', { email: account.email });
    });
  }

  /** Ends every session of the user. @throws NotFound */
  async signOutEverywhere(id: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const { email } = await heldAccount(em, id);
      await this.sessions.endAllOf(em, id);
      await this.note(em, id, 'UserSignedOutEverywhere', { email });
    });
  }

  private note(em: EntityManager, stream: string, type: string, data: Record<string, unknown>): Promise<void> {
    return this.log.appendFacts(em, [{ stream, type, data }], currentActor());
  }
}

const putRole = /* sql */ `
  insert into user_roles (user_id, role) values ($1, $2) on conflict (user_id) do update set role = excluded.role`;
