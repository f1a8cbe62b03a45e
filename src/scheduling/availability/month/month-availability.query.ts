import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, type TherapistRef, TherapistService } from '../../../catalog/index.js';
import { addDays, type LocalDate } from '../../../kernel/local-time.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { TherapistDay } from '../../reservations/therapist-day-lock.js';
import type { DayQuery } from '../slot-context.js';
import { findDayContexts } from './day-contexts.js';
import { formatExcludedStarts } from './excluded-starts.js';
import { type AnyTherapistDay, findAnyTherapistDays } from './any-therapist-days.js';
import { toDayReason, toAnyTherapistReason, type DayUnavailableReason } from './day-reason.js';
import type { MonthAvailabilityDto } from './month-availability.dto.js';

interface MonthParams extends Pick<DayQuery, 'serviceId' | 'durationMinutes' | 'exceptBookingId'> {
  /** The month, `yyyy-MM`. */
  month: string;
  /** The therapist; undefined for any. */
  therapistId: string | undefined;
}

interface Day {
  reason: DayUnavailableReason;
  closure: string | null;
}

/** Reads the days of a month on which a visitor finds a start. */
@Injectable()
export class MonthAvailabilityQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  /** Reads a month. @throws NotFoundError */
  async month(params: MonthParams): Promise<MonthAvailabilityDto> {
    const therapist = await this.findTherapist(params.therapistId);
    const today = this.clock.today();
    const last = addDays(today, BOOKING_WINDOW_DAYS);
    const dates = listDates(params.month);
    const open = dates.filter((date) => date >= today && date <= last);
    const daysByDate = therapist.isActive ? await this.readDays(therapist, open, params) : new Map<LocalDate, Day>();
    const unread = therapist.isActive ? null : 'day_off';
    return {
      month: params.month,
      days: dates.map((date) => {
        const outside = date < today ? 'past' : 'beyond_window';
        const { reason, closure } = daysByDate.get(date) ?? {
          reason: open.includes(date) ? unread : outside,
          closure: null,
        };
        return { date, available: reason === null, reason, closure: reason === 'closed' ? closure : null };
      }),
    };
  }

  private async readDays(
    { id: therapistId, isUnassigned }: Pick<TherapistRef, 'id' | 'isUnassigned'>,
    dates: readonly LocalDate[],
    params: MonthParams,
  ): Promise<Map<LocalDate, Day>> {
    if (isUnassigned) return this.findOfAnybody(therapistId, dates, params);
    const days = dates.map((date) => ({ therapistId, date }));
    return byDate(await this.findOf(days, params));
  }

  private async findOfAnybody(
    unassignedId: string,
    dates: readonly LocalDate[],
    params: MonthParams,
  ): Promise<Map<LocalDate, Day>> {
    const [first, last] = [dates[0], dates.at(-1)];
    if (!first || !last) return new Map();
    const days = await findAnyTherapistDays(this.em.fork(), { ...params, ...this.now(), first, last });
    // Only the shop's own day tells why there is no start, or that the shop has no time slots at all.
    const [open, others] = [days.filter(({ isOpen }) => isOpen), days.filter(({ isOpen }) => !isOpen)];
    const closed = await this.findOf(
      others.map(({ date }) => ({ therapistId: unassignedId, date })),
      params,
    );
    const ofOpen = open.map((day) => [day.date, { reason: toReasonOfTherapists(day), closure: null }] as const);
    return new Map<LocalDate, Day>([...byDate(closed), ...ofOpen]);
  }

  private now() {
    return {
      now: this.clock.instant(),
      localNow: this.clock.now(),
      excluded: formatExcludedStarts(this.clock, addDays(this.clock.today(), BOOKING_WINDOW_DAYS)),
    };
  }

  private async findOf(days: readonly TherapistDay[], params: MonthParams): Promise<(TherapistDay & Day)[]> {
    if (days.length === 0) return [];
    const contexts = await findDayContexts(this.em.fork(), days, { ...params, ...this.now() });
    const toKey = ({ therapistId, date }: TherapistDay) => `${therapistId} ${date}`;
    const byKey = new Map(contexts.map((context) => [toKey(context), context]));
    return days.map((day) => {
      const { starts = [], closure = null } = byKey.get(toKey(day)) ?? {};
      return { ...day, reason: toDayReason(starts), closure };
    });
  }

  private async findTherapist(id: string | undefined): Promise<Pick<TherapistRef, 'id' | 'isActive' | 'isUnassigned'>> {
    if (id === undefined) return this.therapists.getUnassigned();
    const therapist = await this.therapists.findById(this.em.fork(), id);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    return therapist;
  }
}

const byDate = (days: (TherapistDay & Day)[]) => new Map(days.map((day) => [day.date, day]));

/** Returns the reason of the therapists, on a day on which the shop has a start. */
function toReasonOfTherapists({ isFree, isGiven }: AnyTherapistDay): DayUnavailableReason {
  if (isFree || isGiven === null) return toAnyTherapistReason(null, []);
  return toAnyTherapistReason(null, [isGiven ? 'full' : 'service_not_given']);
}

/** Lists the dates of a month. @param month `yyyy-MM` */
function listDates(month: string): LocalDate[] {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  return Array.from({ length: days }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}
