import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, type TherapistRef, TherapistService } from '../../../catalog/index.js';
import { addDays, type LocalDate } from '../../../kernel/local-time.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { TherapistDay } from '../../reservations/therapist-day-lock.js';
import { type DayContext, type DayQuery, findContextsOfDays } from '../slot-context.js';
import { toDayReason, toAnybodyReason, type DayUnavailableReason } from './day-reason.js';
import type { MonthAvailabilityDto } from './month-availability.dto.js';

export interface MonthParams extends Pick<DayQuery, 'serviceId' | 'durationMinutes' | 'exceptBookingId'> {
  /** `yyyy-MM` */
  month: string;
  /** Undefined for anybody. */
  therapistId: string | undefined;
}

interface Day {
  reason: DayUnavailableReason;
  closure: string | null;
}

/**
 * How many therapists are checked first for each day. One of them is nearly always free; the others are checked only
 * for the remaining days.
 */
const FIRST_ROUND = 2;

/** Which days of a month have a start for a visitor. */
@Injectable()
export class MonthAvailabilityQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFoundError */
  async month(params: MonthParams): Promise<MonthAvailabilityDto> {
    const therapist = await this.findTherapist(params.therapistId);
    const today = this.clock.today();
    const last = addDays(today, BOOKING_WINDOW_DAYS);
    const dates = listDates(params.month);
    const open = dates.filter((date) => date >= today && date <= last);
    const known = therapist.isUnassigned
      ? await this.findOfAnybody(therapist.id, open, params)
      : await this.findOf(
          open.map((date) => ({ therapistId: therapist.id, date })),
          params,
        ).then(byDate);
    return {
      month: params.month,
      days: dates.map((date) => {
        const outside = date < today ? 'past' : 'beyond_window';
        const { reason, closure } = known.get(date) ?? { reason: open.includes(date) ? null : outside, closure: null };
        return { date, available: reason === null, reason, closure: reason === 'closed' ? closure : null };
      }),
    };
  }

  private async findOfAnybody(
    unassignedId: string,
    dates: readonly LocalDate[],
    params: MonthParams,
  ): Promise<Map<LocalDate, Day>> {
    const ofShop = byDate(
      await this.findOf(
        dates.map((date) => ({ therapistId: unassignedId, date })),
        params,
      ),
    );
    const rostered = await sql<TherapistDay & { nth: number }>(this.em.fork(), rosteredSql, [dates]);
    const reasons = new Map<LocalDate, DayUnavailableReason[]>();
    for (const isFirst of [true, false]) {
      const open = rostered.filter(
        ({ date, nth }) =>
          nth <= FIRST_ROUND === isFirst && !ofShop.get(date)?.reason && !reasons.get(date)?.includes(null),
      );
      for (const { date, reason } of await this.findOf(open, params))
        reasons.set(date, [...(reasons.get(date) ?? []), reason]);
    }
    return new Map(
      [...ofShop].map(([date, { reason, closure }]) => [
        date,
        { closure, reason: toAnybodyReason(reason, reasons.get(date) ?? []) },
      ]),
    );
  }

  private async findOf(days: readonly TherapistDay[], params: MonthParams): Promise<(TherapistDay & Day)[]> {
    if (days.length === 0) return [];
    const contexts = await findContextsOfDays(this.em.fork(), days, {
      ...params,
      now: this.clock.instant(),
      localNow: this.clock.now(),
    });
    const toKey = ({ therapistId, date }: TherapistDay) => `${therapistId} ${date}`;
    const starts = Map.groupBy(contexts, toKey);
    return days.map(({ therapistId, date }) => {
      const ofDay: DayContext[] = starts.get(toKey({ therapistId, date })) ?? [];
      return { therapistId, date, reason: toDayReason(ofDay), closure: ofDay[0]?.closure ?? null };
    });
  }

  private async findTherapist(id: string | undefined): Promise<Pick<TherapistRef, 'id' | 'isUnassigned'>> {
    if (id === undefined) return this.therapists.getUnassigned();
    const therapist = await this.therapists.findById(this.em.fork(), id);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    return therapist;
  }
}

const byDate = (days: (TherapistDay & Day)[]) => new Map(days.map((day) => [day.date, day]));

/** @param month `yyyy-MM` */
function listDates(month: string): LocalDate[] {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  return Array.from({ length: days }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}

/** Orders the therapists differently for each day, so that nobody is always checked first. */
const rosteredSql = /* sql */ `
  select id as "therapistId", date::text as date, row_number() over (partition by date order by md5(id::text || date))::int as nth
  from (
    select distinct t.id, r.roster_date as date
    from therapist_roster r join therapists t on t.id = r.therapist_id
    where r.roster_date = any ($1::date[]) and t.is_active and not t.is_unassigned
  ) day`;
