import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import type { Loaded } from '../../platform/event-store/event-store.js';
import { amountOf, centsOf } from '../../platform/money.js';
import { ChangeWindow } from '../change-window.js';
import type { Booking } from '../domain/booking.evolve.js';
import { bookingRow } from '../projections/booking-list.js';
import { bookingColumns, type BookingRow, officeBookingOf } from './booking-row.js';
import type { BookingDto } from './booking.dto.js';
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
    return this.forItsClient(booking);
  }

  /**
   * A booking that was just made, as its client sees it: the row is known without reading it again.
   * @throws NotFound when nothing has happened to it yet
   */
  asMade(booking: Loaded<Booking>, therapist: { name: string; isUnassigned: boolean }): Promise<CustomerBookingDto> {
    if (booking.state.situation === 'none') throw new NotFound('There is no such booking');
    const { first_name, last_name, email_verified, user_id, created_at, updated_at, total_price, ...shown } = bookingRow(booking, booking.state);
    return this.forItsClient({
      ...shown,
      therapist_name: therapist.name,
      is_unassigned: therapist.isUnassigned,
      total_price: amountOf(centsOf(total_price)),
    });
  }

  private async forItsClient(booking: BookingDto): Promise<CustomerBookingDto> {
    const until = await this.changeWindow.endOf({ date: booking.booking_date, time: booking.booking_time });
    return { ...booking, total_paid: 0, changeable_until: `${until.date}T${until.time}` };
  }

  private async row(id: string): Promise<BookingRow> {
    const [row] = await sql<BookingRow>(this.em.fork(), `${bookingColumns} where b.id = $1`, [id]);
    if (!row) throw new NotFound('There is no such booking');
    return row;
  }
}
