import type { LeaveDto } from '../../../../../shared/api/generated.js';
import '../../../leave/leave.css';
import { toLeaveLabel } from './leave-label.js';

/**
 * Leave in a cell of the plan: hatched once it is approved, dotted while it is requested. Shifts can still be painted
 * there.
 */
export function PlanLeave({ leave, isBrief }: { leave: LeaveDto; isBrief: boolean }) {
  return (
    <span className="leave-mark plan-leave" data-status={leave.status} title={toLeaveLabel(leave)}>
      <span>{isBrief ? 'Off' : leave.status === 'asked' ? 'Leave?' : 'Leave'}</span>
      <span className="visually-hidden">, {toLeaveLabel(leave)};</span>
    </span>
  );
}
