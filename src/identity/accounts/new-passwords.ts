import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { currentActor } from '../../platform/http/request-context.js';
import { assertGoodPassword } from '../password-rules.js';
import { Passwords } from '../passwords.js';
import { Sessions } from '../sessions/sessions.js';
import type { User } from '../user.js';
import { accountOf, heldAccount } from './known-account.js';
import { PasswordLinks } from './password-links.js';

/** How people come to another password. Each of these ends every session that was open. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly passwords: Passwords,
    private readonly links: PasswordLinks,
    private readonly sessions: Sessions,
  ) {}

  /** Has a link mailed to whoever has this address; nothing happens when nobody has, and the caller does not learn which. */
  async askForLink(email: string): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const [user] = await sql<{ id: string; email: string }>(em, enabledByEmail, [email]);
      if (!user) return;
      const fact = { stream: user.id, type: 'PasswordResetRequested', data: { email: user.email } };
      await this.log.appendFacts(em, [fact], currentActor());
    });
  }

  /**
   * Uses up a mailed link.
   * @returns whose password it now is; undefined when the link is not good, or no longer
   * @throws InvalidInput naming `password`; the link stays good
   */
  async byLink(token: string, password: string): Promise<User | undefined> {
    const owner = await this.links.ownerOf(token);
    if (!owner) return undefined;
    await assertGoodPassword(password, owner.email);
    const passwordHash = await this.passwords.hash(password);
    const type = owner.purpose === 'invitation' ? 'UserInvitationAccepted' : 'PasswordReset';
    return this.em.fork().transactional(async (em) => {
      const account = await heldAccount(em, owner.id);
      if (account.isDisabled || !(await this.links.use(em, token, owner))) return undefined;
      await this.set(em, owner, { passwordHash, type });
      return owner;
    });
  }

  /** @throws InvalidInput naming `current_password` or `password` */
  async change(userId: string, current: string, password: string): Promise<void> {
    const account = await accountOf(this.em.fork(), userId);
    if (!account || !(await this.passwords.matches(account.passwordHash, current))) {
      throw new InvalidInput('current_password', 'This is not your current password');
    }
    await assertGoodPassword(password, account.email);
    const passwordHash = await this.passwords.hash(password);
    await this.em.fork().transactional(async (em) => {
      await heldAccount(em, userId);
      await this.set(em, account, { passwordHash, type: 'PasswordChanged' });
    });
  }

  private async set(em: EntityManager, { id, email }: User, { passwordHash, type }: { passwordHash: string; type: string }) {
    await sql(em, 'update users set password_hash = $2 where id = $1', [id, passwordHash]);
    await this.sessions.endAllOf(em, id);
    await this.log.appendFacts(em, [{ stream: id, type, data: { email } }], { kind: 'user', id, email });
  }
}

const enabledByEmail = /* sql */ `
  select id, email from users where lower(email) = lower($1) and disabled_at is null for update`;
