import { applyDecorators, Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { InvalidInputError } from '../../kernel/errors.js';
import { type LocalDateTime, MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { isLocalDate } from '../../platform/http/validation/local-time.decorators.js';

/** A whole minute with the offset of its zone. */
const START_PATTERN = /^20\d\d-\d\d-\d\dT\d\d:\d\d(:00(\.0{1,6})?)?(Z|[+-]\d\d:\d\d)$/;

/** A field that holds the start of a booking: a whole minute with an offset, whatever zone it is of. */
export const IsStart = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, pattern: START_PATTERN.source, example: '2026-11-26T14:30:00+11:00' }),
    Matches(START_PATTERN, { message: '$property must be a time with its offset, such as 2026-11-26T14:30:00+11:00' }),
  );

/** Converts between the times of the API, which have an offset, and those of the shop, which need none. */
@Injectable()
export class ShopTimes {
  constructor(private readonly clock: ShopClock) {}

  /** Formats a shop-local time, so many minutes later, with the shop's offset then. */
  format({ date, time }: LocalDateTime, minutesLater = 0): string {
    return this.formatInstant(new Date(this.clock.toInstant({ date, time }).getTime() + minutesLater * MINUTE_MS));
  }

  formatInstant(instant: Date): string {
    return this.clock.formatWithOffset(instant);
  }

  /** Parses a start. @throws InvalidInputError on `starts_at` for one that does not exist, or that the shop's clock shows again later */
  parseStart(text: string): LocalDateTime {
    const instant = new Date(text);
    // A day that its month does not have would become one of the next.
    if (!isLocalDate(text.slice(0, 10)) || Number.isNaN(instant.getTime()))
      throw new InvalidInputError('starts_at', 'starts_at does not exist');
    const local = this.clock.toLocal(instant);
    if (this.clock.toInstant(local).getTime() !== instant.getTime())
      throw new InvalidInputError('starts_at', 'The shop’s clock shows this time twice: only the first can be booked');
    return local;
  }
}
