import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { INITIAL_FORM_HOURS } from '../opening-hours/business-hours.dto.js';
import { readSetting, type SettingKey, settingDefinitions } from './setting-definitions.js';
import type { SettingsDto } from './settings.dto.js';

interface Row {
  key: SettingKey;
  value: object | null;
  version: number;
  saved_at: Date | null;
  saved_by: string | null;
}

/** Reads the settings for the back office, straight from the table. */
@Injectable()
export class OfficeSettingsQuery {
  constructor(private readonly em: EntityManager) {}

  async all(): Promise<SettingsDto> {
    const keys = Object.keys(settingDefinitions) as SettingKey[];
    const streams = keys.map((key) => settingDefinitions[key].stream);
    const rows = await sql<Row>(this.em.fork(), selectSettingsSql, [keys, streams]);
    return Object.fromEntries(rows.map(({ key, ...row }) => [key, toSavedSetting(key, row)])) as unknown as SettingsDto;
  }
}

function toSavedSetting(key: SettingKey, { value, saved_at, ...rest }: Omit<Row, 'key'>) {
  const initial = key === 'business_hours' ? INITIAL_FORM_HOURS : {};
  return {
    ...rest,
    value: readSetting(key, value ?? initial),
    saved_at: saved_at && new Date(saved_at).toISOString(),
  };
}

const selectSettingsSql = /* sql */ `
  select k.key, s.setting_value as value, coalesce(s.version, 0) as version, e.occurred_at as saved_at, e.actor_email as saved_by
  from unnest($1::text[], $2::uuid[]) as k (key, stream)
  left join business_settings s on s.setting_key = k.key
  left join lateral (
    select occurred_at, actor_email from event_log where stream = k.stream order by version desc limit 1
  ) e on true`;
