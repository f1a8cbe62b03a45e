import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../clock/shop-clock.js';
import { Config } from '../../config.js';
import { type Executor, sql } from '../../database/sql.js';
import { MailLimitError } from './mail-limit-error.js';

/** The delivery of a counted mail. */
interface CountedDelivery {
  subscriber: string;
  eventId: string;
}

/**
 * Limits how many mails strangers can have sent to one address on a day of the shop. Addresses are stored as keyed
 * hashes, for a week.
 */
@Injectable()
export class RecipientLimit {
  /** The day on which this process last deleted old counts. */
  private cleanedOn: LocalDate | undefined;

  constructor(
    private readonly config: Config,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Counts a mail that is about to be sent, in the transaction of its delivery: one that cannot be sent does not count.
   * A mail that somebody of the shop sends again counts, and is always sent.
   * @throws MailLimitError when the address has had as many as the settings allow
   */
  async count(db: Executor, address: string, { subscriber, eventId }: CountedDelivery): Promise<void> {
    const limit = this.config.MAILS_PER_ADDRESS_PER_DAY;
    const { SESSION_SECRET } = this.config;
    const hash = createHmac('sha256', SESSION_SECRET).update(`mail to ${address.toLowerCase()}`).digest('base64url');
    const day = this.clock.today();
    const [counted] = await sql<{ mails: number }>(db, countSql, [day, hash, limit, subscriber, eventId]);
    if (!counted) throw new MailLimitError(limit);
    if (this.cleanedOn === day) return;
    await sql(db, deleteOldSql, [day]);
    this.cleanedOn = day;
  }
}

const countSql = /* sql */ `
  insert into recipient_mails as r (day, address_hash, mails) values ($1, $2, 1)
  on conflict (day, address_hash) do update set mails = r.mails + 1
  where r.mails < $3
    or exists (select from deliveries where subscriber = $4 and event_id = $5 and released_at is not null)
  returning mails`;

const deleteOldSql = /* sql */ `delete from recipient_mails where day < $1::date - 7`;
