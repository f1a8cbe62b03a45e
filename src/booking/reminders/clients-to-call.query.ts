import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { type BookingRow, selectBookingsSql } from '../queries/booking-row.js';
import type { RequestInboxDto } from '../queries/request-inbox/request-inbox.dto.js';
import { PaymentsOfBookings } from '../payments-of-bookings.js';

/** Time before the start from which a client who has not answered is listed for a call. */
const CALL_BEFORE_MS = DAY_MS;
/** Time for which a reminder that was sent late may wait for its answer. */
const ANSWER_MS = 2 * HOUR_MS;

interface Unanswered {
  id: string;
  total: number;
  reminded_ms: string;
  is_unreachable: boolean;
}

/** Finds bookings that begin within a day and whose clients have not said that they come, although they were asked. */
@Injectable()
export class ClientsToCallQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly payments: PaymentsOfBookings,
  ) {}

  async read(limit: number): Promise<RequestInboxDto> {
    const now = this.clock.instant();
    const until = this.clock.toLocal(new Date(now.getTime() + CALL_BEFORE_MS));
    const [from, to] = [this.clock.now(), until].map(({ date, time }) => `${date} ${time}`);
    const em = this.em.fork();
    const found = await sql<Unanswered>(em, unansweredSql, [from, to, new Date(now.getTime() - ANSWER_MS), limit]);
    const rows = await sql<BookingRow>(em, `${selectBookingsSql} where b.id = any ($1::uuid[])`, [
      found.map(({ id }) => id),
    ]);
    const bookings = await this.payments.toOfficeBookings(em, rows);
    const items = found.flatMap(({ id, reminded_ms, is_unreachable }) => {
      const booking = bookings.find((each) => each.id === id);
      const waiting_minutes = Math.floor((now.getTime() - Number(reminded_ms)) / MINUTE_MS);
      return booking ? [{ ...booking, waiting_minutes, is_unreachable, outlook: null }] : [];
    });
    return { items, total: found[0]?.total ?? 0 };
  }
}

/**
 * Finds them by their reminders. A client is unreachable when every address was refused before, or refused the reminder
 * itself.
 */
const unansweredSql = /* sql */ `
  select b.id, count(*) over ()::int as total, (extract(epoch from r.reminded_at) * 1000)::text as reminded_ms,
    refused.messages >= cardinality(r.channels) as is_unreachable
  from bookings b
  join client_reminders r on r.booking_id = b.id and r.kind = 'ahead' and r.starts_at = b.booking_date + b.booking_time
  cross join lateral (
    select count(*) as messages from deliveries d where d.event_id = r.event_id and d.refusal is not null
  ) refused
  where b.status = 'confirmed' and not b.attendance_confirmed
    and b.booking_date + b.booking_time > $1::timestamp and b.booking_date + b.booking_time <= $2::timestamp
    and (r.reminded_at <= $3 or refused.messages >= cardinality(r.channels))
  order by b.booking_date, b.booking_time, b.id limit $4`;
