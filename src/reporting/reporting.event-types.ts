import type { EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class RevenueReportExported extends RecordedEvent {}
/** Event of a report whose figures were downloaded. */
export class ReportExported extends RecordedEvent {}
export class MonthlyReportMailChanged extends RecordedEvent<{
  address: string | null;
  previous_address: string | null;
}> {}

/**
 * Event that has the report of a month mailed: the month's first day, and the sequence number up to which it counts.
 */
export class MonthlyReportMailed extends RecordedEvent<{ address: string; month: string; seq: number }> {}
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
  MonthlyReportMailChanged: {
    event: MonthlyReportMailChanged,
    action_type: 'monthly_report_mail',
    kind: 'update',
    details: ['address', 'previous_address'],
  },
  MonthlyReportMailed: {
    event: MonthlyReportMailed,
    action_type: 'monthly_report_sent',
    kind: 'update',
    details: ['address', 'month', 'seq'],
  },
  // Ids only: a hash of a phone number could be reversed with a list of all phone numbers.
  PersonalDataExported: {
    event: PersonalDataExported,
    action_type: 'export_personal_data',
    kind: 'export',
    details: ['record_count', 'booking_ids'],
  },
} as const satisfies EventTypes;
