import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../../platform/database/sql.js';
import type { OfficeDraftDto } from './roster-draft.dto.js';

/** Reads the drafts, earliest first. */
@Injectable()
export class RosterDraftsQuery {
  constructor(private readonly em: EntityManager) {}

  all(): Promise<OfficeDraftDto[]> {
    return sql<OfficeDraftDto>(this.em.fork(), selectSql);
  }
}

const selectSql = /* sql */ `
  select d.id, d.therapist_id, t.name as therapist_name, d.roster_date::text as roster_date, d.shift_type, d.shift_hours,
    to_char(d.shift_start, 'HH24:MI') as start_time, to_char(d.shift_end, 'HH24:MI') as end_time, d.version
  from roster_drafts d join therapists t on t.id = d.therapist_id
  order by d.roster_date, d.shift_start, t.name, d.id`;
