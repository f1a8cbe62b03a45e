import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { Clock } from './clock.js';
import type { LocalDate, LocalDateTime } from './local-time.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The server's clock read in the shop's zone: it alone decides what today, past and now mean. */
@Injectable()
export class ShopClock {
  private known: { minute: number; local: LocalDateTime } = { minute: NaN, local: { date: '', time: '' } };

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  instant(): Date {
    return this.clock.now();
  }

  /** The shop's wall clock, cut to the minute. Asked by every request, and the same until the minute ends. */
  now(): LocalDateTime {
    const minute = Math.floor(this.clock.now().getTime() / 60_000);
    if (minute !== this.known.minute) this.known = { minute, local: this.localOf(new Date(minute * 60_000)) };
    return this.known.local;
  }

  today(): LocalDate {
    return this.now().date;
  }

  /** What the shop's wall clock shows at an instant, cut to the minute. */
  localOf(instant: Date): LocalDateTime {
    const [date = '', time = ''] = this.stampOf(instant).split('T');
    return { date, time: time.slice(0, 5) };
  }

  /** What the shop's wall clock shows at an instant, to the second: `yyyy-MM-ddTHH:mm:ss`. */
  stampOf(instant: Date): string {
    const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(this.config.SHOP_TIME_ZONE);
    return zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
  }

  /** The instant at which the shop's wall clock shows `local`; of two in autumn the earlier, of none in spring the later. */
  instantOf(local: LocalDateTime): Date {
    const zoned = Temporal.PlainDateTime.from(`${local.date}T${local.time}`).toZonedDateTime(this.config.SHOP_TIME_ZONE);
    return new Date(zoned.epochMilliseconds);
  }

  /** Minutes from now until `local`, negative once it has passed. */
  minutesUntil(local: LocalDateTime): number {
    return Math.floor((this.instantOf(local).getTime() - this.clock.now().getTime()) / 60_000);
  }
}

/** The day `days` after `date` (negative: before). Plain days need no zone: they are counted as UTC's. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** The wall clock `hours` before `local`. */
export function hoursBefore(local: LocalDateTime, hours: number): LocalDateTime {
  const [date = '', time = ''] = new Date(Date.parse(`${local.date}T${local.time}Z`) - hours * hourMs).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

/** Monday 1 … Sunday 7. */
export function weekdayOf(date: LocalDate): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}
