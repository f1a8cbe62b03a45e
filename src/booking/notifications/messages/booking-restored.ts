import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

/** A cancellation that its client had read of was taken back. */
export const bookingRestored = clientMail('Booking Not Cancelled', {
  lead: ({ booking }) => {
    const what = `${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}`;
    return booking.status === 'pending'
      ? `${booking.firstName}, we had cancelled your booking by mistake. Your request of ${what} waits for us again; it is not confirmed yet.`
      : `${booking.firstName}, we had cancelled your booking by mistake. It is confirmed as before: ${what}.`;
  },
});
