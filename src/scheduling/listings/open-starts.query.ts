import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { isPast, type PublicAvailability, toPublicAvailability } from '../availability/availability.js';
import { findSlotsOfDays, type Slot } from '../availability/slot-context.js';
import type { TherapistDay } from '../reservations/therapist-day-lock.js';
import { findOfferableSlots } from '../kept-openings/offerable-slots.js';

/** A start with a therapist who has a shift that day, and whether a visitor could book it at once; in shop time. */
export interface OpenStart {
  therapistId: string;
  therapistName: string;
  date: LocalDate;
  time: LocalTime;
  availability: PublicAvailability;
  /** The span that it would take, and the slots remaining of the day. */
  span: Pick<Slot, 'therapistId' | 'date' | 'startsAt' | 'endsAt' | 'slotsRemaining'>;
}

interface OpenStartsFilter {
  /** The therapist; any when left out. */
  therapistId?: string | undefined;
  /** Whether kept openings count as free. */
  isForWaiting?: boolean;
}

/** Reads every start that is still to come on some days, as a visitor who wants a service would find it. */
@Injectable()
export class OpenStartsQuery {
  constructor(private readonly clock: ShopClock) {}

  /** Finds the starts by date and time, then by the therapist's name. */
  async find(
    db: Executor,
    serviceId: string,
    dates: readonly LocalDate[],
    { therapistId, isForWaiting }: OpenStartsFilter = {},
  ): Promise<OpenStart[]> {
    const days = await sql<TherapistDay>(db, rosteredSql, [dates, this.clock.today(), therapistId ?? null]);
    if (days.length === 0) return [];
    const find = isForWaiting ? findOfferableSlots : findSlotsOfDays;
    const slots = await find(db, days, { serviceId, now: this.clock.instant() });
    const now = this.clock.now();
    const clocks = new Map(dates.map((date) => [date, this.clock.day(date)]));
    return slots
      .filter(({ date, time }) => !isPast(date, time, now) && !clocks.get(date)?.skips(time))
      .map(({ therapistId, therapistName, date, time, ...slot }) => ({
        ...{ therapistId, therapistName, date, time },
        availability: toPublicAvailability(slot),
        span: { therapistId, date, startsAt: slot.startsAt, endsAt: slot.endsAt, slotsRemaining: slot.slotsRemaining },
      }))
      .sort((one, other) => toSortKey(one).localeCompare(toSortKey(other)));
  }
}

const toSortKey = ({ date, time, therapistName, therapistId }: OpenStart) =>
  `${date} ${time} ${therapistName} ${therapistId}`;

const rosteredSql = /* sql */ `
  select distinct r.therapist_id as "therapistId", r.roster_date::text as date
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where t.is_active and not t.is_unassigned and r.roster_date = any ($1::date[]) and r.roster_date >= $2::date
    and ($3::uuid is null or r.therapist_id = $3::uuid)`;
