import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type KnownTherapist, Therapists } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { NotFound } from '../../platform/decider.js';
import { type Availability, availabilityOf, isPast, usualMinutes, whyClosed } from './availability.js';
import type { DayAvailabilityDto } from './availability.dto.js';
import { type DayQuery, slotAt, slotsOfDay } from './slot-facts.js';

/** What a slot is asked about: by whom it is taken, the booking itself left out. */
type AskedDay = Pick<DayQuery, 'therapistId' | 'date' | 'exceptBookingId'> & { durationMinutes?: number | undefined };

/** The count that means "no limit": Any Available. */
const unlimited = 999;

/** What visitors and the shop ask about a therapist's day. */
@Injectable()
export class AvailabilityQueries {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: Therapists,
    private readonly clock: ShopClock,
  ) {}

  /** Every time slot of the day, and whether it can be chosen. */
  async day(asked: AskedDay): Promise<DayAvailabilityDto> {
    const em = this.em.fork();
    const { therapistId, date, durationMinutes = usualMinutes, exceptBookingId } = asked;
    const slots = await slotsOfDay(em, { therapistId, date, durationMinutes, exceptBookingId, against: 'living' });
    if (slots.length === 0) await this.known(therapistId);
    const now = this.clock.now();
    return {
      therapist_id: therapistId,
      date,
      slots_remaining: slots[0]?.slotsRemaining ?? 0,
      slots: slots.map((slot) => {
        const reason = whyClosed(slot, isPast(date, slot.time, now));
        return { start_time: slot.time, shift_type: slot.shiftType ?? '', available: reason === null, reason };
      }),
    };
  }

  /** Whether a booking at that time could be confirmed. Nobody in particular is always available. */
  async at({ therapistId, date, durationMinutes = usualMinutes, exceptBookingId }: AskedDay, time: LocalTime): Promise<Availability> {
    const { isUnassigned } = await this.known(therapistId);
    if (isUnassigned) return 'available';
    const slot = await slotAt(this.em.fork(), { therapistId, date, durationMinutes, exceptBookingId, against: 'living' }, time);
    return slot ? availabilityOf(slot) : 'error';
  }

  /** How many bookings of the day can still be confirmed; 999 for Any Available. */
  async slotsRemaining(therapistId: string, date: LocalDate): Promise<number> {
    const { isUnassigned } = await this.known(therapistId);
    if (isUnassigned) return unlimited;
    const day = { therapistId, date, durationMinutes: usualMinutes, against: 'living' } as const;
    return (await slotAt(this.em.fork(), day, '00:00'))?.slotsRemaining ?? 0;
  }

  private async known(therapistId: string): Promise<KnownTherapist> {
    const therapist = await this.therapists.byId(this.em.fork(), therapistId);
    if (!therapist) throw new NotFound('There is no such therapist');
    return therapist;
  }
}
