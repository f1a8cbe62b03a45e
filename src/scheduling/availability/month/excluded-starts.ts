import type { LocalDate } from '../../../kernel/local-time.js';
import type { ShopClock } from '../../../platform/clock/shop-clock.js';

/** Returns the starts up to a day that have passed or that the clock skips, as a tsmultirange. */
export function formatExcludedStarts(clock: ShopClock, last: LocalDate): string {
  const now = clock.now();
  const skipped = clock
    .findSkippedTimes({ from: now.date, to: last })
    .map(({ date, from, to }) => `[${date} ${from}, ${date} ${to})`);
  return `{${[`(,${now.date} ${now.time}]`, ...skipped].join(', ')}}`;
}
