import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { Clock } from './clock.js';
import {
  addDays,
  formatMinutes,
  type LocalDate,
  type LocalDateTime,
  type LocalTime,
  MINUTE_MS,
} from '../../kernel/local-time.js';
import { ShopDay } from './shop-day.js';

/** A time of a day that the wall clock skips, where it is put forward. */
export interface SkippedTime {
  date: LocalDate;
  from: LocalTime;
  /** The first time that the clock shows again. */
  to: LocalTime;
}

/** The server's clock read in the shop's zone: it alone decides what today, past and now mean. */
@Injectable()
export class ShopClock {
  private cachedNow: { minute: number; local: LocalDateTime } = { minute: NaN, local: { date: '', time: '' } };

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  instant(): Date {
    return this.clock.now();
  }

  /**
   * Returns the shop's wall clock, cut to the minute. Every request asks for it, and it is the same until the minute
   * ends.
   */
  now(): LocalDateTime {
    const minute = Math.floor(this.clock.now().getTime() / MINUTE_MS);
    if (minute !== this.cachedNow.minute)
      this.cachedNow = { minute, local: this.toLocal(new Date(minute * MINUTE_MS)) };
    return this.cachedNow.local;
  }

  today(): LocalDate {
    return this.now().date;
  }

  /** Returns what the shop's wall clock shows at an instant, cut to the minute. */
  toLocal(instant: Date): LocalDateTime {
    const [date = '', time = ''] = this.formatTimestamp(instant).split('T');
    return { date, time: time.slice(0, 5) };
  }

  /** Returns what the shop's wall clock shows at an instant, cut to the minute: `yyyy-MM-ddTHH:mm`. */
  formatMinute(instant: Date): string {
    return this.formatTimestamp(instant).slice(0, 16);
  }

  /** Returns what the shop's wall clock shows at an instant, to the second: `yyyy-MM-ddTHH:mm:ss`. */
  formatTimestamp(instant: Date): string {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
      this.config.SHOP_TIME_ZONE,
    );
    return zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
  }

  /** Returns an instant on the shop's wall clock with its offset: `yyyy-MM-ddTHH:mm:ss+02:00`. */
  formatWithOffset(instant: Date): string {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
      this.config.SHOP_TIME_ZONE,
    );
    return zoned.toString({ smallestUnit: 'second', timeZoneName: 'never' });
  }

  /**
   * Returns the instant at which the shop's wall clock shows `local`; of two in autumn the earlier, of none in spring
   * the later.
   */
  toInstant(local: LocalDateTime): Date {
    const zoned = Temporal.PlainDateTime.from(`${local.date}T${local.time}`).toZonedDateTime(
      this.config.SHOP_TIME_ZONE,
    );
    return new Date(zoned.epochMilliseconds);
  }

  /** Returns a day in minutes as they pass. */
  day(date: LocalDate): ShopDay {
    return new ShopDay(date, this.config.SHOP_TIME_ZONE);
  }

  /**
   * Returns the days of a range, both ends included, on which the clock changes, and the days before them, which may
   * last into the change.
   */
  daysOfChange({ from, to }: { from: LocalDate; to: LocalDate }): ShopDay[] {
    const dates = new Set<LocalDate>();
    const start = Temporal.PlainDate.from(from).toZonedDateTime(this.config.SHOP_TIME_ZONE);
    let next = start.subtract({ nanoseconds: 1 }).getTimeZoneTransition('next');
    for (; next && next.toPlainDate().toString() <= addDays(to, 1); next = next.getTimeZoneTransition('next')) {
      const date = next.toPlainDate().toString();
      dates.add(addDays(date, -1)).add(date);
    }
    return [...dates].filter((date) => from <= date && date <= to).map((date) => this.day(date));
  }

  /** Returns the times that the wall clock skips on the days of a range, both ends included. */
  findSkippedTimes(range: { from: LocalDate; to: LocalDate }): SkippedTime[] {
    return this.daysOfChange(range).flatMap(({ date, skipped }) =>
      skipped ? [{ date, from: formatMinutes(skipped.from), to: formatMinutes(skipped.to) }] : [],
    );
  }

  /** Returns the minutes from now until `local`, negative once it has passed. */
  minutesUntil(local: LocalDateTime): number {
    return Math.floor((this.toInstant(local).getTime() - this.clock.now().getTime()) / MINUTE_MS);
  }
}
