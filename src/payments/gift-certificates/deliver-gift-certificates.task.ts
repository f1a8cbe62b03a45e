import { EntityManager } from '@mikro-orm/postgresql';
import { system } from '../../kernel/actor.js';
import { DAY_MS, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { RunsEvery, type ScheduledTask } from '../../platform/scheduler/scheduled-task.js';
import { askForDelivery } from '../domain/gift-certificate.decide.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';

/** The hour of the shop from which certificates are mailed on their day: nobody is given a present at midnight. */
const FIRST_HOUR = '08:00';

/** Days after which the people of an order are forgotten that nobody has paid. */
const ORDER_DAYS = 7;

/** Asks for the mails of certificates whose day has come, and forgets who ordered some and did not pay. */
@RunsEvery({ name: 'deliver-gift-certificates', everyMs: 5 * MINUTE_MS })
export class DeliverGiftCertificates implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: TransactionRunner,
    private readonly certificates: GiftCertificateRepository,
    private readonly personalData: PersonalData,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    await this.forgetUnpaid();
    const { date, time } = this.clock.now();
    if (time < FIRST_HOUR) return;
    const due = await sql<{ id: string }>(this.em.fork(), dueSql, [date]);
    await runForEach(due, ({ id }) =>
      this.transactions.run((tx) => this.certificates.change(tx, id, askForDelivery(date), system)),
    );
  }

  private async forgetUnpaid(): Promise<void> {
    const before = new Date(this.clock.instant().getTime() - ORDER_DAYS * DAY_MS);
    await this.transactions.run(async (tx) => {
      const unpaid = await sql<{ id: string }>(tx, unpaidSql, [before]);
      for (const { id } of unpaid) await this.personalData.destroyKey(tx, id);
    });
  }
}

const unpaidSql = /* sql */ `
  select id from gift_certificates join personal_data_keys on subject = id
  where status = 'ordered' and ordered_at < $1 limit 200`;

const dueSql = /* sql */ `
  select id from gift_certificates where to_be_mailed_on <= $1 order by to_be_mailed_on, id limit 200`;
