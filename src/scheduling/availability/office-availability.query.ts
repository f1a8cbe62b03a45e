import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { type LocalDate, type LocalTime, toMinutes } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import { canConfirm, isPast } from '../day/reasons.js';
import { toOfficeAvailability } from '../day/to-verdict.js';
import type { FreeTherapistDto, OfficeTimeDto, OfficeTimesDto } from './office-availability.dto.js';
import { confirmedOnly, openAt } from '../reservations/counted-reservations.js';
import { type DayQuery, readDaysFor, toWanted } from '../day/find-slots.js';

type AvailabilityParams = Pick<DayQuery, 'durationMinutes' | 'addedMinutes' | 'serviceId' | 'exceptBookingId'> & {
  date: LocalDate;
};

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
    const asked = { therapistId, ...params };
    const open = { ...params, counted: openAt(this.clock.instant()) };
    const days = await readDaysFor(em, { dates: [params.date], therapistIds: [therapistId] }, [open]);
    const day = days.day(asked, toWanted(open))!;
    const confirmed = days.day(asked, toWanted({ ...params, counted: confirmedOnly }))!;
    const now = this.clock.now();
    const clock = this.clock.day(params.date);
    const times = days.offeredStarts.map((minute): OfficeTimeDto => {
      const slot = day.slotAt(minute);
      const reason = therapist.isUnassigned ? 'unassigned' : toOfficeAvailability(slot);
      const free = slot.givesService && (reason === 'available' || reason === 'unassigned');
      return {
        start_time: slot.time,
        shift_type: slot.shiftType ?? '',
        free,
        reason,
        only_requested: slot.givesService && !free && canConfirm(confirmed.contextAt(minute)),
        is_past: isPast(params.date, slot.time, now),
        runs_past_shift: day.runsPastShift(minute),
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
    const minute = toMinutes(time);
    const open = { ...params, counted: openAt(this.clock.instant()) };
    const days = await readDaysFor(em, { dates: [date], therapistIds: rostered.map(({ id }) => id) }, [open]);
    const free = rostered.flatMap((therapist): FreeTherapistDto[] => {
      const asked = { therapistId: therapist.id, date };
      const confirmed = days.day(asked, toWanted({ ...params, counted: confirmedOnly }));
      const day = days.day(asked, toWanted(open));
      if (!confirmed?.givesService || !day || !canConfirm(confirmed.contextAt(minute))) return [];
      return [
        {
          ...therapist,
          slots_remaining: day.slotsRemaining,
          only_requested: !canConfirm(day.contextAt(minute)),
          runs_past_shift: day.runsPastShift(minute),
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
