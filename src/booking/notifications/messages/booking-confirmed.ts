import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

export const bookingConfirmed = clientMail('Booking Confirmed', {
  series: (count) => ({
    heading: `Your ${count}`,
    lead: `your ${count} are confirmed. Please arrive 10 minutes early each time.`,
  }),
  lead: ({ booking }) =>
    `${booking.firstName}, ${formatTherapist(booking)} will see you for ${booking.serviceName} on ${formatStart(booking)}. Please arrive 10 minutes early.`,
});
