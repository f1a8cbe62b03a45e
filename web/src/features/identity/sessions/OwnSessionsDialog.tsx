import { useRef, useState } from 'react';
import {
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  useSignOutElsewhereMutation,
  type OwnSessionDto,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { toastError } from '../../../shared/api/error-message.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { formatBrowser, SessionList } from './SessionList.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './sessions.module.css';

/** The person's own sessions, each of which can be ended; `onClosed` removes the dialog. */
export function OwnSessionsDialog({ onClosed }: { onClosed: () => void }) {
  const { data, isError, refetch } = useListOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [end, ending] = useEndOwnSessionMutation();
  const [endOthers, endingOthers] = useSignOutElsewhereMutation();
  const [isOpen, setOpen] = useState(true);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  const toastResult = ({ error }: { error?: unknown }, description: string) => {
    if (error) toastError(error, "That didn't work. Please try again.");
    else toast(successToast(description));
    // The pressed button is gone or disabled.
    closeButton.current?.focus();
  };
  const endOne = async (session: OwnSessionDto) =>
    toastResult(await end({ id: session.id }), `${formatBrowser(session)} is signed out`);
  const endAllOthers = async () => toastResult(await endOthers(), 'You are signed in here, and nowhere else');

  return (
    <Dialog
      open={isOpen}
      title="Your sessions"
      width={520}
      onCancel={close}
      afterClose={onClosed}
      footer={[
        <Button
          key="others"
          disabled={!data || data.length < 2}
          isLoading={endingOthers.isLoading}
          onClick={endAllOthers}
        >
          Sign out all others
        </Button>,
        <Button key="close" ref={closeButton} variant="primary" onClick={close} data-first-focus>
          Close
        </Button>,
      ]}
    >
      <p className="second">
        Where you are signed in. Sign out any session you don't recognise, then change your password.
      </p>
      {data ? (
        <SessionList sessions={data} isBusy={ending.isLoading} onEnd={endOne} />
      ) : isError ? (
        <RetryPanel text="Failed to load your sessions" onRetry={refetch} />
      ) : (
        <div className={classes('skeleton', styles.skeleton)} role="status" aria-label="Loading your sessions" />
      )}
    </Dialog>
  );
}
