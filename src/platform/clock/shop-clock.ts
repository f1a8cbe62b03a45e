import { Injectable } from '@nestjs/common';
import { Config } from '../config.js';
import { Clock } from './clock.js';
import type { LocalDate, LocalDateTime } from './local-time.js';

/** The server's clock read in the shop's zone: it alone decides what today, past and now mean. */
@Injectable()
export class ShopClock {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  instant(): Date {
    return this.clock.now();
  }

  /** The shop's wall clock, cut to the minute. */
  now(): LocalDateTime {
    return this.localOf(this.clock.now());
  }

  today(): LocalDate {
    return this.now().date;
  }

  /** What the shop's wall clock shows at an instant. */
  localOf(instant: Date): LocalDateTime {
    const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(this.config.SHOP_TIME_ZONE);
    return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) };
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

/** The day `days` after `date` (negative: before). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return Temporal.PlainDate.from(date).add({ days }).toString();
}
