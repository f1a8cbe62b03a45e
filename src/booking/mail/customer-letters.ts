import { dayAndMonth, longDate, twelveHour } from '../../platform/clock/in-words.js';
import { ring, untilWhen } from './until-when.js';
import { due, treatment, when, where, written } from './booking-facts.js';
import type { LetterText } from '../../platform/mail/letter.js';
import { rendered } from '../../platform/mail/rendered-letter.js';
import type { Letter, MailBooking, MailLinks, MailShop } from './mail-types.js';

/** A booking that waits for the shop, or for its address to be verified. */
export const requestReceived: Letter = (booking, shop, links) =>
  rendered(shop, {
    subject: `Booking Request Received: ${shortly(booking)}`,
    heading: 'Booking Request Received',
    lead: `${booking.firstName}, we have your request for ${booking.serviceName} on ${at(booking)}. It is not confirmed yet: the shop will get back to you.`,
    facts: facts(booking, shop),
    ...verification(links),
    notes: [...(links.verify ? [validity(booking)] : []), untilWhen(booking, shop, links)],
  });

export const bookingConfirmed: Letter = (booking, shop, links) =>
  rendered(shop, {
    subject: `Booking Confirmed: ${shortly(booking)}`,
    heading: 'Booking Confirmed',
    lead: `${booking.firstName}, ${who(booking)} will see you for ${booking.serviceName} on ${at(booking)}. Please arrive 10 minutes early.`,
    facts: facts(booking, shop),
    ...view(links),
    notes: [...calendarFile, untilWhen(booking, shop, links)],
  });

export const bookingChanged: Letter = (booking, shop, links) =>
  rendered(shop, {
    subject: `Booking Changed: ${shortly(booking)}`,
    heading: 'Booking Changed',
    lead: `${booking.firstName}, your booking is now ${booking.serviceName} with ${who(booking)} on ${at(booking)}. ${
      booking.status === 'pending' ? 'It waits for the shop to confirm it.' : 'It is confirmed.'
    }`,
    facts: facts(booking, shop),
    ...view(links),
    notes: [...calendarFile, untilWhen(booking, shop, links)],
  });

export const bookingCancelled: Letter = (booking, shop, { home }) =>
  rendered(shop, {
    subject: `Booking Cancelled: ${shortly(booking)}`,
    heading: 'Booking Cancelled',
    lead: `${booking.firstName}, your booking of ${booking.serviceName} on ${at(booking)} was cancelled. Nothing is due.`,
    facts: [when(booking, shop), ...treatment(booking), ...written('Reason', booking.cancellationReason)],
    ...(home && { button: { label: 'Book another time', url: home } }),
    notes: ['The attached file takes it out of your calendar.', ring(shop)],
  });

/** How the booking stands, whatever led to it. */
export const asItStands: Letter = (booking, shop, links) => {
  if (booking.status === 'cancelled') return bookingCancelled(booking, shop, links);
  return (booking.status === 'pending' ? requestReceived : bookingConfirmed)(booking, shop, links);
};

function facts(booking: MailBooking, shop: MailShop) {
  return [
    when(booking, shop),
    ...treatment(booking),
    ...where(shop),
    due(booking, shop),
    ...written('Your note', booking.notes),
  ];
}

/** `Hot Stone Massage, Thursday, November 26, 2:30 PM` */
export function shortly({ serviceName, date, time }: MailBooking): string {
  return `${serviceName}, ${dayAndMonth(date)}, ${twelveHour(time)}`;
}

const calendarFile = ['The attached file puts it into your calendar.'];

const at = ({ date, time }: MailBooking) => `${longDate(date)} at ${twelveHour(time)}`;
const who = ({ isUnassigned, therapistName }: MailBooking) => (isUnassigned ? 'one of our therapists' : therapistName);

function view({ view: url, change }: MailLinks): Partial<LetterText> {
  return url ? { button: { label: change ? 'View or change your booking' : 'View your booking', url } } : {};
}

/** The verification is the one thing to do; the booking itself comes second. */
function verification(links: MailLinks): Partial<LetterText> {
  if (!links.verify) return view(links);
  const label = links.change ? 'View or change your request' : 'View your request';
  const link = links.view && { link: { label, url: links.view } };
  return { button: { label: 'Verify your email address', url: links.verify }, ...link };
}

function validity({ isUnassigned }: MailBooking): string {
  return `The link is valid for 48 hours${isUnassigned ? '' : ' and confirms your booking if the time is still free'}.`;
}
