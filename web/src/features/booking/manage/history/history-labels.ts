import { formatTime, formatShortDate } from '../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../shared/money/money.js';
import { type BookingStatus, STATUS_LABELS } from '../../../../shared/ui/status/booking-status.js';
import type { BookingMailDto, FieldChangeDto, TimelineEventDto } from '../../../../shared/api/generated.js';

const EVENT_LABELS: Record<string, string> = {
  BookingRequested: 'Booked',
  BookingImported: 'Imported',
  BookingImportUndone: 'Removed with its import',
  BookingConfirmed: 'Confirmed',
  EmailVerified: 'Email address verified',
  DepositAsked: 'Held for its deposit',
  DepositLapsed: 'Deposit not paid in time',
  BookingRescheduled: 'Moved',
  BookingRoomChanged: 'Room changed',
  BookingServiceChanged: 'Service changed',
  BookingPriceChanged: 'Price changed',
  BookingLengthChanged: 'Length changed',
  ClientDetailsChanged: 'Details changed',
  BookingReopened: 'Reopened',
  DayStateChanged: 'Visit updated',
  NoShowRecorded: 'Recorded as a no-show',
  BookingCompleted: 'Completed',
  BookingCancelled: 'Cancelled',
  BookingChangeUndone: 'Undone',
  BookingRepeated: 'Repeated',
  BookingAttendanceConfirmed: 'Visit confirmed',
  LetterResent: 'Email sent again',
  BookingLinksRequested: 'Link requested',
  PersonalDataErased: 'Personal data erased',
};

/**
 * Describes an event and its actor: `Moved by priya@longwater.example`, `Cancelled by the client, by the private link
 * in Safari on iPhone`.
 */
export function eventLabel({ type, actor, admin_email, link_used_in, is_undone }: TimelineEventDto): string {
  const by = {
    user: admin_email ?? 'a former admin',
    key: `key ${admin_email}`,
    visitor: 'the client',
    system: 'the system',
  }[actor];
  const how = link_used_in ? `, by the private link in ${link_used_in}` : '';
  return `${EVENT_LABELS[type] ?? type} by ${by}${how}${is_undone ? ' (undone)' : ''}`;
}

const FIELD_LABELS: Record<string, string> = {
  status: 'Status',
  day_state: 'Visit',
  service_name: 'Service',
  booking_duration: 'Minutes',
  total_price: 'Price',
  list_price: 'List price',
  price_reason: 'Reason for the price',
  therapist_name: 'Therapist',
  room_name: 'Room',
  booking_date: 'Date',
  booking_time: 'Time',
  client_name: 'Client',
  client_phone: 'Mobile',
  client_email: 'Email',
  notes: 'Notes',
  cancellation_reason: 'Reason',
};

/** Describes a changed field: `Time: 11:00 AM, was 10:00 AM`; for a first event only the value. */
export function fieldChangeLabel({ field, before, after }: FieldChangeDto): string {
  const was = before === null || field === 'notes' ? '' : `, was ${formatValue(field, before)}`;
  const nothing = field === 'day_state' ? 'expected' : 'none';
  return `${FIELD_LABELS[field] ?? field}: ${after === null ? nothing : formatValue(field, after)}${was}`;
}

/** A field of a booking at some time, as texts. */
export interface SnapshotField {
  name: string;
  value: string;
  /** Whether the event changed it. */
  isNew: boolean;
}

/** Returns every field that had a value, in the order of the editor. */
export function snapshotLabels(
  state: ReadonlyMap<string, FieldChangeDto['after']>,
  changes: readonly FieldChangeDto[],
): SnapshotField[] {
  return Object.entries(FIELD_LABELS).flatMap(([field, name]) => {
    const value = state.get(field) ?? null;
    const isNew = changes.some((change) => change.field === field);
    return value === null ? [] : [{ name, value: formatValue(field, value), isNew }];
  });
}

/** Formats a value, which is text or a number, whatever the API's description says. */
function formatValue(field: string, value: unknown): string {
  if (field === 'booking_date') return formatShortDate(String(value));
  if (field === 'booking_time') return formatTime(String(value));
  if (field === 'status') return STATUS_LABELS[value as BookingStatus].toLowerCase();
  if (field === 'day_state') return String(value).replace('_', ' ');
  return field === 'total_price' || field === 'list_price' ? formatMoney(Number(value)) : String(value);
}

const MAIL_LABELS: Record<string, string> = {
  BookingRequested: 'New booking',
  BookingConfirmed: 'Confirmation',
  DepositAsked: 'Deposit to pay',
  DepositLapsed: 'Deposit not paid',
  BookingRescheduled: 'New time',
  BookingServiceChanged: 'New service',
  BookingPriceChanged: 'New service',
  BookingLengthChanged: 'New length',
  BookingReopened: 'Reopened',
  BookingCancelled: 'Cancellation',
  BookingChangeUndone: 'Correction',
  LetterResent: 'Sent again',
  BookingLinksRequested: 'Links to the bookings',
  ClientReminded: 'Reminder',
  ShopReminded: 'Reminder of a request',
  WaitingListJoined: 'Waiting list',
  SlotOffered: 'Offer of a time',
  OfferLapsed: 'Offer ended',
};
const TEXT_STATE_LABELS: Partial<Record<BookingMailDto['state'], string>> = {
  refused: 'refused by the gateway',
  unknown: 'unknown: the gateway has not said whether it accepted it',
};
const MAIL_STATE_LABELS: Record<BookingMailDto['state'], string> = {
  queued: 'on its way',
  sent: 'delivered',
  failing: 'not delivered yet, tried again',
  unknown: 'unknown: the mail server has not said whether it accepted it',
  refused: 'refused by the mail server',
  limited: 'not sent',
};

/**
 * Describes an email or text and its delivery: `Email “Confirmation” to the client: delivered`, `Text “Reminder” to the
 * client: refused by the gateway, …`.
 */
export function mailLabel({ event_type, recipient, channel, state, reason }: BookingMailDto): string {
  const isText = channel === 'text';
  const became = (isText && TEXT_STATE_LABELS[state]) || MAIL_STATE_LABELS[state];
  const what = `${isText ? 'Text' : 'Email'} “${MAIL_LABELS[event_type] ?? event_type}”`;
  return `${what} to the ${recipient}: ${[became, reason].filter(Boolean).join(', ')}`;
}
