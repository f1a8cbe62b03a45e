import { Button, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { type FailingDeliveryDto, useRetryDeliveryMutation } from '../../shared/api/generated.js';
import { problemOf } from '../../shared/api/problem.js';
import { toast } from '../../shared/toast.js';
import { momentOf, wordsOf } from './status-words.js';

interface FailingDeliveriesProps {
  /** Absent while they load for the first time. */
  failing: FailingDeliveryDto[] | undefined;
  /** How many there are; those shown are the first of them. */
  total: number | undefined;
}

export function FailingDeliveries({ failing, total = 0 }: FailingDeliveriesProps) {
  const [retry] = useRetryDeliveryMutation();
  const [retried, setRetried] = useState<string>();
  const again = ({ subscriber, event_id }: FailingDeliveryDto) => {
    setRetried(keyOf({ subscriber, event_id }));
    retry({ retryDto: { subscriber, event_id } })
      .unwrap()
      .then(
        () => toast({ title: 'Tried again', description: `${wordsOf(subscriber)}: if it fails again, its reason stands here` }),
        (error: unknown) =>
          toast({ title: 'Error', description: problemOf(error)?.detail ?? 'It could not be tried again', destructive: true }),
      )
      .finally(() => setRetried(undefined));
  };
  return (
    <section aria-labelledby="failing-deliveries">
      <h2 id="failing-deliveries" className="type-small-head">Failing deliveries</h2>
      <p className="status-note">
        {failing && total > failing.length
          ? `The first ${failing.length} of ${total.toLocaleString('en')}. Each is tried again by itself until it succeeds.`
          : 'Each is tried again by itself until it succeeds.'}
      </p>
      {failing ? (
        <Table<FailingDeliveryDto>
          className="failing-table"
          aria-labelledby="failing-deliveries"
          columns={columns(again, retried)}
          dataSource={failing}
          rowKey={keyOf}
          pagination={false}
          locale={{ emptyText: <p className="failing-none">Nothing fails.</p> }}
        />
      ) : (
        <span className="skeleton failing-skeleton" role="status" aria-label="Loading failing deliveries" />
      )}
    </section>
  );
}

const keyOf = ({ subscriber, event_id }: Pick<FailingDeliveryDto, 'subscriber' | 'event_id'>) => `${subscriber} ${event_id}`;

const columns = (
  again: (delivery: FailingDeliveryDto) => void,
  retried: string | undefined,
): TableColumnsType<FailingDeliveryDto> => [
  {
    title: 'What',
    render: (_, { subscriber, seq }) => (
      <>
        {wordsOf(subscriber)}
        <span className="status-note"> entry {seq.toLocaleString('en')}</span>
      </>
    ),
  },
  { title: 'Reason', className: 'failing-reason', render: (_, { reason }) => reason ?? 'Unknown' },
  {
    title: 'Last attempt',
    className: 'failing-when',
    render: (_, { attempts, tried_at_local }) => `${momentOf(tried_at_local)}, attempt ${attempts}`,
  },
  {
    title: <span className="visually-hidden">Actions</span>,
    className: 'failing-retry',
    render: (_, delivery) => (
      <Button
        loading={retried === keyOf(delivery)}
        onClick={() => again(delivery)}
        aria-label={`Retry: ${wordsOf(delivery.subscriber)}, entry ${delivery.seq}`}
      >
        Retry
      </Button>
    ),
  },
];
