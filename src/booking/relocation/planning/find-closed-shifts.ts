import type { LocalDate } from '../../../kernel/local-time.js';
import type { Schedule, ScheduledShift } from '../../../scheduling/index.js';

/** Finds shifts from a day on that a change would leave wholly within closed hours, the earliest first. */
export function findClosedShifts(before: Schedule, after: Schedule, from: LocalDate): ScheduledShift[] {
  const toName = ({ therapistId }: ScheduledShift) => after.therapist(therapistId)?.name ?? '';
  return after.snapshot.shifts
    .filter((shift) => shift.date >= from && after.isShiftClosed(shift) && !before.isShiftClosed(shift))
    .sort((one, other) => one.date.localeCompare(other.date) || toName(one).localeCompare(toName(other)));
}
