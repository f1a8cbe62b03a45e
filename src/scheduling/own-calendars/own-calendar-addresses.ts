import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import type { Executor } from '../../platform/database/sql.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

const CONTEXT = 'own-calendar';

/** Keeps the addresses of calendars, which whoever knows them can read: sealed, each with a key of its own. */
@Injectable()
export class OwnCalendarAddresses {
  constructor(private readonly personalData: PersonalData) {}

  async seal(tx: Transaction, calendarId: string, address: string): Promise<Buffer> {
    const keys = await this.personalData.createKeys(tx, [calendarId]);
    return this.personalData.encrypt(keys.get(calendarId)!, { address }, CONTEXT);
  }

  /** @throws NotFoundError once it was forgotten */
  async open(db: Executor, calendarId: string, sealed: Buffer): Promise<URL> {
    const key = await this.personalData.findKey(db, calendarId);
    if (!key) throw new NotFoundError('There is no calendar');
    return new URL((this.personalData.decrypt(key, sealed, CONTEXT) as { address: string }).address);
  }

  /** Makes an address unreadable for good. */
  async forget(tx: Transaction, calendarId: string): Promise<void> {
    await this.personalData.destroyKey(tx, calendarId);
  }
}
