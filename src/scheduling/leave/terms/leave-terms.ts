import { InvalidInputError } from '../../../kernel/errors.js';
import { addDays, type LocalDate, type LocalTime } from '../../../kernel/local-time.js';
import type { LeaveKind } from '../leave.entity.js';

/** Most days from the first day of a leave to the last on which it may fall. */
const MAX_LEAVE_DAYS = 366;
const DAYS_OF_WEEK = 7;

/** Days and hours of a leave, in shop time, both days included. */
export interface LeaveDays {
  firstDate: LocalDate;
  lastDate: LocalDate;
  /** Start time on each day; null for whole days. */
  startTime: LocalTime | null;
  endTime: LocalTime | null;
  /** The last day on which it may fall when it repeats each week; null when it does not repeat. */
  repeatsUntil: LocalDate | null;
}

export interface LeaveTerms extends LeaveDays {
  kind: LeaveKind;
  note: string | null;
}

/** Validates the days. @throws InvalidInputError naming the field */
export function assertValidDays({ firstDate, lastDate, startTime, endTime, repeatsUntil }: LeaveDays): void {
  if (lastDate < firstDate) throw new InvalidInputError('last_date', 'The last day must not be before the first');
  if ((startTime === null) !== (endTime === null))
    throw new InvalidInputError(startTime === null ? 'start_time' : 'end_time', 'Enter both hours, or none');
  if (startTime !== null && endTime !== null && endTime <= startTime)
    throw new InvalidInputError('end_time', 'End time must be after start time');
  const latest = addDays(firstDate, MAX_LEAVE_DAYS - 1);
  if (lastDate > latest) throw new InvalidInputError('last_date', `Leave lasts at most ${MAX_LEAVE_DAYS} days`);
  if (repeatsUntil === null) return;
  if (lastDate > addDays(firstDate, DAYS_OF_WEEK - 1))
    throw new InvalidInputError('last_date', 'Leave that comes back each week lasts at most seven days');
  if (repeatsUntil < lastDate)
    throw new InvalidInputError('repeats_until', 'It must not stop before the last day of the first week');
  if (repeatsUntil > latest) throw new InvalidInputError('repeats_until', `Leave lasts at most ${MAX_LEAVE_DAYS} days`);
}

/** Lists the days on which it falls. */
export function listDays({ firstDate, lastDate, repeatsUntil }: LeaveDays): LocalDate[] {
  const end = repeatsUntil ?? lastDate;
  const days: LocalDate[] = [];
  for (let [day, nth] = [firstDate, 0]; day <= end; day = addDays(day, 1), nth += 1)
    if (repeatsUntil === null || addDays(firstDate, nth % DAYS_OF_WEEK) <= lastDate) days.push(day);
  return days;
}
