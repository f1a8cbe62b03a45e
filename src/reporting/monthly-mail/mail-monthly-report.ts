import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { sequenceAt } from '../../platform/event-log/log-reader.js';
import { endOfMinute } from '../freshness/end-of-minute.js';
import { ProjectionFreshness } from '../freshness/projection-freshness.js';
import { MonthlyReportMailed } from '../reporting.event-types.js';
import { MONTHLY_MAIL } from './change-monthly-report-mail.js';
import { getReportMoment, toLastEndedMonth } from './report-month.js';

/** Sends the reports of ended months by mail, each once across all machines. */
export class MailMonthlyReport extends Command<void> {}

@CommandHandler(MailMonthlyReport)
export class MailMonthlyReportHandler implements ICommandHandler<MailMonthlyReport> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly freshness: ProjectionFreshness,
    private readonly clock: ShopClock,
  ) {}

  /** Sends the reports of all months that are due, oldest first. */
  async execute(): Promise<void> {
    while (await this.mailNext());
  }

  /** Takes the month in its transaction: if two workers run at once, the second finds it already taken. */
  private mailNext(): Promise<boolean> {
    return this.em.fork().transactional(async (em) => {
      const [due] = await sql<{ address: string; month: LocalDate }>(em, lockDueSql, [
        toLastEndedMonth(this.clock.now()),
      ]);
      if (!due) return false;
      const end = endOfMinute(this.clock, getReportMoment(due.month));
      // The report follows the log: it waits until it counts all that happened until then.
      if (!(await this.hasCounted(em, end))) return false;
      await sql(em, 'update monthly_report_mail set last_month = $1::date, mailed_month = $1::date', [due.month]);
      const data = { address: due.address, month: due.month, seq: await sequenceAt(em, end) };
      await this.log.appendChange(em, MonthlyReportMailed, MONTHLY_MAIL.stream, data, system);
      return true;
    });
  }

  private async hasCounted(em: EntityManager, end: Date): Promise<boolean> {
    const { at, is_current } = await this.freshness.atCheckpoint('performance', em);
    return is_current || (at !== null && new Date(at) > end);
  }
}

/** SQL of the oldest month that is still to be sent. */
const lockDueSql = /* sql */ `
  select address, (last_month + interval '1 month')::date::text as month from monthly_report_mail
  where address is not null and last_month < $1::date for update`;
