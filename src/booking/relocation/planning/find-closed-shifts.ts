import type { LocalDate } from '../../../kernel/local-time.js';
import type { Schedule, ScheduledShift } from '../../../scheduling/index.js';

/** Finds shifts from a day on of which a change would leave more within closed hours, the earliest first. */
export function findClosedShifts(before: Schedule, after: Schedule, from: LocalDate): ScheduledShift[] {
  const toName = ({ therapistId }: ScheduledShift) => after.therapist(therapistId)?.name ?? '';
  const isClosedLonger = (shift: ScheduledShift) =>
    after.openTimes.countClosedMinutes(shift) > before.openTimes.countClosedMinutes(shift);
  return after.snapshot.shifts
    .filter((shift) => shift.date >= from && isClosedLonger(shift))
    .sort((one, other) => one.date.localeCompare(other.date) || toName(one).localeCompare(toName(other)));
}
