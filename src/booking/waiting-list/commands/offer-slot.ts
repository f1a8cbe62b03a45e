import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { type LocalDateTime, MINUTE_MS } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { assertTimeExists, OfferReservationService } from '../../../scheduling/index.js';
import { toServiceSnapshot } from '../../commands/booking-resolver.js';
import { isQuietHour, offerMinutes } from '../domain/offer-terms.js';
import { offerSlot, requireEntry } from '../domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { OfferChannels } from '../offers/offer-channels.js';

export interface OfferedSlot extends LocalDateTime {
  therapistId: string;
}

/**
 * Holds a free slot for somebody who waits, and asks them.
 * @throws InvalidInputError on `booking_time` that never comes, BusinessRuleError `not-waiting`, `no-address`, `too-soon`, `quiet-hours`; `time_conflict` where the slot is
 * not free
 */
export class OfferSlot extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly slot: OfferedSlot,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(OfferSlot)
export class OfferSlotHandler implements ICommandHandler<OfferSlot> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly reservations: OfferReservationService,
    private readonly channels: OfferChannels,
    private readonly clock: ShopClock,
  ) {}

  execute({ entryId, slot, by }: OfferSlot): Promise<void> {
    return this.entries.change(entryId, by, async (tx, entry) => {
      const { criteria, client } = requireEntry(entry);
      const minutes = this.requireMinutes(slot);
      if (!client || !(await this.channels.canReach(client)))
        throw new BusinessRuleError('no-address', 'The client can be reached by phone alone: please call');
      const bookingId = randomUUIDv7();
      const { therapistId, date, time } = slot;
      assertTimeExists(this.clock.day(date), time);
      const query = { therapistId, date, time, serviceId: criteria.serviceId };
      const service = await this.reservations.hold(tx, bookingId, query);
      if (!service) throw new BusinessRuleError('time_conflict', 'This time is no longer free');
      const expiresAt = new Date(this.clock.instant().getTime() + minutes * MINUTE_MS).toISOString();
      const offer = { ...toServiceSnapshot(service), therapistId, date, time, bookingId, expiresAt };
      return offerSlot(offer, by.kind === 'user' ? 'desk' : 'turn');
    });
  }

  private requireMinutes(slot: OfferedSlot): number {
    const minutes = offerMinutes(this.clock.minutesUntil(slot));
    if (minutes === null)
      throw new BusinessRuleError('too-soon', 'This time starts within 2 hours: please call the client');
    if (isQuietHour(this.clock.now().time))
      throw new BusinessRuleError('quiet-hours', 'Offers go out between 8:00 AM and 8:00 PM');
    return minutes;
  }
}
