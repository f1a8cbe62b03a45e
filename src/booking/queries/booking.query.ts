import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { toAmount, parseCents } from '../../kernel/money.js';
import { ChangeCutoff } from '../change-cutoff.js';
import type { Booking } from '../domain/booking.evolve.js';
import { toBookingListRow } from '../projections/booking-list-row.js';
import { selectBookingsSql, type BookingRow, toOfficeBooking } from './booking-row.js';
import type { BookingDto } from './booking.dto.js';
import type { CustomerBookingDto } from './customer-booking.dto.js';
import type { OfficeBookingDto } from './office-booking.dto.js';

/** One booking, as its client and as the shop see it. */
@Injectable()
export class BookingQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly changeCutoff: ChangeCutoff,
  ) {}

  async forOffice(id: string): Promise<OfficeBookingDto> {
    return toOfficeBooking(await this.findRow(id));
  }

  /** Those that exist, by date and time. */
  async allForOffice(ids: readonly string[]): Promise<OfficeBookingDto[]> {
    const order = 'order by b.booking_date, b.booking_time, b.id';
    const rows = await sql<BookingRow>(this.em.fork(), `${selectBookingsSql} where b.id = any ($1::uuid[]) ${order}`, [
      ids,
    ]);
    return rows.map(toOfficeBooking);
  }

  /** @throws NotFoundError when there is none */
  async forCustomer(id: string): Promise<CustomerBookingDto> {
    const { user_id, created_at, updated_at, is_uncovered, ...booking } = await this.forOffice(id);
    return this.toCustomerBooking(booking);
  }

  /**
   * A booking that was just made, as its client sees it: the row is known without reading it again.
   * @throws NotFoundError when nothing has happened to it yet
   */
  fromNewBooking(
    booking: LoadedAggregate<Booking>,
    therapist: { name: string; isUnassigned: boolean },
  ): Promise<CustomerBookingDto> {
    if (booking.state.status === 'none') throw new NotFoundError('There is no such booking');
    const { first_name, last_name, email_verified, user_id, created_at, updated_at, total_price, ...shown } =
      toBookingListRow(booking, booking.state);
    return this.toCustomerBooking({
      ...shown,
      therapist_name: therapist.name,
      is_unassigned: therapist.isUnassigned,
      total_price: toAmount(parseCents(total_price)),
    });
  }

  private async toCustomerBooking(booking: BookingDto): Promise<CustomerBookingDto> {
    const until = await this.changeCutoff.deadlineFor({ date: booking.booking_date, time: booking.booking_time });
    return { ...booking, total_paid: 0, changeable_until: `${until.date}T${until.time}` };
  }

  private async findRow(id: string): Promise<BookingRow> {
    const [row] = await sql<BookingRow>(this.em.fork(), `${selectBookingsSql} where b.id = $1`, [id]);
    if (!row) throw new NotFoundError('There is no such booking');
    return row;
  }
}
