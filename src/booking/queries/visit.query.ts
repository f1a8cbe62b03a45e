import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { parseCents, toAmount, toCents } from '../../kernel/money.js';
import { sql } from '../../platform/database/sql.js';
import { selectBookingsSql, type BookingRow } from './booking-row.js';
import type { VisitTreatmentDto } from './customer/customer-booking.dto.js';
import { findVisitId } from './open-bookings.js';
import type { OfficeVisitDto } from './visit.dto.js';
import { PaymentsOfBookings } from '../payments-of-bookings.js';

/** Reads bookings that were made together. */
@Injectable()
export class VisitQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly payments: PaymentsOfBookings,
  ) {}

  /** Returns a visit as the shop sees it. @throws NotFoundError when there is none */
  async forOffice(visitId: string): Promise<OfficeVisitDto> {
    const statement = `${selectBookingsSql} where b.visit_id = $1 order by b.visit_part`;
    const em = this.em.fork();
    const bookings = await this.payments.toOfficeBookings(em, await sql<BookingRow>(em, statement, [visitId]));
    const [first] = bookings;
    if (!first) throw new NotFoundError('There is no such visit');
    const counted = bookings.filter(({ status }) => status !== 'cancelled');
    const cents = counted.reduce((sum, { total_price }) => sum + toCents(total_price), 0);
    return { id: visitId, total_price: toAmount(cents), currency: first.currency, bookings };
  }

  /** Returns the treatments of a booking's visit as their client sees them; empty for a booking that was made alone. */
  async listTreatments(bookingId: string): Promise<VisitTreatmentDto[]> {
    const rows = await sql<TreatmentRow>(this.em.fork(), treatmentsSql, [bookingId]);
    return rows.map(({ total_price, ...treatment }) => ({
      ...treatment,
      total_price: toAmount(parseCents(total_price)),
    }));
  }

  /** Returns the id of the booking that stands for a visit. @throws NotFoundError when there is no such visit */
  async firstBooking(visitId: string): Promise<string> {
    const [first] = await sql<{ id: string }>(
      this.em.fork(),
      'select id from bookings where visit_id = $1 order by visit_part limit 1',
      [visitId],
    );
    if (!first) throw new NotFoundError('There is no such visit');
    return first.id;
  }

  /** Returns the visit that a booking belongs to. @throws NotFoundError where it was made alone */
  async requireVisitOf(bookingId: string): Promise<string> {
    const visitId = await findVisitId(this.em.fork(), bookingId);
    if (!visitId) throw new NotFoundError('There is no such visit');
    return visitId;
  }
}

type TreatmentRow = Omit<VisitTreatmentDto, 'total_price'> & { total_price: string };

const treatmentsSql = /* sql */ `
  select b.id as booking_id, b.visit_guest as guest, b.status, b.service_id, b.service_name, b.therapist_id,
    t.name as therapist_name, t.is_unassigned, b.booking_date::text as booking_date,
    to_char(b.booking_time, 'HH24:MI') as booking_time, b.booking_duration, b.total_price::text as total_price
  from bookings b join therapists t on t.id = b.therapist_id
  where b.visit_id = (select visit_id from bookings where id = $1)
  order by b.visit_part`;
