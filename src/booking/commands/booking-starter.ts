import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { claimIdempotencyKey } from '../../platform/http/requests/claim-idempotency-key.js';
import { type Claim, ReservationService, type SlotRequest } from '../../scheduling/index.js';
import { BookingRepository } from '../booking.repository.js';
import type { BookingDecision } from '../domain/booking.aggregate.js';
import { CurrentPolicy } from '../policy/current-policy.js';
import { OverlapNamer } from './overlap-namer.js';

interface BookingAttempt {
  input: object;
  by: Actor;
  /** A repeated request with the same key creates no second booking. */
  idempotencyKey?: string | undefined;
}

/** Decides about a booking that begins. @param reserve takes its slot */
type Begin = (tx: Transaction, reserve: (slot: SlotRequest) => Promise<Claim>) => Promise<BookingDecision>;

/**
 * Starts bookings that the office makes at a time that must be free. A refusal names the bookings that have the time.
 */
@Injectable()
export class BookingStarter {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly reservations: ReservationService,
    private readonly overlaps: OverlapNamer,
    private readonly policies: CurrentPolicy,
  ) {}

  /** Returns the id of the booking; for a repeated request, the id of the first one. */
  async start({ input, by, idempotencyKey }: BookingAttempt, begin: Begin): Promise<string> {
    const policy = await this.policies.read();
    let requestedSlot: SlotRequest | undefined;
    const started = this.bookings.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const request = { ...input, by: by.kind === 'user' ? by.id : by.kind };
      const first = idempotencyKey ? await claimIdempotencyKey(tx, idempotencyKey, request, id) : id;
      if (first !== id) return first;
      const decide = await begin(tx, (slot) => {
        requestedSlot = slot;
        return this.reservations.move(tx, id, { to: slot });
      });
      this.bookings.startStream(tx, id, decide, { by, policy });
      return id;
    });
    return started.catch((refusal: unknown) => this.overlaps.rethrow(refusal, requestedSlot));
  }
}
