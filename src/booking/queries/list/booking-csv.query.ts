import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { formatDecimal, toCents } from '../../../kernel/money.js';
import { UTF8_BOM, formatCsvLines } from '../../../platform/http/responses/csv.js';
import type { OfficeBookingDto } from '../office-booking.dto.js';
import { type BookingFilter, BookingListQuery } from './booking-list.query.js';

const COLUMNS: readonly [title: string, format: (booking: OfficeBookingDto) => string][] = [
  ['Date', ({ booking_date }) => booking_date],
  ['Time', ({ booking_time }) => booking_time],
  ['Client Name', ({ client_name }) => client_name],
  ['Email', ({ client_email }) => client_email ?? ''],
  ['Phone', ({ client_phone }) => client_phone],
  ['Service', ({ service_name }) => service_name],
  ['Therapist', ({ therapist_name }) => therapist_name],
  ['Status', ({ status }) => status],
  ['Price', ({ total_price }) => formatDecimal(toCents(total_price))],
];

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
    yield UTF8_BOM + formatCsvLines([COLUMNS.map(([title]) => title)]);
    for await (const page of this.bookings.pages(filter)) yield formatCsvLines(page.map(toCells));
  }
}

const toCells = (booking: OfficeBookingDto): string[] => COLUMNS.map(([, format]) => format(booking));
