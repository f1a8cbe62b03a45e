import { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../../platform/database/sql.js';
import {
  type DataSubject,
  ExportsPersonalData,
  type PersonalDataExporter,
} from '../../../platform/personal-data/personal-data-exporter.js';

/** Exports what somebody waited for, and what they were offered. */
@ExportsPersonalData('waiting_list')
export class WaitingListDataExporter implements PersonalDataExporter {
  constructor(private readonly em: EntityManager) {}

  export({ subjects }: DataSubject): Promise<object[]> {
    return sql<object>(this.em.fork(), exportSql, [subjects]);
  }
}

const exportSql = /* sql */ `
  select w.id, w.status, w.service_name, t.name as therapist_name, w.windows, w.first_name, w.last_name, w.client_phone,
    w.client_email, w.joined_at, w.booking_id,
    (select coalesce(json_agg(json_build_object('type', e.type, 'data', e.data, 'at', e.occurred_at) order by e.version), '[]')
      from event_log e where e.stream = w.id) as history
  from waiting_list w left join therapists t on t.id = w.therapist_id
  where w.id = any ($1::uuid[])
  order by w.joined_at, w.id`;
