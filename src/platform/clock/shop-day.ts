import { type LocalDate, type LocalTime, MINUTE_MS, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';

/**
 * Minutes in which a change of the clock is looked for: two days, so that a span past midnight is counted right as
 * well.
 */
const HORIZON_MINUTES = 2 * MINUTES_OF_DAY;

/**
 * A change of the clock: minutes after the day has begun, and the number of minutes that the clock then shows again,
 * below zero for those that it leaves out.
 */
interface ClockChange {
  after: number;
  repeated: number;
}

/**
 * A day of the shop in minutes as they pass, beside those that its wall clock shows: where the clock changes, some come twice
 * or not at all.
 */
export class ShopDay {
  private readonly change: ClockChange | undefined;

  /** @param zone IANA name */
  constructor(
    readonly date: LocalDate,
    zone: string,
  ) {
    const start = Temporal.PlainDate.from(date).toZonedDateTime(zone);
    const next = start.subtract({ nanoseconds: 1 }).getTimeZoneTransition('next');
    const after = next ? (next.epochMilliseconds - start.epochMilliseconds) / MINUTE_MS : HORIZON_MINUTES;
    if (!next || after >= HORIZON_MINUTES) return;
    const offsetBefore = next.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    this.change = { after, repeated: (offsetBefore - next.offsetNanoseconds) / 60e9 };
  }

  /** Minutes from its midnight to the next. */
  get minutes(): number {
    return this.toElapsed(MINUTES_OF_DAY);
  }

  /**
   * Returns the minutes that have passed when the wall clock shows a minute of the day, 1440 for the next midnight: of
   * two in autumn the earlier is meant, of none in spring the later.
   */
  toElapsed(shown: number): number {
    if (!this.change) return shown;
    const { after, repeated } = this.change;
    return shown < Math.max(after, after - repeated) ? shown : shown + repeated;
  }

  /** The minutes of the day that the wall clock skips, where it is put forward. */
  get skipped(): { from: number; to: number } | undefined {
    if (!this.change || this.change.repeated >= 0 || this.change.after >= MINUTES_OF_DAY) return undefined;
    return { from: this.change.after, to: this.change.after - this.change.repeated };
  }

  /** Whether the wall clock skips a time. */
  skips(time: LocalTime): boolean {
    return this.skipped !== undefined && toMinutes(time) >= this.skipped.from && toMinutes(time) < this.skipped.to;
  }

  /**
   * Returns the minutes during which the wall clock shows an hour: 0 to 23, above on the next day. Empty for an hour
   * that it leaves out, two hours long for one that it shows twice.
   */
  hour(hour: number): { from: number; to: number } {
    return { from: this.toElapsed(hour * 60), to: this.toElapsed(hour * 60 + 60) };
  }

  /** Returns the minutes that pass between two minutes of the wall clock; none where it leaves them out. */
  elapsedBetween(from: number, to: number): number {
    return Math.max(0, this.toElapsed(to) - this.toElapsed(from));
  }
}
