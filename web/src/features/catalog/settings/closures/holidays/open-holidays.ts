import type { ClosureDto, HolidayDto } from '../../../../../shared/api/generated.js';

/** Maximum length of a closure's name in characters. */
const MAX_NAME_LENGTH = 100;

/**
 * Returns the holidays outside of all closures, by date. Several on one date are joined to one, named after all of
 * them.
 */
export function toOpenHolidays(holidays: readonly HolidayDto[], closures: readonly ClosureDto[]): HolidayDto[] {
  const open = holidays.filter(({ date }) => !isClosed(closures, date));
  const dates = [...new Set(open.map(({ date }) => date))];
  return dates.map((date) => ({
    date,
    name: open
      .filter((holiday) => holiday.date === date)
      .map(({ name }) => name)
      .join(', ')
      .slice(0, MAX_NAME_LENGTH),
  }));
}

const isClosed = (closures: readonly ClosureDto[], date: string) =>
  closures.some(({ first_date, last_date }) => first_date <= date && date <= last_date);
