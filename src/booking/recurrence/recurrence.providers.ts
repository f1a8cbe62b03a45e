import { RecurrencePreviewQuery } from '../queries/recurrence/recurrence-preview.query.js';
import { RecurrenceQuery } from '../queries/recurrence/recurrence.query.js';
import { BookRecurringHandler } from './book-recurring.js';
import { MoveRecurringHandler } from './move-recurring.js';
import { RecurringSlots } from './recurring-slots.js';
import { RecurringStarter } from './recurring-starter.js';
import { RepeatBookingHandler } from './repeat-booking.js';

/** Providers that book and move the bookings of a series. */
export const recurrenceProviders = [
  RecurrenceQuery,
  RecurrencePreviewQuery,
  RecurringSlots,
  RecurringStarter,
  RepeatBookingHandler,
  BookRecurringHandler,
  MoveRecurringHandler,
];
