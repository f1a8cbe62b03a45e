import type { EntityManager } from '@mikro-orm/postgresql';
import type { LocalDate, LocalTime } from '../../platform/clock/local-time.js';
import { addDays } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { RuleBroken } from '../../platform/decider.js';
import type { PlannedShiftDto } from './roster-plan.dto.js';
import { shiftHours } from './shift-hours.js';

const daysAhead = 7;
const morningDays = 3;

interface Slot {
  start: LocalTime;
  end: LocalTime;
}

/**
 * One shift a day for the week that begins in seven days: therapists by name in turn, three mornings, then afternoons.
 * @throws RuleBroken `no-therapists`, `no-time-slots`
 */
export async function generateWeek(em: EntityManager, today: LocalDate): Promise<PlannedShiftDto[]> {
  const therapists = await sql<{ id: string; name: string }>(em, therapistsStatement);
  if (therapists.length === 0) throw new RuleBroken('no-therapists', 'No therapists available to generate roster.');
  const slots = await sql<Slot>(em, slotsStatement);
  if (slots.length === 0)
    throw new RuleBroken('no-time-slots', 'No time slots configured. Please add time slots first.');
  const dates = Array.from({ length: 7 }, (_, day) => addDays(today, daysAhead + day));
  const present = await sql<{ key: string }>(em, presentStatement, [dates[0], dates.at(-1)]);
  const taken = new Set(present.map(({ key }) => key));
  return dates.map((roster_date, day) => {
    const { id, name } = therapists[day % therapists.length]!;
    return {
      therapist_id: id,
      therapist_name: name,
      roster_date,
      ...halfDay(slots, day < morningDays),
      skipped: taken.has(`${id} ${roster_date}`) ? 'duplicate' : null,
    };
  });
}

/** From the first time slot to the middle one, or from there to the last, by their starts. */
export function halfDay(slots: readonly Slot[], isMorning: boolean): Pick<PlannedShiftDto, 'shift_type' | 'shift_hours'> {
  const middle = Math.floor(slots.length / 2);
  const from = slots[isMorning ? 0 : middle]!;
  const to = slots[isMorning ? middle : slots.length - 1]!;
  // With one or two slots a half begins and ends with the same: then it lasts as long as that one.
  const end = to.start > from.start ? to.start : to.end;
  return { shift_type: isMorning ? 'morning' : 'afternoon', shift_hours: shiftHours(from.start, end) };
}

const therapistsStatement = /* sql */ `
  select id, name from therapists where is_active and not is_unassigned order by name, id`;

const slotsStatement = /* sql */ `
  select to_char(start_time, 'HH24:MI') as start, to_char(max(end_time), 'HH24:MI') as end
  from time_slots where is_active group by start_time order by start_time`;

const presentStatement = /* sql */ `
  select therapist_id || ' ' || roster_date as key from therapist_roster where roster_date between $1::date and $2::date`;
