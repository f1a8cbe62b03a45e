import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessSetting } from './business-setting.entity.js';
import { fillDefaults, type SettingSchema } from './setting-schema.js';

/** Milliseconds for which a process may show old settings when it misses the notice of a change. */
const CACHE_TTL_MS = 10_000;

/** The shop's settings, cached in memory: every booking and every page reads them. */
@Injectable()
export class ShopSettings {
  /** The saved values by key: as they are stored until they are read, then as instances of their class. */
  private cache: Promise<Map<string, object>> | undefined;
  private readAt = 0;

  constructor(private readonly em: EntityManager) {}

  /** Returns a setting as it was saved, with its defaults filled in. */
  async read<Value extends object>(schema: SettingSchema<Value>): Promise<Value> {
    const saved = await this.cached();
    const value = saved.get(schema.settingKey);
    if (value === undefined) return schema.unsaved ?? new schema();
    if (value instanceof schema) return value;
    const setting = fillDefaults(schema, value);
    saved.set(schema.settingKey, setting);
    return setting;
  }

  /** Makes the next read query the table again. */
  invalidate(): void {
    this.cache = undefined;
  }

  private cached(): Promise<Map<string, object>> {
    const now = performance.now();
    if (this.cache && now - this.readAt < CACHE_TTL_MS) return this.cache;
    this.readAt = now;
    const reading = this.load();
    reading.catch(() => this.invalidate());
    return (this.cache = reading);
  }

  private async load(): Promise<Map<string, object>> {
    const rows = await this.em.fork().findAll(BusinessSetting);
    return new Map(rows.map(({ settingKey, settingValue }) => [settingKey, settingValue]));
  }
}
