import { lazy, Suspense, useState } from 'react';
import { useListWaitingQuery } from '../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { EmptyPanel } from '../../../../shared/ui/load-failure/EmptyPanel.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { RetryPanel } from '../../../../shared/ui/load-failure/RetryPanel.js';
import { KEPT_WAITING } from './waiting-draft.js';
import { WaitingRow } from './WaitingRow.js';
import './waiting-list.css';

const AddToWaitingList = lazy(() =>
  import('./AddToWaitingList.js').then((module) => ({ default: module.AddToWaitingList })),
);

/** Milliseconds after which the list is read again, because offers lapse and starts come near. */
const POLL_INTERVAL_MS = 60_000;

/**
 * The waiting clients, first come first.
 * @param date lists only those whom that day would suit
 */
export function WaitingList({ date }: { date?: string }) {
  const query = useListWaitingQuery({ date }, { refetchOnMountOrArgChange: true, pollingInterval: POLL_INTERVAL_MS });
  const { data, isError, refetch } = query;
  useLoadFailureToast(query, 'Failed to load the waiting list');
  const items = data?.items ?? [];
  const [isAdding, setAdding] = useState(() => findKeptDraft(KEPT_WAITING) !== undefined);
  const today = useShopNow()?.date;
  const day = date ?? today;
  if (!isError && !data) return null;
  const mayJoin = day !== undefined && today !== undefined && day >= today;
  const hasList = !date || isError || items.length > 0;
  if (!hasList && !mayJoin) return null;
  const title = date ? `Waiting for ${formatShortDate(date)}` : 'Waiting list';
  return (
    <section aria-label={title} className="requests">
      <div className="waiting-head">
        {hasList && (
          <h2 className="requests-head">
            {title} {items.length > 0 && <span className="requests-count">{items.length}</span>}
          </h2>
        )}
        {mayJoin && <Button onClick={() => setAdding(true)}>Add to the waiting list</Button>}
      </div>
      <Suspense>{isAdding && day && <AddToWaitingList date={day} onClose={() => setAdding(false)} />}</Suspense>
      {isError && !data && <RetryPanel text="Failed to load the waiting list" onRetry={refetch} />}
      {data && !date && items.length === 0 && <EmptyPanel text="Nobody is waiting for a time to come free." />}
      {items.length > 0 && (
        <ul role="list" className="request-list">
          {items.map((entry) => (
            <WaitingRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}
