import type { NewPatternDto, RosterPatternDto } from '../../../../../../shared/api/generated.js';
import { addDays, daysBetween } from '../../../../../../shared/dates/dates.js';
import { type PlanShift, toType } from '../../plan-shift.js';

interface RepeatedWeeks {
  monday: string;
  weeks: number;
  lastDate: string | null;
}

/** Converts the shifts of some weeks to patterns, one for each person who has any. Drafts are left out. */
export function toPatterns(
  shifts: readonly PlanShift[],
  people: readonly string[],
  { monday, weeks, lastDate }: RepeatedWeeks,
): NewPatternDto[] {
  const end = addDays(monday, weeks * 7 - 1);
  return people.flatMap((person) => {
    const own = shifts.filter(
      ({ therapist_id, roster_date, isDraft }) =>
        therapist_id === person && !isDraft && roster_date >= monday && roster_date <= end,
    );
    const repeated = own.flatMap(({ roster_date, start_time, end_time, shift_type }) => {
      if (!start_time || !end_time) return [];
      const day = daysBetween(monday, roster_date);
      const [week, weekday] = [Math.floor(day / 7) + 1, (day % 7) + 1];
      return [{ week, weekday, start_time, end_time, shift_type: toType(shift_type) }];
    });
    if (repeated.length === 0) return [];
    return [{ therapist_id: person, weeks, first_date: monday, last_date: lastDate, shifts: repeated }];
  });
}

/** Finds the patterns that new ones replace. */
export const findReplaced = (patterns: readonly RosterPatternDto[], added: readonly NewPatternDto[]) =>
  patterns
    .filter(({ therapist_id, first_date, last_date }) =>
      added.some(
        (each) =>
          each.therapist_id === therapist_id &&
          (last_date === null || last_date >= each.first_date) &&
          (each.last_date === null || first_date <= each.last_date),
      ),
    )
    .map(({ id, version }) => ({ id, version }));
