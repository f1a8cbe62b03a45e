import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { approvedLeaveSql } from './leave-sql.js';

/** What of a therapist's day is rostered, and what of that is leave. */
export interface WorkedMinutes {
  therapistId: string;
  date: LocalDate;
  /** Overlapping shifts count once. */
  rosteredMinutes: number;
  leaveMinutes: number;
}

/** Rostered time less leave: what hours, coverage and utilisation are made of. */
@Injectable()
export class LeaveMinutesQuery {
  constructor(private readonly em: EntityManager) {}

  /** Each day on which somebody has a shift whose hours can be read, both ends included; by day and therapist. */
  forDays({ from, to }: { from: LocalDate; to: LocalDate }, therapistId?: string): Promise<WorkedMinutes[]> {
    return sql<WorkedMinutes>(this.em.fork(), leaveMinutesSql, [from, to, therapistId ?? null]);
  }
}

const minutesSql = (spans: string) => /* sql */ `
  (select coalesce(sum(extract(epoch from upper(part) - lower(part)) / 60), 0)::int from unnest(${spans}) part)`;

const leaveMinutesSql = /* sql */ `
  select d.therapist_id as "therapistId", d.roster_date::text as date, ${minutesSql('on_duty')} as "rosteredMinutes",
    ${minutesSql(`on_duty * coalesce(away, '{}')`)} as "leaveMinutes"
  from (
    select therapist_id, roster_date, range_agg(tsrange(roster_date + shift_start, roster_date + shift_end)) as on_duty
    from therapist_roster
    where roster_date between $1::date and $2::date and shift_start < shift_end and ($3::uuid is null or therapist_id = $3::uuid)
    group by therapist_id, roster_date
  ) d
  cross join lateral (select range_agg(span) as away from ${approvedLeaveSql('d.therapist_id', 'd.roster_date')} l) leave
  order by d.roster_date, d.therapist_id`;
