import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { BusinessHours, ShopSettings, type WeekHours } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { SendRequestReminder } from '../commands/system/send-request-reminder.js';
import { businessMinutesBetween } from './business-minutes.js';
import { type ReminderReason, getDueReminders } from './due-reminders.js';

interface UnansweredRequest {
  id: string;
  date: string;
  time: string;
  requested_ms: string;
}

/** Finds the requests that wait too long or start soon, and has the shop reminded of them. */
@RunsEvery({ name: 'send-request-reminders', everyMs: MINUTE_MS })
export class SendRequestReminders implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const week = await this.settings.read(BusinessHours);
    const now = this.clock.now();
    const unanswered = await sql<UnansweredRequest>(this.em.fork(), unansweredSql, [now.date, now.time]);
    await runForEach(unanswered, async (request) => {
      const due = this.findDueReminders(request, week);
      if (due.length > 0) await this.commands.execute(new SendRequestReminder(request.id, due));
    });
  }

  private findDueReminders({ date, time, requested_ms }: UnansweredRequest, week: WeekHours): ReminderReason[] {
    const requestedAt = new Date(Number(requested_ms));
    return getDueReminders({
      minutesOld: Math.floor((this.clock.instant().getTime() - requestedAt.getTime()) / MINUTE_MS),
      businessMinutesWaited: businessMinutesBetween(week, this.clock.toLocal(requestedAt), this.clock.now()),
      minutesToStart: this.clock.minutesUntil({ date, time }),
    });
  }
}

/**
 * Finds unanswered requests, without those that wait for their client. Those that the system or an import made were agreed elsewhere, and nobody waits for an
 * answer to them.
 */
const unansweredSql = /* sql */ `
  select b.id, b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time,
    (extract(epoch from b.created_at) * 1000)::text as requested_ms
  from bookings b
  where b.status = 'pending' and b.held_until is null and b.booking_date + b.booking_time > $1::date + $2::time
    and (select count(*) from request_reminders r where r.booking_id = b.id) < 2
    and exists (select from event_log e where e.stream = b.id and e.version = 1 and e.actor_kind <> 'system' and e.type <> 'BookingImported')
  order by b.created_at`;
