import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import type { RosterTemplateDto } from './roster-template.dto.js';

/** Reads the templates, by name. */
@Injectable()
export class RosterTemplatesQuery {
  constructor(private readonly em: EntityManager) {}

  all(): Promise<RosterTemplateDto[]> {
    return sql<RosterTemplateDto>(this.em.fork(), selectSql);
  }
}

const selectSql = /* sql */ `
  select t.id, t.name, t.version, jsonb_array_length(t.shifts) as shifts,
    (select count(distinct each ->> 'therapist_id')::int from jsonb_array_elements(t.shifts) each) as therapists
  from roster_templates t order by lower(t.name), t.id`;
