import { useState } from 'react';
import { useListLeaveQuery, type LeaveDto } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { findKeptDraft } from '../../../shared/unsaved/kept-draft.js';
import { LoadFailure } from '../../../shared/ui/load-failure/LoadFailure.js';
import { toLeaveKey } from './dialog/leave-draft.js';
import { formatBookings, formatLeaveDays } from './leave-text.js';
import { LeaveBookings } from './LeaveBookings.js';
import { LeaveRequest } from './LeaveRequest.js';
import { LeaveRow } from './LeaveRow.js';
import { useLeaveActions } from './use-leave-actions.js';
import './leave.css';

const LeaveDialog = onDemand(async () => (await import('./dialog/LeaveDialog.js')).LeaveDialog);

/** Requests for leave with the bookings that they affect, and upcoming leave, for people who decide about it. */
export function LeaveDesk({ today }: { today: string | undefined }) {
  const query = useListLeaveQuery({ open: true });
  const [isAdding, setAdding] = useState(() => findKeptDraft(toLeaveKey()) !== undefined);
  const actions = useLeaveActions();
  useLoadFailureToast(query, 'Failed to load leave');
  const requests = query.data?.filter(({ status }) => status === 'asked') ?? [];
  const approved = query.data?.filter(({ status }) => status === 'approved') ?? [];
  return (
    <section aria-labelledby="leave" className="leave-desk">
      <header className="leave-head">
        <h2 id="leave" className="type-item">
          Leave
        </h2>
        <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
          Add Leave
        </Button>
      </header>
      {!query.data && <LoadFailure what="Leave" reads={[query]} isToasted />}
      {query.data?.length === 0 && <p className="second leave-none">No leave this week.</p>}
      {!query.data && !query.isError && (
        <span className="skeleton leave-skeleton" role="status" aria-label="Loading leave" />
      )}
      {requests.length > 0 && (
        <>
          <h3 className="type-label">Requests</h3>
          <ul role="list" className="leave-list" aria-label="Requests for leave">
            {requests.map((leave) => (
              <LeaveRequest key={leave.id} leave={leave} actions={actions} />
            ))}
          </ul>
        </>
      )}
      {approved.length > 0 && (
        <details className="leave-approved" open={approved.some(({ bookings }) => bookings.length > 0)}>
          <summary>{formatAway(approved.length)}</summary>
          <ul role="list" className="leave-list" aria-label="Approved leave">
            {approved.map((leave) => (
              <ApprovedLeave key={leave.id} leave={leave} actions={actions} />
            ))}
          </ul>
        </details>
      )}
      {isAdding && today && (
        <LeaveDialog today={today} isApproved onSaved={actions.reportEntered} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

const formatAway = (count: number): string => (count === 1 ? '1 approved' : `${count} approved`);

function ApprovedLeave({ leave, actions }: { leave: LeaveDto; actions: ReturnType<typeof useLeaveActions> }) {
  const { therapist_id, therapist_name, bookings } = leave;
  return (
    <LeaveRow
      leave={leave}
      isNamed
      actions={
        <Button
          disabled={actions.isDeciding}
          aria-label={`Remove leave of ${therapist_name}, ${formatLeaveDays(leave)}`}
          onClick={() => void actions.remove(leave)}
        >
          Remove
        </Button>
      }
    >
      {bookings.length > 0 && (
        <details className="leave-uncovered">
          <summary>{formatBookings(bookings)} uncovered</summary>
          <LeaveBookings therapistId={therapist_id} bookings={bookings} isLinked />
        </details>
      )}
    </LeaveRow>
  );
}
