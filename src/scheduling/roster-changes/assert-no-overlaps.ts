import { BusinessRuleError } from '../../kernel/errors.js';
import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { isOverlapping, type RosterShift } from '../rosters/roster-change.js';

/**
 * Refuses shifts at whose hours the therapist already works, by another shift or another of these.
 * @throws BusinessRuleError `shift-exists` for the same hours, `shift-overlaps` for others
 */
export function assertNoOverlaps(
  gained: readonly RosterShift[],
  others: readonly RosterShift[],
  names: ReadonlyMap<string, string>,
): void {
  const taken = Map.groupBy(others, toDayKey);
  for (const shift of gained) {
    const own = taken.get(toDayKey(shift)) ?? [];
    const other = own.find((each) => isOverlapping(each, shift));
    if (other) reject(shift, other, names.get(shift.therapistId));
    // Shifts that overlapped before they were taken out come back as they were.
    if (!('version' in shift)) taken.set(toDayKey(shift), [...own, shift]);
  }
}

function reject(shift: RosterShift, other: RosterShift, name = 'The therapist'): never {
  const hours = `${formatTime12h(other.start!)} – ${formatTime12h(other.end!)}`;
  const message = `${name} already works ${hours} on ${formatDayAndMonth(shift.date)}`;
  if (other.start === shift.start && other.end === shift.end) throw new BusinessRuleError('shift-exists', message);
  throw new BusinessRuleError('shift-overlaps', `${message}. Change those hours, or leave a gap`);
}

const toDayKey = ({ therapistId, date }: RosterShift): string => `${therapistId} ${date}`;
