import { Injectable } from '@nestjs/common';
import { formatMinutes, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Executor } from '../../platform/database/sql.js';
import type { BookableDay } from '../day/bookable-day.js';
import { type AppointmentQuery, readDaysFor, toWanted } from '../day/find-slots.js';
import { isPast } from '../day/reasons.js';
import { type PublicAvailability, toPublicAvailability } from '../day/to-verdict.js';
import type { Slot } from '../day/slot.js';
import { openAt } from '../reservations/counted-reservations.js';

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

interface OpenStartsFilter extends Pick<AppointmentQuery, 'durationMinutes' | 'addedMinutes' | 'exceptBookingId'> {
  /** The therapists; all when left out. */
  therapistIds?: readonly string[] | undefined;
  /** Whether kept openings count as free. */
  isForWaiting?: boolean;
}

/** Reads every start that is still to come on some days, as a visitor who wants a service would find it. */
@Injectable()
export class OpenStartsQuery {
  constructor(private readonly clock: ShopClock) {}

  /**
   * Finds the starts by date and time, then by the therapist's name.
   * @param serviceId undefined while none is chosen
   */
  find(db: Executor, serviceId: string | undefined, dates: readonly LocalDate[], filter: OpenStartsFilter = {}) {
    return this.read(db, { serviceId, dates, ...filter }, () => true);
  }

  /** Finds those that a visitor could book at once, in the same order. */
  findFree(db: Executor, serviceId: string | undefined, dates: readonly LocalDate[], filter: OpenStartsFilter = {}) {
    return this.read(db, { serviceId, dates, ...filter }, (day, minute) => day.isFreeAt(minute));
  }

  private async read(
    db: Executor,
    {
      dates,
      therapistIds,
      ...filter
    }: OpenStartsFilter & { serviceId: string | undefined; dates: readonly LocalDate[] },
    isSought: (day: BookableDay, minute: number) => boolean,
  ): Promise<OpenStart[]> {
    const now = this.clock.now();
    const ahead = dates.filter((date) => date >= now.date);
    if (ahead.length === 0) return [];
    const query = { counted: openAt(this.clock.instant()), ...filter };
    const days = await readDaysFor(db, { dates: ahead, therapistIds: therapistIds ?? null }, [query]);
    const wanted = toWanted(query);
    const times = days.offeredStarts.map((minute) => ({ minute, time: formatMinutes(minute) }));
    const found = ahead.flatMap((date) => {
      const clock = this.clock.day(date);
      const toCome = times.filter(({ time }) => !isPast(date, time, now) && !clock.skips(time));
      const working = days.rosteredOn(date).filter(({ isActive }) => isActive);
      return working.flatMap(({ id }) => {
        const day = days.day({ therapistId: id, date }, wanted)!;
        return toCome.filter(({ minute }) => isSought(day, minute)).map(({ minute }) => day.slotAt(minute));
      });
    });
    return found
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
