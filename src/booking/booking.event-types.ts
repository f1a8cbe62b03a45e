import type { EventType } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { BookingEvent } from './domain/booking.events.js';

/** The data of a domain event. Its personal part stays encrypted. */
type Recorded<Type extends BookingEvent['type']> = Extract<BookingEvent, { type: Type }>['data'];

export class BookingRequested extends RecordedEvent<Recorded<'BookingRequested'>> {}
export class BookingImported extends RecordedEvent<Recorded<'BookingImported'>> {}
export class BookingConfirmed extends RecordedEvent<Recorded<'BookingConfirmed'>> {}
export class EmailVerified extends RecordedEvent<Recorded<'EmailVerified'>> {}
export class BookingRescheduled extends RecordedEvent<Recorded<'BookingRescheduled'>> {}
export class BookingRoomChanged extends RecordedEvent<Recorded<'BookingRoomChanged'>> {}
export class BookingServiceChanged extends RecordedEvent<Recorded<'BookingServiceChanged'>> {}
export class BookingPriceChanged extends RecordedEvent<Recorded<'BookingPriceChanged'>> {}
export class BookingLengthChanged extends RecordedEvent<Recorded<'BookingLengthChanged'>> {}
export class ClientDetailsChanged extends RecordedEvent<Recorded<'ClientDetailsChanged'>> {}
export class BookingReopened extends RecordedEvent<Recorded<'BookingReopened'>> {}
export class DayStateChanged extends RecordedEvent<Recorded<'DayStateChanged'>> {}
export class NoShowRecorded extends RecordedEvent<Recorded<'NoShowRecorded'>> {}
export class BookingCompleted extends RecordedEvent<Recorded<'BookingCompleted'>> {}
export class BookingCancelled extends RecordedEvent<Recorded<'BookingCancelled'>> {}
export class BookingChangeUndone extends RecordedEvent<Recorded<'BookingChangeUndone'>> {}
export class BookingAttendanceConfirmed extends RecordedEvent<Recorded<'BookingAttendanceConfirmed'>> {}
/** Stored as `LetterResent`. */
export class MailResent extends RecordedEvent<Recorded<'LetterResent'>> {}
export class BookingLinksRequested extends RecordedEvent<Recorded<'BookingLinksRequested'>> {}
export class PersonalDataErased extends RecordedEvent<Recorded<'PersonalDataErased'>> {}

/** Details of an event that begins a booking. */
const firstDetails = {
  booking_id: 'stream',
  client_first_name: 'personal.firstName',
  client_last_name: 'personal.lastName',
  service: 'data.serviceName',
  therapist_id: 'data.therapistId',
  booking_date: 'data.date',
  booking_time: 'data.time',
} as const;

/** Events of bookings, and how the action log shows each. */
export const bookingEventTypes = {
  BookingRequested: {
    event: BookingRequested,
    action_type: 'booking_create',
    kind: 'create',
    details: { ...firstDetails, verdict: 'data.verdict' },
  },
  BookingImported: {
    event: BookingImported,
    action_type: 'booking_import',
    kind: 'create',
    details: { ...firstDetails, status: 'data.status' },
  },
  BookingConfirmed: {
    event: BookingConfirmed,
    action_type: 'booking_confirm',
    kind: 'update',
    details: { booking_id: 'stream', how: 'data.how' },
  },
  EmailVerified: {
    event: EmailVerified,
    action_type: 'booking_verify_email',
    kind: 'update',
    details: { booking_id: 'stream' },
  },
  BookingRescheduled: {
    event: BookingRescheduled,
    action_type: 'booking_update',
    kind: 'update',
    details: {
      booking_id: 'stream',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
      notify_client: 'data.notifyClient',
      link_used_in: 'personal.linkUsedIn',
    },
  },
  BookingRoomChanged: {
    event: BookingRoomChanged,
    action_type: 'booking_room',
    kind: 'update',
    details: { booking_id: 'stream', room_id: 'data.roomId' },
  },
  BookingServiceChanged: {
    event: BookingServiceChanged,
    action_type: 'booking_update',
    kind: 'update',
    details: { booking_id: 'stream', service: 'data.serviceName' },
  },
  BookingPriceChanged: {
    event: BookingPriceChanged,
    action_type: 'booking_price',
    kind: 'update',
    details: {
      booking_id: 'stream',
      total_cents: 'data.totalCents',
      currency: 'data.currency',
      agreed: 'data.agreed',
      reason: 'personal.reason',
    },
  },
  BookingLengthChanged: {
    event: BookingLengthChanged,
    action_type: 'booking_update',
    kind: 'update',
    details: { booking_id: 'stream', booking_duration: 'data.durationMinutes' },
  },
  ClientDetailsChanged: {
    event: ClientDetailsChanged,
    action_type: 'booking_update',
    kind: 'update',
    details: {
      booking_id: 'stream',
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      client_phone: 'personal.phone',
      client_email: 'personal.email',
      notes: 'personal.notes',
    },
  },
  BookingReopened: {
    event: BookingReopened,
    action_type: 'booking_reopen',
    kind: 'update',
    details: { booking_id: 'stream', from: 'data.from' },
  },
  DayStateChanged: {
    event: DayStateChanged,
    action_type: 'booking_day_state',
    kind: 'update',
    details: { booking_id: 'stream', from: 'data.from', to: 'data.to' },
  },
  NoShowRecorded: {
    event: NoShowRecorded,
    action_type: 'booking_no_show',
    kind: 'update',
    details: { booking_id: 'stream' },
  },
  BookingCompleted: {
    event: BookingCompleted,
    action_type: 'booking_complete',
    kind: 'update',
    details: { booking_id: 'stream' },
  },
  BookingCancelled: {
    event: BookingCancelled,
    action_type: 'booking_cancel',
    kind: 'delete',
    details: {
      booking_id: 'stream',
      client_name: 'personal.clientName',
      reason: 'personal.reason',
      link_used_in: 'personal.linkUsedIn',
    },
  },
  BookingChangeUndone: {
    event: BookingChangeUndone,
    action_type: 'booking_undo',
    kind: 'update',
    details: {
      booking_id: 'stream',
      status: 'data.status',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
    },
  },
  BookingAttendanceConfirmed: {
    event: BookingAttendanceConfirmed,
    action_type: 'booking_confirm_attendance',
    kind: 'update',
    details: { booking_id: 'stream', link_used_in: 'personal.linkUsedIn' },
  },
  LetterResent: {
    event: MailResent,
    action_type: 'booking_resend_letter',
    kind: 'update',
    details: { booking_id: 'stream' },
  },
  BookingLinksRequested: {
    event: BookingLinksRequested,
    action_type: 'booking_links_request',
    kind: 'update',
    details: { booking_id: 'stream' },
  },
  PersonalDataErased: {
    event: PersonalDataErased,
    action_type: 'booking_erase_person',
    kind: 'delete',
    details: { booking_id: 'stream' },
  },
} as const satisfies Record<BookingEvent['type'], EventType>;

export const bookingEvents = Object.values(bookingEventTypes).map(({ event }) => event);

export type RecordedBookingEvent = InstanceType<(typeof bookingEvents)[number]>;
