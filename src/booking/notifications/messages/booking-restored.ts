import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** A cancellation that its client had read of was taken back. */
export const bookingRestored = clientMail('Booking Not Cancelled', {
  lead: ({ booking }) => {
    const what = `${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}`;
    return booking.status === 'pending'
      ? `${booking.firstName}, we cancelled your booking by mistake. Your request for ${what} is open again. It is not confirmed yet.`
      : `${booking.firstName}, we cancelled your booking by mistake. It is confirmed as before: ${what}.`;
  },
});
