import type { EventTypes } from '../../../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../../../platform/event-log/recorded-event.js';

export class BookingsExported extends RecordedEvent {}
export class TodaysBookingsExported extends RecordedEvent {}

/** Events of exported booking lists. The name searched for is not stored, because it is personal data. */
export const exportEventTypes = {
  BookingsExported: {
    event: BookingsExported,
    action_type: 'export_bookings_csv',
    kind: 'export',
    details: ['record_count', 'status', 'day_state', 'date', 'from', 'to', 'therapist_id', 'by_name'],
  },
  TodaysBookingsExported: {
    event: TodaysBookingsExported,
    action_type: 'export_today_bookings_csv',
    kind: 'export',
    details: ['record_count', 'export_date'],
  },
} as const satisfies EventTypes;
