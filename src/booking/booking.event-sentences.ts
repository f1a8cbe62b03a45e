import { chooseSentence, type SentencesOf } from '../platform/event-log/event-sentence.js';
import type { loggedEventTypes } from './logged-event-types.js';

const booking = '{booking_id@booking}';
const entry = '{waiting_entry_id@waiting_entry}';

/**
 * Ending of a sentence about a change by the private link. Whoever was sent the link can use it, so it names the
 * browser.
 */
const BY_LINK = '[ by the private link, in {link_used_in}]';

const HOW_CONFIRMED: Readonly<Record<string, string>> = {
  'at-once': 'at once, with the request',
  'verified-email': 'when the client followed the mailed link',
  moved: 'at the free time that the client moved to',
};

const DAY_STATES: Readonly<Record<string, string>> = {
  arrived: `${booking} arrived`,
  in_service: `${booking} began`,
  expected: `Undid that ${booking} was {from:words}`,
};

/** Sentences of the action log about this module's events. */
export const bookingEventSentences: SentencesOf<typeof loggedEventTypes> = {
  BookingRequested: chooseSentence(
    'verdict',
    { available: `Booked ${booking}[ with {therapist_id@therapist}]` },
    `Requested ${booking}[ with {therapist_id@therapist}]`,
  ),
  BookingImported: `Imported ${booking}[ with {therapist_id@therapist}], {status:words}`,
  BookingConfirmed: ({ how }) => {
    const circumstance = HOW_CONFIRMED[String(how)];
    return `Confirmed ${booking}${circumstance ? `, ${circumstance}` : ''}`;
  },
  EmailVerified: `The client of ${booking} followed the mailed link`,
  BookingRescheduled: ({ notify_client }) =>
    `Moved {booking_id@booking_before} to {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}]${BY_LINK}${notify_client === false ? ', without telling the client' : ''}`,
  BookingRoomChanged: ({ room_id }) =>
    room_id ? `Assigned ${booking} the room {room_id@room}` : `Removed the room of ${booking}`,
  BookingServiceChanged: 'Changed the treatment of {booking_id@booking_before} to {service}',
  BookingPriceChanged: ({ agreed }) =>
    agreed
      ? `Agreed on {total_cents:money} for ${booking}[: {reason}]`
      : `${booking} costs the list price again, {total_cents:money}`,
  BookingLengthChanged: `${booking} takes {booking_duration} minutes from now on`,
  ClientDetailsChanged: `Changed the client’s details in ${booking}`,
  BookingReopened: `Made ${booking} a request again; it was {from:words}`,
  DayStateChanged: chooseSentence('to', DAY_STATES, `${booking} is {to:words}`),
  NoShowRecorded: `${booking} did not come`,
  BookingCompleted: `Completed ${booking}`,
  BookingCancelled: ({ notify_client }) =>
    `Cancelled ${booking}${BY_LINK}${notify_client === false ? ' without telling the client' : ''}[: {reason}]`,
  BookingChangeUndone: `Undid the last change of {booking_id@booking_before}; it is {status:words}, {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}]`,
  BookingAttendanceConfirmed: `The client of ${booking} said that they will come${BY_LINK}`,
  LetterResent: `Mailed the client of ${booking} once more`,
  BookingLinksRequested: `The client of ${booking} asked for the links to their bookings`,
  PersonalDataErased: `Erased the client of ${booking}`,

  BookingsExported:
    'Exported {record_count:booking|bookings}[, {status:words}][, {day_state:words}][, {date:day}][, from {from:day}][ to {to:day}]',
  TodaysBookingsExported: 'Exported {record_count:booking|bookings} of {export_date:day}',
  ShopReminded: `Reminded the shop of ${booking}[: {because:list}]`,
  ClientReminded: `Reminded the client of ${booking}[ by {by:list}]`,

  RoomAdded: 'Added the room {room_id@room}',
  RoomEdited: 'Changed the room {room_id@room}[: {changes}][; {kept_bookings:booking|bookings} kept in it]',
  RoomsReordered: 'Put the rooms in another order',
  RoomRemoved: 'Deleted the room {name}',
  ServiceRoomsChanged: ({ needs_no_room }) =>
    needs_no_room ? '{service_id@service} needs no room' : 'Chose the rooms of {service_id@service}',

  CalendarLinkReset: 'Gave the calendar of {therapist_id@therapist} a new secret link',
  CalendarLinkRemoved: 'Removed the calendar link of {therapist_id@therapist}',

  BookingsRelocated:
    'Moved bookings to other places[: {moved:count} moved][, {cancelled:count} cancelled][, {left:count} left][, for {therapist_id@therapist} is away]',
  RelocationUndone: 'Undid a move of several bookings[: {undone:count} are as before][, {left:count} are not]',

  WaitingListJoined: `${entry} joined the waiting list[, for {therapist_id@therapist}]`,
  SlotOffered: ({ how }) =>
    `Offered ${entry} {booking_date:day} {booking_time:time}[ with {therapist_id@therapist}], ${how === 'desk' ? 'chosen by the desk' : 'by their turn'}`,
  OfferAccepted: `${entry} took the offer: ${booking}`,
  OfferDeclined: `${entry} declined the offer`,
  OfferLapsed: ({ because }) =>
    because === 'closed'
      ? `Withdrew the offer to ${entry}, who is still waiting: the time can no longer be booked`
      : `The offer to ${entry} lapsed without an answer${because ? ', who is still waiting' : ''}`,
  WaitingClientBooked: `Booked for ${entry} from the waiting list: ${booking}`,
  WaitingEntryExpired: `${entry} left the waiting list: the last day has passed`,
  WaitingEntryWithdrawn: chooseSentence(
    'by',
    { client: `${entry} left the waiting list` },
    `Took ${entry} off the waiting list`,
  ),
  WaitingEntryRestored: `Put ${entry} back on the waiting list`,
  WaitingClientChanged: `Gave ${entry} to a client of their own`,
  WaitingClientErased: `Erased ${entry} from the waiting list`,
};
