import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FETCH_ONCE } from '../../../../shared/api/fetch-once.js';
import { api } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';

/** Interval in milliseconds; together the polls take five seconds. */
const POLL_INTERVAL_MS = 500;
const MAX_POLLS = 10;

/**
 * Watches the mail of a cancellation once it is being sent, and shows a toast when it fails; the server goes on trying.
 * No hook of the dialog, which is closed by then.
 */
export const watchCancellationMail =
  (id: string, inSeconds: number): ThunkAction<Promise<void>, unknown, unknown, UnknownAction> =>
  async (dispatch) => {
    await new Promise((done) => setTimeout(done, inSeconds * 1_000));
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));
      const { data } = await dispatch(api.endpoints.getBookingTimeline.initiate({ id }, FETCH_ONCE));
      const mail = data?.mails.findLast(
        ({ recipient, event_type }) => recipient === 'client' && event_type === 'BookingCancelled',
      );
      if (mail?.state === 'sent') return;
      if (mail?.state === 'failing' || mail?.state === 'refused') {
        return toast({ title: 'Warning', description: 'Booking cancelled but email notification failed to send' });
      }
    }
  };
