import { Injectable } from '@nestjs/common';
import {
  formatMinutes,
  type LocalDate,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import {
  getCleanupMinutes,
  isBeyondWindow,
  type Slot,
  SlotsAtQuery,
  type StartsQuery,
} from '../../../scheduling/index.js';
import type { FreePart } from './search-visit.js';

/** A treatment of a visit as it is asked for. */
export interface VisitTreatmentInput {
  serviceId: string;
  /** The therapist; Any Available, or null, for whoever is free. */
  therapistId: string | null;
  guest: number;
  /** Minutes of its add-ons; undefined for none. */
  addedMinutes?: number | undefined;
}

export interface FreePartsParams {
  parts: readonly VisitTreatmentInput[];
  /** `open` for a visitor, whom the booking window binds as well; `confirmed` for the office. */
  counted: 'open' | 'confirmed';
  exceptBookingIds: readonly string[];
  /** The shop's time slots. */
  starts: readonly LocalTime[];
}

type DatedPart = FreePart & { date: LocalDate };

export interface FreeParts {
  /** Days on which each treatment has a free therapist. */
  dates: readonly LocalDate[];
  /** Free therapists of each treatment, by date and time. */
  byStart: readonly Map<string, FreePart[]>[];
}

/** Reads who is free for the treatments of a visit. */
@Injectable()
export class FreePartsQuery {
  constructor(
    private readonly slots: SlotsAtQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Reads who is free for each treatment, on those of some days on which each has somebody. */
  async read(
    all: readonly LocalDate[],
    { parts, counted, exceptBookingIds, starts }: FreePartsParams,
  ): Promise<FreeParts> {
    const today = this.clock.today();
    const clocks = new Map<number, LocalTime[]>();
    const byStart: Map<string, FreePart[]>[] = [];
    let dates = counted === 'open' ? all.filter((date) => !isBeyondWindow(date, today)) : all;
    for (const { serviceId, therapistId, guest, addedMinutes } of parts) {
      const query = { dates, serviceId, addedMinutes, therapistId, counted, exceptBookingIds };
      const found = await this.findFree(query, clocks.get(guest) ?? starts);
      byStart.push(Map.groupBy(found, ({ date, time }) => `${date} ${time}`));
      const ends = found.map(({ time, durationMinutes }) => toMinutes(time) + durationMinutes);
      clocks.set(guest, [...new Set(ends)].filter((end) => end < MINUTES_OF_DAY).map(formatMinutes));
      dates = dates.filter((day) => found.some(({ date }) => date === day));
    }
    return { dates, byStart };
  }

  /** Finds who is free without the cleanup time, and whether they are free with it too. */
  private async findFree(query: Omit<StartsQuery, 'isFollowed'>, times: readonly LocalTime[]): Promise<DatedPart[]> {
    const [followed, alone] = await Promise.all([
      this.slots.free({ ...query, isFollowed: true }, times),
      this.slots.free({ ...query, isFollowed: false }, times),
    ]);
    const withCleanup = new Map(alone.map((slot) => [toKey(slot), slot]));
    return followed.map((slot) => {
      const { date, therapistId, therapistName, time, durationMinutes, slotsRemaining } = slot;
      const found = withCleanup.get(toKey(slot));
      const cleanupMinutes = found ? getCleanupMinutes(found) : 0;
      const takesStartOnly = slot.startsAt === slot.endsAt;
      const rooms = slot.freeRooms && { followed: slot.freeRooms, whole: found?.freeRooms ?? [] };
      const span = { time, durationMinutes, cleanupMinutes, takesStartOnly, isFreeAfterwards: found !== undefined };
      return { date, therapistId, therapistName, slotsRemaining, rooms, ...span };
    });
  }
}

const toKey = ({ therapistId, date, time }: Slot) => `${therapistId} ${date} ${time}`;
