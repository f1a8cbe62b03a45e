import type { JoinWaitingListDto } from '../../../../shared/api/generated.js';
import { addDays } from '../../../../shared/dates/dates.js';
import { MAX_WAITING_WINDOWS } from '../../../../shared/server-rules.js';

type Window = JoinWaitingListDto['windows'][number];

/**
 * The windows of a day in which somebody waits for some starts and for none between them; one for all of them where that were too many.
 * @param starts those that are waited for. @param all those of the day, `HH:mm`
 */
export function toWindows(date: string, starts: readonly string[], all: readonly string[]): Window[] {
  const runs: Window[] = [];
  let isOpen = false;
  for (const start of [...new Set(all)].sort()) {
    const isWanted = starts.includes(start);
    const last = runs.at(-1);
    if (isWanted && isOpen && last) last.to = start;
    else if (isWanted) runs.push({ date, from: start, to: start });
    isOpen = isWanted;
  }
  return runs.length <= MAX_WAITING_WINDOWS ? runs : [{ date, from: runs[0]!.from, to: runs.at(-1)!.to }];
}

/** A week: who waits for a day rarely waits for one of the next week. */
export const MAX_DAYS_AHEAD = 7;

interface FollowingDaysOptions {
  /** Dates on which nothing comes free. */
  closed: ReadonlySet<string>;
  /** The last date that can be booked. */
  last: string | undefined;
  count: number;
}

/** The next dates after one that somebody may wait for as well, at most `count`. */
export const listFollowingDays = (date: string, { closed, last, count }: FollowingDaysOptions): string[] =>
  Array.from({ length: MAX_DAYS_AHEAD }, (_, nth) => addDays(date, nth + 1))
    .filter((day) => !closed.has(day) && (last === undefined || day <= last))
    .slice(0, count);
