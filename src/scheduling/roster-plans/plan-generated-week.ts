import type { EntityManager } from '@mikro-orm/postgresql';
import { randomUUIDv7 } from 'node:crypto';
import { type LocalDate, type LocalTime, addDays } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { RosterShift } from '../rosters/roster-change.js';
import { shiftHours } from '../rosters/shift-hours.js';

const DAYS_AHEAD = 7;
const MORNING_DAYS = 3;

interface Slot {
  start: LocalTime;
  end: LocalTime;
}

/**
 * Plans one shift a day for the week that begins in seven days: therapists by name in turn, three mornings, then
 * afternoons.
 * @throws BusinessRuleError `no-therapists`, `no-time-slots`
 */
export async function planGeneratedWeek(em: EntityManager, today: LocalDate): Promise<RosterShift[]> {
  const therapists = await sql<{ id: string }>(em, therapistsSql);
  if (therapists.length === 0)
    throw new BusinessRuleError('no-therapists', 'No therapists available to generate roster.');
  const slots = await sql<Slot>(em, slotsSql);
  if (slots.length === 0)
    throw new BusinessRuleError('no-time-slots', 'No time slots configured. Please add time slots first.');
  return Array.from({ length: 7 }, (_, day) => ({
    id: randomUUIDv7(),
    therapistId: therapists[day % therapists.length]!.id,
    date: addDays(today, DAYS_AHEAD + day),
    ...planHalfDay(slots, day < MORNING_DAYS),
  }));
}

/** Plans a shift from the first time slot to the middle one, or from there to the last, by their starts. */
export function planHalfDay(
  slots: readonly Slot[],
  isMorning: boolean,
): Pick<RosterShift, 'start' | 'end' | 'shiftType' | 'shiftHours'> {
  const middle = Math.floor(slots.length / 2);
  const from = slots[isMorning ? 0 : middle]!;
  const to = slots[isMorning ? middle : slots.length - 1]!;
  // With one or two slots a half begins and ends with the same: then it lasts as long as that one.
  const end = to.start > from.start ? to.start : to.end;
  const shiftType = isMorning ? 'morning' : 'afternoon';
  return { start: from.start, end, shiftType, shiftHours: shiftHours(from.start, end) };
}

const therapistsSql = /* sql */ `
  select id from therapists where is_active and not is_unassigned order by name, id`;

const slotsSql = /* sql */ `
  select to_char(start_time, 'HH24:MI') as start, to_char(max(end_time), 'HH24:MI') as end
  from time_slots where is_active group by start_time order by start_time`;
