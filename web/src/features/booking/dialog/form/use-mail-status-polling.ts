import { useGetMailStateMutation } from '../../../../shared/api/generated.js';
import { toast } from '../../../../shared/toast/toast.js';
import { errorToast } from '../../../../shared/toast/toasts.js';

const POLL_INTERVAL_MS = 1000;
const MAX_POLLS = 5;

/**
 * Follows a booking's mails for five seconds and shows a toast only when they fail or are refused; the server goes on
 * trying.
 */
export function useMailStatusPolling(): (sessionId: string) => Promise<void> {
  const [getMailState] = useGetMailStateMutation();
  return async (sessionId) => {
    for (let poll = 0; poll < MAX_POLLS; poll++) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      const { data } = await getMailState({ bookingSessionDto: { sessionId } });
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
