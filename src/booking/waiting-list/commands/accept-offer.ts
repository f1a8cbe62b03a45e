import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { resolveClientId } from '../../../clients/index.js';
import { visitor } from '../../../kernel/actor.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import type { Cents } from '../../../kernel/money.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';
import { Clock } from '../../../platform/clock/clock.js';
import { OfferReservationService } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { DepositFinder } from '../../commands/deposit-finder.js';
import { request } from '../../domain/booking.decide.js';
import { inRoom } from '../../domain/booking.room.js';
import { slotUnavailableError } from '../../domain/booking.rules.js';
import { assertSeenTerms } from '../../domain/policy/keep-policy.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { acceptOffer, requireEntry, requireOpenOffer } from '../domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../waiting-list.repository.js';

/**
 * Turns an offer into the booking that it holds a slot for, at the price that was offered: confirmed, or held until its
 * deposit is paid where one is due. Does nothing the second time.
 * @throws BusinessRuleError `offer-lapsed`, `no-offer`, also where another time is on offer by now, the shop is closed
 * then or the therapist works there no longer; `policy-changed`, `deposit-changed`, `too-many-unpaid`; the verdict's name
 * where the shop has changed the therapist's day since; Problem `payments-unavailable`
 */
export class AcceptOffer extends Command<void> {
  /**
   * @param expectedBookingId as in `requireOpenOffer`
   * @param seen the cancellation terms and the deposit that the client saw; what is undefined is not checked
   * @param network as for `RequestBooking`
   */
  constructor(
    readonly entryId: string,
    readonly expectedBookingId?: string,
    readonly seen: { seenTerms?: CancellationTerms; seenDepositCents?: Cents } = {},
    readonly network?: string,
  ) {
    super();
  }
}

@CommandHandler(AcceptOffer)
export class AcceptOfferHandler implements ICommandHandler<AcceptOffer> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly bookings: BookingRepository,
    private readonly reservations: OfferReservationService,
    private readonly policies: CurrentPolicy,
    private readonly deposits: DepositFinder,
    private readonly clock: Clock,
  ) {}

  async execute({ entryId, expectedBookingId, seen, network }: AcceptOffer): Promise<void> {
    const policy = await this.policies.read();
    const deposits = await this.deposits.prepare({ network, seenCents: seen.seenDepositCents });
    return this.entries.change(entryId, visitor, async (tx, entry) => {
      const { status, client, clientId: knownId, userId } = requireEntry(entry);
      if (status === 'booked') return null;
      const now = this.clock.now();
      const { bookingId, therapistId, date, time, expiresAt, ...service } = requireOpenOffer(
        entry,
        now,
        expectedBookingId,
      );
      if (!client) return null;
      assertSeenTerms(policy, seen.seenTerms);
      const appointment = { therapistId, isUnassigned: false, date, time };
      const { serviceId, durationMinutes } = service;
      const to = { ...appointment, serviceId, durationMinutes };
      const claim = await this.reservations.accept(tx, bookingId, to);
      if (!claim) throw new BusinessRuleError('no-offer', 'This offer has ended');
      const { verdict, roomId } = claim;
      if (verdict !== 'available') throw slotUnavailableError(verdict);
      const clientId = knownId ?? (await resolveClientId(tx, client));
      const deposit = (await deposits.find?.(tx, [{ service }], clientId)) ?? null;
      await deposit?.assertPayable?.(client);
      deposit?.noteHold?.(bookingId);
      const held = deposit && ({ heldUntil: deposit.heldUntil, heldFor: 'payment' } as const);
      const decide = inRoom(roomId, request({ appointment, service, client, clientId, verdict, userId, ...held }));
      this.bookings.startStream(tx, bookingId, decide, {
        by: visitor,
        policy: { ...policy, depositTerms: deposits.terms, ...(deposit && { deposit: { cents: deposit.cents } }) },
      });
      return acceptOffer(now, expectedBookingId);
    });
  }
}
