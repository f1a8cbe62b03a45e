import { Injectable } from '@nestjs/common';
import { ShopDetails, ShopSettings } from '../../catalog/index.js';
import { formatDayAndMonth, formatTime12h } from '../../kernel/format-date.js';
import { type LocalDateTime, hoursBefore } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Executor } from '../../platform/database/sql.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { isPast } from '../../scheduling/index.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';
import { findAgreedPolicies } from './agreed-policy-sql.js';

/** A booking, and its start in shop time. */
interface StartOfBooking extends LocalDateTime {
  bookingId: string;
}

/** Checks that clients may still move or cancel their bookings, by the policy under which each was made. */
@Injectable()
export class ChangeCutoff {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
  ) {}

  /** Returns the deadline in shop time while it is still to come; undefined once it has passed. */
  findOpenDeadline(start: LocalDateTime, policy: AgreedPolicy): LocalDateTime | undefined {
    const deadline = toChangeDeadline(start, policy);
    return this.isBefore(deadline) ? deadline : undefined;
  }

  /**
   * Reads the settings, and returns a check of bookings that may run inside a transaction.
   * @throws BusinessRuleError `cut-off-passed` with the number to call, when the check is called
   */
  async prepareCheck(): Promise<(db: Executor, bookings: readonly StartOfBooking[]) => Promise<void>> {
    const { phone } = await this.settings.read(ShopDetails);
    return async (db, bookings) => {
      const ids = bookings.map(({ bookingId }) => bookingId);
      const policies = await findAgreedPolicies(db, ids);
      for (const booking of bookings) {
        const deadline = toChangeDeadline(booking, policies.get(booking.bookingId)!);
        if (!this.isBefore(deadline)) throw cutOffPassedError(deadline, phone);
      }
    };
  }

  private isBefore({ date, time }: LocalDateTime): boolean {
    return !isPast(date, time, this.clock.now());
  }
}

/** Returns the deadline for changes by the client: hours before the start, on the shop's wall clock. */
export const toChangeDeadline = (start: LocalDateTime, { cancellation }: AgreedPolicy): LocalDateTime =>
  hoursBefore(start, cancellation.hoursBeforeBooking);

function cutOffPassedError({ date, time }: LocalDateTime, phone: string): BusinessRuleError {
  const until = `This booking could be changed until ${formatDayAndMonth(date)}, ${formatTime12h(time)}.`;
  return new BusinessRuleError('cut-off-passed', `${until} Please call us${phone && ` on ${phone}`}.`);
}
