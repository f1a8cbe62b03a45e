import type { JoinWaitingListDto } from '../../../../shared/api/generated.js';
import { addDays } from '../../../../shared/dates/dates.js';
import { MAX_WAITING_WINDOWS } from '../../../../shared/server-rules.js';

type Window = JoinWaitingListDto['windows'][number];

/**
 * Returns the windows of a day that contain the wanted starts and no others; one window for all of them where that
 * would be too many.
 * @param starts the wanted starts
 * @param all all starts of the day, `HH:mm`
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

/** Maximum number of days ahead: whoever waits for a day rarely waits for one of the week after. */
export const MAX_DAYS_AHEAD = 7;

interface FollowingDaysOptions {
  /** Dates on which the shop is closed. */
  closed: ReadonlySet<string>;
  /** The last date that can be booked. */
  last: string | undefined;
  count: number;
}

/** Lists the dates after one that may be waited for as well, at most `count`. */
export const listFollowingDays = (date: string, { closed, last, count }: FollowingDaysOptions): string[] =>
  Array.from({ length: MAX_DAYS_AHEAD }, (_, nth) => addDays(date, nth + 1))
    .filter((day) => !closed.has(day) && (last === undefined || day <= last))
    .slice(0, count);
