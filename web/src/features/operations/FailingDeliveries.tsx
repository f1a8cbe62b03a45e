import { useState } from 'react';
import { type FailingDeliveryDto, type SystemStatusDto, useRetryDeliveryMutation } from '../../shared/api/generated.js';
import { Button } from '../../shared/ui/button/Button.js';
import { DataTable, type TableColumn } from '../../shared/ui/table/DataTable.js';
import { toastError } from '../../shared/api/error-message.js';
import { toast } from '../../shared/toast/toast.js';
import { formatMomentAndYear } from '../../shared/dates/dates.js';
import { nameDelivery } from './status-labels.js';
import { UnlessReadOnly } from '../../shared/read-only/read-only.js';
import styles from './system-status.module.css';

interface FailingDeliveriesProps {
  status: SystemStatusDto;
  /** Mails, texts and requests to the gateway, or the entries of the action log. */
  kind: keyof typeof TITLES;
}

const TITLES = {
  messages: 'Emails, texts and payments that are tried again',
  entries: 'Entries of the action log that are late',
};

/** The deliveries that failed and are tried again by themselves, with the reasons; nothing while there is none. */
export function FailingDeliveries({ status, kind }: FailingDeliveriesProps) {
  const [retry] = useRetryDeliveryMutation();
  const [retried, setRetried] = useState<string>();
  const again = ({ subscriber, event_id }: FailingDeliveryDto) => {
    setRetried(toDeliveryKey({ subscriber, event_id }));
    retry({ retryDto: { subscriber, event_id } })
      .unwrap()
      .then(
        () =>
          toast({
            title: 'Tried again',
            description: `${nameDelivery(subscriber)}: if it fails again, the reason appears here`,
          }),
        (error: unknown) => toastError(error, 'It could not be tried again'),
      )
      .finally(() => setRetried(undefined));
  };
  const failing = status.failing.filter(({ is_message }) => is_message === (kind === 'messages'));
  const total = status.queues
    .filter(({ name }) => (name !== 'audit') === (kind === 'messages'))
    .reduce((sum, queue) => sum + queue.failing + queue.unknown, 0);
  if (failing.length === 0 && total === 0) return null;
  return (
    <section className={styles.failing} aria-labelledby={`failing-${kind}`}>
      <h2 id={`failing-${kind}`} className="type-small-head">
        {TITLES[kind]}
      </h2>
      <p className="second">
        {total > failing.length
          ? `${failing.length} of ${total.toLocaleString('en')} are shown. Each one is retried automatically until it succeeds.`
          : 'Each one is retried automatically until it succeeds; one that may have arrived, three times.'}
      </p>
      <DataTable
        className={styles.table}
        asCards
        isFramed
        aria-labelledby={`failing-${kind}`}
        columns={columns(again, retried)}
        rows={failing}
        rowKey={toDeliveryKey}
        empty="They appear in a moment."
      />
    </section>
  );
}

const toDeliveryKey = ({ subscriber, event_id }: Pick<FailingDeliveryDto, 'subscriber' | 'event_id'>) =>
  `${subscriber} ${event_id}`;

const columns = (
  again: (delivery: FailingDeliveryDto) => void,
  retried: string | undefined,
): TableColumn<FailingDeliveryDto>[] => [
  {
    title: 'What',
    cell: ({ subscriber, seq }) => (
      <>
        {nameDelivery(subscriber)}
        <span className="second"> entry {seq.toLocaleString('en')}</span>
      </>
    ),
  },
  {
    title: 'Reason',
    className: styles.reason,
    cell: ({ reason, explanation, again_at_local }) => (
      <>
        {explanation ?? reason ?? 'Unknown'}
        {explanation && reason && <p className="second">{reason}</p>}
        {again_at_local && <p className="second">Sent again: {formatMomentAndYear(again_at_local)}</p>}
      </>
    ),
  },
  {
    title: 'Last attempt',
    className: styles.when,
    cell: ({ attempts, tried_at_local }) => `${formatMomentAndYear(tried_at_local)}, attempt ${attempts}`,
  },
  {
    title: <span className="visually-hidden">Actions</span>,
    className: styles.retry,
    cell: (delivery) => (
      <UnlessReadOnly>
        <Button
          isLoading={retried === toDeliveryKey(delivery)}
          onClick={() => again(delivery)}
          aria-label={`Retry: ${nameDelivery(delivery.subscriber)}, entry ${delivery.seq}`}
        >
          Retry
        </Button>
      </UnlessReadOnly>
    ),
  },
];
