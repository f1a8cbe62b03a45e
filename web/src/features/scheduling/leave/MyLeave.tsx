import { useState } from 'react';
import { useListLeaveQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { toLeaveKey } from './dialog/leave-draft.js';
import { formatLeaveDays } from './leave-text.js';
import { LeaveRow } from './LeaveRow.js';
import { useLeaveActions } from './use-leave-actions.js';
import './leave.css';

const LeaveDialog = onDemand(async () => (await import('./dialog/LeaveDialog.js')).LeaveDialog);

interface MyLeaveProps {
  therapistId: string;
  today: string;
  /** Whether the person decides about leave: they enter it approved and may withdraw any. */
  isAdmin: boolean;
}

/** A therapist's leave that has not ended, with a button that requests more. */
export function MyLeave({ therapistId, today, isAdmin }: MyLeaveProps) {
  const query = useListLeaveQuery({ therapistId, open: false });
  const [isAsking, setAsking] = useState(() => findKeptDraft(toLeaveKey(therapistId)) !== undefined);
  const actions = useLeaveActions();
  useLoadFailureToast(query, 'Failed to load leave');
  const leave = query.data?.filter(({ status }) => status !== 'withdrawn');
  return (
    <section aria-labelledby="my-leave" className="my-leave">
      <header className="leave-head">
        <h2 id="my-leave" className="type-item">
          {isAdmin ? 'Leave' : 'My Leave'}
        </h2>
        <Button onClick={() => setAsking(true)}>{isAdmin ? 'Add Leave' : 'Request Leave'}</Button>
      </header>
      {!leave && <LoadFailure what="Leave" reads={[query]} isToasted />}
      {leave?.length === 0 && <p className="second leave-none">No leave to come.</p>}
      {!leave && !query.isError && (
        <span className="skeleton leave-skeleton" role="status" aria-label="Loading leave" />
      )}
      <ul role="list" className="leave-list">
        {leave?.map((each) => (
          <LeaveRow
            key={each.id}
            leave={each}
            isNamed={false}
            actions={
              (each.status === 'asked' || (isAdmin && each.status === 'approved')) && (
                <Button
                  disabled={actions.isDeciding}
                  aria-label={`Withdraw ${formatLeaveDays(each)}`}
                  onClick={() => void actions.remove(each)}
                >
                  Withdraw
                </Button>
              )
            }
          />
        ))}
      </ul>
      {isAsking && (
        <LeaveDialog
          today={today}
          therapistId={therapistId}
          isApproved={isAdmin}
          onSaved={isAdmin ? actions.reportEntered : actions.reportAsked}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
