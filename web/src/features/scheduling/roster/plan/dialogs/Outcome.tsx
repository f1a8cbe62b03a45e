import type { RosterOutcomeDto, ShiftOutcomeDto } from '../../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../../../shared/dates/format-shift-hours.js';
import { countBookings } from '../../../../../shared/relocation/relocation-labels.js';

const REASONS: Record<NonNullable<ShiftOutcomeDto['reason']>, string> = {
  identical: 'already rostered',
  overlap: 'works at these hours',
  inactive: 'therapist not active',
  unreadable: 'hours cannot be read',
  past: 'over',
  leave: 'on leave',
  closure: 'shop closed',
};

/** The effect of a change on shifts, in one line and then shift by shift. */
export function Outcome({ outcome }: { outcome: RosterOutcomeDto | undefined }) {
  if (!outcome) return <p className="plan-outcome skeleton" role="status" aria-label="Working it out" />;
  const { added, removed, kept, skipped } = outcome;
  return (
    <>
      <p className="plan-outcome" role="status">
        {formatShifts(outcome)}
      </p>
      <Shifts title="New" shifts={added} />
      <Shifts title="Removed" shifts={removed} />
      <Shifts title="Kept" shifts={kept} />
      <Shifts title="Skipped" shifts={skipped} />
    </>
  );
}

/** Summarises the effect of a change: `48 new, 3 kept, 2 skipped (on leave), 1 booking uncovered`. */
export const formatOutcome = (outcome: RosterOutcomeDto): string =>
  [formatShifts(outcome), outcome.uncovered.length > 0 && `${countBookings(outcome.uncovered.length)} uncovered`]
    .filter(Boolean)
    .join(', ');

function formatShifts({ added, drafted, removed, kept, skipped }: RosterOutcomeDto): string {
  const reasons = [...new Set(skipped.map(({ reason }) => reason && REASONS[reason]))].join(', ');
  const parts = [
    formatAdded(added.length, drafted),
    removed.length > 0 && `${removed.length} removed`,
    kept.length > 0 && `${kept.length} kept`,
    skipped.length > 0 && `${skipped.length} skipped (${reasons})`,
  ];
  return parts.filter(Boolean).join(', ');
}

function formatAdded(added: number, drafted: number): string {
  if (drafted === 0) return `${added} new`;
  return drafted === added ? `${added} new as drafts` : `${added} new (${drafted} of them drafts)`;
}

function Shifts({ title, shifts }: { title: string; shifts: readonly ShiftOutcomeDto[] }) {
  if (shifts.length === 0) return null;
  return (
    <details className="plan-part">
      <summary>
        {title} ({shifts.length})
      </summary>
      <ul role="list" aria-label={title} tabIndex={0}>
        {shifts.map(({ therapist_name, roster_date, shift_hours, reason }, index) => (
          <li key={index}>
            <span className="plan-date">{formatShortDate(roster_date)}</span>
            <span>{therapist_name}</span>
            <span className="plan-hours">{formatShiftHours(shift_hours)}</span>
            {reason && <span className="second">{REASONS[reason]}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
