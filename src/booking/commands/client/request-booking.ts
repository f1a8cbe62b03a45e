import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { type LocalDate, type LocalTime, MINUTE_MS } from '../../../kernel/local-time.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';
import { type Cents, formatDollars } from '../../../kernel/money.js';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import { resolveClientId } from '../../../clients/index.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { claimIdempotencyKey } from '../../../platform/http/requests/claim-idempotency-key.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import {
  BookingWindow,
  findCandidates,
  type FreeCandidate,
  ReservationService,
  type Slot,
} from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { request } from '../../domain/booking.decide.js';
import { HOLD_MINUTES } from '../../domain/booking.hold.js';
import type { Assignment, BookedService, Client } from '../../domain/booking-details.js';
import type { Booking } from '../../domain/booking.state.js';
import { inRoom } from '../../domain/booking.room.js';
import { assertSeenTerms } from '../../domain/policy/keep-policy.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import { toServiceSnapshot } from '../booking-resolver.js';

/** A booking as a visitor requests it. Date and time are in shop time. */
export interface BookingRequestInput {
  serviceId: string;
  therapistId: string;
  date: LocalDate;
  time: LocalTime;
  client: Client;
  /** The id of the client, where it is known whose the booking is. */
  clientId?: string;
  /** The price that the client saw, in cents; undefined when it is not checked. */
  seenCents?: Cents;
  /** The cancellation terms that the client saw; undefined when they are not checked. */
  seenTerms?: CancellationTerms;
  /** Whether the client has opened a mailed link to this address before. */
  isAddressProven?: boolean;
}

/** The id of the booking; `made` is null when an earlier attempt had made it. */
interface RequestBookingResult {
  id: string;
  made: { booking: LoadedAggregate<Booking>; therapist: { name: string; isUnassigned: boolean } } | null;
}

/**
 * Books at once where the therapist is free, and as a request where not; where the shop wants it, only once a mailed
 * link is opened. Any Available becomes a free therapist where the shop has chosen that.
 */
export class RequestBooking extends Command<RequestBookingResult> {
  /** @param idempotencyKey a repeated request with the same key makes no second booking */
  constructor(
    readonly input: BookingRequestInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(RequestBooking)
export class RequestBookingHandler implements ICommandHandler<RequestBooking> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly window: BookingWindow,
    private readonly policies: CurrentPolicy,
    private readonly clock: ShopClock,
  ) {}

  async execute({ input, by, idempotencyKey }: RequestBooking): Promise<RequestBookingResult> {
    const policy = await this.policies.read();
    return this.bookings.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const { client } = input;
      const [first, inspected, clientId] = await Promise.all([
        idempotencyKey ? claimIdempotencyKey(tx, idempotencyKey, input, id) : id,
        this.reservations.inspectSlot(tx, input),
        resolveClientId(tx, client, input.clientId),
      ]);
      if (first !== id) return { id: first, made: null };
      this.window.check(input);
      if (!inspected) throw new InvalidInputError('therapist_id', 'There is no such therapist');
      const service = toServiceSnapshot(inspected.service);
      assertSeenPrice(service, input.seenCents);
      assertSeenTerms(policy, input.seenTerms);
      const candidates = await this.findCandidates(tx, input, inspected.slot);
      const slot = candidates[0]?.slot ?? inspected.slot;
      const { date, time } = input;
      const isPromised = !inspected.slot.isConfirmedByMail || by.kind !== 'visitor' || input.isAddressProven === true;
      const { verdict, roomId } = this.reservations.claim(tx, id, slot.therapistId, slot, isPromised);
      if (!isPromised && verdict === 'available') assertAddress(client);
      const { therapistId, therapistName: name, isUnassigned, durationMinutes } = slot;
      const appointment = { therapistId, isUnassigned, date, time };
      const userId = getUserId(by);
      const assignment = candidates.length > 0 ? toAssignment(candidates) : undefined;
      const booked = assignment ? { ...service, durationMinutes } : service;
      const heldUntil = isPromised ? undefined : this.holdEnd();
      const decision = request({
        ...{ appointment, service: booked, client, clientId, verdict, userId, assignment, heldUntil },
      });
      const booking = this.bookings.startStream(tx, id, inRoom(roomId, decision), { by, policy });
      return { id, made: { booking, therapist: { name, isUnassigned } } };
    });
  }

  private holdEnd(): Date {
    return new Date(this.clock.instant().getTime() + HOLD_MINUTES * MINUTE_MS);
  }

  /**
   * Returns the therapists who can be given the booking, where client and shop leave that open. A slot that cannot be
   * booked is refused by the claim.
   */
  private async findCandidates(tx: Transaction, input: BookingRequestInput, slot: Slot): Promise<FreeCandidate[]> {
    if (!slot.isAssignedAtOnce || !slot.isOffered || !slot.isOpen) return [];
    return findCandidates(tx, { ...input, now: this.clock.instant() });
  }
}

function toAssignment(candidates: readonly FreeCandidate[]): Assignment {
  return {
    candidates: candidates.map(({ therapistId, holes, bookedMinutes, lastAssignedAt }) => ({
      therapistId,
      holes,
      bookedMinutes,
      lastAssignedAt,
    })),
  };
}

function assertAddress({ email }: Client): void {
  if (!email) throw new InvalidInputError('client_email', 'Please give an email address: a link in a mail confirms it');
}

/** Refuses a price that the client has not seen. @throws BusinessRuleError `price-changed` */
function assertSeenPrice({ totalCents }: BookedService, seenCents: Cents | undefined): void {
  if (seenCents === undefined || seenCents === totalCents) return;
  throw new BusinessRuleError('price-changed', `The price has changed: it is ${formatDollars(totalCents)} now`);
}
