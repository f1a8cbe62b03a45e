import { InvalidInputError } from '../../kernel/errors.js';
import { isGridTime } from '../../kernel/local-time.js';
import { type WeekHours, weekdays } from './opening-hours.js';

/**
 * Checks that opening hours begin and end on the grid of the shop. The times of closed days mean nothing.
 * @param before the hours so far: those off the grid may stay
 * @param path path of the week in the request
 * @throws InvalidInputError naming the field, as `value.monday.open`
 */
export function assertOnGrid(week: WeekHours, before: WeekHours | null, path = 'value'): void {
  for (const day of weekdays.filter((each) => !week[each].closed))
    for (const field of ['open', 'close'] as const) {
      const time = week[day][field];
      if (isGridTime(time) || (before && !before[day].closed && time === before[day][field])) continue;
      throw new InvalidInputError(
        `${path}.${day}.${field}`,
        `${field} must be a multiple of five minutes, such as 14:30`,
      );
    }
}
