import { useState } from 'react';
import { useListClosuresQuery, type ClosureDto } from '../../../../shared/api/generated.js';
import { useShopNow } from '../../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { RetryButton } from '../../../../shared/ui/load-failure/RetryButton.js';
import { findKeptDraft } from '../../../../shared/unsaved/kept-draft.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';
import { ClosureList } from './ClosureList.js';
import { CLOSURE_DRAFT, type KeptClosure } from './kept-closure.js';
import './closures.css';

const ClosureDialog = onDemand(async () => (await import('./ClosureDialog.js')).ClosureDialog);
const HolidaysDialog = onDemand(async () => (await import('./holidays/HolidaysDialog.js')).HolidaysDialog);

/** The days on which the shop is closed in addition to its weekly hours. */
export function ClosuresCard() {
  const query = useListClosuresQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: closures, isError, refetch } = query;
  const today = useShopNow()?.date;
  const [opened, open] = useState<ClosureDto | 'new' | undefined>(() => {
    const kept = findKeptDraft<KeptClosure>(CLOSURE_DRAFT);
    return kept && (kept.opened ?? 'new');
  });
  const [isChoosing, setChoosing] = useState(false);
  useLoadFailureToast(query, 'Failed to load closures');
  return (
    <section aria-labelledby="closures" className="setting-card">
      <h2 id="closures" className="type-item">
        Closures
      </h2>
      <p className="second">Days on which the shop is closed, whatever its business hours say.</p>
      {closures ? (
        <ClosureList closures={closures} onEdit={open} />
      ) : isError ? (
        <p>
          Failed to load closures. <RetryButton onRetry={refetch} />
        </p>
      ) : (
        <span className="skeleton closures-skeleton" role="status" aria-label="Loading closures" />
      )}
      <footer className="setting-foot">
        <Button onClick={() => open('new')} disabled={!today}>
          Add Closure
        </Button>
        <Button onClick={() => setChoosing(true)} disabled={!today || !closures}>
          Public Holidays…
        </Button>
      </footer>
      {opened && today && (
        <ClosureDialog
          opened={opened === 'new' ? undefined : opened}
          closures={closures ?? []}
          today={today}
          onClosed={() => open(undefined)}
        />
      )}
      {isChoosing && today && (
        <HolidaysDialog closures={closures ?? []} today={today} onClosed={() => setChoosing(false)} />
      )}
    </section>
  );
}
