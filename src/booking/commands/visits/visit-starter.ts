import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserId } from '../../../kernel/actor.js';
import { resolveClientId } from '../../../clients/index.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { BookingRepository } from '../../booking.repository.js';
import type { BookingDecision } from '../../domain/booking.aggregate.js';
import type { request } from '../../domain/booking.decide.js';
import type { Client } from '../../domain/booking-details.js';
import { initialBooking } from '../../domain/booking.state.js';
import { inRoom } from '../../domain/booking.room.js';
import type { AgreedPolicy } from '../../domain/policy/agreed-policy.js';
import { announceTogether } from '../../domain/visits/announce-together.js';
import { toWaitingVisitVerdict } from '../../domain/visits/waiting-visit.js';
import { countGuests, type PlannedPart, VisitPlanner } from './visit-planner.js';

interface NewVisit {
  visitId: string;
  planned: readonly PlannedPart[];
  client: Client;
  /** The id of the client who was chosen; undefined for one who was typed in. */
  clientId?: string | undefined;
  by: Actor;
  policy: AgreedPolicy;
  /**
   * The reservations that count as taken: `open` ones for a visitor, requests included; only `confirmed` ones for the
   * office.
   */
  counted: 'open' | 'confirmed';
  /** Whether all treatments wait for the shop, those with a free therapist included. */
  isWaiting?: boolean;
}

/** Starts the bookings of a visit. */
@Injectable()
export class VisitStarter {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly planner: VisitPlanner,
  ) {}

  /**
   * Reserves all treatments, then starts their bookings.
   * @returns the bookings' ids, in the order of the visit
   * @throws what the planner's `reserve` throws, before any booking is started
   */
  async start(
    tx: Transaction,
    { visitId, planned, client, clientId: chosenId, by, policy, counted, isWaiting = false }: NewVisit,
    decide: (part: Parameters<typeof request>[0]) => BookingDecision,
  ): Promise<string[]> {
    const ids = planned.map(() => randomUUIDv7());
    const guests = countGuests(planned);
    const slots = planned.map(({ slot, guest }, nth) => ({
      bookingId: ids[nth]!,
      to: { ...slot, party: { id: visitId, guest, guests } },
      isPromised: !isWaiting,
    }));
    const claims = await this.planner.reserve(tx, slots, counted);
    const clientId = await resolveClientId(tx, client, chosenId);
    const userId = getUserId(by);
    const decisions = planned.map(({ guest, service, appointment }, nth) => {
      const visit = { visitId, guest, part: nth + 1, parts: planned.length };
      const { verdict: found, roomId } = claims[nth]!;
      const verdict = isWaiting ? toWaitingVisitVerdict(found) : found;
      const input = { appointment, service, client, clientId, verdict, userId, visit };
      return { id: ids[nth]!, version: 0, events: inRoom(roomId, decide(input))(initialBooking) };
    });
    for (const [nth, events] of announceTogether(decisions).entries()) {
      this.bookings.startStream(tx, ids[nth]!, () => events, { by, policy });
    }
    return ids;
  }
}
