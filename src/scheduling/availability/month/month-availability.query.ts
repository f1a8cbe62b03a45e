import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BOOKING_WINDOW_DAYS, type TherapistRef, TherapistService } from '../../../catalog/index.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { addDays, formatMinutes, type LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { BookableDay } from '../../day/bookable-day.js';
import type { Days } from '../../day/days.js';
import type { Wanted } from '../../day/wanted.js';
import { type AppointmentQuery, readDaysFor, toWanted } from '../../day/find-slots.js';
import { isPast } from '../../day/reasons.js';
import { openAt } from '../../reservations/counted-reservations.js';
import { type DayUnavailableReason, type StartContext, toDayReason } from './day-reason.js';
import type { MonthAvailabilityDto } from './month-availability.dto.js';

interface MonthParams extends Pick<
  AppointmentQuery,
  'serviceId' | 'durationMinutes' | 'addedMinutes' | 'exceptBookingId'
> {
  /** The month, `yyyy-MM`. */
  month: string;
  /** The therapist; undefined for any. */
  therapistId: string | undefined;
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
  async month({ month, therapistId, ...appointment }: MonthParams): Promise<MonthAvailabilityDto> {
    const therapist = await this.findTherapist(therapistId);
    const [today, dates] = [this.clock.today(), listDates(month)];
    const open = dates.filter((date) => date >= today && date <= addDays(today, BOOKING_WINDOW_DAYS));
    const query = { ...appointment, counted: openAt(this.clock.instant()) };
    const therapistIds = therapist.isUnassigned ? null : [therapist.id];
    const days = await readDaysFor(this.em.fork(), { dates: open, therapistIds }, [query]);
    const starts = this.listStarts(open, days.offeredStarts);
    return {
      month,
      days: dates.map((date) => {
        const outside = date < today ? 'past' : 'beyond_window';
        const ofDate = starts.get(date);
        const reason = ofDate ? findReason(days, therapist, { date, starts: ofDate }, toWanted(query)) : outside;
        const closure = reason === 'closed' ? days.closureOn(date) : null;
        return { date, available: reason === null, reason, closure };
      }),
    };
  }

  /** Returns the starts of the dates, by date. */
  private listStarts(dates: readonly LocalDate[], minutes: readonly number[]): Map<LocalDate, Start[]> {
    const now = this.clock.now();
    const [from = '', to = ''] = [dates[0], dates.at(-1)];
    const skipped = dates.length === 0 ? [] : this.clock.findSkippedTimes({ from, to });
    const times = minutes.map((minute) => ({ minute, time: formatMinutes(minute) }));
    const toStarts = (date: LocalDate) =>
      times.map(({ minute, time }) => ({
        minute,
        isPast: isPast(date, time, now),
        isSkipped: skipped.some((one) => one.date === date && one.from <= time && time < one.to),
      }));
    return new Map(dates.map((date) => [date, toStarts(date)]));
  }

  private async findTherapist(id: string | undefined): Promise<MonthTherapist> {
    if (id === undefined) return this.therapists.getUnassigned();
    const therapist = await this.therapists.findById(this.em.fork(), id);
    if (!therapist) throw new NotFoundError('There is no such therapist');
    return therapist;
  }
}

/** A start of the shop on a date. */
interface Start {
  minute: number;
  isPast: boolean;
  /** Whether the clock leaves it out. */
  isSkipped: boolean;
}

function findReason(
  days: Days,
  { id: therapistId, isActive, isUnassigned }: MonthTherapist,
  { date, starts }: { date: LocalDate; starts: readonly Start[] },
  wanted: Wanted,
): DayUnavailableReason {
  if (!isActive) return 'day_off';
  const reason = toDayReason(listContexts(days.day({ therapistId, date }, wanted)!, starts));
  if (!isUnassigned || reason !== null) return reason;
  // A shop without time slots gives no reason; while nobody is rostered, its hours decide.
  const anybody = days.anybody(date, wanted);
  const toCome = starts.filter(({ isPast: hasPassed, isSkipped }) => !hasPassed && !isSkipped);
  if (starts.length === 0 || anybody.isUnrostered || anybody.isFreeAt(toCome.map(({ minute }) => minute))) return null;
  return anybody.givesService ? 'full' : 'service_not_given';
}

function* listContexts(day: BookableDay, starts: readonly Start[]): Iterable<StartContext> {
  for (const { minute, isPast: hasPassed, isSkipped } of starts) {
    const context = day.contextAt(minute);
    yield { ...context, isOpen: context.isOpen && !isSkipped, isPast: hasPassed };
  }
}

type MonthTherapist = Pick<TherapistRef, 'id' | 'isActive' | 'isUnassigned'>;

/** Lists the dates of a month. @param month `yyyy-MM` */
function listDates(month: string): LocalDate[] {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth;
  return Array.from({ length: days }, (_, nth) => `${month}-${String(nth + 1).padStart(2, '0')}`);
}
