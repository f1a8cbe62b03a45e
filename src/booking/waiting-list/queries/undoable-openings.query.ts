import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { findOpeners, type HeldSlot, type OpenStart, SchedulingConfig } from '../../../scheduling/index.js';

/**
 * Finds slots that the office has cancelled, moved or shortened so recently that it may still undo it: they are not
 * offered before the mails about it are sent. The rest of the day may be offered.
 */
@Injectable()
export class UndoableOpeningsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly config: SchedulingConfig,
  ) {}

  /** Returns a check of whether a start may be offered by now. */
  async readFilter(): Promise<(start: OpenStart) => boolean> {
    const seconds = this.config.OFFICE_MAIL_DELAY_SECONDS;
    if (seconds === 0) return () => true;
    const now = this.clock.instant();
    const since = new Date(now.getTime() - seconds * 1_000);
    const fresh = await sql<HeldSlot>(this.em.fork(), freshSql, [this.clock.today(), since, now]);
    return ({ span }) => findOpeners(span, fresh).length === 0;
  }
}

/**
 * Finds the fresh slots, without their room: another room may be free, and the rest of the day should not have to wait.
 */
const freshSql = /* sql */ `
  select b.id as "bookingId", 'held' as kind, b.therapist_id as "therapistId", b.booking_date::text as date, null as "roomId",
    (b.booking_date + b.booking_time)::text as "startsAt",
    (b.booking_date + b.booking_time + make_interval(mins => b.booking_duration + coalesce(
      s.cleanup_minutes, (r.setting_value ->> 'cleanup_buffer_minutes')::int, 0)))::text as "endsAt"
  from bookings b
  join event_log e on e.stream = b.id and e.version = b.version
  left join services s on s.id = b.service_id
  left join business_settings r on r.setting_key = 'booking_rules'
  where b.booking_date >= $1::date and b.status = 'cancelled' and b.updated_at > $2::timestamptz
    and e.type = 'BookingCancelled' and e.actor_kind = 'user'
  union all
  select booking_id, 'held', therapist_id, starts_at::date::text, null, starts_at::text, ends_at::text
  from kept_openings where kept_until > $3::timestamptz`;
