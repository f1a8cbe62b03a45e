import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { OfficeRosterEntryDto } from './office-roster.dto.js';

/** What is left out restricts nothing. */
export interface RosterFilter {
  from?: LocalDate | undefined;
  to?: LocalDate | undefined;
  therapistId?: string | undefined;
}

/** The roster as the office sees it: everybody's, past and future, with the therapists' names of today. */
@Injectable()
export class OfficeRosterQuery {
  constructor(private readonly em: EntityManager) {}

  /** The earliest first; both days included. */
  entries({ from, to, therapistId }: RosterFilter): Promise<OfficeRosterEntryDto[]> {
    return sql<OfficeRosterEntryDto>(this.em.fork(), `${entriesSql} ${filterSql}`, [
      from ?? null,
      to ?? null,
      therapistId ?? null,
    ]);
  }

  /** @throws NotFoundError */
  async byId(id: string): Promise<OfficeRosterEntryDto> {
    const [entry] = await sql<OfficeRosterEntryDto>(this.em.fork(), `${entriesSql} where r.id = $1`, [id]);
    if (!entry) throw new NotFoundError('There is no such shift');
    return entry;
  }
}

const entriesSql = /* sql */ `
  select r.id, r.therapist_id, t.name as therapist_name, r.roster_date::text as roster_date, r.shift_type, r.shift_hours,
    to_char(r.shift_start, 'HH24:MI') as start_time, to_char(r.shift_end, 'HH24:MI') as end_time, r.version
  from therapist_roster r join therapists t on t.id = r.therapist_id`;

const filterSql = /* sql */ `
  where ($1::date is null or r.roster_date >= $1::date) and ($2::date is null or r.roster_date <= $2::date)
    and ($3::uuid is null or r.therapist_id = $3::uuid)
  order by r.roster_date, r.shift_start, t.name, r.id`;
