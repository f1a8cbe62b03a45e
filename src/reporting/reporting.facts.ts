import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';

export const reportingFacts = {
  RevenueReportExported: {
    action_type: 'export_revenue_report_csv',
    kind: 'export',
    details: ['start_date', 'end_date', 'status_filter', 'record_count', 'therapist_id'],
  },
} as const satisfies Record<string, ActionLogEntry>;
