import type { BookingMailTemplate, MailBooking } from '../mail-types.js';
import { bookingCancelled } from './booking-cancelled.js';
import { bookingConfirmed } from './booking-confirmed.js';
import { requestReceived } from './request-received.js';

/** The booking's current status, whichever change led to it. */
export const currentStatus: BookingMailTemplate = {
  subject: (props) => templateFor(props.booking).subject(props),
  Body: (props) => templateFor(props.booking).Body(props),
};

function templateFor({ status }: MailBooking): BookingMailTemplate {
  if (status === 'cancelled') return bookingCancelled;
  return status === 'pending' ? requestReceived : bookingConfirmed;
}
