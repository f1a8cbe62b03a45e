import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import type { Appointment, BookedService, Client } from '../booking-details.js';
import type { BookingStatus, DayState } from '../booking-status.js';
import type { AgreedPrice } from '../price/agreed-price.js';
import type { VisitAnnouncement } from '../visits/visit-announcement.js';
import type { MaybeInRoom } from './event-marks.js';

/** The shop took a change back: the booking is again what it was before it. */
export interface BookingChangeUndone {
  type: 'BookingChangeUndone';
  /**
   * `undoes`: the versions of the change. The other fields are what the booking is again; `clientId`: null for the client
   * that it had before clients had ids of their own, absent in older events.
   */
  data: Appointment &
    BookedService &
    MaybeInRoom &
    VisitAnnouncement & {
      status: BookingStatus;
      verdict: Verdict | null;
      dayState: Exclude<DayState, 'expected'> | null;
      isAttendanceConfirmed: boolean;
      heldUntil?: string;
      hasLapsed?: true;
      agreed?: AgreedPrice;
      clientId?: string | null;
      undoes: number[];
    };
  personal: (Client & { reason: string | null; priceReason?: string }) | null;
}
