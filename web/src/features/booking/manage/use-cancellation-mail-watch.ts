import { useLazyGetBookingTimelineQuery } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';

/** In milliseconds; together five seconds. */
const between = 500;
const tries = 10;

/** Watches the mail of a cancellation on its way to the client, and tells when it cannot be sent; attempts go on. */
export function useCancellationMailWatch(): (bookingId: string) => Promise<void> {
  const [read] = useLazyGetBookingTimelineQuery();
  return async (id) => {
    for (let nth = 0; nth < tries; nth++) {
      await new Promise((done) => setTimeout(done, between));
      const { data } = await read({ id });
      const mail = data?.mails.findLast(({ recipient, event_type }) => recipient === 'client' && event_type === 'BookingCancelled');
      if (mail?.state === 'sent') return;
      if (mail?.state === 'failing') {
        return toast({ title: 'Warning', description: 'Booking cancelled but email notification failed to send' });
      }
    }
  };
}
