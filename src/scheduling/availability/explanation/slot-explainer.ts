import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_DURATION_MINUTES, givesServiceSql, type TherapistRef } from '../../../catalog/index.js';
import {
  formatMinutes,
  type LocalDateTime,
  type LocalTime,
  MIDNIGHT,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../../kernel/local-time.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { sql } from '../../../platform/database/sql.js';
import { DayViewQuery } from '../../day-view/day-view.query.js';
import type { CalendarDayDto } from '../../day-view/day-view.dto.js';
import { type ConfirmReason, listReasons } from '../../day/reasons.js';
import { toAvailability } from '../../day/to-verdict.js';
import { confirmedOnly } from '../../reservations/counted-reservations.js';
import type { Slot } from '../../day/slot.js';
import { findNamedDay } from '../../day/find-slots.js';
import { formatWallTime, type Occupant } from '../../day/occupants.js';

/** The shortest treatment of the therapist, which has to fit at a start. */
interface ShortestTreatment {
  id: string;
  name: string;
  minutes: number;
}

/** A reservation or block that overlaps a start, in shop time. */
export interface OccupyingSpan extends Pick<Occupant, 'kind' | 'bookingId' | 'reason'> {
  from: LocalTime;
  /** End without the cleanup: 24:00 for midnight, the time of the next day for a later one. */
  to: LocalTime;
  /** End including the cleanup. */
  until: LocalTime;
}

/** The reasons for which a booking could begin at a start, or could not, from the current data. */
export interface SlotExplanation {
  verdict: Verdict;
  reasons: ConfirmReason[];
  slot: Slot;
  /** The treatment that was tried; null in a shop without services. */
  shortest: ShortestTreatment | null;
  day: CalendarDayDto;
  /** The spans that it would overlap, requests included. */
  spans: OccupyingSpan[];
  /** Time until which the therapist is free from the start on; null without a shift, and for Any Available. */
  freeUntil: LocalTime | null;
}

@Injectable()
export class SlotExplainer {
  constructor(
    private readonly em: EntityManager,
    private readonly days: DayViewQuery,
  ) {}

  /**
   * Explains a start by the shortest treatment of the therapist: where that does not fit nothing does. Undefined
   * without such a therapist.
   */
  async explain(
    { id: therapistId, isUnassigned }: TherapistRef,
    { date, time }: LocalDateTime,
  ): Promise<SlotExplanation | undefined> {
    const em = this.em.fork();
    const [shortest = null] = await sql<ShortestTreatment>(em, shortestTreatmentSql, [therapistId]);
    const named = await findNamedDay(em, { therapistId, date, serviceId: shortest?.id, counted: confirmedOnly });
    const [day] = await this.days.forDays({ from: date, to: date }, therapistId);
    if (!named || !day) return undefined;
    const minute = toMinutes(time);
    const slot = named.slotAt(minute);
    const context = { slot, shortest, day };
    if (isUnassigned) return { ...context, verdict: 'unassigned', reasons: [], spans: [], freeUntil: null };
    const freeUntil = named.freeUntil(minute);
    return {
      ...context,
      verdict: toAvailability(slot),
      reasons: listReasons(slot),
      spans: named.occupantsAt(minute).map(toOccupyingSpan),
      freeUntil: freeUntil === null ? null : formatMinutes(freeUntil),
    };
  }
}

const toOccupyingSpan = ({ kind, bookingId, reason, from, to, until }: Occupant): OccupyingSpan => ({
  ...{ kind, bookingId, reason },
  from: formatWallTime(from),
  to: to === MINUTES_OF_DAY ? MIDNIGHT : formatWallTime(to),
  until: until === MINUTES_OF_DAY ? MIDNIGHT : formatWallTime(until),
});

const shortestTreatmentSql = /* sql */ `
  select s.id, s.name, coalesce(o.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) as minutes
  from services s
  left join therapist_treatments o on o.service_id = s.id and o.therapist_id = $1::uuid
  where s.retired_at is null and ${givesServiceSql('$1::uuid', 's.id')}
  order by coalesce(o.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) + coalesce(s.cleanup_minutes, 0), s.name, s.id limit 1`;
