import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class RevenueReportExported extends RecordedEvent {}
/** A report's figures were downloaded. */
export class ReportExported extends RecordedEvent {}
export class PersonalDataExported extends RecordedEvent {}

export const reportingEventTypes = {
  RevenueReportExported: {
    event: RevenueReportExported,
    action_type: 'export_revenue_report_csv',
    kind: 'export',
    details: ['start_date', 'end_date', 'status_filter', 'record_count', 'therapist_id'],
  },
  ReportExported: {
    event: ReportExported,
    action_type: 'export_report',
    kind: 'export',
    details: ['report', 'format', 'start_date', 'end_date', 'as_of', 'seq', 'status_filter', 'therapist_id'],
  },
  // Ids only: a hash of a phone number could be reversed with a list of all phone numbers.
  PersonalDataExported: {
    event: PersonalDataExported,
    action_type: 'export_personal_data',
    kind: 'export',
    details: ['record_count', 'booking_ids'],
  },
} as const satisfies EventTypes;
