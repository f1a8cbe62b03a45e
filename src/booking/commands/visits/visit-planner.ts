import { Injectable } from '@nestjs/common';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Claim, VisitReservationService, type SlotRequest, type VisitSlot } from '../../../scheduling/index.js';
import type { Appointment, BookedService } from '../../domain/booking-details.js';
import { slotUnavailableError } from '../../domain/booking.rules.js';
import { planVisit } from '../../domain/visits/plan-visit.js';
import { type BookedTherapist, BookingResolver } from '../booking-resolver.js';
import { rethrowForPart } from './refused-part-error.js';

/** A treatment of a visit to be booked: its service, therapist and guest. */
export interface VisitPartInput {
  serviceId: string;
  therapistId: string;
  guest: number;
}

/** A treatment that has no time yet. */
interface UntimedPart {
  guest: number;
  service: BookedService;
  therapist: BookedTherapist;
  /** Its start so far, where the visit is moved. */
  from?: LocalDateTime;
}

/** A treatment with the service and appointment that its booking stores, and the slot that it asks for. */
export interface PlannedPart {
  guest: number;
  service: BookedService;
  appointment: Appointment;
  slot: SlotRequest;
}

/** Lays the treatments of a visit out one after the other, and reserves all of them or none. */
@Injectable()
export class VisitPlanner {
  constructor(
    private readonly resolver: BookingResolver,
    private readonly reservations: VisitReservationService,
  ) {}

  /**
   * Resolves the treatments and gives each its time.
   * @throws InvalidInputError naming the part, as `parts.1.therapist_id`
   */
  async plan(tx: Transaction, start: LocalDateTime, parts: readonly VisitPartInput[]): Promise<PlannedPart[]> {
    const resolved = [];
    for (const [nth, { serviceId, therapistId, guest }] of parts.entries()) {
      const service = await rethrowForPart(nth, () => this.resolver.resolveService(tx, serviceId, therapistId));
      const therapist = await rethrowForPart(nth, () => this.resolver.resolveTherapist(tx, therapistId));
      resolved.push({ guest, service, therapist });
    }
    return this.layOut(start, resolved);
  }

  /** Gives each treatment its time. @throws InvalidInputError naming the part, or on `booking_time` that never comes */
  async layOut(start: LocalDateTime, parts: readonly UntimedPart[]): Promise<PlannedPart[]> {
    const times = planVisit(
      start,
      parts.map(({ guest, service, therapist }) => ({ guest, ...therapist, ...service })),
    );
    const planned: PlannedPart[] = [];
    for (const [nth, { guest, service, therapist, from }] of parts.entries()) {
      const { time, follows, isFollowed } = times[nth]!;
      const appointment = { ...therapist, date: start.date, time };
      await rethrowForPart(nth, () => this.resolver.assertTimeExists(appointment, from));
      const { serviceId, durationMinutes } = service;
      const slot = { ...appointment, serviceId, durationMinutes, isAtAnyMinute: follows, isFollowed };
      planned.push({ guest, service, appointment, slot });
    }
    return planned;
  }

  /**
   * Reserves all treatments or none. The first one that has no place refuses the whole visit, under its verdict's
   * name.
   * @param counted `open` for a visitor, whose visit must be confirmed at once; `confirmed` for the office
   * @throws RefusedPartError under that name, InvalidInputError on the field of the treatment
   */
  async reserve(tx: Transaction, slots: readonly VisitSlot[], counted: 'open' | 'confirmed'): Promise<Claim[]> {
    this.reservations.releaseVisit(tx, slots);
    const claims: Claim[] = [];
    for (const [nth, slot] of slots.entries()) {
      const reserve = async () => {
        const found = await this.reservations.reservePart(tx, slot, counted);
        const { verdict } = found;
        const isFree = verdict === 'available' || (verdict === 'unassigned' && counted === 'confirmed');
        if (!isFree) throw slotUnavailableError(verdict);
        return found;
      };
      claims.push(await rethrowForPart(nth, reserve, slot.to));
    }
    return claims;
  }
}

/** Counts the guests of a visit. */
export const countGuests = (parts: readonly Pick<PlannedPart, 'guest'>[]) =>
  new Set(parts.map(({ guest }) => guest)).size;
