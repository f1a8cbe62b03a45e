import { chooseSentence } from '../platform/event-log/event-sentence.js';
import { created, deleted, updated, type EventType } from '../platform/event-log/event-type.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';
import type { BookingEvent } from './domain/booking.events.js';

/** The data of a domain event. Its personal part stays encrypted. */
type Recorded<Type extends BookingEvent['type']> = Extract<BookingEvent, { type: Type }>['data'];

export class BookingRequested extends RecordedEvent<Recorded<'BookingRequested'>> {}
export class BookingImported extends RecordedEvent<Recorded<'BookingImported'>> {}
export class BookingImportUndone extends RecordedEvent<Recorded<'BookingImportUndone'>> {}
export class BookingConfirmed extends RecordedEvent<Recorded<'BookingConfirmed'>> {}
export class EmailVerified extends RecordedEvent<Recorded<'EmailVerified'>> {}
export class DepositAsked extends RecordedEvent<Recorded<'DepositAsked'>> {}
export class DepositLapsed extends RecordedEvent<Recorded<'DepositLapsed'>> {}
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
export class BookingRepeated extends RecordedEvent<Recorded<'BookingRepeated'>> {}
export class BookingAttendanceConfirmed extends RecordedEvent<Recorded<'BookingAttendanceConfirmed'>> {}
/** Stored as `LetterResent`. */
export class MailResent extends RecordedEvent<Recorded<'LetterResent'>> {}
export class BookingLinksRequested extends RecordedEvent<Recorded<'BookingLinksRequested'>> {}
export class PersonalDataErased extends RecordedEvent<Recorded<'PersonalDataErased'>> {}

const ofBooking = { booking_id: 'stream' } as const;

/** Details of an event that begins a booking. */
const firstDetails = {
  ...ofBooking,
  client_first_name: 'personal.firstName',
  client_last_name: 'personal.lastName',
  service: 'data.serviceName',
  therapist_id: 'data.therapistId',
  booking_date: 'data.date',
  booking_time: 'data.time',
} as const;

const bookingText = '{booking_id@booking}';

/**
 * Ending of a sentence about a change by the private link. Whoever was sent the link can use it, so it names the
 * browser.
 */
const BY_LINK = '[ by the private link, in {link_used_in}]';

const HOW_CONFIRMED: Readonly<Record<string, string>> = {
  'at-once': 'at once, with the request',
  'verified-email': 'when the client followed the mailed link',
  moved: 'at the free time that the client moved to',
  paid: 'with the deposit',
};

const DAY_STATES: Readonly<Record<string, string>> = {
  arrived: `${bookingText} arrived`,
  in_service: `${bookingText} began`,
  expected: `Undid that ${bookingText} was {from:words}`,
};

/** Events of bookings, and how the action log shows each. */
export const bookingEventTypes = {
  BookingRequested: created(
    BookingRequested,
    'booking_create',
    { ...firstDetails, verdict: 'data.verdict' },
    chooseSentence(
      'verdict',
      { available: `Booked ${bookingText}[ with {therapist_id@therapist}]` },
      `Requested ${bookingText}[ with {therapist_id@therapist}]`,
    ),
  ),
  BookingImported: created(
    BookingImported,
    'booking_import',
    { ...firstDetails, status: 'data.status' },
    `Imported ${bookingText}[ with {therapist_id@therapist}], {status:words}`,
  ),
  BookingImportUndone: deleted(
    BookingImportUndone,
    'booking_import_undo',
    {
      ...ofBooking,
      import_id: 'data.importId',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
    },
    'Removed a booking on {booking_date:day}[ with {therapist_id@therapist}] with the import that had brought it in',
  ),
  BookingConfirmed: updated(
    BookingConfirmed,
    'booking_confirm',
    { ...ofBooking, how: 'data.how', is_without_deposit: 'data.isWithoutDeposit', reason: 'personal.reason' },
    ({ how, is_without_deposit }) => {
      const circumstance = HOW_CONFIRMED[String(how)];
      if (is_without_deposit) return `Confirmed ${bookingText} without its deposit[: {reason}]`;
      return `Confirmed ${bookingText}${circumstance ? `, ${circumstance}` : ''}`;
    },
  ),
  DepositAsked: updated(
    DepositAsked,
    'booking_ask_deposit',
    { ...ofBooking, held_until: 'data.heldUntil' },
    `Held ${bookingText} until its deposit is paid`,
  ),
  DepositLapsed: updated(
    DepositLapsed,
    'booking_deposit_lapse',
    ofBooking,
    `The deposit of ${bookingText} was not paid in time; it is a request again`,
  ),
  EmailVerified: updated(
    EmailVerified,
    'booking_verify_email',
    ofBooking,
    `The client of ${bookingText} followed the mailed link`,
  ),
  BookingRescheduled: updated(
    BookingRescheduled,
    'booking_update',
    {
      ...ofBooking,
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
      notify_client: 'data.notifyClient',
      link_used_in: 'personal.linkUsedIn',
    },
    ({ notify_client }) =>
      `Moved {booking_id@booking_before} to {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}]${BY_LINK}${notify_client === false ? ', without telling the client' : ''}`,
  ),
  BookingRoomChanged: updated(
    BookingRoomChanged,
    'booking_room',
    { ...ofBooking, room_id: 'data.roomId' },
    ({ room_id }) =>
      room_id ? `Assigned ${bookingText} the room {room_id@room}` : `Removed the room of ${bookingText}`,
  ),
  BookingServiceChanged: updated(
    BookingServiceChanged,
    'booking_update',
    { ...ofBooking, service: 'data.serviceName' },
    'Changed the treatment of {booking_id@booking_before} to {service}',
  ),
  BookingPriceChanged: updated(
    BookingPriceChanged,
    'booking_price',
    {
      ...ofBooking,
      total_cents: 'data.totalCents',
      currency: 'data.currency',
      agreed: 'data.agreed',
      reason: 'personal.reason',
    },
    ({ agreed }) =>
      agreed
        ? `Agreed on {total_cents:money} for ${bookingText}[: {reason}]`
        : `${bookingText} costs the list price again, {total_cents:money}`,
  ),
  BookingLengthChanged: updated(
    BookingLengthChanged,
    'booking_update',
    { ...ofBooking, booking_duration: 'data.durationMinutes' },
    `${bookingText} takes {booking_duration} minutes from now on`,
  ),
  ClientDetailsChanged: updated(
    ClientDetailsChanged,
    'booking_update',
    {
      ...ofBooking,
      client_first_name: 'personal.firstName',
      client_last_name: 'personal.lastName',
      client_phone: 'personal.phone',
      client_email: 'personal.email',
      notes: 'personal.notes',
    },
    `Changed the client’s details in ${bookingText}`,
  ),
  BookingReopened: updated(
    BookingReopened,
    'booking_reopen',
    { ...ofBooking, from: 'data.from' },
    `Made ${bookingText} a request again; it was {from:words}`,
  ),
  DayStateChanged: updated(
    DayStateChanged,
    'booking_day_state',
    { ...ofBooking, from: 'data.from', to: 'data.to' },
    chooseSentence('to', DAY_STATES, `${bookingText} is {to:words}`),
  ),
  NoShowRecorded: updated(NoShowRecorded, 'booking_no_show', ofBooking, `${bookingText} did not come`),
  BookingCompleted: updated(BookingCompleted, 'booking_complete', ofBooking, `Completed ${bookingText}`),
  BookingCancelled: deleted(
    BookingCancelled,
    'booking_cancel',
    {
      ...ofBooking,
      client_name: 'personal.clientName',
      reason: 'personal.reason',
      notify_client: 'data.notifyClient',
      link_used_in: 'personal.linkUsedIn',
    },
    ({ notify_client }) =>
      `Cancelled ${bookingText}${BY_LINK}${notify_client === false ? ' without telling the client' : ''}[: {reason}]`,
  ),
  BookingChangeUndone: updated(
    BookingChangeUndone,
    'booking_undo',
    {
      ...ofBooking,
      status: 'data.status',
      therapist_id: 'data.therapistId',
      booking_date: 'data.date',
      booking_time: 'data.time',
    },
    `Undid the last change of {booking_id@booking_before}; it is {status:words}, {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}]`,
  ),
  BookingRepeated: updated(
    BookingRepeated,
    'booking_repeat',
    { ...ofBooking, weeks: 'data.weeks' },
    `Repeated ${bookingText} every {weeks:week|weeks}`,
  ),
  BookingAttendanceConfirmed: updated(
    BookingAttendanceConfirmed,
    'booking_confirm_attendance',
    { ...ofBooking, link_used_in: 'personal.linkUsedIn' },
    `The client of ${bookingText} said that they will come${BY_LINK}`,
  ),
  LetterResent: updated(
    MailResent,
    'booking_resend_letter',
    ofBooking,
    `Mailed the client of ${bookingText} once more`,
  ),
  BookingLinksRequested: updated(
    BookingLinksRequested,
    'booking_links_request',
    ofBooking,
    `The client of ${bookingText} asked for the links to their bookings`,
  ),
  PersonalDataErased: deleted(
    PersonalDataErased,
    'booking_erase_person',
    ofBooking,
    `Erased the client of ${bookingText}`,
  ),
} satisfies Record<BookingEvent['type'], EventType>;

export const bookingEvents = Object.values(bookingEventTypes).map(({ event }) => event);

export type RecordedBookingEvent = InstanceType<(typeof bookingEvents)[number]>;
