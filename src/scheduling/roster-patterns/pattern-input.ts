import { randomUUIDv7 } from 'node:crypto';
import { toMonday, WEEKDAY_NAMES } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { formatShiftHours } from '../../kernel/format-date.js';
import { shiftHours } from '../rosters/shift-hours.js';
import type { Pattern, PatternShift } from './pattern.js';
import type { NewPatterns } from './pattern-editor.js';
import type { NewPatternDto, NewPatternsDto } from './roster-pattern.dto.js';

/** Converts the request to patterns. @throws InvalidInputError naming the field */
export const toNewPatterns = ({ patterns, replaces }: NewPatternsDto): NewPatterns => ({
  patterns: patterns.map(toPattern),
  replaces: replaces.map(({ id, version }) => ({ id, version })),
});

function toPattern({ therapist_id, weeks, first_date, first_monday, last_date, shifts }: NewPatternDto): Pattern {
  const firstMonday = first_monday ?? toMonday(first_date);
  if (toMonday(firstMonday) !== firstMonday)
    throw new InvalidInputError('first_monday', 'first_monday must be a Monday');
  if (last_date !== null && last_date < first_date)
    throw new InvalidInputError('last_date', 'The last day must not be before the first one');
  assertValidShifts(shifts, weeks);
  return {
    id: randomUUIDv7(),
    therapistId: therapist_id,
    weeks,
    firstMonday,
    firstDate: first_date,
    lastDate: last_date,
    shifts: shifts.map(({ week, weekday, start_time, end_time, shift_type }) => {
      return { week, weekday, start_time, end_time, shift_type };
    }),
  };
}

/**
 * Validates the shifts of a pattern.
 * @throws InvalidInputError for a week beyond the last one, hours that do not end after their start, and shifts that
 * overlap
 */
function assertValidShifts(shifts: readonly PatternShift[], weeks: number): void {
  for (const [index, shift] of shifts.entries()) {
    if (shift.week > weeks) throw new InvalidInputError('shifts', `The pattern has no week ${shift.week}`);
    shiftHours(shift.start_time, shift.end_time);
    const other = shifts.slice(0, index).find((each) => isConcurrent(each, shift));
    if (!other) continue;
    const [one, two] = [other, shift].map(({ start_time, end_time }) =>
      formatShiftHours(shiftHours(start_time, end_time)),
    );
    throw new InvalidInputError(
      'shifts',
      `${WEEKDAY_NAMES[shift.weekday - 1]}, week ${shift.week}: ${one} and ${two} overlap`,
    );
  }
}

const isConcurrent = (one: PatternShift, other: PatternShift): boolean =>
  one.week === other.week &&
  one.weekday === other.weekday &&
  one.start_time < other.end_time &&
  other.start_time < one.end_time;
