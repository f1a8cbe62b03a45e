import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** The mail about a cancellation that was taken back after its client had read about it. */
export const bookingRestored = clientMail('Booking Not Cancelled', {
  lead: ({ booking }) => {
    const what = `${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}`;
    return booking.status === 'pending'
      ? `${booking.firstName}, we cancelled your booking by mistake. Your request for ${what} is open again. It is not confirmed yet.`
      : `${booking.firstName}, we cancelled your booking by mistake. It is confirmed as before: ${what}.`;
  },
});
