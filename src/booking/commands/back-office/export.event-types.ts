import { exported, type EventTypes } from '../../../platform/event-log/event-type.js';
import { RecordedEvent } from '../../../platform/event-log/recorded-event.js';

/** An export of the bookings that a filter finds. */
export class BookingsExported extends RecordedEvent<{
  record_count: number;
  status?: string;
  day_state?: string;
  date?: string;
  from?: string;
  to?: string;
  therapist_id?: string;
  by_name: boolean;
}> {}
export class TodaysBookingsExported extends RecordedEvent<{ record_count: number; export_date: string }> {}

/** Events of exported booking lists. The name searched for is not stored, because it is personal data. */
export const exportEventTypes = {
  BookingsExported: exported(
    BookingsExported,
    'export_bookings_csv',
    ['record_count', 'status', 'day_state', 'date', 'from', 'to', 'therapist_id', 'by_name'],
    'Exported {record_count:booking|bookings}[, {status:words}][, {day_state:words}][, {date:day}][, from {from:day}][ to {to:day}]',
  ),
  TodaysBookingsExported: exported(
    TodaysBookingsExported,
    'export_today_bookings_csv',
    ['record_count', 'export_date'],
    'Exported {record_count:booking|bookings} of {export_date:day}',
  ),
} satisfies EventTypes;
