import { addDays, daysBetween, type LocalDate } from '../../kernel/local-time.js';

export interface Period {
  from: LocalDate;
  /** The last day. */
  to: LocalDate;
}

/** So many days are 52 weeks: weekdays meet weekdays. */
const YEAR_OF_WEEKS = 364;

/** Units whose length differs: a whole one is compared with a whole one. */
const UNITS = [{ months: 1 }, { months: 3 }, { months: 12 }];

/** The period right before: a whole month, quarter or year before such a one, else as many days. */
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

/** The same weeks of the year before. */
export function sameWeeksLastYear({ from, to }: Period): Period {
  return { from: addDays(from, -YEAR_OF_WEEKS), to: addDays(to, -YEAR_OF_WEEKS) };
}

/** Each day that lies in any of the periods, once. */
export function listDays(periods: readonly Period[]): LocalDate[] {
  const days = periods.flatMap(({ from, to }) => {
    const length = daysBetween(from, to) + 1;
    return Array.from({ length }, (_, nth) => addDays(from, nth));
  });
  return [...new Set(days)];
}
