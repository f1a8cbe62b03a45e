import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { sql } from '../../platform/database/sql.js';

/** The readable hours of a therapist's day, in minutes after midnight. */
export interface ShiftMinutes {
  start: number;
  end: number;
}

export function shiftsOn(em: EntityManager, therapistId: string, date: LocalDate): Promise<ShiftMinutes[]> {
  return sql<ShiftMinutes>(em, statement, [therapistId, date]);
}

/**
 * Whether an appointment that begins within a shift ends after it; shifts that meet are one.
 * @param minutes its length
 */
export function runsPast(shifts: readonly ShiftMinutes[], start: LocalTime, minutes: number): boolean {
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const begins = hour * 60 + minute;
  let reach = begins;
  for (const shift of shifts.toSorted((a, b) => a.start - b.start))
    if (shift.start <= reach) reach = Math.max(reach, shift.end);
  return reach > begins && begins + minutes > reach;
}

const statement = /* sql */ `
  select (extract(epoch from shift_start) / 60)::int as start, (extract(epoch from shift_end) / 60)::int as end
  from therapist_roster where therapist_id = $1 and roster_date = $2 and shift_start < shift_end`;
