import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS } from '../../catalog/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import type { LocalDateTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { assertTimeExists } from './bookable-slot.js';
import { isBeyondWindow, isPast } from '../day/reasons.js';

/** The booking window of the public, by the shop's clock: from after now to BOOKING_WINDOW_DAYS ahead. */
@Injectable()
export class BookingWindow {
  constructor(private readonly clock: ShopClock) {}

  /**
   * Checks that a start in shop time lies in the window.
   * @throws InvalidInputError naming `booking_date` or `booking_time`
   */
  check({ date, time }: LocalDateTime): void {
    const now = this.clock.now();
    if (isBeyondWindow(date, now.date)) {
      throw new InvalidInputError('booking_date', `You can book up to ${BOOKING_WINDOW_DAYS} days ahead`);
    }
    if (date < now.date) throw new InvalidInputError('booking_date', 'This date has passed');
    assertTimeExists(this.clock.day(date), time);
    if (isPast(date, time, now)) throw new InvalidInputError('booking_time', 'This time has passed');
  }
}
