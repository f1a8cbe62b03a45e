import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BookingRules, offersVisits, ShopSettings } from '../../../catalog/index.js';
import { type LocalDateTime, MINUTE_MS } from '../../../kernel/local-time.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import type { CancellationTerms } from '../../../kernel/terms/cancellation-terms.js';
import { type Cents, formatDollars } from '../../../kernel/money.js';
import { type Actor, isStranger } from '../../../kernel/actor.js';
import type { LoadedAggregate } from '../../../platform/event-log/aggregate-repository.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import {
  BookingWindow,
  findCandidates,
  type FreeCandidate,
  ReservationService,
  type Slot,
} from '../../../scheduling/index.js';
import { countMinutes } from '../../domain/add-ons.js';
import { request } from '../../domain/booking.decide.js';
import { HOLD_MINUTES } from '../../domain/booking.hold.js';
import type { Assignment, Client } from '../../domain/booking-details.js';
import type { Booking } from '../../domain/booking.state.js';
import { assertSeenTerms } from '../../domain/policy/keep-policy.js';
import { DepositFinder } from '../deposit-finder.js';
import { BookingStarter, type PartToReserve, type Reserved } from '../booking-starter.js';
import type { PartInput, PlannedPart } from '../visits/visit-planner.js';

/** A booking, or the treatments of a visit, as a visitor requests them. Date and time are in shop time. */
export interface BookingRequestInput extends LocalDateTime {
  parts: readonly PartInput[];
  client: Client;
  /** The id of the client, where it is known whose the booking is. */
  clientId?: string;
  /** The total that the client saw, in cents; undefined when it is not checked. */
  seenCents?: Cents;
  /** The cancellation terms that the client saw; undefined when they are not checked. */
  seenTerms?: CancellationTerms;
  /** The deposit that the client saw, in cents; undefined when it is not checked. */
  seenDepositCents?: Cents;
  /** Whether the client has opened a mailed link to this address before. */
  isAddressProven?: boolean;
}

/** The id of the booking or visit; `made` is null for a visit, and when an earlier attempt had made it. */
interface RequestBookingResult {
  id: string;
  made: { booking: LoadedAggregate<Booking>; therapistName: string } | null;
}

/**
 * Books at once where the therapist is free, and as a request where not; where the shop wants it, only once a mailed
 * link is opened. Any Available becomes a free therapist where the shop has chosen that. A visit is confirmed as a
 * whole at once, or nothing of it is booked. Where a deposit is due, what is free is held until it is paid.
 */
export class RequestBooking extends Command<RequestBookingResult> {
  /**
   * @param idempotencyKey a repeated request with the same key books nothing more
   * @param network from which it came, for times that are held unpaid; undefined for a program, which books for many
   */
  constructor(
    readonly input: BookingRequestInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
    readonly network?: string,
  ) {
    super();
  }
}

@CommandHandler(RequestBooking)
export class RequestBookingHandler implements ICommandHandler<RequestBooking> {
  constructor(
    private readonly starter: BookingStarter,
    private readonly reservations: ReservationService,
    private readonly window: BookingWindow,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly deposits: DepositFinder,
  ) {}

  async execute({ input, by, idempotencyKey, network }: RequestBooking): Promise<RequestBookingResult> {
    const { date, time, parts, client, clientId, seenCents, seenTerms } = input;
    const isVisit = parts.length > 1;
    const isOffered = !isVisit || offersVisits(await this.settings.read(BookingRules));
    const isProven = !isStranger(by) || input.isAddressProven === true;
    const deposits = await this.deposits.prepare({ network, seenCents: input.seenDepositCents });
    let name = '';
    const { id, bookings } = await this.starter.start(
      // Of two programs with one Idempotency-Key the second is refused.
      { request: by.kind === 'key' ? { ...input, by: by.id } : input, by, idempotencyKey },
      {
        ...{ start: { date, time }, parts, client, clientId, mode: 'visitor' },
        assertStart: () => {
          if (!isOffered) throw visitsNotOfferedError();
          this.window.check({ date, time });
        },
        check: (planned, policy) => {
          assertSeenTotal(planned, seenCents);
          assertSeenTerms(policy, seenTerms);
        },
        reserve: isVisit
          ? undefined
          : async (tx, part, asked, deposit) => {
              const candidates = await this.findCandidates(tx, part, asked);
              const slot = candidates[0]?.slot ?? asked;
              name = slot.therapistName;
              // Whoever pays proves the address by it, and holds the slot as a confirmed booking does.
              const confirmsNow = isProven || deposit !== null || !asked.isConfirmedByMail;
              // A page to pay on is shown to whoever books on the site; who books through a program is mailed it.
              const isMailed = !confirmsNow || (deposit !== null && by.kind === 'key');
              return this.reserve(tx, part, { slot, candidates, client, confirmsNow, isMailed });
            },
        decide: request,
        deposits,
      },
    );
    const [booking] = isVisit ? [] : bookings;
    return { id, made: booking ? { booking, therapistName: name } : null };
  }

  /** Reserves the slot of a booking by itself, which waits for the shop where it is not free. */
  private reserve(
    tx: Transaction,
    { bookingId, appointment, service }: PartToReserve,
    { slot, candidates, client, confirmsNow, isMailed }: FoundSlot,
  ): Reserved {
    const { therapistId, isUnassigned, durationMinutes } = slot;
    const claim = this.reservations.claim(tx, bookingId, therapistId, slot, confirmsNow);
    if (isMailed && claim.verdict === 'available') assertAddress(client);
    const heldUntil = confirmsNow ? undefined : this.holdEnd();
    if (candidates.length === 0) return { ...claim, heldUntil };
    return {
      ...{ ...claim, heldUntil, assignment: toAssignment(candidates) },
      appointment: { ...appointment, therapistId, isUnassigned },
      service: { ...service, durationMinutes },
    };
  }

  private holdEnd(): Date {
    return new Date(this.clock.instant().getTime() + HOLD_MINUTES * MINUTE_MS);
  }

  /**
   * Returns the therapists who can be given the booking, where client and shop leave that open. A slot that cannot be
   * booked is refused by the claim.
   */
  private async findCandidates(
    tx: Transaction,
    { service: { serviceId, addOns = [] }, appointment: { date, time } }: PartToReserve,
    slot: Slot,
  ): Promise<FreeCandidate[]> {
    if (!slot.isAssignedAtOnce || !slot.isOffered || !slot.isOpen) return [];
    return findCandidates(tx, { serviceId, addedMinutes: countMinutes(addOns), date, time, now: this.clock.instant() });
  }
}

interface FoundSlot {
  slot: Slot;
  /** The candidates among whom the shop chose its therapist; empty where it chose nobody. */
  candidates: readonly FreeCandidate[];
  client: Client;
  /** Whether the booking is confirmed where it can be, without a proof of the address. */
  confirmsNow: boolean;
  /** Whether a mailed link confirms it, where the slot is free. */
  isMailed: boolean;
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
  if (!email)
    throw new InvalidInputError(
      'client_email',
      'Please enter your email address: the link we send confirms your booking',
    );
}

/** Refuses a total that the client has not seen. @throws BusinessRuleError `price-changed` */
function assertSeenTotal(planned: readonly PlannedPart[], seenCents: Cents | undefined): void {
  const total = planned.reduce((sum, { service }) => sum + service.totalCents, 0);
  if (seenCents === undefined || seenCents === total) return;
  throw new BusinessRuleError('price-changed', `The price has changed to ${formatDollars(total)}`);
}

/** Returns the refusal of a shop that takes visits by phone only. */
export function visitsNotOfferedError(): BusinessRuleError {
  return new BusinessRuleError('visits-not-offered', 'Please call us to book several treatments in one visit');
}
