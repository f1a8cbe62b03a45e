import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { resolveClientId } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { ReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { BookingResolver } from '../../commands/booking-resolver.js';
import { type DepositChoice, OfficeDeposits } from '../../commands/office-deposits.js';
import { book } from '../../domain/booking.edit.js';
import { inRoom } from '../../domain/booking.room.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { bookWaitingClient, requireEntry } from '../domain/waiting-entry.decide.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import type { OfferedSlot } from './offer-slot.js';

/**
 * Books for somebody who waits, as the desk does for anybody who rings: requests of others do not prevent it. A slot
 * that is held for them is released. A deposit that is due is asked for, or waived.
 * @throws BusinessRuleError `not-waiting`; `deposit-changed` while nobody has decided about it; the verdict's name when the therapist is not free
 */
export class BookWaitingClient extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly slot: OfferedSlot,
    readonly deposit: DepositChoice,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(BookWaitingClient)
export class BookWaitingClientHandler implements ICommandHandler<BookWaitingClient> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly bookings: BookingRepository,
    private readonly resolver: BookingResolver,
    private readonly reservations: ReservationService,
    private readonly openings: OpeningKeeper,
    private readonly policies: CurrentPolicy,
    private readonly deposits: OfficeDeposits,
    private readonly clock: ShopClock,
  ) {}

  async execute({ entryId, slot, deposit, by }: BookWaitingClient): Promise<void> {
    const policy = await this.policies.read();
    const { deposits, getWaiver } = await this.deposits.prepare({ ...slot, parts: [], status: 'confirmed', deposit });
    return this.entries.change(entryId, by, async (tx, entry) => {
      const bookingId = randomUUIDv7();
      const decide = bookWaitingClient(bookingId);
      decide(entry);
      const { criteria, client, clientId: knownId, offer, status } = requireEntry(entry);
      if (slot.date < this.clock.today()) throw new InvalidInputError('booking_date', 'This date has passed');
      const held = status === 'offered' ? offer : null;
      const offerIds = held ? [held.bookingId] : [];
      const heldBefore = await this.openings.readHeldSlots(tx, offerIds, held ? [held, slot] : [slot]);
      if (held) this.reservations.release(tx, held.bookingId, held);
      const service = await this.resolver.resolveService(tx, criteria.serviceId, slot.therapistId);
      const appointment = await this.resolver.resolveAppointment(tx, slot);
      const { serviceId, durationMinutes } = service;
      const { verdict, roomId } = await this.reservations.reserve(tx, bookingId, 'shop', {
        to: { ...appointment, serviceId, durationMinutes },
      });
      await this.openings.keepVacatedOffer(tx, heldBefore, by);
      const userId = by.kind === 'user' ? by.id : null;
      const clientId = knownId ?? (await resolveClientId(tx, client!));
      const due = (await deposits.find?.(tx, [{ service, appointment }], clientId)) ?? null;
      const booked = { appointment, service, client: client!, clientId, verdict, userId, heldUntil: due?.heldUntil };
      const details = { ...booked, status: 'confirmed' as const, waiver: getWaiver() };
      this.bookings.startStream(tx, bookingId, inRoom(roomId, book(details)), {
        by,
        policy: { ...policy, depositTerms: deposits.terms, ...(due && { deposit: { cents: due.cents } }) },
      });
      return decide;
    });
  }
}
