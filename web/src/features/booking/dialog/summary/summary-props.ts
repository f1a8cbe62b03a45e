import type { DayAvailability } from '../date-and-time/use-day-availability.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import type { BookingDraft } from '../form/booking-draft.js';

/** What is chosen so far, and what can be. */
export interface SummaryProps {
  draft: BookingDraft;
  bookingOptions: BookingOptions;
  day: DayAvailability;
}
