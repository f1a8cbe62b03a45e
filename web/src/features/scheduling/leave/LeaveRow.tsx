import type { ReactNode } from 'react';
import type { LeaveDto } from '../../../shared/api/generated.js';
import { formatKind, formatLeaveDays, STATUS_LABELS } from './leave-text.js';

interface LeaveRowProps {
  leave: LeaveDto;
  /** Whether the therapist's name is shown. */
  isNamed: boolean;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Leave in a list: therapist, days, kind and status. */
export function LeaveRow({ leave, isNamed, children, actions }: LeaveRowProps) {
  const { status, note, reply, therapist_name } = leave;
  return (
    <li className="leave-row" data-status={status}>
      <div className="leave-text">
        {isNamed && <strong>{therapist_name}</strong>}
        <span>{formatLeaveDays(leave)}</span>
        <span className="second">
          <span className="leave-status">{STATUS_LABELS[status]}</span> · {formatKind(leave)}
        </span>
        {note && <span className="second leave-note">{note}</span>}
        {reply && <span className="leave-note">The shop: {reply}</span>}
        {children}
      </div>
      {actions && <div className="leave-actions">{actions}</div>}
    </li>
  );
}
