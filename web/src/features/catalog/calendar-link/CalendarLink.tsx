import { useState } from 'react';
import {
  useGetCalendarLinkQuery,
  useRemoveCalendarLinkMutation,
  useResetCalendarLinkMutation,
} from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { failureToast } from '../../../shared/api/error-message.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Stack } from '../../../shared/ui/layout/Stack.js';
import './calendar-link.css';

interface CalendarLinkProps {
  therapistId: string;
}

/** The secret address of a therapist's calendar. It can be made, copied while it is shown, reset and removed. */
export function CalendarLink({ therapistId }: CalendarLinkProps) {
  const { url, madeAt, isReady, isBusy, make, takeAway } = useCalendarLink(therapistId);
  return (
    <Stack gap={12}>
      <p className="second">
        Shows shifts and bookings in a calendar app: treatment and first name. Anyone with the link can see them.
      </p>
      {url && <ShownLink url={url} />}
      {!url && madeAt && (
        <p>
          A link was made on {formatDateAndYear(madeAt.slice(0, 10))}. It was shown once; if it is lost, make a new one.
        </p>
      )}
      <Cluster as="p">
        {madeAt ? (
          <>
            <Button disabled={isBusy} onClick={() => askBefore('Make a new calendar link?', 'Make New Link', make)}>
              Reset link
            </Button>
            <Button
              isDanger
              variant="text"
              disabled={isBusy}
              onClick={() => askBefore('Remove the calendar link?', 'Remove Link', takeAway)}
            >
              Remove link
            </Button>
          </>
        ) : (
          <Button disabled={isBusy || !isReady} onClick={() => void make()}>
            Make a link
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** The address, which is shown only this once. */
function useCalendarLink(therapistId: string) {
  const query = useGetCalendarLinkQuery({ id: therapistId }, { refetchOnMountOrArgChange: true });
  const [reset, resetting] = useResetCalendarLinkMutation();
  const [remove, removing] = useRemoveCalendarLinkMutation();
  const [url, setUrl] = useState<string>();
  useLoadFailureToast(query, 'Failed to load the calendar link');
  const madeAt = query.data?.created_at;
  const isBusy = resetting.isLoading || removing.isLoading;

  const make = async () => {
    const { data, error } = await reset({ id: therapistId });
    if (error) return toast(failureToast(error, 'Failed to make a calendar link'));
    setUrl(data.url);
  };
  const takeAway = async () => {
    const { error } = await remove({ id: therapistId });
    if (error) return toast(failureToast(error, 'Failed to remove the calendar link'));
    setUrl(undefined);
    toast(successToast('The calendar link has been removed'));
  };
  return { url, madeAt, isReady: query.isSuccess, isBusy, make, takeAway };
}

function askBefore(title: string, okText: string, onOk: () => Promise<unknown>): void {
  askQuestion({
    title,
    content: 'The current link stops working at once. Calendars that use it are no longer updated.',
    okText,
    cancelText: 'Cancel',
    isDanger: true,
    onOk: () => void onOk(),
  });
}

function ShownLink({ url }: { url: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(successToast('Add it to your calendar as a subscription', 'Link copied'));
    } catch {
      // On an insecure connection, or when the user has denied it, the link can still be copied by hand.
      toast(errorToast('Select the link and copy it by hand', 'Not copied'));
    }
  };
  return (
    <div className="calendar-link-shown" role="status">
      <p>Copy it now: it is not shown again.</p>
      <span>
        <input
          className="control"
          aria-label="Calendar link"
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="primary" onClick={() => void copy()}>
          Copy
        </Button>
      </span>
    </div>
  );
}
