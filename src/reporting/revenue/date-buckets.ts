import type { LocalDate } from '../../kernel/local-time.js';

/** For how long `revenue_sums` holds sums, coarsest first. */
const GRAINS = ['quarter', 'month', 'week', 'day'] as const;

type Grain = (typeof GRAINS)[number];

/** Units of one length that follow each other. */
interface BucketRange {
  grain: Grain;
  /** First day of the first. */
  first: LocalDate;
  /** Last day of the last. */
  last: LocalDate;
}

/** The fewest runs of whole units that make up the days `from` to `to`, in order; none when they end before they begin. */
export function toDateBuckets(from: LocalDate, to: LocalDate): BucketRange[] {
  return splitIntoBuckets(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to).add({ days: 1 }), GRAINS);
}

/** @param end the day after the last */
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

/** First day of the unit around a day, as `date_trunc` has it. */
function startOfUnit(grain: Grain, date: Temporal.PlainDate): Temporal.PlainDate {
  if (grain === 'day') return date;
  if (grain === 'week') return date.subtract({ days: date.dayOfWeek - 1 });
  return date.with({ day: 1, month: grain === 'month' ? date.month : date.month - ((date.month - 1) % 3) });
}
