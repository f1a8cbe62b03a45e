import { clockTime, shortDate } from '../../../../shared/dates.js';
import { money } from '../../../../shared/money.js';
import type { BookingMailDto, FieldChangeDto, TimelineEventDto } from '../../../../shared/api/generated.js';

const doings: Record<string, string> = {
  BookingRequested: 'Booked',
  BookingConfirmed: 'Confirmed',
  EmailVerified: 'Email address verified',
  BookingRescheduled: 'Moved',
  BookingServiceChanged: 'Service changed',
  ClientDetailsChanged: 'Details changed',
  BookingReopened: 'Reopened',
  BookingCompleted: 'Completed',
  BookingCancelled: 'Cancelled',
  LetterResent: 'Mail sent again',
  PersonalDataErased: 'Personal data erased',
};

/** `Moved by priya@longwater.example`. */
export function doingOf({ type, actor, admin_email }: TimelineEventDto): string {
  const by = { user: admin_email ?? 'a former admin', visitor: 'the client', system: 'the system' }[actor];
  return `${doings[type] ?? type} by ${by}`;
}

const fields: Record<string, string> = {
  status: 'Status',
  service_name: 'Service',
  booking_duration: 'Minutes',
  total_price: 'Price',
  therapist_name: 'Therapist',
  booking_date: 'Date',
  booking_time: 'Time',
  client_name: 'Client',
  client_phone: 'Mobile',
  client_email: 'Email',
  notes: 'Notes',
  cancellation_reason: 'Reason',
};

/** `Time: 11:00 AM, was 10:00 AM`. Of a first event only what is there now. */
export function changeWords({ field, before, after }: FieldChangeDto): string {
  const was = before === null || field === 'notes' ? '' : `, was ${shown(field, before)}`;
  return `${fields[field] ?? field}: ${after === null ? 'none' : shown(field, after)}${was}`;
}

/** A field of a booking as it stood at some time, in words. */
export interface StoodField {
  name: string;
  value: string;
  /** The event made it so. */
  isNew: boolean;
}

/** Every field that had a value, in the order of the editor. */
export function stoodWords(state: ReadonlyMap<string, FieldChangeDto['after']>, changes: readonly FieldChangeDto[]): StoodField[] {
  return Object.entries(fields).flatMap(([field, name]) => {
    const value = state.get(field) ?? null;
    const isNew = changes.some((change) => change.field === field);
    return value === null ? [] : [{ name, value: shown(field, value), isNew }];
  });
}

/** Values come as text or numbers, whatever the description of the API calls them. */
function shown(field: string, value: unknown): string {
  if (field === 'booking_date') return shortDate(String(value));
  if (field === 'booking_time') return clockTime(String(value));
  return field === 'total_price' ? money(Number(value)) : String(value);
}

const mails: Record<string, string> = {
  BookingRequested: 'New booking',
  BookingConfirmed: 'Confirmation',
  BookingRescheduled: 'New time',
  BookingServiceChanged: 'New service',
  BookingReopened: 'Reopened',
  BookingCancelled: 'Cancellation',
  LetterResent: 'Sent again',
};
const states: Record<BookingMailDto['state'], string> = {
  queued: 'on its way',
  sent: 'delivered',
  failing: 'not delivered yet, tried again',
};

/** `Mail “Confirmation” to the client: delivered`. */
export const mailWords = ({ event_type, recipient, state }: BookingMailDto): string =>
  `Mail “${mails[event_type] ?? event_type}” to the ${recipient}: ${states[state]}`;
