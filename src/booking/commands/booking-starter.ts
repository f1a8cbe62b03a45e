import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { resolveClientId } from '../../clients/index.js';
import { type Actor, getUserId } from '../../kernel/actor.js';
import type { Cents } from '../../kernel/money.js';
import type { DepositTerms } from '../../kernel/terms/deposit-terms.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { claimIdempotencyKey } from '../../platform/http/requests/claim-idempotency-key.js';
import type { Claim, Slot } from '../../scheduling/index.js';
import { BookingRepository } from '../booking.repository.js';
import type { BookingDecision } from '../domain/booking.aggregate.js';
import type { request } from '../domain/booking.decide.js';
import type { Client } from '../domain/booking-details.js';
import { inRoom } from '../domain/booking.room.js';
import { type Booking, initialBooking } from '../domain/booking.state.js';
import type { AgreedPolicy } from '../domain/policy/agreed-policy.js';
import { announceTogether } from '../domain/visits/announce-together.js';
import { toWaitingVisitVerdict } from '../domain/visits/waiting-visit.js';
import { CurrentPolicy } from '../policy/current-policy.js';
import {
  countGuests,
  listAddOnIds,
  type PartInput,
  type PlannedPart,
  VisitPlanner,
  type VisitStart,
} from './visits/visit-planner.js';

interface Attempt {
  /** The request as it came, by which a repeated one is told from another under the same key. */
  request: object;
  by: Actor;
  idempotencyKey?: string | undefined;
}

type RequestedPart = Parameters<typeof request>[0];

/** A treatment whose booking has an id. */
export interface PartToReserve extends PlannedPart {
  bookingId: string;
}

/** The slot of a treatment, and what of it became another than was asked for. */
export interface Reserved
  extends Claim, Partial<Pick<RequestedPart, 'appointment' | 'service' | 'assignment' | 'heldUntil'>> {}

/** The deposit that is due for what is booked together, and until when it can be paid. */
export interface DueDeposit {
  cents: Cents;
  heldUntil: Date;
  /** Checks that it can be paid, and that the client has seen it; left out where the shop asks for it. */
  assertPayable?: (client: Client) => Promise<void>;
  /** Notes who holds the slots of a booking, until it is paid; left out as well. */
  noteHold?: (bookingId: string) => void;
}

/** A booking by itself, or the bookings of a visit. */
interface NewBookings {
  start: VisitStart;
  parts: readonly PartInput[];
  client: Client;
  /** The id of the client who was chosen; undefined for one who was typed in. */
  clientId?: string | undefined;
  mode: 'visitor' | 'shop';
  /** Whether all treatments wait for the shop while one is without a therapist, those with a free one included. */
  waitsAsWhole?: boolean;
  /** Checks what no treatment is needed for. A repeated request is not checked. */
  assertStart: () => void;
  /** Checks the treatments before they are reserved. */
  check?: (planned: readonly PlannedPart[], policy: AgreedPolicy) => void;
  /** Reserves a booking by itself, whose slot was found as its day was locked; undefined where only a free one will do. */
  reserve?:
    ((tx: Transaction, part: PartToReserve, found: Slot, deposit: DueDeposit | null) => Promise<Reserved>) | undefined;
  /** The terms that the client agrees to, and what finds the deposit by them. Left out where none is ever due. */
  deposits?: {
    terms: DepositTerms | null;
    /** Finds the deposit that confirms the bookings; null where none is due. */
    find:
      ((tx: Transaction, planned: readonly PlannedPart[], clientId: string) => Promise<DueDeposit | null>) | undefined;
  };
  decide: (part: RequestedPart, nth: number) => BookingDecision;
}

/** The id of the booking, or of the visit of several; `bookings` is empty when an earlier attempt had made them. */
interface StartedBookings {
  id: string;
  bookings: readonly LoadedAggregate<Booking>[];
}

/** Starts bookings: all of them or none. */
@Injectable()
export class BookingStarter {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly planner: VisitPlanner,
    private readonly policies: CurrentPolicy,
  ) {}

  /**
   * Reserves the treatments, then starts their bookings. The key, the days and the client are asked for in one round
   * trip.
   * @throws InvalidInputError, RefusedSlotError as the planner does
   */
  async start({ request, by, idempotencyKey }: Attempt, asked: NewBookings): Promise<StartedBookings> {
    const { start, parts, client, mode, waitsAsWhole = false, deposits, decide } = asked;
    const policy = { ...(await this.policies.read()), ...(deposits && { depositTerms: deposits.terms }) };
    return this.bookings.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const offered = listAddOnIds(parts).length > 0 ? await this.planner.findAddOns(tx, parts) : [];
      const claimed = idempotencyKey ? claimIdempotencyKey(tx, idempotencyKey, request, id) : id;
      const inspected = this.planner.inspect(tx, start, parts, offered);
      const clientFound = resolveClientId(tx, client, asked.clientId);
      // A client who is gone is refused after everything else.
      clientFound.catch(() => undefined);
      const [first, found] = await Promise.all([claimed, inspected]);
      if (first !== id) return { id: first, bookings: [] };
      asked.assertStart();
      const planned = await this.planner.plan(start, parts, found, offered);
      asked.check?.(planned, policy);
      const isVisit = planned.length > 1;
      const ids = isVisit ? planned.map(() => randomUUIDv7()) : [id];
      const isWaiting = waitsAsWhole && planned.some(({ appointment }) => appointment.isUnassigned);
      const guests = countGuests(planned);
      const slots = planned.map(({ slot, guest }, nth) => ({
        bookingId: ids[nth]!,
        to: { ...slot, party: isVisit ? { id, guest, guests } : undefined },
        confirmsNow: !isWaiting,
      }));
      const due = deposits?.find ? await deposits.find(tx, planned, await clientFound) : null;
      const reserved: readonly Reserved[] = asked.reserve
        ? [await asked.reserve(tx, { ...planned[0]!, bookingId: id }, found[0]!.slot, due)]
        : await this.planner.reserve(tx, slots, mode);
      const clientId = await clientFound;
      // What waits for the shop costs nothing yet, but the shop may promise a booking with Any Available.
      const isPayable = mode === 'shop' || reserved.every(({ verdict }) => verdict === 'available');
      const deposit = isPayable ? due : null;
      await deposit?.assertPayable?.(client);
      deposit?.noteHold?.(ids[0]!);
      const held = deposit && ({ heldUntil: deposit.heldUntil, heldFor: 'payment' } as const);
      const userId = getUserId(by);
      const decisions = planned.map(({ guest, service, appointment }, nth) => {
        const visit = isVisit ? { visitId: id, guest, part: nth + 1, parts: planned.length } : undefined;
        const { roomId, ...got } = reserved[nth]!;
        const verdict = isWaiting ? toWaitingVisitVerdict(got.verdict) : got.verdict;
        const part = { appointment, service, client, clientId, userId, visit, ...got, ...held, verdict };
        return { id: ids[nth]!, version: 0, events: inRoom(roomId, decide(part, nth))(initialBooking) };
      });
      const bookings = announceTogether(decisions).map((events, nth) =>
        this.bookings.startStream(tx, ids[nth]!, () => events, {
          by,
          policy: deposit && nth === 0 ? { ...policy, deposit: { cents: deposit.cents } } : policy,
        }),
      );
      return { id, bookings };
    });
  }
}
