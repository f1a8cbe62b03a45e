import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../catalog/index.js';
import { formatDayAndMonth, formatTime12h } from '../kernel/format-date.js';
import { type LocalDateTime, hoursBefore } from '../kernel/local-time.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { BusinessRuleError } from '../kernel/errors.js';
import { isPast } from '../scheduling/index.js';

/**
 * The deadline until which clients may move or cancel a booking: a number of hours before the start, on the shop's wall
 * clock.
 */
@Injectable()
export class ChangeCutoff {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  async deadlineFor(start: LocalDateTime): Promise<LocalDateTime> {
    return (await this.readRule())(start);
  }

  /** Returns the deadline in shop time while it is still to come; undefined once it has passed. */
  async openDeadlineFor(start: LocalDateTime): Promise<LocalDateTime | undefined> {
    const deadline = await this.deadlineFor(start);
    return this.isBefore(deadline) ? deadline : undefined;
  }

  /**
   * Reads the settings, and returns a check of a start in shop time. The check reads nothing more, so it may run inside
   * a transaction.
   * @throws BusinessRuleError `cut-off-passed` with the number to call, when the check is called
   */
  async prepareCheck(): Promise<(start: LocalDateTime) => void> {
    const toDeadline = await this.readRule();
    const { phone } = await this.settings.details();
    return (start) => {
      const end = toDeadline(start);
      if (this.isBefore(end)) return;
      const until = `This booking could be changed until ${formatDayAndMonth(end.date)}, ${formatTime12h(end.time)}.`;
      throw new BusinessRuleError('cut-off-passed', `${until} Please call us${phone && ` on ${phone}`}.`);
    };
  }

  private async readRule(): Promise<(start: LocalDateTime) => LocalDateTime> {
    const { hoursBeforeBooking } = await this.settings.cancellationPolicy();
    return (start) => hoursBefore(start, hoursBeforeBooking);
  }

  private isBefore({ date, time }: LocalDateTime): boolean {
    return !isPast(date, time, this.clock.now());
  }
}
