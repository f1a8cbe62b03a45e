import { assertDayOrder } from '../../platform/http/validation/assert-day-order.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { addDays, daysBetween, type LocalDate } from '../../kernel/local-time.js';

export interface Period {
  from: LocalDate;
  /** The last day, inclusive. */
  to: LocalDate;
}

/** Days that a period's first day may lie before its last. */
export const MAX_PERFORMANCE_DAYS = 800;

/** Days of 52 weeks, so that weekdays are compared with weekdays. */
const DAYS_OF_52_WEEKS = 364;

/** Units whose length differs: a whole one is compared with a whole one. */
const UNITS = [{ months: 1 }, { months: 3 }, { months: 12 }];

/** Returns the period of a report. @throws InvalidInputError for one that ends before it starts or is too long */
export function toPeriod(range: { start_date: LocalDate; end_date: LocalDate }): Period {
  assertDayOrder(range);
  const { start_date: from, end_date: to } = range;
  if (Temporal.PlainDate.from(from).until(to).days > MAX_PERFORMANCE_DAYS)
    throw new InvalidInputError('start_date', `A report covers at most ${MAX_PERFORMANCE_DAYS} days`);
  return { from, to };
}

/** Returns the period right before: a whole month, quarter or year before such a one, else as many days. */
export function previousPeriod({ from, to }: Period): Period {
  const first = Temporal.PlainDate.from(from);
  const end = Temporal.PlainDate.from(to).add({ days: 1 });
  const unit = UNITS.find(
    ({ months }) => first.day === 1 && (first.month - 1) % months === 0 && first.add({ months }).equals(end),
  );
  if (unit) return { from: first.subtract(unit).toString(), to: addDays(from, -1) };
  const days = first.until(end).total('days');
  return { from: addDays(from, -days), to: addDays(from, -1) };
}

/** Moves a period to the same weeks of the year before. */
export function sameWeeksLastYear({ from, to }: Period): Period {
  return { from: addDays(from, -DAYS_OF_52_WEEKS), to: addDays(to, -DAYS_OF_52_WEEKS) };
}

/** Lists each day of the periods once. */
export function listDays(periods: readonly Period[]): LocalDate[] {
  const days = periods.flatMap(({ from, to }) => {
    const length = daysBetween(from, to) + 1;
    return Array.from({ length }, (_, nth) => addDays(from, nth));
  });
  return [...new Set(days)];
}
