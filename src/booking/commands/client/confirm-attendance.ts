import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { isPast } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { confirmAttendance } from '../../domain/booking.decide.js';

/** The client says that they will come. Said twice it changes nothing. */
export class ConfirmAttendance extends Command<void> {
  /** @param start as the client saw it, in shop time */
  constructor(
    readonly bookingId: string,
    readonly start: LocalDateTime,
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

  /** @throws BusinessRuleError `booking-modified` when the booking has another start by now */
  async execute({ bookingId, start }: ConfirmAttendance): Promise<void> {
    await this.bookings.change(bookingId, { by: visitor }, (_, booking) => {
      if (booking.status !== 'none' && !isAt(booking.appointment, start))
        throw new BusinessRuleError('booking-modified', 'This booking has another time by now');
      return confirmAttendance({ hasStarted: isPast(start.date, start.time, this.clock.now()) });
    });
  }
}

const isAt = (one: LocalDateTime, other: LocalDateTime) => one.date === other.date && one.time === other.time;
