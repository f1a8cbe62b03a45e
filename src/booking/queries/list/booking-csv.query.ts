import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { formatDecimal, toCents } from '../../../kernel/money.js';
import { UTF8_BOM, formatCsvLines } from '../../../platform/http/responses/csv.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';
import { type BookingFilter, BookingListQuery } from './booking-list.query.js';

const csvHeader = ['Date', 'Time', 'Client Name', 'Email', 'Phone', 'Service', 'Therapist', 'Status', 'Price'];

export interface ExportedBookings {
  /** Number of bookings in the file. */
  count: number;
  /** The file, read from the database as it is sent. */
  csv: Readable;
}

/** Writes lists of bookings as CSV. The command that asks for one logs the export before the first row is sent. */
@Injectable()
export class BookingCsvQuery {
  constructor(private readonly bookings: BookingListQuery) {}

  async read(filter: BookingFilter): Promise<ExportedBookings> {
    return { count: await this.bookings.count(filter), csv: Readable.from(this.lines(filter)) };
  }

  private async *lines(filter: BookingFilter): AsyncGenerator<string> {
    yield UTF8_BOM + formatCsvLines([csvHeader]);
    for await (const page of this.bookings.pages(filter)) yield formatCsvLines(page.map(toCells));
  }
}

function toCells(booking: OfficeBookingDto): string[] {
  return [
    booking.booking_date,
    booking.booking_time,
    booking.client_name,
    booking.client_email ?? '',
    booking.client_phone,
    booking.service_name,
    booking.therapist_name,
    booking.status,
    formatDecimal(toCents(booking.total_price)),
  ];
}
