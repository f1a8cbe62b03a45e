import type { BookingMailTemplate, MailBooking } from '../mail-types.js';
import { bookingCancelled } from './booking-cancelled.js';
import { bookingConfirmed } from './booking-confirmed.js';
import { confirmByLink } from './confirm-by-link.js';
import { payDeposit } from './pay-deposit.js';
import { requestReceived } from './request-received.js';

/** The mail about the booking's current status, whichever change led to it. */
export const currentStatus: BookingMailTemplate = {
  subject: (props) => templateFor(props.booking).subject(props),
  Body: (props) => templateFor(props.booking).Body(props),
};

function templateFor({ status, heldUntil, heldFor }: MailBooking): BookingMailTemplate {
  if (status === 'cancelled') return bookingCancelled;
  if (heldUntil) return heldFor ? payDeposit : confirmByLink;
  return status === 'pending' ? requestReceived : bookingConfirmed;
}
