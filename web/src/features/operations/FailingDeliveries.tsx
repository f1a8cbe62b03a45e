import { Button } from 'antd';
import { useState } from 'react';
import { type FailingDeliveryDto, useRetryDeliveryMutation } from '../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../shared/ui/table/DataTable.js';
import { toastError } from '../../shared/api/error-message.js';
import { toast } from '../../shared/toast/toast.js';
import { formatMomentAndYear } from '../../shared/dates/dates.js';
import { humanizeName } from './status-labels.js';

interface FailingDeliveriesProps {
  failing: FailingDeliveryDto[];
  /** Number of all failing deliveries; those on screen are the first of them. */
  total: number;
}

export function FailingDeliveries({ failing, total }: FailingDeliveriesProps) {
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
            description: `${humanizeName(subscriber)}: if it fails again, the reason appears here`,
          }),
        (error: unknown) => toastError(error, 'It could not be tried again'),
      )
      .finally(() => setRetried(undefined));
  };
  return (
    <section className="failing-deliveries" aria-labelledby="failing-deliveries">
      <h2 id="failing-deliveries" className="type-small-head">
        Failing deliveries
      </h2>
      <p className="status-note">
        {total > failing.length
          ? `The first ${failing.length} of ${total.toLocaleString('en')}. Each one is retried automatically until it succeeds.`
          : 'Each one is retried automatically until it succeeds.'}
      </p>
      <DataTable
        className="failing-table"
        asCards
        aria-labelledby="failing-deliveries"
        columns={columns(again, retried)}
        rows={failing}
        rowKey={toDeliveryKey}
        empty={null}
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
        {humanizeName(subscriber)}
        <span className="status-note"> entry {seq.toLocaleString('en')}</span>
      </>
    ),
  },
  { title: 'Reason', className: 'failing-reason', cell: ({ reason }) => reason ?? 'Unknown' },
  {
    title: 'Last attempt',
    className: 'failing-when',
    cell: ({ attempts, tried_at_local }) => `${formatMomentAndYear(tried_at_local)}, attempt ${attempts}`,
  },
  {
    title: <span className="visually-hidden">Actions</span>,
    className: 'failing-retry',
    cell: (delivery) => (
      <Button
        loading={retried === toDeliveryKey(delivery)}
        onClick={() => again(delivery)}
        aria-label={`Retry: ${humanizeName(delivery.subscriber)}, entry ${delivery.seq}`}
      >
        Retry
      </Button>
    ),
  },
];
