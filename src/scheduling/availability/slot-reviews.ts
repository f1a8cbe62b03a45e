import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import type { WantedSlot } from '../reservations/reservations.js';
import { type Availability, availabilityOf } from './availability.js';
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
    const [shift] = await sql<{ shift_end: LocalTime; runs_past: boolean }>(em, shiftOf, [
      wanted.therapistId,
      wanted.date,
      wanted.time,
      wanted.durationMinutes,
    ]);
    return {
      verdict: verdictOf(slot),
      requestedBy: rows.map(({ booking_id }) => booking_id),
      shiftEnd: shift?.shift_end ?? null,
      runsPastShift: shift?.runs_past ?? false,
    };
  }
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

const shiftOf = /* sql */ `
  select to_char(max(shift_end), 'HH24:MI') as shift_end,
    $2::date + $3::time + make_interval(mins => $4::int) > $2::date + max(shift_end) as runs_past
  from therapist_roster
  where therapist_id = $1 and roster_date = $2::date and $3::time >= shift_start and $3::time < shift_end
  having count(*) > 0`;
