import { addDays, type LocalDate, type LocalDateTime, MINUTES_OF_DAY, toMinutes } from '../../kernel/local-time.js';
import { findOpenTime } from '../day/open-time.js';
import type { Span } from '../day/span.js';
import type { ScheduledShift, ScheduleSnapshot } from './schedule-snapshot.js';

/** Tells when bookings may begin by hours and closures, and caches each day's hours. */
export class OpenTimes {
  /** The minutes at which bookings may begin, by day. */
  private readonly openTimes = new Map<LocalDate, Span | null>();
  private readonly openDays = new Map<LocalDate, boolean>();
  private readonly openDaysFrom = new Map<string, readonly LocalDate[]>();

  constructor(
    private readonly snapshot: Pick<ScheduleSnapshot, 'rules' | 'week' | 'closures' | 'skipped' | 'starts'>,
  ) {}

  includes({ date, time }: LocalDateTime): boolean {
    const open = this.openTimeOf(date);
    const minute = toMinutes(time);
    return open !== null && open.from <= minute && minute < open.to;
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
    const open = this.openTimeOf(date);
    const isReadable = start !== null && end !== null;
    const [from, to] = isReadable ? [toMinutes(start), toMinutes(end)] : [0, MINUTES_OF_DAY];
    if (open === null) return to - from;
    if (!isReadable) return 0;
    return to - from - Math.max(0, Math.min(to, open.to) - Math.max(from, open.from));
  }

  private openTimeOf(date: LocalDate): Span | null {
    const known = this.openTimes.get(date);
    if (known !== undefined) return known;
    const { rules, week, closures } = this.snapshot;
    const isClosure = closures.some(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
    const found = findOpenTime(date, { ignoresHours: rules.ignoresHours, week, isClosure });
    this.openTimes.set(date, found);
    return found;
  }
}
