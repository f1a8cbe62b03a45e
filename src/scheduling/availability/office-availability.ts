import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Therapists } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFound } from '../../platform/decider.js';
import { availabilityOf, isPast } from './availability.js';
import type { FreeTherapistDto, OfficeTimeDto, OfficeTimesDto } from './office-availability.dto.js';
import { runsPast, shiftsOfEach, shiftsOn } from './shifts.js';
import { type DayQuery, slotOfEach, slotsOfDay } from './slot-facts.js';

type Wanted = Pick<DayQuery, 'durationMinutes' | 'exceptBookingId'> & { date: LocalDate };

/** What the office asks before it books, moves or assigns. The same rules as everywhere; past times are told, not shut. */
@Injectable()
export class OfficeAvailability {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: Therapists,
    private readonly clock: ShopClock,
  ) {}

  /** Every active time slot of a therapist's day. @throws NotFound */
  async times(therapistId: string, wanted: Wanted): Promise<OfficeTimesDto> {
    const em = this.em.fork();
    const therapist = await this.therapists.byId(em, therapistId);
    if (!therapist) throw new NotFound('There is no such therapist');
    const day = { therapistId, ...wanted };
    const living = await slotsOfDay(em, { ...day, against: 'living' });
    const confirmed = await slotsOfDay(em, { ...day, against: 'confirmed' });
    const shifts = await shiftsOn(em, therapistId, wanted.date);
    const now = this.clock.now();
    const times = living.map((slot, nth): OfficeTimeDto => {
      const reason = therapist.isUnassigned ? 'unassigned' : availabilityOf(slot);
      const free = reason === 'available' || reason === 'unassigned';
      return {
        start_time: slot.time,
        shift_type: slot.shiftType ?? '',
        free,
        reason,
        only_requested: !free && availabilityOf(confirmed[nth] ?? slot) === 'available',
        is_past: isPast(wanted.date, slot.time, now),
        runs_past_shift: runsPast(shifts, slot.time, wanted.durationMinutes),
      };
    });
    return { therapist_id: therapistId, date: wanted.date, times };
  }

  /** Those with whom it could be confirmed: whom nobody has asked for first, then the most slots remaining, then by name. */
  async therapistsAt(time: LocalTime, wanted: Wanted): Promise<FreeTherapistDto[]> {
    const em = this.em.fork();
    const rostered = await sql<Pick<FreeTherapistDto, 'id' | 'name' | 'specialties'>>(em, rosteredOn, [wanted.date]);
    const therapistIds = rostered.map(({ id }) => id);
    const confirmed = await slotOfEach(em, { therapistIds, ...wanted, against: 'confirmed' }, time);
    const living = await slotOfEach(em, { therapistIds, ...wanted, against: 'living' }, time);
    const shifts = await shiftsOfEach(em, therapistIds, wanted.date);
    const free = rostered.flatMap((therapist): FreeTherapistDto[] => {
      const [ifConfirmed, ifLiving] = [confirmed.get(therapist.id), living.get(therapist.id)];
      if (!ifConfirmed || !ifLiving || availabilityOf(ifConfirmed) !== 'available') return [];
      return [
        {
          ...therapist,
          slots_remaining: ifLiving.slotsRemaining,
          only_requested: availabilityOf(ifLiving) !== 'available',
          runs_past_shift: runsPast(shifts.get(therapist.id) ?? [], time, wanted.durationMinutes),
        },
      ];
    });
    return free.sort(
      (a, b) => Number(a.only_requested) - Number(b.only_requested) || b.slots_remaining - a.slots_remaining,
    );
  }
}

const rosteredOn = /* sql */ `
  select id, name, specialties from therapists t
  where is_active and not is_unassigned
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;
