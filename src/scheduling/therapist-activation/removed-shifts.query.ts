import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import type { RosterEventData } from '../rosters/roster-event-data.js';
import type { Shift } from '../rosters/roster-writer.js';
import type { RestorableShift } from '../scheduling.event-types.js';

/** Reads the shifts that deactivating a therapist removed from the roster. */
@Injectable()
export class RemovedShiftsQuery {
  constructor(private readonly clock: ShopClock) {}

  /**
   * Lists the shifts of the last deactivation that lie ahead, overlap no shift that was entered since, and belong to no
   * pattern that has ended since.
   */
  ahead(em: EntityManager, therapistId: string): Promise<Shift[]> {
    return sql<Shift>(em, removedShiftsSql, [therapistId, this.clock.today()]);
  }
}

export const toRestorableShift = ({ roster_date, shift_type, shift_hours }: RosterEventData): RestorableShift => ({
  roster_date,
  shift_type,
  shift_hours,
});

const removedShiftsSql = /* sql */ `
  select $1::text as "therapistId", removed.roster_date::text as date, removed.shift_type as "shiftType",
    removed.shift_hours as "shiftHours"
  from (
    select data, position from event_log where stream = $1::uuid and type = 'TherapistDeactivated' order by version desc limit 1) last
  cross join jsonb_to_recordset(coalesce(last.data -> 'shifts', '[]'))
    as removed (roster_date date, shift_type text, shift_hours text)
  where removed.roster_date >= $2::date and shift_part(removed.shift_hours, 0) < shift_part(removed.shift_hours, 1)
    and not exists (
      select from therapist_roster r
      where r.therapist_id = $1::uuid and r.roster_date = removed.roster_date
        and r.shift_start < shift_part(removed.shift_hours, 1) and shift_part(removed.shift_hours, 0) < r.shift_end)
    and not exists (
      select from roster_pattern_days d
      join roster_patterns p on p.id = d.pattern_id and p.therapist_id = $1::uuid and p.last_date < d.roster_date
      join event_log ended on ended.stream = p.id and ended.type = 'RosterPatternChanged' and ended.position > last.position
      where d.roster_date = removed.roster_date and d.entry_id is not null
        and d.start_time = shift_part(removed.shift_hours, 0) and d.end_time = shift_part(removed.shift_hours, 1))
  order by removed.roster_date, removed.shift_hours`;
