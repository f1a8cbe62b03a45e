import { useGetMailStateMutation } from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast.js';

const ASK_EVERY_MILLISECONDS = 1000;
const ASK_TIMES = 5;

/** Follows a booking's mails for five seconds and speaks up only when they fail; the server goes on trying. */
export function useMailWatch(): (sessionId: string) => Promise<void> {
  const [getMailState] = useGetMailStateMutation();
  return async (sessionId) => {
    for (let asked = 0; asked < ASK_TIMES; asked++) {
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MILLISECONDS));
      const { data } = await getMailState({ bookingSessionDto: { sessionId } });
      if (data?.state === 'sent' || data?.state === 'none') return;
      if (data?.state !== 'failing') continue;
      return toast({
        title: 'Booking Created',
        description:
          'Your booking was created but we could not send confirmation emails. Please contact us to confirm.',
        destructive: true,
      });
    }
  };
}
