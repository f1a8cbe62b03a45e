import type { EntityManager } from '@mikro-orm/postgresql';
import { type LocalDate, type LocalTime, addDays } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import type { PlannedShiftDto } from './roster-plan.dto.js';
import { shiftHours } from '../rosters/shift-hours.js';

const DAYS_AHEAD = 7;
const MORNING_DAYS = 3;

interface Slot {
  start: LocalTime;
  end: LocalTime;
}

/**
 * One shift a day for the week that begins in seven days: therapists by name in turn, three mornings, then afternoons.
 * @throws BusinessRuleError `no-therapists`, `no-time-slots`
 */
export async function planGeneratedWeek(em: EntityManager, today: LocalDate): Promise<PlannedShiftDto[]> {
  const therapists = await sql<{ id: string; name: string }>(em, therapistsSql);
  if (therapists.length === 0)
    throw new BusinessRuleError('no-therapists', 'No therapists available to generate roster.');
  const slots = await sql<Slot>(em, slotsSql);
  if (slots.length === 0)
    throw new BusinessRuleError('no-time-slots', 'No time slots configured. Please add time slots first.');
  const dates = Array.from({ length: 7 }, (_, day) => addDays(today, DAYS_AHEAD + day));
  const present = await sql<{ key: string }>(em, existingShiftsSql, [dates[0], dates.at(-1)]);
  const taken = new Set(present.map(({ key }) => key));
  return dates.map((roster_date, day) => {
    const { id, name } = therapists[day % therapists.length]!;
    return {
      therapist_id: id,
      therapist_name: name,
      roster_date,
      ...planHalfDay(slots, day < MORNING_DAYS),
      skipped: taken.has(`${id} ${roster_date}`) ? 'duplicate' : null,
    };
  });
}

/** From the first time slot to the middle one, or from there to the last, by their starts. */
export function planHalfDay(
  slots: readonly Slot[],
  isMorning: boolean,
): Pick<PlannedShiftDto, 'shift_type' | 'shift_hours'> {
  const middle = Math.floor(slots.length / 2);
  const from = slots[isMorning ? 0 : middle]!;
  const to = slots[isMorning ? middle : slots.length - 1]!;
  // With one or two slots a half begins and ends with the same: then it lasts as long as that one.
  const end = to.start > from.start ? to.start : to.end;
  return { shift_type: isMorning ? 'morning' : 'afternoon', shift_hours: shiftHours(from.start, end) };
}

const therapistsSql = /* sql */ `
  select id, name from therapists where is_active and not is_unassigned order by name, id`;

const slotsSql = /* sql */ `
  select to_char(start_time, 'HH24:MI') as start, to_char(max(end_time), 'HH24:MI') as end
  from time_slots where is_active group by start_time order by start_time`;

const existingShiftsSql = /* sql */ `
  select therapist_id || ' ' || roster_date as key from therapist_roster where roster_date between $1::date and $2::date`;
