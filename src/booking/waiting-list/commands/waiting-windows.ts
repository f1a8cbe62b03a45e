import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { addDays } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast } from '../../../scheduling/index.js';
import type { WaitingWindow } from '../domain/waiting-entry.events.js';

/** Checks the times that somebody wants to wait for: they can still be booked, and in time for an offer. */
@Injectable()
export class WaitingWindows {
  constructor(private readonly clock: ShopClock) {}

  /** Returns the windows by date and time, each once. @throws InvalidInputError on `windows` */
  check(windows: readonly WaitingWindow[]): WaitingWindow[] {
    const now = this.clock.now();
    for (const { date, from, to } of windows) {
      if (from > to) throw new InvalidInputError('windows', 'A time ends before it begins');
      if (date > addDays(now.date, BOOKING_WINDOW_DAYS))
        throw new InvalidInputError('windows', `You can book up to ${BOOKING_WINDOW_DAYS} days ahead`);
      if (isPast(date, to, now)) throw new InvalidInputError('windows', 'This time has passed');
    }
    const distinct = new Map(windows.map(({ date, from, to }) => [`${date} ${from} ${to}`, { date, from, to }]));
    return [...distinct].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, window]) => window);
  }
}
