import { type DayHours, getHoursOn, isOpenAt } from '../../catalog/index.js';
import { addDays, type LocalDate, type LocalDateTime, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';
import type { ScheduledShift, ScheduleSnapshot } from './schedule-snapshot.js';

/** Tells when bookings may begin by hours and closures, and caches each day's hours. */
export class OpenTimes {
  /** Opening hours by day: null for a closure, undefined where there are no hours. */
  private readonly hoursOf = new Map<LocalDate, DayHours | null | undefined>();
  private readonly openDays = new Map<LocalDate, boolean>();
  private readonly openDaysFrom = new Map<string, readonly LocalDate[]>();

  constructor(
    private readonly snapshot: Pick<ScheduleSnapshot, 'rules' | 'week' | 'closures' | 'skipped' | 'starts'>,
  ) {}

  includes({ date, time }: LocalDateTime): boolean {
    if (this.snapshot.rules.ignoresHours) return true;
    const hours = this.hoursOn(date);
    return hours === undefined || (hours !== null && isOpenAt(hours, time));
  }

  /** Whether the clock skips a time, so that nothing can begin then. */
  skips({ date, time }: LocalDateTime): boolean {
    return this.snapshot.skipped.some((one) => one.date === date && one.from <= time && time < one.to);
  }

  /** Whether any of the shop's starts is open that day. */
  private opensOn(date: LocalDate): boolean {
    const cached = this.openDays.get(date);
    if (cached !== undefined) return cached;
    const opens = this.snapshot.starts.some((time) => this.includes({ date, time }));
    this.openDays.set(date, opens);
    return opens;
  }

  /** Lists the days on which any start is open, among a day and so many days after it, nearest first. */
  listOpenDays(first: LocalDate, days: number): readonly LocalDate[] {
    const key = `${first} ${days}`;
    const cached = this.openDaysFrom.get(key);
    if (cached) return cached;
    const listed = Array.from({ length: days + 1 }, (_, nth) => addDays(first, nth)).filter((day) => this.opensOn(day));
    this.openDaysFrom.set(key, listed);
    return listed;
  }

  /**
   * Counts the minutes of a shift during which the shop is closed. One with unreadable hours may take the whole day, and
   * counts where that is closed.
   */
  countClosedMinutes({ date, start, end }: ScheduledShift): number {
    const hours = this.snapshot.rules.ignoresHours ? undefined : this.hoursOn(date);
    if (hours === undefined) return 0;
    const isReadable = start !== null && end !== null;
    const [from, to] = isReadable ? [toMinutes(start), toMinutes(end)] : [0, MINUTES_OF_DAY];
    if (hours === null || hours.closed) return to - from;
    if (!isReadable) return 0;
    const [open, close] = [toMinutes(hours.open), hours.close > hours.open ? toMinutes(hours.close) : MINUTES_OF_DAY];
    return to - from - Math.max(0, Math.min(to, close) - Math.max(from, open));
  }

  private hoursOn(date: LocalDate): DayHours | null | undefined {
    if (!this.hoursOf.has(date)) this.hoursOf.set(date, this.findHours(date));
    return this.hoursOf.get(date);
  }

  private findHours(date: LocalDate): DayHours | null | undefined {
    const { week, closures } = this.snapshot;
    if (closures.some(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)) return null;
    return week === null ? undefined : getHoursOn(week, date);
  }
}
