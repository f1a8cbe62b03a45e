import { InvalidInputError } from '../../kernel/errors.js';
import { isGridTime } from '../../kernel/local-time.js';
import { type WeekHours, weekdays } from './opening-hours.js';

/**
 * Checks that opening hours begin and end on the grid of the shop.
 * @param before the hours so far: those off the grid may stay
 * @throws InvalidInputError naming the field, as `value.monday.open`
 */
export function assertOnGrid(week: WeekHours, before: WeekHours): void {
  for (const day of weekdays)
    for (const field of ['open', 'close'] as const) {
      const time = week[day][field];
      if (isGridTime(time) || time === before[day][field]) continue;
      throw new InvalidInputError(
        `value.${day}.${field}`,
        `${field} must be a multiple of five minutes, such as 14:30`,
      );
    }
}
