import { clientMail } from './client-mail.js';
import { formatMovedTime, formatStart, formatTherapist } from './format-booking.js';

export const bookingChanged = clientMail('Booking Changed', {
  subject: formatMovedTime,
  lead: ({ booking }) => {
    const status =
      booking.status === 'pending'
        ? 'It is not confirmed yet. We will email you as soon as it is.'
        : 'It is confirmed.';
    return `${booking.firstName}, your booking is now ${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}. ${status}`;
  },
});
