import { addDays, getWeekday, type LocalDate, MINUTE_MS } from '../../../src/kernel/local-time.js';
import type { ShopClock } from '../../../src/platform/clock/shop-clock.js';

/** A day of the large shop's three years. */
export interface Day {
  date: LocalDate;
  /** Days after today, negative before. */
  ahead: number;
  /** Monday 1 … Sunday 7. */
  weekday: number;
}

/** The days on which the large shop has bookings, and instants on them; computed once, since millions are asked for. */
export class Calendar {
  readonly days: readonly Day[];
  private readonly midnights: readonly number[];

  /**
   * Computes the days from `past` to `upcoming`, and the midnights of these and of the `lead` days before.
   * @param past days before today
   * @param upcoming days after today
   * @param lead days before the first on which something may happen
   */
  constructor(
    clock: Pick<ShopClock, 'today' | 'toInstant'>,
    { past, upcoming, lead }: { past: number; upcoming: number; lead: number },
  ) {
    const today = clock.today();
    const all = Array.from({ length: lead + past + 1 + upcoming }, (_, n) => addDays(today, n - past - lead));
    this.midnights = all.map((date) => clock.toInstant({ date, time: '00:00' }).getTime());
    this.days = all.slice(lead).map((date, n) => ({ date, ahead: n - past, weekday: getWeekday(date) }));
    this.first = -past - lead;
  }

  private readonly first: number;

  /**
   * Returns the instant of a time on a day.
   * @param minutes after midnight; on the two days of a year whose clock is changed, an hour may be missing
   */
  instant(ahead: number, minutes: number): Date {
    return new Date(this.midnights[ahead - this.first]! + minutes * MINUTE_MS);
  }
}
