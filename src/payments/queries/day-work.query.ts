import { Injectable } from '@nestjs/common';
import { type BookingFilter, BookingListQuery, BookingQuery } from '../../booking/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { toAmount } from '../../kernel/money.js';
import type { DayWorkDto } from './day-work.dto.js';
import { DrawerDayQuery } from './drawer-day.query.js';
import { UnpaidBookingsQuery } from './unpaid-bookings.query.js';

/** Most bookings of a list that are named. */
const MAX_SHOWN = 50;

/** Reads the work before an accounting day is closed. */
@Injectable()
export class DayWorkQuery {
  constructor(
    private readonly list: BookingListQuery,
    private readonly bookings: BookingQuery,
    private readonly unpaid: UnpaidBookingsQuery,
    private readonly drawers: DrawerDayQuery,
  ) {}

  async ofDay(day: LocalDate): Promise<DayWorkDto> {
    const confirmed: BookingFilter = { status: 'confirmed', date: day, order: 'earliest' };
    const [total, { items }, unpaid, leftCents] = await Promise.all([
      this.list.count(confirmed),
      this.list.page(confirmed, null, MAX_SHOWN),
      this.unpaid.ofDays(day, day, MAX_SHOWN),
      this.drawers.findLeft(day),
    ]);
    return {
      unfinished: { items, total },
      unpaid: { items: await this.bookings.allForOffice(unpaid.ids), total: unpaid.total },
      left: leftCents === null ? null : toAmount(leftCents),
    };
  }
}
