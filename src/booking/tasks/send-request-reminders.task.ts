import { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import { ShopSettings, type WeekHours } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { system } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { businessMinutesBetween } from './business-minutes.js';
import { type ReminderReason, getDueReminders } from './due-reminders.js';

interface UnansweredRequest {
  id: string;
  date: string;
  time: string;
  requested_ms: string;
}

/** Reminds the shop of requests that wait too long or start soon, once for each reason. */
@RunsEvery({ name: 'send-request-reminders', everyMs: 60_000 })
export class SendRequestReminders implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const week = await this.settings.openingHours();
    const now = this.clock.now();
    for (const request of await sql<UnansweredRequest>(this.em.fork(), unansweredSql, [now.date, now.time])) {
      const due = this.findDueReminders(request, week);
      if (due.length > 0) await this.em.fork().transactional((em) => this.remind(em, request.id, due));
    }
  }

  private findDueReminders({ date, time, requested_ms }: UnansweredRequest, week: WeekHours): ReminderReason[] {
    const requestedAt = new Date(Number(requested_ms));
    return getDueReminders({
      minutesOld: Math.floor((this.clock.instant().getTime() - requestedAt.getTime()) / 60_000),
      businessMinutesWaited: businessMinutesBetween(week, this.clock.toLocal(requestedAt), this.clock.now()),
      minutesToStart: this.clock.minutesUntil({ date, time }),
    });
  }

  // The rows decide between workers that look at the same time: who wrote one reminds.
  private async remind(em: EntityManager, bookingId: string, due: ReminderReason[]): Promise<void> {
    const fresh = await sql<{ because: ReminderReason }>(em, insertRemindersSql, [bookingId, due]);
    if (fresh.length === 0) return;
    const data = { booking_id: bookingId, because: fresh.map(({ because }) => because) };
    await this.log.appendChangeEvents(em, [{ stream: randomUUIDv7(), type: 'ShopReminded', data }], system);
  }
}

/** What the system brought in was agreed elsewhere, and nobody waits for an answer to it. */
const unansweredSql = /* sql */ `
  select b.id, b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time,
    (extract(epoch from b.created_at) * 1000)::text as requested_ms
  from bookings b
  where b.status = 'pending' and b.booking_date + b.booking_time > $1::date + $2::time
    and (select count(*) from request_reminders r where r.booking_id = b.id) < 2
    and exists (select from event_log e where e.stream = b.id and e.version = 1 and e.actor_kind <> 'system')
  order by b.created_at`;

const insertRemindersSql = /* sql */ `
  insert into request_reminders (booking_id, because) select $1, unnest($2::text[])
  on conflict do nothing returning because`;
