import { EntityManager } from '@mikro-orm/postgresql';
import { CommandBus } from '@nestjs/cqrs';
import { ReminderSettings, ShopSettings } from '../../catalog/index.js';
import { addDays, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { runForEach } from '../../platform/scheduler/run-for-each.js';
import { type ScheduledTask, RunsEvery } from '../../platform/scheduler/scheduled-task.js';
import { RemindClient } from './remind-client.js';
import { findReminderTime, canBeSent, type ReminderKind } from './reminder-times.js';

interface UpcomingBooking {
  id: string;
  date: string;
  time: string;
  agreed_ms: string;
  reminded: ReminderKind[];
}

/** Largest number of days before the start at which a reminder is sent, quiet hours included. */
const MAX_DAYS_AHEAD = 4;

/** Finds the bookings whose clients are to be reminded now. */
@RunsEvery({ name: 'send-client-reminders', everyMs: MINUTE_MS })
export class SendClientReminders implements ScheduledTask {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async run(): Promise<void> {
    const { hours_before: hoursBefore, same_day, by_mail, by_text } = await this.settings.read(ReminderSettings);
    const kinds: ReminderKind[] = [
      ...(hoursBefore > 0 ? (['ahead', 'day-before'] as const) : []),
      ...(same_day ? ['same-day' as const] : []),
    ];
    if (kinds.length === 0 || (!by_mail && !by_text)) return;
    const { date, time } = this.clock.now();
    const range = [date, time, addDays(date, MAX_DAYS_AHEAD), [...new Set(kinds.map(toReminded))]];
    await runForEach(await sql<UpcomingBooking>(this.em.fork(), upcomingSql, range), async (booking) => {
      for (const kind of kinds) if (this.isDue(kind, booking, hoursBefore)) await this.remind(kind, booking);
    });
  }

  private isDue(
    kind: ReminderKind,
    { date, time, agreed_ms, reminded }: UpcomingBooking,
    hoursBefore: number,
  ): boolean {
    if (reminded.includes(toReminded(kind))) return false;
    const plan = { start: { date, time }, agreedAt: new Date(Number(agreed_ms)), hoursBefore };
    const dueAt = findReminderTime(kind, plan, this.clock);
    return dueAt !== null && canBeSent(dueAt, this.clock.instant(), this.clock);
  }

  private remind(kind: ReminderKind, { id, date, time }: UpcomingBooking): Promise<void> {
    return this.commands.execute(new RemindClient(id, kind, { date, time }));
  }
}

/** Counts a reminder of the day before as one ahead: of these two a client gets one. */
const toReminded = (kind: ReminderKind): ReminderKind => (kind === 'day-before' ? 'ahead' : kind);

/**
 * Finds confirmed bookings with an address and reminders left, and when their start was agreed: by the first event, by
 * the last one that changed the time, or by the shop's confirmation. Bookings by the system are left out, because they
 * were agreed elsewhere. A visit is represented by its first treatment of the day, whose reminder covers all of them.
 */
const upcomingSql = /* sql */ `
  select b.id, b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time, reminded.kinds as reminded,
    (extract(epoch from agreed.at) * 1000)::text as agreed_ms
  from bookings b
  cross join lateral (
    select coalesce(array_agg(case r.kind when 'day-before' then 'ahead' else r.kind end), '{}') as kinds from client_reminders r
    where r.booking_id = b.id and r.starts_at = b.booking_date + b.booking_time
  ) reminded
  cross join lateral (
    select max(occurred_at) as at from (
      select e.occurred_at, e.type = 'BookingConfirmed'
        or (e.data ->> 'date', e.data ->> 'time') is distinct from (
          lag(e.data ->> 'date') over starts, lag(e.data ->> 'time') over starts) as is_agreement
      from event_log e
      where e.stream = b.id
        and e.type in ('BookingRequested', 'BookingImported', 'BookingRescheduled', 'BookingConfirmed',
          'BookingChangeUndone')
      window starts as (partition by e.type = 'BookingConfirmed' order by e.version)
    ) changes where is_agreement
  ) agreed
  where b.status = 'confirmed' and b.booking_date between $1::date and $3::date
    and b.booking_date + b.booking_time > $1::date + $2::time
    and (b.client_email is not null or b.client_phone <> '')
    and not reminded.kinds @> $4::text[]
    and (b.visit_id is null or not exists (select from bookings o
      where o.visit_id = b.visit_id and o.status = 'confirmed' and o.booking_date = b.booking_date
        and (o.booking_time, o.visit_part) < (b.booking_time, b.visit_part)))
    and exists (select from event_log e where e.stream = b.id and e.version = 1
      and (e.actor_kind <> 'system' or e.type = 'BookingImported'))
  order by b.booking_date, b.booking_time, b.id`;
