import type { EntityManager } from '@mikro-orm/postgresql';
import { clientKeySql, isOnRecordSql } from '../../../clients/index.js';
import { formatDecimal } from '../../../kernel/money.js';
import { readByCursor } from '../../../platform/database/read-by-cursor.js';
import { type ShopFile, WritesShopFile } from '../../../platform/shop-files/shop-file.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';
import { BOOKING_FILE_COLUMNS } from './booking-file-columns.js';

/** Writes all bookings, whatever their status, with what was paid of each. */
@WritesShopFile({
  name: 'bookings.csv',
  description:
    'One line per booking. duration is minutes; paid is the money that was taken for it and not given back, tips apart, and paid_by how, where several treatments were paid at once shared out by price. Bookings made together have the same visit. A booking without a name is of a client who was erased. made_at is UTC.',
})
export class BookingsFile implements ShopFile {
  readonly columns = BOOKING_FILE_COLUMNS;

  constructor(private readonly payments: PaymentsOfBookings) {}

  async *pages(em: EntityManager): AsyncGenerator<string[][]> {
    for await (const page of readByCursor<BookingRow>(em, bookingsSql)) {
      const paid = await this.payments.findPaid(
        em,
        page.map(({ id }) => id),
      );
      yield page.map(({ id, cells, more }) => {
        const { cents = 0, methods = [] } = paid.get(id) ?? {};
        return [...cells, formatDecimal(cents), methods.join('; '), ...more];
      });
    }
  }
}

interface BookingRow {
  id: string;
  /** Cells of the columns before those of the money that was paid. */
  cells: string[];
  /** Cells of the columns behind them. */
  more: string[];
}

// Treatments and therapists have their names of today, by which they are found in the other files.
const bookingsSql = /* sql */ `
  select b.id, array[
    coalesce((select external_id from imported_bookings i where i.booking_id = b.id), b.id::text),
    b.booking_date::text, to_char(b.booking_time, 'HH24:MI'), b.booking_duration::text, b.status, s.name, t.name,
    case when customer_key(b.client_email, b.client_phone) is not null or ${isOnRecordSql('b.client_id')}
      then ${clientKeySql('b.client_id')} else '' end,
    b.first_name, b.last_name, coalesce(b.client_email, ''), b.client_phone, coalesce(b.notes, ''), b.total_price::text,
    b.currency] as cells, array[coalesce(b.list_price::text, ''), coalesce(b.price_reason, ''), coalesce(room.name, ''),
    coalesce(b.visit_id::text, ''), coalesce(b.cancellation_reason, ''),
    to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')] as more
  from bookings b join services s on s.id = b.service_id join therapists t on t.id = b.therapist_id
  left join rooms room on room.id = b.room_id
  order by b.booking_date, b.booking_time, b.id`;
