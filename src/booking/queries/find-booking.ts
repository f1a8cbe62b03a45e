import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { ChangeWindow } from '../change-window.js';
import { bookingColumns, type BookingRow, officeBookingOf } from './booking-row.js';
import type { CustomerBookingDto } from './customer-booking.dto.js';
import type { OfficeBookingDto } from './office-booking.dto.js';

/** One booking, as its client and as the shop see it. */
@Injectable()
export class FindBooking {
  constructor(
    private readonly em: EntityManager,
    private readonly changeWindow: ChangeWindow,
  ) {}

  async forOffice(id: string): Promise<OfficeBookingDto> {
    return officeBookingOf(await this.row(id));
  }

  /** Those that exist, by date and time. */
  async allForOffice(ids: readonly string[]): Promise<OfficeBookingDto[]> {
    const order = 'order by b.booking_date, b.booking_time, b.id';
    const rows = await sql<BookingRow>(this.em.fork(), `${bookingColumns} where b.id = any ($1::uuid[]) ${order}`, [ids]);
    return rows.map(officeBookingOf);
  }

  /** @throws NotFound when there is none */
  async forCustomer(id: string): Promise<CustomerBookingDto> {
    const { user_id, created_at, updated_at, is_uncovered, ...booking } = await this.forOffice(id);
    const until = await this.changeWindow.endOf({ date: booking.booking_date, time: booking.booking_time });
    return { ...booking, total_paid: 0, changeable_until: `${until.date}T${until.time}` };
  }

  private async row(id: string): Promise<BookingRow> {
    const [row] = await sql<BookingRow>(this.em.fork(), `${bookingColumns} where b.id = $1`, [id]);
    if (!row) throw new NotFound('There is no such booking');
    return row;
  }
}
