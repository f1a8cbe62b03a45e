import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { reportingEventTypes } from './reporting.event-types.js';

/** Sentences of the action log for the module's events. */
export const reportingEventSentences: SentencesOf<typeof reportingEventTypes> = {
  RevenueReportExported:
    'Exported the revenue report[ from {start_date:day}][ to {end_date:day}][, {therapist_id@therapist}]',
  ReportExported:
    'Exported the figures of the {report} report, {start_date:day} to {end_date:day}, as {format}[, {therapist_id@therapist}]',
  MonthlyReportMailChanged: ({ address }) =>
    address
      ? 'The monthly report is mailed to {address}[; it was {previous_address}]'
      : 'The monthly report is mailed to nobody any more[; it was {previous_address}]',
  MonthlyReportMailed: 'Mailed the report of {month:month} to {address}',
  PersonalDataExported: 'Exported what is held about a client[: {booking_ids:booking|bookings}]',
};
