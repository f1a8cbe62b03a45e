import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { SchedulingConfig } from '../../../scheduling/index.js';

/** A therapist's day in which the office has just cancelled or moved something. */
interface FreshDay {
  therapistId: string;
  date: LocalDate;
}

/**
 * What the office has cancelled, moved or shortened so lately that it may take it back: nobody is offered its time before the mails
 * about it go.
 */
@Injectable()
export class UndoableOpeningsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly config: SchedulingConfig,
  ) {}

  /** Whether a start may be offered by now. */
  async readFilter(): Promise<(start: FreshDay) => boolean> {
    const seconds = this.config.OFFICE_MAIL_DELAY_SECONDS;
    if (seconds === 0) return () => true;
    const now = this.clock.instant();
    const since = new Date(now.getTime() - seconds * 1_000);
    const days = await sql<FreshDay>(this.em.fork(), freshDaysSql, [this.clock.today(), since, now]);
    const fresh = new Set(days.map(toKey));
    return (start) => !fresh.has(toKey(start));
  }
}

const toKey = ({ therapistId, date }: FreshDay) => `${therapistId} ${date}`;

const freshDaysSql = /* sql */ `
  select distinct b.therapist_id as "therapistId", b.booking_date::text as date
  from bookings b join event_log e on e.stream = b.id and e.version = b.version
  where b.booking_date >= $1::date and b.status = 'cancelled' and b.updated_at > $2::timestamptz
    and e.type = 'BookingCancelled' and e.actor_kind = 'user'
  union
  select therapist_id, starts_at::date::text from kept_openings where kept_until > $3::timestamptz`;
