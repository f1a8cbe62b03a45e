import { type Disclosure, Discloses, type PersonSought } from '../../platform/personal-data/disclosure.js';
import { BookingMails } from './booking-mails.js';
import { BookingTimeline } from './booking-timeline.js';
import { FindBooking } from './find-booking.js';

/** Each booking with its history, and the mails about it. What a mail said stands in the history. */
@Discloses('bookings')
export class DiscloseBookings implements Disclosure {
  constructor(
    private readonly bookings: FindBooking,
    private readonly timeline: BookingTimeline,
    private readonly mails: BookingMails,
  ) {}

  async about({ subjects }: PersonSought): Promise<object[]> {
    const told: object[] = [];
    for (const booking of await this.bookings.allForOffice(subjects)) {
      told.push({ ...booking, history: await this.timeline.of(booking.id), mails: await this.mails.of(booking.id) });
    }
    return told;
  }
}
