import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate, LocalTime } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { fallsOnSql, leaveSpanSql } from '../leave/leave-sql.js';
import { approvedLeaveAsOfSql, lastEventSql, spanStreamsSql } from './last-event-sql.js';

/** A treatment that a therapist was to give. */
export interface PastTreatment {
  id: string;
  therapist_id: string;
  day: LocalDate;
  start_time: LocalTime;
  minutes: number;
}

/** Finds the treatments that no shift of their therapist covered, by the shifts and the leave at a sequence number. */
@Injectable()
export class PastCoverageQuery {
  /**
   * Finds the uncovered treatments.
   * @param from the first day of all treatments
   * @returns their ids, by date and time
   */
  async findUncovered(
    em: EntityManager,
    treatments: readonly PastTreatment[],
    { from, seq }: { from: LocalDate; seq: number },
  ): Promise<string[]> {
    if (treatments.length === 0) return [];
    const rows = await sql<{ id: string }>(em, uncoveredSql, [from, seq, JSON.stringify(treatments)]);
    return rows.map(({ id }) => id);
  }
}

const ROSTER_TYPES = `'RosterEntryAdded', 'RosterEntryEdited', 'RosterEntryRemoved'`;

/** SQL of the uncovered treatments, by the rules of `hasShiftSql`, but with a join: there are thousands of each. */
const uncoveredSql = /* sql */ `
  with treatment as materialized (
    select * from jsonb_to_recordset($3::jsonb) as r (id uuid, therapist_id uuid, day date, start_time time, minutes int)
  ), touched as (${spanStreamsSql('>= $1')}
  ), shift as materialized (
    select (last.data ->> 'therapist_id')::uuid as therapist_id, (last.data ->> 'roster_date')::date as day,
      shift_part(last.data ->> 'shift_hours', 0) as begins, shift_part(last.data ->> 'shift_hours', 1) as ends
    from touched cross join lateral (${lastEventSql('touched.stream', ROSTER_TYPES)}) last
    where last.type <> 'RosterEntryRemoved' and last.data ->> 'roster_date' >= $1
  ), away as materialized (${approvedLeaveAsOfSql}
  ), uncovered as (
    select t.id from treatment t where not exists (
      select from shift s
      where s.therapist_id = t.therapist_id and s.day = t.day and s.begins <= t.start_time and t.start_time < s.ends)
    union
    select t.id from treatment t join away l on l.therapist_id = t.therapist_id
    cross join lateral (values (t.day), (t.day + 1)) as d (day)
    where ${fallsOnSql('l', 'd.day')} and ${leaveSpanSql('l', 'd.day')}
      && tsrange(t.day + t.start_time, t.day + t.start_time + make_interval(mins => t.minutes))
  )
  select id from treatment join uncovered using (id) order by day, start_time, id`;
