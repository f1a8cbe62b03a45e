import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { type Cents, parseCents } from '../../kernel/money.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { TreatmentLine } from '../domain/sale.events.js';

/** The treatments that a visit has yet to pay for, and the sale that it has. */
interface BookingsToPay {
  visitId: string | null;
  clientId: string | null;
  currency: string;
  /** The sale that the asked booking is in; null where it is in none, or in one that was voided. */
  saleId: string | null;
  /** Sum of the bookings of that sale as they are now; those that were cancelled count nothing. */
  bookedCents: Cents;
  /** Number of guests with treatments that are in no sale. */
  guests: number;
  /** The first booking that is in no sale, where the asked one is in one; else null. */
  nextBookingId: string | null;
  /** Treatments that are in no sale, those of the guest alone where they pay apart. */
  lines: TreatmentLine[];
}

/**
 * Reads the treatments that are paid with a booking: those of its visit that are confirmed or completed.
 * @param isApart whether each guest pays for themselves
 * @throws BusinessRuleError `not-confirmed` where the booking itself is not
 */
export async function readBookingsToPay(db: Executor, bookingId: string, isApart: boolean): Promise<BookingsToPay> {
  const rows = await sql<Row>(db, bookingsSql, [bookingId]);
  const asked = rows.find(({ id }) => id === bookingId);
  if (!asked) throw new NotFoundError('There is no such booking');
  if (!asked.sale_id && !isPayable(asked))
    throw new BusinessRuleError('not-confirmed', 'Only what is confirmed or completed can be paid');
  const unpaid = rows.filter((row) => row.sale_id === null && isPayable(row) && row.currency === asked.currency);
  const asOne = unpaid.filter(({ visit_guest }) => !isApart || visit_guest === asked.visit_guest);
  return {
    visitId: asked.visit_id,
    clientId: asked.client_id,
    currency: asked.currency,
    saleId: asked.sale_id,
    bookedCents: rows
      .filter((row) => row.sale_id === asked.sale_id && isPayable(row))
      .reduce((sum, { total_price }) => sum + parseCents(total_price), 0),
    guests: new Set(unpaid.map(({ visit_guest }) => visit_guest)).size,
    nextBookingId: asked.sale_id === null ? null : (unpaid[0]?.id ?? null),
    lines: asOne.map(({ id, service_id, service_name, therapist_id, total_price }) => ({
      kind: 'treatment',
      bookingId: id,
      serviceId: service_id,
      serviceName: service_name,
      therapistId: therapist_id,
      cents: parseCents(total_price),
    })),
  };
}

interface Row {
  id: string;
  visit_id: string | null;
  visit_guest: number | null;
  client_id: string | null;
  status: string;
  service_id: string;
  service_name: string;
  therapist_id: string;
  total_price: string;
  currency: string;
  sale_id: string | null;
}

const isPayable = ({ status }: Row) => status === 'confirmed' || status === 'completed';

const bookingsSql = /* sql */ `
  select b.id, b.visit_id, b.visit_guest, b.client_id, b.status, b.service_id, b.service_name, b.therapist_id,
    b.total_price::text as total_price, b.currency, s.sale_id
  from bookings asked
  join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  left join sale_bookings s on s.booking_id = b.id and not s.is_voided
  where asked.id = $1 order by b.visit_part, b.id`;
