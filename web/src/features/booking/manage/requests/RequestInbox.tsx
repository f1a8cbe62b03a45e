import { useListRequestsQuery } from '../../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { EmptyPanel } from '../../../../shared/ui/load-failure/EmptyPanel.js';
import { RetryPanel } from '../../../../shared/ui/load-failure/RetryPanel.js';
import type { BookingHandlers } from '../booking-handlers.js';
import { BookingListSkeleton } from '../list/BookingListSkeleton.js';
import { RequestRow } from './RequestRow.js';
import { WaitingList } from '../waiting/WaitingList.js';
import './request-inbox.css';

/**
 * Requests without an answer, clients to be called, waiting clients, and requests whose time has passed and that have
 * to be closed.
 */
export function RequestInbox(lists: Pick<RequestsProps, 'handlers' | 'openedId'>) {
  return (
    <>
      <Requests
        kind="waiting"
        title="Waiting for an answer"
        empty="No requests waiting. New ones appear here as they come in, oldest first."
        {...lists}
      />
      <Requests kind="to-call" title="To call: reminded, but no answer" {...lists} />
      <WaitingList />
      <Requests kind="unanswered" title="Missed requests: the time has passed" {...lists} />
    </>
  );
}

interface RequestsProps {
  kind: 'waiting' | 'unanswered' | 'to-call';
  title: string;
  /** Text for an empty list, which is hidden where this is left out. */
  empty?: string;
  handlers: BookingHandlers;
  /** Id of the open booking. */
  openedId: string | undefined;
}

/** Milliseconds after which the requests' ages, which the server computes, are read again. */
const POLL_INTERVAL_MS = 60_000;

function Requests({ kind, title, empty, handlers, openedId }: RequestsProps) {
  const query = useListRequestsQuery(
    { kind, limit: 100 },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS },
  );
  const { data, isError, refetch } = query;
  useLoadFailureToast(query, 'Failed to load bookings');
  if (!data && !isError) return empty ? <BookingListSkeleton /> : null;
  if (data?.total === 0 && !empty) return null;
  return (
    <section aria-label={title} className="requests">
      <h2 className="requests-head">
        {title} {data && data.total > 0 && <span className="requests-count">{data.total}</span>}
      </h2>
      {!data && <RetryPanel text="Failed to load bookings" onRetry={refetch} />}
      {data?.total === 0 && <EmptyPanel text={empty} />}
      {data && data.total > 0 && (
        <ul role="list" className="request-list">
          {data.items.map((request) => (
            <RequestRow key={request.id} request={request} handlers={handlers} isOpened={request.id === openedId} />
          ))}
        </ul>
      )}
      {data && data.total > data.items.length && <p className="second">The first {data.items.length} are shown.</p>}
    </section>
  );
}
