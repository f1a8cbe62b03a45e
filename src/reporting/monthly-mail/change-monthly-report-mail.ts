import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { lockRecurringMail, type RecurringMail } from '../../platform/mail/recurring/recurring-mail.js';
import { MonthlyReportMailChanged } from '../reporting.event-types.js';
import { toLastEndedMonth } from './report-month.js';

/** The monthly mail with the report. */
export const MONTHLY_MAIL: RecurringMail = {
  table: 'monthly_report_mail',
  lastColumn: 'mailed_month',
  stream: 'a0d17000-0000-4000-8000-000000000002',
};

/**
 * Sets the address to which the report of each month is mailed; null for none.
 * @throws VersionConflictError when somebody else has changed it since
 */
export class ChangeMonthlyReportMail extends Command<void> {
  constructor(
    readonly address: string | null,
    readonly version: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeMonthlyReportMail)
export class ChangeMonthlyReportMailHandler implements ICommandHandler<ChangeMonthlyReportMail> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** Changes the address. Months that ended while there was none are not sent afterwards. */
  execute({ address, version, by }: ChangeMonthlyReportMail): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const before = await lockRecurringMail(em, MONTHLY_MAIL, version);
      if (before === address) return;
      await sql(em, changeSql, [address, toLastEndedMonth(this.clock.now())]);
      const data = { address, previous_address: before };
      await this.log.appendChange(em, MonthlyReportMailChanged, MONTHLY_MAIL.stream, data, by);
    });
  }
}

const changeSql = /* sql */ `
  update monthly_report_mail
  set address = $1, version = version + 1, last_month = case when address is null then $2::date else last_month end`;
