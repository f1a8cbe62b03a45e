import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import type { WantedSlot } from '../reservations/reservations.js';
import { type Availability, availabilityOf } from './availability.js';
import { runsPast, shiftEndAt, shiftsOn } from './shifts.js';
import { type Slot, slotAt } from './slot-facts.js';

/** What the shop should know of a slot before it gives it to somebody. */
export interface SlotReview {
  /** Against confirmed bookings, blocks and the cap alone: requests do not stand in the shop's way. */
  verdict: Availability | 'unassigned';
  /** Bookings that ask for the same time. */
  requestedBy: string[];
  /** End of the shift in which it starts; null outside of every shift. */
  shiftEnd: LocalTime | null;
  runsPastShift: boolean;
}

@Injectable()
export class SlotReviews {
  constructor(private readonly em: EntityManager) {}

  /** @param exceptBookingId the booking that is to be moved. @throws InvalidInput on `therapist_id` when there is no such therapist */
  async of(wanted: WantedSlot, exceptBookingId?: string): Promise<SlotReview> {
    const em = this.em.fork();
    const slot = await slotAt(em, { ...wanted, against: 'confirmed', exceptBookingId }, wanted.time);
    if (!slot) throw new InvalidInput('therapist_id', 'There is no such therapist');
    if (wanted.isUnassigned) return { verdict: 'unassigned', requestedBy: [], shiftEnd: null, runsPastShift: false };
    const rows = await sql<{ booking_id: string }>(em, requests, [wanted.therapistId, slot.startsAt, slot.endsAt, exceptBookingId ?? null]);
    const shifts = await shiftsOn(em, wanted.therapistId, wanted.date);
    const end = shiftEndAt(shifts, wanted.time);
    return {
      verdict: verdictOf(slot),
      requestedBy: rows.map(({ booking_id }) => booking_id),
      shiftEnd: end === null ? null : timeOf(end),
      runsPastShift: runsPast(shifts, wanted.time, wanted.durationMinutes),
    };
  }
}

/** 1020 → `17:00` */
function timeOf(minutes: number): LocalTime {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A therapist who takes no bookings is free for nobody. */
function verdictOf(slot: Slot): Availability {
  return slot.therapistIsActive ? availabilityOf(slot) : 'not_rostered';
}

const requests = /* sql */ `
  select booking_id from reservations
  where therapist_id = $1 and kind = 'requested' and booking_id is distinct from $4::uuid
    and during && tsrange($2::timestamp, $3::timestamp, case when $2::timestamp = $3::timestamp then '[]' else '[)' end)
  order by starts_at, booking_id`;
