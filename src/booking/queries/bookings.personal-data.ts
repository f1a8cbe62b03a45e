import {
  type PersonalDataExporter,
  ExportsPersonalData,
  type DataSubject,
} from '../../platform/personal-data/personal-data-exporter.js';
import { BookingMailsQuery } from './timeline/booking-mails.query.js';
import { BookingTimelineQuery } from './timeline/booking-timeline.query.js';
import { BookingQuery } from './booking.query.js';

/** Exports each booking with its history, and the mails about it. What a mail said is in the history. */
@ExportsPersonalData('bookings')
export class BookingsDataExporter implements PersonalDataExporter {
  constructor(
    private readonly bookings: BookingQuery,
    private readonly timeline: BookingTimelineQuery,
    private readonly mails: BookingMailsQuery,
  ) {}

  async export({ subjects }: DataSubject): Promise<object[]> {
    const exported: object[] = [];
    for (const booking of await this.bookings.allForOffice(subjects)) {
      exported.push({
        ...booking,
        history: (await this.timeline.forBooking(booking.id)).events,
        mails: await this.mails.forBooking(booking.id),
      });
    }
    return exported;
  }
}
