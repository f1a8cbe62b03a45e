import { addDays } from '../../../shared/dates/dates.js';
import type { ListedFigure } from '../performance/figure-labels.js';
import { toFigurePath } from '../performance/figure-path.js';

/** Returns the path of the bookings behind a figure of the week that begins on a Monday. */
export const toWeekPath = (monday: string, figure: ListedFigure): string =>
  toFigurePath({ start: monday, end: addDays(monday, 6) }, { figure });

/** Definitions of the week's figures. */
export const WEEK_DEFINITIONS = {
  bookings: 'Confirmed, completed and pending bookings of the week, Monday to Sunday, by date of the appointment.',
  revenue:
    'Prices of the week’s confirmed and completed bookings, less those of its cancelled ones. Requests are left out.',
};
