import { formatMinutes, type LocalDate } from '../../../kernel/local-time.js';
import type { ShopClock } from '../../../platform/clock/shop-clock.js';

/** The starts up to a day that cannot be had any more, or never: those that have passed, and those that the clock leaves out. A tsmultirange. */
export function formatImpossibleStarts(clock: ShopClock, last: LocalDate): string {
  const now = clock.now();
  const leftOut = clock
    .daysOfChange({ from: now.date, to: last })
    .flatMap(({ date, leftOut: span }) =>
      span ? [`[${date} ${formatMinutes(span.from)}, ${date} ${formatMinutes(span.to)})`] : [],
    );
  return `{${[`(,${now.date} ${now.time}]`, ...leftOut].join(', ')}}`;
}
