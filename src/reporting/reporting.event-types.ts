import { exported, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

export class RevenueReportExported extends RecordedEvent<{
  record_count: number;
  start_date?: string;
  end_date?: string;
  status_filter?: string;
  therapist_id?: string;
}> {}
/** Event of a report whose figures were downloaded. */
export class ReportExported extends RecordedEvent<{
  report: string;
  format: string;
  start_date: string;
  end_date: string;
  as_of?: string;
  seq: number;
  status_filter?: string;
  therapist_id?: string;
}> {}
export class MonthlyReportMailChanged extends RecordedEvent<{
  address: string | null;
  previous_address: string | null;
}> {}

/**
 * Event that has the report of a month mailed: the month's first day, and the sequence number up to which it counts.
 */
export class MonthlyReportMailed extends RecordedEvent<{ address: string; month: string; seq: number }> {}
export class PersonalDataExported extends RecordedEvent<{ record_count: number; booking_ids: string[] }> {}
/** An export of the clients that a filter finds. */
export class ClientsExported extends RecordedEvent<{
  record_count: number;
  not_seen_days?: number;
  no_show?: boolean;
  birthday?: string;
  therapist_id?: string;
  upcoming?: boolean;
  by_text: boolean;
  by_tag: boolean;
}> {}

export const reportingEventTypes = {
  RevenueReportExported: exported(
    RevenueReportExported,
    'export_revenue_report_csv',
    ['start_date', 'end_date', 'status_filter', 'record_count', 'therapist_id'],
    'Exported the revenue report[ from {start_date:day}][ to {end_date:day}][, {therapist_id@therapist}]',
  ),
  ReportExported: exported(
    ReportExported,
    'export_report',
    ['report', 'format', 'start_date', 'end_date', 'as_of', 'seq', 'status_filter', 'therapist_id'],
    'Exported the figures of the {report} report, {start_date:day} to {end_date:day}, as {format}[, {therapist_id@therapist}]',
  ),
  MonthlyReportMailChanged: updated(
    MonthlyReportMailChanged,
    'monthly_report_mail',
    ['address', 'previous_address'],
    ({ address }) =>
      address
        ? 'The monthly report is mailed to {address}[; it was {previous_address}]'
        : 'The monthly report is mailed to nobody any more[; it was {previous_address}]',
  ),
  MonthlyReportMailed: updated(
    MonthlyReportMailed,
    'monthly_report_sent',
    ['address', 'month', 'seq'],
    'Mailed the report of {month:month} to {address}',
  ),
  // Ids only: a hash of a phone number could be reversed with a list of all phone numbers.
  PersonalDataExported: exported(
    PersonalDataExported,
    'export_personal_data',
    ['record_count', 'booking_ids'],
    'Exported what is held about a client[: {booking_ids:booking|bookings}]',
  ),
  ClientsExported: exported(
    ClientsExported,
    'export_clients_csv',
    ['record_count', 'not_seen_days', 'no_show', 'birthday', 'therapist_id', 'upcoming', 'by_text', 'by_tag'],
    'Exported {record_count:client|clients}[, {therapist_id@therapist}]',
  ),
} satisfies EventTypes;
