import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DEFAULT_DURATION_MINUTES, givesServiceSql, type TherapistRef } from '../../../catalog/index.js';
import { formatMinutes, type LocalDateTime, type LocalTime } from '../../../kernel/local-time.js';
import type { Verdict } from '../../../kernel/outcomes/verdict.js';
import { sql } from '../../../platform/database/sql.js';
import { DayViewQuery } from '../../day-view/day-view.query.js';
import type { CalendarDayDto } from '../../day-view/day-view.dto.js';
import { listObstacles, type SlotObstacle, toAvailability } from '../availability.js';
import { getShiftEnd, findShifts } from '../shifts.js';
import { confirmedOnly } from '../../reservations/counted-reservations.js';
import { findSlot, type Slot } from '../slot-context.js';
import { occupyingSpansSql, nextOccupiedSql, type OccupyingSpan } from './occupying-spans.js';

/** The shortest treatment of the therapist, which has to fit at a start. */
interface ShortestTreatment {
  id: string;
  name: string;
  minutes: number;
}

/** The reasons for which a booking could begin at a start, or could not, from the current data. */
export interface SlotExplanation {
  verdict: Verdict;
  obstacles: SlotObstacle[];
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
    const query = { therapistId, date, serviceId: shortest?.id, counted: confirmedOnly };
    const slot = await findSlot(em, query, time);
    const [day] = await this.days.forDays({ from: date, to: date }, therapistId);
    if (!slot || !day) return undefined;
    const context = { slot, shortest, day };
    if (isUnassigned) return { ...context, verdict: 'unassigned', obstacles: [], spans: [], freeUntil: null };
    const { startsAt, endsAt } = slot;
    const spans = await sql<OccupyingSpan>(em, occupyingSpansSql, [therapistId, date, startsAt, endsAt]);
    const freeUntil = await this.findFreeUntil(em, slot);
    return { ...context, verdict: toAvailability(slot), obstacles: listObstacles(slot), spans, freeUntil };
  }

  private async findFreeUntil(em: EntityManager, { therapistId, date, time, startsAt }: Slot) {
    const shiftEnd = getShiftEnd(await findShifts(em, therapistId, date), time);
    if (shiftEnd === null) return null;
    const [next] = await sql<{ time: LocalTime | null }>(em, nextOccupiedSql, [therapistId, date, startsAt]);
    const end = formatMinutes(shiftEnd);
    return next?.time && next.time < end ? next.time : end;
  }
}

const shortestTreatmentSql = /* sql */ `
  select s.id, s.name, coalesce(o.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) as minutes
  from services s
  left join therapist_treatments o on o.service_id = s.id and o.therapist_id = $1::uuid
  where s.retired_at is null and ${givesServiceSql('$1::uuid', 's.id')}
  order by coalesce(o.duration, s.duration, ${DEFAULT_DURATION_MINUTES}) + coalesce(s.cleanup_minutes, 0), s.name, s.id limit 1`;
