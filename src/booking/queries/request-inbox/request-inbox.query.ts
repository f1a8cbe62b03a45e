import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { selectBookingsSql, type BookingRow } from '../booking-row.js';
import { RequestOutlookQuery } from './request-outlook.query.js';
import type { InboxKind, RequestInboxDto } from './request-inbox.dto.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';

/** Reads requests that the shop has not answered, oldest first. */
@Injectable()
export class RequestInboxQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly outlook: RequestOutlookQuery,
    private readonly payments: PaymentsOfBookings,
  ) {}

  /** Returns requests still to come, or those whose time has passed without an answer. */
  async read({ kind, limit }: { kind: Exclude<InboxKind, 'to-call'>; limit: number }): Promise<RequestInboxDto> {
    const { date, time } = this.clock.now();
    const condition = `b.status = 'pending' and (b.booking_date + b.booking_time <= $1::date + $2::time) = ${kind === 'unanswered'}`;
    const em = this.em.fork();
    const rows = await sql<BookingRow>(
      em,
      `${selectBookingsSql} where ${condition} order by b.created_at, b.id limit $3`,
      [date, time, limit],
    );
    const [counted] = await sql<{ total: number }>(
      em,
      `select count(*)::int as total from bookings b where ${condition}`,
      [date, time],
    );
    const now = this.clock.instant().getTime();
    const bookings = await this.payments.toOfficeBookings(em, rows);
    const outlooks = kind === 'waiting' ? await this.outlook.forRequests(bookings) : [];
    const items = bookings.map((booking, nth) => ({
      ...booking,
      waiting_minutes: Math.floor((now - Number(rows[nth]!.created_ms)) / MINUTE_MS),
      is_unreachable: false,
      outlook: outlooks[nth] ?? null,
    }));
    return { items, total: counted?.total ?? 0 };
  }

  /** Counts the requests that wait, whether or not their time has passed. */
  async count(): Promise<number> {
    const [row] = await sql<{ count: number }>(
      this.em.fork(),
      `select count(*)::int as count from bookings where status = 'pending'`,
    );
    return row?.count ?? 0;
  }
}
