import { nameOf } from '../domain/client-words.js';
import { due, treatment, when, written } from './booking-facts.js';
import { shortly } from './customer-letters.js';
import type { Fact } from '../../platform/mail/letter.js';
import type { Letter, MailBooking, MailShop } from './mail-types.js';
import type { ReminderCause } from '../reminders/reminders-due.js';
import { rendered } from '../../platform/mail/rendered-letter.js';

const whyPending: Readonly<Record<string, string>> = {
  fully_booked: 'The therapist is fully booked on that day.',
  time_conflict: 'The therapist is not available at that time.',
  not_rostered: 'The therapist is not rostered on that day.',
  unassigned: 'The client left the therapist to the shop.',
  error: 'The availability could not be checked.',
};

export const newBooking = shopLetter(
  'New Booking',
  (booking) => `${clientOf(booking)} has booked. The booking is confirmed.`,
);

export const newRequest = shopLetter(
  'New Booking Request',
  (booking) =>
    `${clientOf(booking)} asks for a booking. ${whyPending[booking.pendingReason ?? 'unassigned'] ?? ''} It waits for you to confirm it.`,
);

export const confirmedForShop = shopLetter(
  'Booking Confirmed',
  (booking) => `The booking of ${clientOf(booking)} is confirmed.`,
);

export const changedForShop = shopLetter(
  'Booking Changed',
  (booking) => `The booking of ${clientOf(booking)} has another time, therapist or service. It is ${booking.status}.`,
);

export const cancelledForShop = shopLetter(
  'Booking Cancelled',
  (booking) => `The booking of ${clientOf(booking)} was cancelled.`,
);

/** Says why the shop should look at a request now. */
export function requestWaits(because: readonly ReminderCause[]): Letter {
  const reasons = because.map((cause) => (cause === 'waiting' ? 'has waited for two opening hours' : 'starts within 24 hours'));
  return shopLetter('Request Waiting', (booking) => `The request of ${clientOf(booking)} ${reasons.join(' and ')}. It still needs your answer.`);
}

function shopLetter(title: string, lead: (booking: MailBooking) => string): Letter {
  return (booking, shop, { office }) =>
    rendered(shop, {
      subject: `${title}: ${clientOf(booking)}, ${shortly(booking)}`,
      heading: title,
      lead: lead(booking),
      facts: facts(booking, shop),
      ...(office && { button: { label: 'Open Manage Bookings', url: office } }),
      notes: [],
    });
}

function facts(booking: MailBooking, shop: MailShop): Fact[] {
  return [
    when(booking, shop),
    ...treatment(booking),
    { label: 'Client', value: clientOf(booking) },
    { label: 'Mobile', value: booking.clientPhone },
    ...written('Email', booking.clientEmail),
    ...(booking.status === 'cancelled' ? [] : [due(booking, shop)]),
    // A cancelled booking's note ends in the reason.
    ...(booking.cancellationReason ? written('Reason', booking.cancellationReason) : written('Note', booking.notes)),
  ];
}

const clientOf = (booking: MailBooking) => nameOf(booking);
