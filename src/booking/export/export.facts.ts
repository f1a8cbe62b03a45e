import type { ActionLogEntry } from '../../platform/event-store/event-catalogue.js';

/** Lists of bookings that left the house. The searched name is not kept: it is somebody's. */
export const exportFacts = {
  BookingsExported: {
    action_type: 'export_bookings_csv',
    kind: 'export',
    details: ['record_count', 'status', 'date', 'from', 'to', 'therapist_id', 'by_name'],
  },
  TodaysBookingsExported: {
    action_type: 'export_today_bookings_csv',
    kind: 'export',
    details: ['record_count', 'export_date'],
  },
} as const satisfies Record<string, ActionLogEntry>;
