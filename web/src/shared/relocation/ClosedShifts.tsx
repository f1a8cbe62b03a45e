import type { RelocationPlanDto } from '../api/generated.js';
import { formatShortDate, formatTimeSpan } from '../dates/dates.js';
import { closedShiftsLabel } from './relocation-labels.js';

/** Longest list that is unfolded from the start. */
export const MAX_UNFOLDED = 12;

interface ClosedShiftsProps {
  plan: RelocationPlanDto;
  /** Whether a short list is unfolded from the start. */
  isUnfolded?: boolean;
}

/** The shifts at times when the shop would be closed, each with a link that opens beside the page. They stay until somebody changes them. */
export function ClosedShifts({ plan, isUnfolded = false }: ClosedShiftsProps) {
  if (plan.shifts.length === 0) return null;
  return (
    <details open={isUnfolded && plan.shifts.length <= MAX_UNFOLDED}>
      <summary>{closedShiftsLabel(plan)}</summary>
      <ul className="change-preview-list" aria-label="Closed shifts" tabIndex={0}>
        {plan.shifts.map(({ id, therapist_name, roster_date, start_time, end_time }) => (
          <li key={id}>
            <a href={`/admindashboard?tab=roster&shift=${id}`} target="_blank" rel="noreferrer">
              {formatShortDate(roster_date)}: {therapist_name}
              {start_time && end_time && `, ${formatTimeSpan(start_time, end_time)}`}
            </a>
          </li>
        ))}
      </ul>
      <p className="second">
        {plan.closed_shifts > plan.shifts.length && `The first ${plan.shifts.length} are listed. `}
        They stay on the roster; nobody can book them online outside opening times.
      </p>
    </details>
  );
}
