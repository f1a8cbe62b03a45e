import type { EntityManager } from '@mikro-orm/postgresql';
import { toMinutes, type LocalDate, type LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';

/** The readable hours of a therapist's shift, in minutes after midnight. */
interface ShiftMinutes {
  start: number;
  end: number;
}

export async function findShifts(em: EntityManager, therapistId: string, date: LocalDate): Promise<ShiftMinutes[]> {
  return (await findShiftsByTherapist(em, [therapistId], date)).get(therapistId) ?? [];
}

/** Finds the shifts of several therapists, by their ids; those without a shift are left out. */
export async function findShiftsByTherapist(
  em: EntityManager,
  therapistIds: readonly string[],
  date: LocalDate,
): Promise<Map<string, ShiftMinutes[]>> {
  const rows = await sql<ShiftMinutes & { therapistId: string }>(em, shiftsSql, [therapistIds, date]);
  return Map.groupBy(rows, ({ therapistId }) => therapistId);
}

/**
 * Returns the end of the shift in which a start lies, in minutes after midnight; adjoining shifts are one. Null outside
 * of all.
 */
export function getShiftEnd(shifts: readonly ShiftMinutes[], start: LocalTime): number | null {
  const begins = toMinutes(start);
  let reach = begins;
  for (const shift of shifts.toSorted((a, b) => a.start - b.start))
    if (shift.start <= reach) reach = Math.max(reach, shift.end);
  return reach > begins ? reach : null;
}

/** Whether an appointment that begins within a shift ends after it. @param minutes its length */
export function runsPastShift(shifts: readonly ShiftMinutes[], start: LocalTime, minutes: number): boolean {
  const end = getShiftEnd(shifts, start);
  return end !== null && toMinutes(start) + minutes > end;
}

const shiftsSql = /* sql */ `
  select therapist_id as "therapistId",
    (extract(epoch from shift_start) / 60)::int as start, (extract(epoch from shift_end) / 60)::int as end
  from therapist_roster where therapist_id = any ($1::uuid[]) and roster_date = $2 and shift_start < shift_end`;
