import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '../../platform/csv.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { type BookingFilter, ListBookings } from '../queries/list-bookings.js';
import type { OfficeBookingDto } from '../queries/office-booking.dto.js';

const heads = ['Date', 'Time', 'Client Name', 'Email', 'Phone', 'Service', 'Therapist', 'Status', 'Price'];

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
    private readonly bookings: ListBookings,
  ) {}

  /** @param fact what the log keeps beside the number of bookings */
  async of(filter: BookingFilter, fact: { type: string; data: object }, by: Actor): Promise<ExportedBookings> {
    const count = await this.bookings.count(filter);
    const logged = { stream: randomUUIDv7(), type: fact.type, data: { record_count: count, ...fact.data } };
    await this.em.fork().transactional((em) => this.log.appendFacts(em, [logged], by));
    return { count, csv: Readable.from(this.lines(filter)) };
  }

  private async *lines(filter: BookingFilter): AsyncGenerator<string> {
    yield byteOrderMark + csvLine(heads);
    for await (const page of this.bookings.pages(filter)) yield page.map((booking) => csvLine(cellsOf(booking))).join('');
  }
}

function cellsOf(booking: OfficeBookingDto): string[] {
  const { booking_date, booking_time, client_name, client_email, client_phone, service_name, therapist_name, status } = booking;
  const price = booking.total_price.toFixed(2);
  return [booking_date, booking_time, client_name, client_email ?? '', client_phone, service_name, therapist_name, status, price];
}
