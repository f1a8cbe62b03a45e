import type { PlannedShiftDto, RosterPlanDto } from '../../../../shared/api/generated.js';

type SkipReason = NonNullable<PlannedShiftDto['skipped']>;

export const SKIP_REASONS: Readonly<Record<SkipReason, string>> = {
  duplicate: 'already rostered',
  overlap: 'overlapping an existing shift',
  inactive: 'therapist not active',
  unreadable: 'hours cannot be read',
  past: 'already over',
  leave: 'on leave',
  closure: 'shop closed',
};

/** Summarises a quick action: `12 new, 3 skipped: overlapping an existing shift, 1 skipped: already rostered`. */
export function formatPlan({ added, skipped }: RosterPlanDto): string {
  const reasons = skipped.map((shift) => SKIP_REASONS[shift.skipped as SkipReason]);
  const counts = [...new Set(reasons)].map(
    (reason) => `${reasons.filter((other) => other === reason).length} skipped: ${reason}`,
  );
  return [`${added.length} new`, ...counts].join(', ');
}
