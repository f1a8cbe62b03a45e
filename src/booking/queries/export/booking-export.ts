import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { UTF8_BOM, formatCsvLine } from '../../../platform/http/responses/csv.js';
import type { Actor } from '../../../kernel/actor.js';
import { EventLog } from '../../../platform/event-log/event-log.js';
import { type BookingFilter, BookingListQuery } from '../list/booking-list.query.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';

const csvHeader = ['Date', 'Time', 'Client Name', 'Email', 'Phone', 'Service', 'Therapist', 'Status', 'Price'];

export interface ExportedBookings {
  /** Bookings in the file. */
  count: number;
  /** The file, read from the database as it is sent. */
  csv: Readable;
}

/** Lists of bookings as CSV. Each is logged before the first row leaves. */
@Injectable()
export class BookingExport {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly bookings: BookingListQuery,
  ) {}

  /** @param event what the log keeps beside the number of bookings */
  async exportBookings(
    filter: BookingFilter,
    event: { type: string; data: object },
    by: Actor,
  ): Promise<ExportedBookings> {
    const count = await this.bookings.count(filter);
    const logged = { stream: randomUUIDv7(), type: event.type, data: { record_count: count, ...event.data } };
    await this.em.fork().transactional((em) => this.log.appendChangeEvents(em, [logged], by));
    return { count, csv: Readable.from(this.lines(filter)) };
  }

  private async *lines(filter: BookingFilter): AsyncGenerator<string> {
    yield UTF8_BOM + formatCsvLine(csvHeader);
    for await (const page of this.bookings.pages(filter))
      yield page.map((booking) => formatCsvLine(toCells(booking))).join('');
  }
}

function toCells(booking: OfficeBookingDto): string[] {
  const { booking_date, booking_time, client_name, client_email, client_phone, service_name, therapist_name, status } =
    booking;
  const price = booking.total_price.toFixed(2);
  return [
    booking_date,
    booking_time,
    client_name,
    client_email ?? '',
    client_phone,
    service_name,
    therapist_name,
    status,
    price,
  ];
}
