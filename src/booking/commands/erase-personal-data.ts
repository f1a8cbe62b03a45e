import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/event-store/actor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Bookings } from '../bookings.js';
import { erasePersonalData } from '../domain/booking.decide.js';

/** Forgets the person of one booking for good: the key goes, the row is blanked, the log stays whole. */
export class ErasePersonalData extends Command<void> {
  constructor(
    readonly bookingId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(ErasePersonalData)
export class ErasePersonalDataHandler implements ICommandHandler<ErasePersonalData> {
  constructor(
    private readonly bookings: Bookings,
    private readonly personalData: PersonalData,
  ) {}

  execute({ bookingId, by }: ErasePersonalData): Promise<void> {
    return this.bookings.change(bookingId, { by }, async (em) => {
      await this.personalData.destroyKey(em, bookingId);
      return erasePersonalData();
    });
  }
}
