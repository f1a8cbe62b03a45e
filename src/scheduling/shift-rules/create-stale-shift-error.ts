import { type BusinessRuleError, modifiedError } from '../../kernel/errors.js';
import { formatShiftHours, formatShortDay } from '../../kernel/format-date.js';
import type { LocalDate } from '../../kernel/local-time.js';

interface ShiftText {
  date: LocalDate;
  shiftHours: string;
}

/** Whose shift and of which day it is by now, or was until it was removed, and what it was to become. */
interface StaleShift {
  /** Undefined where it is of a therapist whom the change did not concern. */
  therapistName: string | undefined;
  date: LocalDate;
  /** Absent where it has been removed. */
  now?: Pick<ShiftText, 'shiftHours'> | undefined;
  /** Absent where it was to be removed. */
  yours?: ShiftText | undefined;
}

/** The conflict with somebody else's change of a shift, with both values in words. */
export function createStaleShiftError({ therapistName, date, now, yours }: StaleShift): BusinessRuleError {
  const whose = `The shift${therapistName ? ` of ${therapistName}` : ''} on ${formatShortDay(date)}`;
  const state = now ? `is ${formatShiftHours(now.shiftHours)} by now` : 'has been removed';
  const wanted = yours ? `, yours was ${formatShiftHours(yours.shiftHours)} on ${formatShortDay(yours.date)}` : '';
  return modifiedError(`${whose} ${state}${wanted}`);
}
