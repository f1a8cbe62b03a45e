import { InvalidInputError } from '../../../kernel/errors.js';
import { addDays } from '../../../kernel/local-time.js';
import {
  type Absence,
  assertValidDays,
  type HypotheticalChange,
  type LeaveDays,
  type LeaveDaysDto,
  type ScheduledShift,
} from '../../../scheduling/index.js';
import type { AbsenceDto, AddedShiftDto, ClosedTimesDto, HypotheticalChangeDto } from './hypothetical-change.dto.js';

/** Longest absence, in days. */
const MAX_ABSENCE_DAYS = 400;

/** Asserts that the question is about exactly one change. @throws InvalidInputError on `change` */
export function assertOneChange(dto: HypotheticalChangeDto): void {
  const given = Object.values(dto).filter((value) => value !== undefined);
  if (given.length !== 1) throw new InvalidInputError('change', 'Ask about exactly one change');
}

/**
 * Converts a change that needs no look-up in the database.
 * @throws InvalidInputError for days or times in the wrong order
 */
export function toHypotheticalChange(dto: HypotheticalChangeDto): HypotheticalChange {
  const {
    absence,
    leave,
    block,
    closure,
    closures,
    closed_times: closedTimes,
    deactivation,
    roster,
    business_hours: week,
    booking_rules: rules,
  } = dto;
  if (absence) return { kind: 'absence', absence: toAbsence(absence, 'change.absence') };
  if (leave) return { kind: 'leave', therapistId: leave.therapist_id, days: toLeaveDays(leave) };
  if (block) {
    const { therapist_id: therapistId, blocked_date: date, start_time: start, end_time: end } = block;
    if (end <= start) throw new InvalidInputError('change.block.end_time', 'End time must be after start time');
    return { kind: 'block', block: { therapistId, date, start, end } };
  }
  if (closure) {
    assertOrder(closure, 'change.closure.last_date');
    return { kind: 'closures', ranges: [toRange(closure)] };
  }
  if (closures) {
    closures.forEach((one, nth) => assertOrder(one, `change.closures.${nth}.last_date`));
    return { kind: 'closures', ranges: closures.map(toRange) };
  }
  if (closedTimes) return { kind: 'closed-times', days: toClosedDays(closedTimes) };
  if (deactivation) return { kind: 'deactivation', therapistId: deactivation.therapist_id };
  if (week) return { kind: 'business-hours', week };
  if (rules) {
    const { slot_occupancy, cleanup_buffer_minutes: bufferMinutes, book_outside_business_hours } = rules;
    const isFull = slot_occupancy === 'full_duration';
    return {
      kind: 'booking-rules',
      rules: { isFull, bufferMinutes, ignoresHours: book_outside_business_hours === true },
    };
  }
  const { removed = [], changed = [], added = [] } = roster ?? {};
  return {
    ...{ kind: 'roster', removedIds: removed },
    ...{ gained: added.map((shift) => toShift('', shift)), changed: changed.map((shift) => toShift(shift.id, shift)) },
  };
}

const toShift = (
  id: string,
  { therapist_id: therapistId, roster_date: date, start_time: start, end_time: end }: AddedShiftDto,
): ScheduledShift => ({ id, therapistId, date, start, end });

/**
 * Converts an absence.
 * @param field path of the absence in the request
 * @throws InvalidInputError below that path: for days out of order or too many, and an end before the start
 */
export function toAbsence(absence: AbsenceDto, field: string): Absence {
  const { therapist_id: therapistId, first_date: firstDate, last_date: lastDate, start_time, end_time } = absence;
  assertOrder(absence, `${field}.last_date`);
  if (lastDate > addDays(firstDate, MAX_ABSENCE_DAYS))
    throw new InvalidInputError(`${field}.last_date`, `An absence lasts at most ${MAX_ABSENCE_DAYS} days`);
  const [from, until] = [start_time ?? null, end_time ?? null];
  if (firstDate === lastDate && from !== null && until !== null && until <= from)
    throw new InvalidInputError(`${field}.end_time`, 'End time must be after start time');
  return { therapistId, firstDate, lastDate, from, until };
}

/** Converts leave. @throws InvalidInputError as when it is saved */
export function toLeaveDays({ first_date, last_date, start_time, end_time, repeats_until }: LeaveDaysDto): LeaveDays {
  const days = {
    ...{ firstDate: first_date, lastDate: last_date, startTime: start_time ?? null, endTime: end_time ?? null },
    repeatsUntil: repeats_until ?? null,
  };
  assertValidDays(days);
  return days;
}

/**
 * Converts closed times; null for any time to come.
 * @throws InvalidInputError for one day without the other, and for days in the wrong order
 */
function toClosedDays({ first_date, last_date }: ClosedTimesDto) {
  if (first_date === undefined && last_date === undefined) return null;
  if (first_date === undefined)
    throw new InvalidInputError('change.closed_times.first_date', 'Please choose the first day');
  if (last_date === undefined)
    throw new InvalidInputError('change.closed_times.last_date', 'Please choose the last day');
  assertOrder({ first_date, last_date }, 'change.closed_times.last_date');
  return toRange({ first_date, last_date });
}

const toRange = ({ first_date, last_date }: { first_date: string; last_date: string }) => ({
  firstDate: first_date,
  lastDate: last_date,
});

function assertOrder({ first_date, last_date }: { first_date: string; last_date: string }, field: string): void {
  if (last_date < first_date) throw new InvalidInputError(field, 'The last day must not be before the first');
}
