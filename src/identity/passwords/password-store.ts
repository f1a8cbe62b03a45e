import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EventLog } from '../../platform/event-log/event-log.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { endSessions } from '../accounts/account.js';
import type { User } from '../accounts/user.entity.js';

interface NewPassword {
  passwordHash: string;
  /** The event to append. */
  event: RecordedEventClass<{ email: string }>;
}

/** Stores a new password, which ends every session of its owner. */
@Injectable()
export class PasswordStore {
  constructor(private readonly log: EventLog) {}

  /** Stores the hash and appends the event. @param user locked by the caller's transaction */
  async save(em: EntityManager, user: User, { passwordHash, event }: NewPassword): Promise<void> {
    const { id, email } = user;
    user.passwordHash = passwordHash;
    endSessions(user);
    await this.log.appendChange(em, event, id, { email }, { kind: 'user', id, email });
  }
}
