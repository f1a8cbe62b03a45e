import { type DayHours, getHoursOn, isOpenAt } from '../../catalog/index.js';
import type { LocalDate, LocalDateTime } from '../../kernel/local-time.js';
import type { ScheduleSnapshot } from './schedule-snapshot.js';

/** When bookings may begin by hours and closures, each day's hours looked up once. */
export class OpenTimes {
  /** Null for a closure, undefined where there are no hours. */
  private readonly hoursOf = new Map<LocalDate, DayHours | null | undefined>();

  constructor(private readonly snapshot: Pick<ScheduleSnapshot, 'rules' | 'week' | 'closures'>) {}

  includes({ date, time }: LocalDateTime): boolean {
    if (this.snapshot.rules.ignoresHours) return true;
    if (!this.hoursOf.has(date)) this.hoursOf.set(date, this.findHours(date));
    const hours = this.hoursOf.get(date);
    return hours === undefined || (hours !== null && isOpenAt(hours, time));
  }

  private findHours(date: LocalDate): DayHours | null | undefined {
    const { week, closures } = this.snapshot;
    if (closures.some(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate)) return null;
    return week === null ? undefined : getHoursOn(week, date);
  }
}
