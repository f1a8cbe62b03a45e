import { Injectable } from '@nestjs/common';
import { bookingWindowDays } from '../../catalog/index.js';
import type { LocalDateTime } from '../../platform/clock/local-time.js';
import { addDays, ShopClock } from '../../platform/clock/shop-clock.js';
import { InvalidInput } from '../../platform/decider.js';
import { isPast } from '../../scheduling/index.js';

/** From when to when the public may book: after now and up to 60 days ahead, by the shop's clock. */
@Injectable()
export class BookingWindow {
  constructor(private readonly clock: ShopClock) {}

  /** @throws InvalidInput naming `booking_date` or `booking_time` */
  check({ date, time }: LocalDateTime): void {
    const now = this.clock.now();
    if (date > addDays(now.date, bookingWindowDays)) {
      throw new InvalidInput('booking_date', `Bookings are taken up to ${bookingWindowDays} days ahead`);
    }
    if (date < now.date) throw new InvalidInput('booking_date', 'This date has passed');
    if (isPast(date, time, now)) throw new InvalidInput('booking_time', 'This time has passed');
  }
}
