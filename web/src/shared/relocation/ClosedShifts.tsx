import type { RelocationPlanDto } from '../api/generated.js';
import { formatShortDate, formatTimeSpan } from '../dates/dates.js';
import { closedShiftsLabel } from './relocation-labels.js';

/** The shifts at times when the shop would be closed. They stay until somebody removes them. */
export function ClosedShifts({ plan }: { plan: RelocationPlanDto }) {
  if (plan.shifts.length === 0) return null;
  return (
    <details>
      <summary>{closedShiftsLabel(plan)}</summary>
      <ul className="change-preview-list" aria-label="Closed shifts" tabIndex={0}>
        {plan.shifts.map(({ id, therapist_name, roster_date, start_time, end_time }) => (
          <li key={id}>
            {formatShortDate(roster_date)}: {therapist_name}
            {start_time && end_time && `, ${formatTimeSpan(start_time, end_time)}`}
          </li>
        ))}
      </ul>
      <p className="second">
        {plan.closed_shifts > plan.shifts.length && `The first ${plan.shifts.length} are listed. `}
        Shifts stay on the roster until somebody removes them.
      </p>
    </details>
  );
}
