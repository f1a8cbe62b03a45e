import type { LocalDate } from '../../kernel/local-time.js';

/** Lengths of the sums in `revenue_sums`, coarsest first. */
const GRAINS = ['quarter', 'month', 'week', 'day'] as const;

type Grain = (typeof GRAINS)[number];

/** Consecutive units of one length. */
interface BucketRange {
  grain: Grain;
  /** First day of the first unit. */
  first: LocalDate;
  /** Last day of the last unit. */
  last: LocalDate;
}

/**
 * Splits the days `from` to `to` into the fewest runs of whole units, in order; none when they end before they begin.
 */
export function toDateBuckets(from: LocalDate, to: LocalDate): BucketRange[] {
  return splitIntoBuckets(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to).add({ days: 1 }), GRAINS);
}

/** Splits the days by the coarsest grain, and the rest by finer ones. @param end the day after the last */
function splitIntoBuckets(
  from: Temporal.PlainDate,
  end: Temporal.PlainDate,
  [grain, ...finer]: readonly Grain[],
): BucketRange[] {
  if (!grain || !isBefore(from, end)) return [];
  const around = startOfUnit(grain, from);
  const first = isBefore(around, from) ? around.add(GRAIN_DURATION[grain]) : around;
  const after = startOfUnit(grain, end);
  if (!isBefore(first, after)) return splitIntoBuckets(from, end, finer);
  const run = { grain, first: first.toString(), last: after.subtract({ days: 1 }).toString() };
  return [...splitIntoBuckets(from, first, finer), run, ...splitIntoBuckets(after, end, finer)];
}

const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) < 0;

const GRAIN_DURATION = {
  quarter: { months: 3 },
  month: { months: 1 },
  week: { weeks: 1 },
  day: { days: 1 },
} as const satisfies Record<Grain, object>;

/** Returns the first day of the unit around a day, as `date_trunc` does. */
function startOfUnit(grain: Grain, date: Temporal.PlainDate): Temporal.PlainDate {
  if (grain === 'day') return date;
  if (grain === 'week') return date.subtract({ days: date.dayOfWeek - 1 });
  return date.with({ day: 1, month: grain === 'month' ? date.month : date.month - ((date.month - 1) % 3) });
}
