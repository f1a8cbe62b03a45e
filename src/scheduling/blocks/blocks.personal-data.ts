import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import {
  type PersonalDataExporter,
  ExportsPersonalData,
  type DataSubject,
} from '../../platform/personal-data/personal-data-exporter.js';
import { mentionsTextSql } from './block-reasons.js';

/** Exports the blocks whose reasons name the person. */
@ExportsPersonalData('blocks')
export class BlocksDataExporter implements PersonalDataExporter {
  constructor(private readonly em: EntityManager) {}

  export({ identifiers }: DataSubject): Promise<object[]> {
    return sql(this.em.fork(), mentioningBlocksSql, [identifiers]);
  }
}

const mentioningBlocksSql = /* sql */ `
  select blocked_date::text as blocked_date, to_char(start_time, 'HH24:MI') as start_time, to_char(end_time, 'HH24:MI') as end_time, reason
  from blocked_time_slots where ${mentionsTextSql} order by 1, 2`;
