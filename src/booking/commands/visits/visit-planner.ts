import { Injectable } from '@nestjs/common';
import type { LocalDateTime } from '../../../kernel/local-time.js';
import { AddOnCatalog, type OfferedAddOn, requireAddOns } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import {
  type Claim,
  ReservationService,
  type ReserveMode,
  type SlotForService,
  type SlotRequest,
  type VisitSlot,
} from '../../../scheduling/index.js';
import { countMinutes, withAddOns } from '../../domain/add-ons.js';
import type { Appointment, BookedAddOn, BookedService } from '../../domain/booking-details.js';
import { slotUnavailableError } from '../../domain/booking.rules.js';
import { planVisit } from '../../domain/visits/plan-visit.js';
import { type BookedTherapist, BookingResolver, toAddOnSnapshot, toServiceSnapshot } from '../booking-resolver.js';
import { rethrowForSlot } from '../refused-slot-error.js';

/** A treatment to be booked: its service, therapist and guest. */
export interface PartInput {
  serviceId: string;
  therapistId: string;
  guest: number;
  /** The room; undefined for the first one that is free. */
  roomId?: string | undefined;
  /** The length; undefined for that of the service with its add-ons. */
  durationMinutes?: number | undefined;
  /** The ids of its add-ons; undefined for none. */
  addOnIds?: readonly string[] | undefined;
  /** Add-ons of an earlier booking, as they were booked then; undefined for those of the ids. */
  addOns?: readonly BookedAddOn[] | undefined;
}

/** Who books or moves: a client a booking by itself, a visitor a visit, or the shop either. */
export type BookingMode = Extract<ReserveMode, 'client' | 'visitor' | 'shop'>;

/** Start in shop time, at one of the shop's time slots unless `isAtAnyMinute`. */
export interface VisitStart extends LocalDateTime {
  isAtAnyMinute?: boolean;
}

/** A treatment that has no time yet. */
interface UntimedPart {
  guest: number;
  service: BookedService;
  therapist: BookedTherapist;
  roomId?: string | undefined;
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

/** Lays treatments out one after the other, and reserves all of them or none. A booking by itself is one treatment. */
@Injectable()
export class VisitPlanner {
  constructor(
    private readonly resolver: BookingResolver,
    private readonly reservations: ReservationService,
    private readonly addOns: AddOnCatalog,
  ) {}

  /** Reads the add-ons that treatments ask for. */
  findAddOns(tx: Transaction, parts: readonly PartInput[]): Promise<OfferedAddOn[]> {
    return this.addOns.findOffered(tx, listAddOnIds(parts));
  }

  /**
   * Locks the days of new treatments and reads each with its service, as if it began at the start; undefined for one
   * without a therapist.
   * @param offered the add-ons that they ask for
   */
  inspect(
    tx: Transaction,
    { date, time }: LocalDateTime,
    parts: readonly PartInput[],
    offered: readonly OfferedAddOn[],
  ): Promise<(SlotForService | undefined)[]> {
    return this.reservations.inspectSlots(
      tx,
      parts.map(({ serviceId, therapistId, addOnIds = [] }) => ({
        ...{ serviceId, therapistId, date, time },
        addedMinutes: countMinutes(offered.filter(({ id }) => addOnIds.includes(id))),
      })),
    );
  }

  /**
   * Gives each of the inspected treatments its time.
   * @throws InvalidInputError naming the part where there are several, as `parts.1.therapist_id`
   */
  async plan(
    start: VisitStart,
    parts: readonly PartInput[],
    inspected: readonly (SlotForService | undefined)[],
    offered: readonly OfferedAddOn[] = [],
  ): Promise<PlannedPart[]> {
    const resolved = [];
    for (const [nth, { therapistId, guest, roomId, durationMinutes, ...part }] of parts.entries()) {
      const { slot, service } = await rethrowForSlot(parts.length > 1 ? nth : undefined, () => {
        const found = inspected[nth];
        if (!found) throw new InvalidInputError('therapist_id', 'There is no such therapist');
        const base = toServiceSnapshot(found.service);
        const chosen = requireAddOns(offered, part.addOnIds ?? [], part.serviceId).map(toAddOnSnapshot);
        return { slot: found.slot, service: withAddOns(base, part.addOns ?? chosen) };
      });
      const length = durationMinutes ?? service.durationMinutes;
      const therapist = { therapistId, isUnassigned: slot.isUnassigned };
      resolved.push({ guest, service: { ...service, durationMinutes: length }, therapist, roomId });
    }
    return this.layOut(start, resolved);
  }

  /** Gives each treatment its time. @throws InvalidInputError naming the part, or on `booking_time` that never comes */
  async layOut(start: VisitStart, parts: readonly UntimedPart[]): Promise<PlannedPart[]> {
    const times = planVisit(
      start,
      parts.map(({ guest, service, therapist }) => ({ guest, ...therapist, ...service })),
    );
    const planned: PlannedPart[] = [];
    for (const [nth, { guest, service, therapist, roomId, from }] of parts.entries()) {
      const { time, follows, isFollowed } = times[nth]!;
      const appointment = { ...therapist, date: start.date, time };
      await rethrowForSlot(nth, () => this.resolver.assertTimeExists(appointment, from));
      const { serviceId, durationMinutes } = service;
      const isAtAnyMinute = follows || start.isAtAnyMinute === true;
      const slot = { ...appointment, serviceId, durationMinutes, roomId, isAtAnyMinute, isFollowed };
      planned.push({ guest, service, appointment, slot });
    }
    return planned;
  }

  /**
   * Reserves all treatments or none. The first one that has no place refuses the whole visit, under its verdict's
   * name; but for `client`, whose booking may wait there.
   * @throws RefusedSlotError under that name, InvalidInputError; both on the field of the treatment in a visit
   */
  async reserve(tx: Transaction, slots: readonly VisitSlot[], mode: BookingMode): Promise<Claim[]> {
    this.reservations.releaseTogether(tx, slots);
    const claims: Claim[] = [];
    for (const [nth, slot] of slots.entries()) {
      const reserve = async () => {
        const found = await this.reservations.reserve(tx, slot.bookingId, mode, slot);
        const { verdict } = found;
        const mayWait = mode === 'client' || (verdict === 'unassigned' && mode === 'shop');
        if (verdict !== 'available' && !mayWait) throw slotUnavailableError(verdict);
        return found;
      };
      claims.push(await rethrowForSlot(slot.to.party && nth, reserve, slot.to));
    }
    return claims;
  }
}

/** Lists the ids of the add-ons that treatments ask for. */
export const listAddOnIds = (parts: readonly Pick<PartInput, 'addOnIds'>[]) =>
  parts.flatMap(({ addOnIds = [] }) => addOnIds);

/** Counts the guests of a visit. */
export const countGuests = (parts: readonly Pick<PlannedPart, 'guest'>[]) =>
  new Set(parts.map(({ guest }) => guest)).size;
