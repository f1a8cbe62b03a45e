import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type RefusedMailDto,
  useDismissRefusedMailMutation,
  useGetSystemStatusQuery,
  useRetryDeliveryMutation,
  useRetryRefusedMailsMutation,
} from '../../shared/api/generated.js';
import { toastError } from '../../shared/api/error-message.js';
import { toast } from '../../shared/toast/toast.js';
import { successToast } from '../../shared/toast/toasts.js';
import { Button } from '../../shared/ui/button/Button.js';
import { DataTable, type TableColumn } from '../../shared/ui/table/DataTable.js';
import { formatMomentAndYear } from '../../shared/dates/dates.js';
import { formatRefusedMail, nameDelivery } from './status-labels.js';
import { Cluster } from '../../shared/ui/layout/Cluster.js';
import { UnlessReadOnly } from '../../shared/read-only/read-only.js';
import styles from './system-status.module.css';

/** Mails and texts that were refused for good, with the actions on each. */
export function RefusedMails({ refused }: { refused: RefusedMailDto[] }) {
  const { busy, sendAgain, sendAllAgain, dismiss } = useRefusedMailActions();
  return (
    <section className={styles.failing} aria-labelledby="refused-mails">
      <h2 id="refused-mails" className="type-small-head">
        {refused.some(({ channel }) => channel === 'text') ? 'Emails and texts' : 'Emails'} that were not sent
      </h2>
      <p className="second">These are not retried. Correcting the address in the booking sends its emails again.</p>
      {refused.filter(({ is_limited, is_unknown }) => !is_limited && !is_unknown).length > 1 && (
        <UnlessReadOnly>
          <Button disabled={busy !== undefined} onClick={sendAllAgain}>
            Send all again
          </Button>
        </UnlessReadOnly>
      )}
      <DataTable
        className={styles.table}
        asCards
        isFramed
        aria-labelledby="refused-mails"
        columns={columns({ busy, sendAgain, dismiss })}
        rows={refused}
        rowKey={toRowKey}
        empty={null}
      />
    </section>
  );
}

const toRowKey = ({ subscriber, event_id }: RefusedMailDto) => `${subscriber} ${event_id}`;

function useRefusedMailActions() {
  const [retry] = useRetryDeliveryMutation();
  const [retryRefusedMails] = useRetryRefusedMailsMutation();
  const [dismissRefusedMail] = useDismissRefusedMailMutation();
  const { refetch } = useGetSystemStatusQuery();
  const [busy, setBusy] = useState<string>();
  const run = async (key: string, action: Promise<{ error?: unknown }>, done: string) => {
    setBusy(key);
    const { error } = await action;
    if (error) toastError(error, 'That did not work');
    else toast(successToast(done));
    await refetch();
    setBusy(undefined);
  };
  const toBody = ({ subscriber, event_id }: RefusedMailDto) => ({ retryDto: { subscriber, event_id } });
  return {
    busy,
    sendAgain: (mail: RefusedMailDto) =>
      void run(toRowKey(mail), retry(toBody(mail)), mail.channel === 'text' ? 'Text sent again' : 'Email sent again'),
    sendAllAgain: () => void run('all', retryRefusedMails(), 'Emails sent again'),
    dismiss: (mail: RefusedMailDto) => void run(toRowKey(mail), dismissRefusedMail(toBody(mail)), 'Dismissed'),
  };
}

const columns = ({
  busy,
  sendAgain,
  dismiss,
}: Omit<ReturnType<typeof useRefusedMailActions>, 'sendAllAgain'>): TableColumn<RefusedMailDto>[] => [
  {
    title: 'What',
    className: styles.reason,
    cell: (mail) => (
      <>
        {formatRefusedMail(mail)}
        <p className="second">
          {nameDelivery(mail.subscriber)}.{!mail.is_limited && !mail.is_unknown && ` It said: ${mail.reply}`}
        </p>
      </>
    ),
  },
  { title: 'When', className: styles.when, cell: ({ refused_at_local }) => formatMomentAndYear(refused_at_local) },
  {
    title: <span className="visually-hidden">Actions</span>,
    cell: (mail) => {
      const isBusy = busy === toRowKey(mail);
      const what = mail.channel === 'text' ? 'number' : 'address';
      const name = mail.address ?? `unknown ${what}`;
      return (
        <UnlessReadOnly>
          <Cluster>
            {mail.booking_id && mail.address && (
              <Link className="link" to={`/bookings?booking=${mail.booking_id}`} aria-label={`Edit ${what}: ${name}`}>
                Edit {what}
              </Link>
            )}
            <Button disabled={isBusy} onClick={() => sendAgain(mail)} aria-label={`Send again: ${name}`}>
              Send again
            </Button>
            <Button disabled={isBusy} onClick={() => dismiss(mail)} aria-label={`Dismiss: ${name}`}>
              Dismiss
            </Button>
          </Cluster>
        </UnlessReadOnly>
      );
    },
  },
];
