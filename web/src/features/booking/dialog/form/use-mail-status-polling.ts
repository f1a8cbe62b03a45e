import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { FETCH_ONCE } from '../../../../shared/api/fetch-once.js';
import { api } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';

const POLL_INTERVAL_MS = 1000;
const MAX_POLLS = 5;

/**
 * Follows a booking's mails for five seconds and shows a toast only when they fail or are refused; the server goes on
 * trying.
 */
export function useMailStatusPolling(): (sessionId: string) => Promise<void> {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  return async (sessionId) => {
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      const { data } = await dispatch(
        api.endpoints.getMailState.initiate({ bookingSessionDto: { sessionId } }, FETCH_ONCE),
      );
      if (data?.state === 'sent' || data?.state === 'none') return;
      if (data?.state !== 'failing' && data?.state !== 'refused') continue;
      return toast(
        errorToast(
          'Your booking was created but we could not send confirmation emails. Please contact us to confirm.',
          'Booking Created',
        ),
      );
    }
  };
}
