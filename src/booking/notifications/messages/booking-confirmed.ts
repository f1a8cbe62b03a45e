import { clientMail } from './client-mail.js';
import { formatStart, formatTherapist } from './format-booking.js';

export const bookingConfirmed = clientMail('Booking Confirmed', {
  lead: ({ booking }) =>
    `${booking.firstName}, ${formatTherapist(booking)} will see you for ${booking.serviceName} on ${formatStart(booking)}. Please arrive 10 minutes early.`,
});
