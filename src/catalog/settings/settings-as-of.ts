import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { type Setting, type SettingKey, readSetting, settingDefinitions } from './setting-definitions.js';

/** Reads settings as they were at an earlier sequence number. */
@Injectable()
export class SettingsAsOf {
  /** Reads one setting with its defaults filled in. @param seq the sequence number */
  async read<Key extends SettingKey>(em: EntityManager, key: Key, seq: number): Promise<Setting<Key>> {
    const [row] = await sql<{ value: object | null }>(em, settingAsOfSql, [key, settingDefinitions[key].stream, seq]);
    return readSetting(key, row?.value ?? {});
  }
}

/** The value that the first later change replaced; if there is none, the current value. */
const settingAsOfSql = /* sql */ `
  select case when later.data is not null then nullif(later.data -> 'previous_value', 'null'::jsonb) else s.setting_value end as value
  from (select) one
  left join business_settings s on s.setting_key = $1
  left join lateral (
    select e.data from event_log e join log_order o using (position)
    where e.stream = $2::uuid and o.seq > $3::bigint order by e.version limit 1
  ) later on true`;
