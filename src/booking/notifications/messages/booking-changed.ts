import { clientMail } from './client-mail.js';
import { formatMovedTime, formatPending, formatStart, formatTherapist } from './format-booking.js';

export const bookingChanged = clientMail('Booking Changed', {
  heading: formatMovedTime,
  series: (count) => ({ heading: `Your ${count} have changed`, lead: `your ${count} are now at these times.` }),
  lead: ({ booking }) => {
    const status =
      booking.status === 'pending' ? `${formatPending(booking)}: we'll email you to confirm.` : 'It is confirmed.';
    return `${booking.firstName}, your booking is now ${booking.serviceName} with ${formatTherapist(booking)} on ${formatStart(booking)}. ${status}`;
  },
});
