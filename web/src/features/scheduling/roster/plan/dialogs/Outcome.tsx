import type { RosterOutcomeDto, ShiftOutcomeDto } from '../../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../../shared/dates/dates.js';
import { formatMoney } from '../../../../../shared/money/money.js';
import { countBookings } from '../../../../../shared/relocation/relocation-labels.js';
import { formatShiftHours } from '../../shift/shift-types.js';

const REASONS: Record<NonNullable<ShiftOutcomeDto['reason']>, string> = {
  identical: 'already rostered',
  overlap: 'works at these hours',
  inactive: 'therapist not active',
  unreadable: 'hours cannot be read',
  past: 'over',
  leave: 'on leave',
};

/** What a change would do, in one line and then shift by shift. */
export function Outcome({ outcome }: { outcome: RosterOutcomeDto | undefined }) {
  if (!outcome) return <p className="plan-outcome skeleton" role="status" aria-label="Working it out" />;
  const { added, removed, kept, skipped, uncovered } = outcome;
  return (
    <>
      <p className="plan-outcome" role="status">
        {formatOutcome(outcome)}
      </p>
      <Shifts title="New" shifts={added} />
      <Shifts title="Removed" shifts={removed} />
      <Shifts title="Kept" shifts={kept} />
      <Shifts title="Skipped" shifts={skipped} />
      {uncovered.length > 0 && (
        <details className="plan-part">
          <summary>Bookings without a shift ({uncovered.length})</summary>
          <ul role="list">
            {uncovered.map(({ booking_id, therapist_name, date, time }) => (
              <li key={booking_id}>
                <span className="plan-date">{formatShortDate(date)}</span>
                <span>{therapist_name}</span>
                <span className="plan-hours">{formatTime(time)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** `48 new, 3 kept, 2 skipped (on leave), 1 booking uncovered, up to $89.50 at risk` */
export function formatOutcome(outcome: RosterOutcomeDto): string {
  const { added, removed, kept, skipped, uncovered, uncovered_price: price } = outcome;
  const reasons = [...new Set(skipped.map(({ reason }) => reason && REASONS[reason]))].join(', ');
  const parts = [
    `${added.length} new`,
    removed.length > 0 && `${removed.length} removed`,
    kept.length > 0 && `${kept.length} kept`,
    skipped.length > 0 && `${skipped.length} skipped (${reasons})`,
    uncovered.length > 0 && `${countBookings(uncovered.length)} uncovered`,
    price > 0 && `up to ${formatMoney(price)} at risk`,
  ];
  return parts.filter(Boolean).join(', ');
}

function Shifts({ title, shifts }: { title: string; shifts: readonly ShiftOutcomeDto[] }) {
  if (shifts.length === 0) return null;
  return (
    <details className="plan-part">
      <summary>
        {title} ({shifts.length})
      </summary>
      <ul role="list">
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
