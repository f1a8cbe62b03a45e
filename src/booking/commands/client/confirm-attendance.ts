import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { toSlotRequest } from '../to-slot-request.js';
import { confirmAttendance } from '../../domain/booking.decide.js';
import { markByLink } from '../../domain/client/mark-by-link.js';

/** Records that the client will come, as said on the page or to the desk. A second confirmation changes nothing. */
export class ConfirmAttendance extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
    /**
     * The booking as it was shown: by the private link its start in shop time and the browser, at the desk its version.
     */
    readonly shown: { start: LocalDateTime; browser: string | null } | { version: number },
  ) {
    super();
  }
}

@CommandHandler(ConfirmAttendance)
export class ConfirmAttendanceHandler implements ICommandHandler<ConfirmAttendance> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly clock: ShopClock,
  ) {}

  /** Records the confirmation. @throws BusinessRuleError `booking-modified` when the booking has changed since */
  async execute({ bookingId, by, shown }: ConfirmAttendance): Promise<void> {
    const change = 'version' in shown ? { by, expectedVersion: shown.version } : { by };
    await this.bookings.change(bookingId, change, (_, booking) => {
      const { date, time } = toSlotRequest(booking);
      if ('start' in shown && !isSame(shown.start, { date, time }))
        throw new BusinessRuleError('booking-modified', 'This booking has been moved since');
      const decide = confirmAttendance({ hasStarted: isPast(date, time, this.clock.now()) });
      return 'start' in shown ? markByLink(shown.browser, decide) : decide;
    });
  }
}

const isSame = (one: LocalDateTime, other: LocalDateTime) => one.date === other.date && one.time === other.time;
