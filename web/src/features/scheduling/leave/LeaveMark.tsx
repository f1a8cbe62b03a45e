import type { LeaveDto } from '../../../shared/api/generated.js';
import { formatTimeSpan } from '../../../shared/dates/dates.js';
import './leave.css';

/** Leave in a week of the roster, hatched so that it differs without colours. */
export function LeaveMark({ leave, isNamed = false }: { leave: LeaveDto; isNamed?: boolean }) {
  const { start_time, end_time, status, therapist_name } = leave;
  return (
    <span className="leave-mark" data-status={status}>
      {isNamed && <strong>{therapist_name}</strong>}
      <span>{status === 'asked' ? 'Leave requested' : 'On leave'}</span>
      {start_time && end_time && <span className="second">{formatTimeSpan(start_time, end_time)}</span>}
    </span>
  );
}
