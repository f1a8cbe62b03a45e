import { useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  useListWebhooksQuery,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  type WebhookDto,
} from '../../../shared/api/generated.js';
import { formatMoment } from '../../../shared/dates/dates.js';
import { formatCount } from '../../../shared/format-count.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { ChevronDownIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { MenuButton } from '../../../shared/ui/menu/MenuButton.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { askQuestion } from '../../../shared/ui/question.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import styles from './webhooks.module.css';

const WebhookDialog = onDemand(async () => (await import('./WebhookDialog.js')).WebhookDialog);
const SecretDialog = onDemand(async () => (await import('./SecretDialog.js')).SecretDialog);
const MessagesDialog = onDemand(async () => (await import('./MessagesDialog.js')).MessagesDialog);

/** The addresses of other programs that are told what happens, for administrators. */
export function WebhooksCard() {
  const query = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  const [secret, showSecret] = useState<string>();
  const [shown, showMessages] = useState<WebhookDto>();
  if (!query.data) return <LoadFailure what="Webhooks" reads={[query]} />;
  const { items } = query.data;
  return (
    <Card aria-labelledby="webhooks" aria-busy={query.isFetching}>
      <Cluster as="header" gap={12} isSpread className={styles.head}>
        <h2 id="webhooks" className="type-item">
          Webhooks
        </h2>
        <Button onClick={() => setAdding(true)}>Add Webhook</Button>
      </Cluster>
      <p className="second">
        Addresses of other programs that are told when a booking or payment changes: what happened, and the id to ask
        by, nothing about clients.
      </p>
      {items.length === 0 ? (
        <p>No webhooks yet: no other program is told.</p>
      ) : (
        <Rows className={styles.list}>
          {items.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onSecret={showSecret} onMessages={showMessages} />
          ))}
        </Rows>
      )}
      {isAdding && <WebhookDialog onAdded={showSecret} onClosed={() => setAdding(false)} />}
      {secret && <SecretDialog secret={secret} onClosed={() => showSecret(undefined)} />}
      {shown && <MessagesDialog webhook={shown} onClosed={() => showMessages(undefined)} />}
    </Card>
  );
}

interface WebhookRowProps {
  webhook: WebhookDto;
  onSecret: (secret: string) => void;
  onMessages: (webhook: WebhookDto) => void;
}

function WebhookRow({ webhook, onSecret, onMessages }: WebhookRowProps) {
  const { id, url, types, created_at_local, ended_at_local, waiting } = webhook;
  const [remove] = useRemoveWebhookMutation();
  const [rotate] = useRotateWebhookSecretMutation();
  const [test] = useTestWebhookMutation();
  const sendTest = async () => {
    const { error } = await test({ id });
    if (error) toastError(error, 'The test event could not be sent');
    else toast(successToast('A test event is on its way: see Messages'));
  };
  const askToRotate = () =>
    askQuestion({
      title: 'Make a new secret?',
      content: 'For a day messages are signed with both, so that the other program can change over meanwhile.',
      okText: 'Make a new secret',
      cancelText: 'Cancel',
      onOk: async () => {
        const { data, error } = await rotate({ id });
        if (data) onSecret(data.secret);
        else toastError(error, 'The secret could not be made');
      },
    });
  const askToRemove = () =>
    askQuestion({
      title: 'Remove this webhook?',
      content: `${url} is told nothing any more, and what is known of its messages is deleted.`,
      okText: 'Remove',
      cancelText: 'Cancel',
      isDanger: true,
      onOk: async () => {
        const { error } = await remove({ id });
        if (error) toastError(error, 'The webhook could not be removed');
        else toast(successToast('The webhook was removed'));
      },
    });
  const entries = [
    { label: 'Messages', onPress: () => onMessages(webhook) },
    ...(ended_at_local
      ? []
      : [
          { label: 'Send test event', onPress: () => void sendTest() },
          { label: 'Make a new secret', onPress: askToRotate },
        ]),
    { label: 'Remove', isDanger: true, onPress: askToRemove },
  ];
  return (
    <li>
      <div>
        <strong>{url}</strong>
        <p className="second">
          {formatCount(types.length, 'event')} · added {formatMoment(created_at_local)}
          {ended_at_local && ` · ended ${formatMoment(ended_at_local)}, since it answered that it is gone`}
          {!ended_at_local && waiting > 0 && ` · ${formatCount(waiting, 'message')} to be tried again`}
        </p>
      </div>
      <MenuButton
        label={`Actions for ${url}`}
        placement="below"
        entries={entries}
        button={(props) => (
          <Button variant="text" aria-label={`Actions for ${url}`} {...props}>
            Actions <ChevronDownIcon width="16" height="16" />
          </Button>
        )}
      />
    </li>
  );
}
