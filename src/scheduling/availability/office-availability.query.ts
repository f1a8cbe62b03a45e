import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { toAvailability, toOfficeAvailability, isPast } from './availability.js';
import type { FreeTherapistDto, OfficeTimeDto, OfficeTimesDto } from './office-availability.dto.js';
import { confirmedOnly, openAt } from '../reservations/counted-reservations.js';
import { runsPastShift, findShiftsByTherapist, findShifts } from './shifts.js';
import { type DayQuery, findSlotByTherapist, findSlotsOfDay } from './slot-context.js';

type AvailabilityParams = Pick<DayQuery, 'durationMinutes' | 'serviceId' | 'exceptBookingId'> & { date: LocalDate };

/**
 * Reads availability for the office, before it books, moves or assigns. Uses the public rules, but reports past times
 * instead of refusing them.
 */
@Injectable()
export class OfficeAvailabilityQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Lists every active time slot of a therapist's day. @throws NotFoundError */
  async freeTimes(therapistId: string, params: AvailabilityParams): Promise<OfficeTimesDto> {
    const em = this.em.fork();
    const therapist = await this.therapists.findById(em, therapistId);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    const day = { therapistId, ...params };
    const open = await findSlotsOfDay(em, { ...day, counted: openAt(this.clock.instant()) });
    const confirmed = await findSlotsOfDay(em, { ...day, counted: confirmedOnly });
    const shifts = await findShifts(em, therapistId, params.date);
    const now = this.clock.now();
    const clock = this.clock.day(params.date);
    const times = open.map((slot, nth): OfficeTimeDto => {
      const reason = therapist.isUnassigned ? 'unassigned' : toOfficeAvailability(slot);
      const free = slot.givesService && (reason === 'available' || reason === 'unassigned');
      return {
        start_time: slot.time,
        shift_type: slot.shiftType ?? '',
        free,
        reason,
        only_requested: slot.givesService && !free && toAvailability(confirmed[nth] ?? slot) === 'available',
        is_past: isPast(params.date, slot.time, now),
        runs_past_shift: runsPastShift(shifts, slot.time, slot.durationMinutes),
        is_closed: !slot.isOpen,
        gives_service: slot.givesService,
      };
    });
    return {
      therapist_id: therapistId,
      date: params.date,
      times: times.filter((time) => !clock.skips(time.start_time)),
    };
  }

  /**
   * Lists the therapists with whom it could be confirmed: first those without a request at that time, then by most
   * slots remaining, then by name. Nobody at a time that the clock leaves out, unless a booking stays there.
   */
  async freeTherapistsAt(time: LocalTime, params: AvailabilityParams): Promise<FreeTherapistDto[]> {
    const { date, exceptBookingId } = params;
    if (!exceptBookingId && this.clock.day(date).skips(time)) return [];
    const em = this.em.fork();
    const rostered = await sql<Pick<FreeTherapistDto, 'id' | 'name' | 'specialties'>>(em, rosteredSql, [date]);
    const therapistIds = rostered.map(({ id }) => id);
    const confirmed = await findSlotByTherapist(em, { therapistIds, ...params, counted: confirmedOnly }, time);
    const open = await findSlotByTherapist(
      em,
      { therapistIds, ...params, counted: openAt(this.clock.instant()) },
      time,
    );
    const shifts = await findShiftsByTherapist(em, therapistIds, date);
    const free = rostered.flatMap((therapist): FreeTherapistDto[] => {
      const [ifConfirmed, ifOpen] = [confirmed.get(therapist.id), open.get(therapist.id)];
      if (!ifConfirmed?.givesService || !ifOpen || toAvailability(ifConfirmed) !== 'available') return [];
      return [
        {
          ...therapist,
          slots_remaining: ifOpen.slotsRemaining,
          only_requested: toAvailability(ifOpen) !== 'available',
          runs_past_shift: runsPastShift(shifts.get(therapist.id) ?? [], time, ifOpen.durationMinutes),
        },
      ];
    });
    return free.sort(
      (a, b) => Number(a.only_requested) - Number(b.only_requested) || b.slots_remaining - a.slots_remaining,
    );
  }
}

const rosteredSql = /* sql */ `
  select id, name, specialties from therapists t
  where is_active and not is_unassigned
    and exists (select from therapist_roster where therapist_id = t.id and roster_date = $1::date)
  order by name, id`;
