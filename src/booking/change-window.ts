import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../catalog/index.js';
import { dayAndMonth, twelveHour } from '../platform/clock/in-words.js';
import type { LocalDateTime } from '../platform/clock/local-time.js';
import { hoursBefore, ShopClock } from '../platform/clock/shop-clock.js';
import { RuleBroken } from '../platform/decider.js';
import { isPast } from '../scheduling/index.js';

/** Until when clients may move or cancel what they have booked: so many hours before the start, on the shop's wall clock. */
@Injectable()
export class ChangeWindow {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async endOf(start: LocalDateTime): Promise<LocalDateTime> {
    return hoursBefore(start, (await this.settings.cancellationPolicy()).hoursBeforeBooking);
  }

  async isOpen(start: LocalDateTime): Promise<boolean> {
    return this.isBefore(await this.endOf(start));
  }

  /**
   * Reads the settings, and returns the check: it asks for nothing more, so that it may run inside a transaction.
   * The check throws RuleBroken `cut-off-passed` with the number to ring.
   */
  async guard(): Promise<(start: LocalDateTime) => void> {
    const { hoursBeforeBooking } = await this.settings.cancellationPolicy();
    const { phone } = await this.settings.details();
    return (start) => {
      const end = hoursBefore(start, hoursBeforeBooking);
      if (this.isBefore(end)) return;
      const until = `This booking could be changed until ${dayAndMonth(end.date)}, ${twelveHour(end.time)}.`;
      throw new RuleBroken('cut-off-passed', `${until} Please call us${phone && ` on ${phone}`}.`);
    };
  }

  private isBefore({ date, time }: LocalDateTime): boolean {
    return !isPast(date, time, this.clock.now());
  }
}
