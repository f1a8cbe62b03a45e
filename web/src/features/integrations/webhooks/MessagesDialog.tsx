import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  useListWebhookMessagesQuery,
  useResendWebhookMessageMutation,
  type WebhookDto,
  type WebhookMessageDto,
} from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { formatType } from './webhook-types.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import styles from './webhooks.module.css';

const REFRESH_MS = 5_000;

/** The latest messages to a webhook, and how each went. */
export function MessagesDialog({ webhook, onClosed }: { webhook: WebhookDto; onClosed: () => void }) {
  const { id, url, ended_at_local } = webhook;
  const query = useListWebhookMessagesQuery({ id }, { refetchOnMountOrArgChange: true, pollingInterval: REFRESH_MS });
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const items = query.data?.items;
  return (
    <Dialog
      open={isOpen}
      title={`Messages to ${url}`}
      okText="Done"
      isDone
      onOk={close}
      onCancel={close}
      afterClose={onClosed}
      width={640}
    >
      {!items && <LoadFailure what="Messages" reads={[query]} />}
      {items?.length === 0 && <p>No messages yet.</p>}
      {items && items.length > 0 && (
        <Rows className={styles.list}>
          {items.map((message) => (
            <MessageRow key={message.event_id} webhookId={id} message={message} canResend={!ended_at_local} />
          ))}
        </Rows>
      )}
    </Dialog>
  );
}

interface MessageRowProps {
  webhookId: string;
  message: WebhookMessageDto;
  canResend: boolean;
}

function MessageRow({ webhookId, message, canResend }: MessageRowProps) {
  const { event_id, type, state, attempts, updated_at_local } = message;
  const [resend, { isLoading }] = useResendWebhookMessageMutation();
  const send = async () => {
    const { error } = await resend({ id: webhookId, eventId: event_id });
    if (error) toastError(error, 'The message could not be sent again');
    else toast(successToast('The message is sent again'));
  };
  return (
    <li>
      <div>
        <strong>{formatType(type)}</strong>
        <p className="second">
          {formatOutcome(message)}
          {attempts > 1 && `, at the ${attempts}. attempt`} · {formatMoment(updated_at_local)}
        </p>
      </div>
      {canResend && state !== 'waiting' && (
        <Button variant="text" disabled={isLoading} onClick={() => void send()}>
          Send again
        </Button>
      )}
    </li>
  );
}

/** Says how the last attempt went: `Taken`, `Answered 500 (Busy); next attempt Mon, Mar 2, 10:05 AM`. */
function formatOutcome({ state, status, reply, due_at_local }: WebhookMessageDto): string {
  if (state === 'delivered') return 'Taken';
  const answer =
    status === null ? `No answer${reply ? ` (${reply})` : ''}` : `Answered ${status}${reply ? ` (${reply})` : ''}`;
  if (state === 'failed') return `${answer}; not tried again`;
  return due_at_local ? `${answer}; next attempt ${formatMoment(due_at_local)}` : 'On its way';
}
