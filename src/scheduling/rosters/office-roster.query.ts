import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { OfficeRosterEntryDto } from './office-roster.dto.js';

/** A filter of the roster; an absent field restricts nothing. */
interface RosterFilter {
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  therapistId?: string | undefined;
}

/** Reads the whole roster for the office, past and future, with the therapists' current names. */
@Injectable()
export class OfficeRosterQuery {
  constructor(private readonly em: EntityManager) {}

  /** Lists the entries, earliest first; both days included. */
  entries({ from, to, therapistId }: RosterFilter): Promise<OfficeRosterEntryDto[]> {
    return sql<OfficeRosterEntryDto>(this.em.fork(), `${entriesSql} ${filterSql}`, [
      from ?? null,
      to ?? null,
      therapistId ?? null,
    ]);
  }

  /** Returns one entry. @throws NotFoundError */
  async byId(id: string): Promise<OfficeRosterEntryDto> {
    const [entry] = await sql<OfficeRosterEntryDto>(this.em.fork(), `${entriesSql} where r.id = $1`, [id]);
    if (!entry) throw new NotFoundError('There is no such shift');
    return entry;
  }
}

const entriesSql = /* sql */ `
  select r.id, r.therapist_id, t.name as therapist_name, r.roster_date::text as roster_date, r.shift_type, r.shift_hours,
    to_char(r.shift_start, 'HH24:MI') as start_time, to_char(r.shift_end, 'HH24:MI') as end_time, r.version,
    made.pattern_id, coalesce(made.is_exception, false) as is_exception
  from therapist_roster r join therapists t on t.id = r.therapist_id
  left join lateral (
    select p.id as pattern_id, p.therapist_id <> r.therapist_id or d.roster_date <> r.roster_date
      or (d.start_time, d.end_time) is distinct from (r.shift_start, r.shift_end) as is_exception
    from roster_pattern_days d join roster_patterns p on p.id = d.pattern_id
    where d.entry_id = r.id and (p.last_date is null or p.last_date >= d.roster_date)
    order by p.created_at desc limit 1
  ) made on true`;

const filterSql = /* sql */ `
  where ($1::date is null or r.roster_date >= $1::date) and ($2::date is null or r.roster_date <= $2::date)
    and ($3::uuid is null or r.therapist_id = $3::uuid)
  order by r.roster_date, r.shift_start, t.name, r.id`;
