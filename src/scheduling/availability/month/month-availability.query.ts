import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, type TherapistRef, TherapistService } from '../../../catalog/index.js';
import { addDays, type LocalDate } from '../../../kernel/local-time.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { TherapistDay } from '../../reservations/therapist-day-lock.js';
import type { DayQuery } from '../slot-context.js';
import { findDayContexts } from './day-contexts.js';
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

const DAY_MS = 24 * 3_600_000;

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
    const rostered = await sql<{ date: LocalDate; therapistIds: string[] }>(this.em.fork(), rosteredSql, [dates]);
    const working = new Map(rostered.map(({ date, therapistIds }) => [date, rotate(therapistIds, date)]));
    const unasked = new Map(dates.map((date) => [date, [unassignedId, ...(working.get(date) ?? [])]]));
    const found = new Map<LocalDate, Day[]>(dates.map((date) => [date, []]));
    for (const count of [1 + FIRST_ROUND, Infinity]) {
      const open = dates.filter((date) => !isDecided(found.get(date)!));
      const days = open.flatMap((date) =>
        unasked
          .get(date)!
          .splice(0, count)
          .map((therapistId) => ({ therapistId, date })),
      );
      for (const { date, ...day } of await this.findOf(days, params)) found.get(date)!.push(day);
    }
    return new Map([...found].map(([date, days]) => [date, toDayOfAnybody(days)]));
  }

  private async findOf(days: readonly TherapistDay[], params: MonthParams): Promise<(TherapistDay & Day)[]> {
    if (days.length === 0) return [];
    const now = { now: this.clock.instant(), localNow: this.clock.now() };
    const contexts = await findDayContexts(this.em.fork(), days, { ...params, ...now });
    const toKey = ({ therapistId, date }: TherapistDay) => `${therapistId} ${date}`;
    const byKey = new Map(contexts.map((context) => [toKey(context), context]));
    return days.map((day) => {
      const { starts = [], closure = null } = byKey.get(toKey(day)) ?? {};
      return { ...day, reason: toDayReason(starts), closure };
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

/** Whether the shop, the first of those asked, is closed that day, or somebody has a start. */
const isDecided = ([shop, ...therapists]: readonly Day[]) =>
  !!shop?.reason || therapists.some(({ reason }) => reason === null);

/** @param days the shop's, then those of therapists */
function toDayOfAnybody([shop, ...therapists]: readonly Day[]): Day {
  const { reason, closure } = shop!;
  const reasons = therapists.map((day) => day.reason);
  return { closure, reason: toAnybodyReason(reason, reasons) };
}

/** Another order for each day, so that nobody is always checked first. */
function rotate(ids: readonly string[], date: LocalDate): string[] {
  const first = (Date.parse(date) / DAY_MS) % ids.length;
  return [...ids.slice(first), ...ids.slice(0, first)];
}

/** @param month `yyyy-MM` */
function listDates(month: string): LocalDate[] {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  return Array.from({ length: days }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}

const rosteredSql = /* sql */ `
  select r.roster_date::text as date, array_agg(distinct r.therapist_id) as "therapistIds"
  from therapist_roster r join therapists t on t.id = r.therapist_id
  where r.roster_date = any ($1::date[]) and t.is_active and not t.is_unassigned
  group by r.roster_date`;
