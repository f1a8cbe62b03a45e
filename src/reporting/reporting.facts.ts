import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

export const reportingFacts = {
  RevenueReportExported: {
    action_type: 'export_revenue_report_csv',
    kind: 'export',
    details: ['start_date', 'end_date', 'status_filter', 'record_count', 'therapist_id'],
  },
  // Ids only: not even a hash of what the person is known by, which a list of phone numbers would undo.
  PersonalDataExported: {
    action_type: 'export_personal_data',
    kind: 'export',
    details: ['record_count', 'booking_ids'],
  },
} as const satisfies Record<string, ActionLogEntry>;
