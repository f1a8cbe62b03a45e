import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ServiceCatalog, TherapistService } from '../../../catalog/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { assertTimeExists, SlotReviewer, type SlotRequest } from '../../../scheduling/index.js';
import { BookingQuery } from '../booking.query.js';
import { nextTreatmentSql } from '../next-treatment-sql.js';
import { findGuestConflict } from './find-guest-conflict.js';
import type { SlotReviewDto } from './slot-review.dto.js';

interface SlotReviewParams {
  service_id: string;
  therapist_id: string;
  booking_date: string;
  booking_time: string;
  /** Minutes of a new booking, where they differ from the treatment's. */
  duration?: number;
  /** The booking that is edited. */
  exclude_booking_id?: string;
}

/** Reviews a slot for the editor before it is saved. */
@Injectable()
export class SlotReviewQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly slotReviewer: SlotReviewer,
    private readonly bookings: BookingQuery,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Reviews a slot.
   * @throws InvalidInputError on `service_id` or `therapist_id` when there is no such thing, on `booking_time` that
   * never comes, unless a booking stays there
   */
  async review(query: SlotReviewParams): Promise<SlotReviewDto> {
    const em = this.em.fork();
    const service = await this.services.findById(em, query.service_id, query.therapist_id);
    if (!service) throw new InvalidInputError('service_id', 'There is no such service');
    const therapist = await this.therapists.findById(em, query.therapist_id);
    if (!therapist) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    const { id: therapistId, isUnassigned } = therapist;
    const { booking_date: date, booking_time: time, exclude_booking_id } = query;
    const { id: serviceId } = service;
    const durationMinutes = query.duration ?? service.durationMinutes;
    if (!exclude_booking_id) assertTimeExists(this.clock.day(date), time);
    const requested = { therapistId, isUnassigned, date, time, serviceId, durationMinutes };
    const own: OwnRequest = exclude_booking_id ? await asOwn(em, exclude_booking_id, requested) : requested;
    const { guestConflict = null, ...slotRequest } = own;
    const { verdict, competingRequests, heldBookings, shiftEnd, runsPastShift, isOpen, givesService, roomId, rooms } =
      await this.slotReviewer.review(slotRequest, exclude_booking_id);
    return {
      available: guestConflict === null && (verdict === 'available' || verdict === 'unassigned'),
      reason: verdict,
      guest_conflict: guestConflict,
      in_the_way: await this.bookings.allForOffice(heldBookings),
      other_requests: await this.bookings.allForOffice(competingRequests),
      shift_ends_at: shiftEnd,
      runs_past_shift: runsPastShift,
      is_closed: !isOpen,
      gives_service: givesService,
      room_id: roomId,
      rooms: rooms.map(({ id, name, isFree }) => ({ id, name, is_free: isFree })),
    };
  }
}

interface OwnRow {
  serviceId: string;
  minutes: number;
  visitId: string | null;
  guest: number | null;
}

interface OwnRequest extends SlotRequest {
  guestConflict?: string | undefined;
}

/**
 * Returns the slot as saving would ask for it: the booking keeps its length with its service, and its place in a visit.
 */
async function asOwn(em: EntityManager, id: string, requested: SlotRequest): Promise<OwnRequest> {
  const [own] = await sql<OwnRow>(em, ownSql, [id]);
  if (!own) return requested;
  const { therapistId, date, time, serviceId } = requested;
  const durationMinutes = own.serviceId === serviceId ? own.minutes : requested.durationMinutes;
  const slot = { ...requested, durationMinutes };
  if (own.visitId === null || own.guest === null) return slot;
  const guestConflict = await findGuestConflict(em, [id], { visitId: own.visitId, guest: own.guest }, slot);
  if (requested.isUnassigned) return { ...slot, guestConflict };
  const after = [therapistId, date, time, durationMinutes];
  const next = await sql(em, nextTreatmentSql, [id, own.visitId, own.guest, ...after]);
  return {
    ...slot,
    guestConflict,
    party: { id: own.visitId, guest: own.guest, guests: 1 },
    isFollowed: next.length > 0,
  };
}

const ownSql = /* sql */ `
  select service_id as "serviceId", booking_duration as minutes, visit_id as "visitId", visit_guest as guest
  from bookings where id = $1`;
