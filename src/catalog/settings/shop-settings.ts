import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Executor, sql } from '../../platform/database/sql.js';
import { fillDefaults, type SettingSchema } from './setting-schema.js';

/** Milliseconds for which a process may show old settings when it misses the notice of a change. */
const CACHE_TTL_MS = 10_000;

/** The shop's settings, cached in memory: every booking and every page reads them. */
@Injectable()
export class ShopSettings {
  /** The saved values by key: as they are stored until they are read, then as instances of their class. */
  private cache: Promise<Map<string, object>> | undefined;
  /** The same, once it was read. */
  private known: Map<string, object> | undefined;
  private readAt = 0;

  constructor(private readonly em: EntityManager) {}

  /**
   * Returns a setting as it was saved, with its defaults filled in.
   * @param tx the caller's transaction, which would wait for a second connection while others wait for its own
   */
  async read<Value extends object>(schema: SettingSchema<Value>, tx?: Executor): Promise<Value> {
    const saved = tx ? await this.readIn(tx) : await this.cached();
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
    this.known = undefined;
  }

  private async readIn(tx: Executor): Promise<Map<string, object>> {
    if (this.known && performance.now() - this.readAt < CACHE_TTL_MS) return this.known;
    return load(tx);
  }

  private cached(): Promise<Map<string, object>> {
    const now = performance.now();
    if (this.cache && now - this.readAt < CACHE_TTL_MS) return this.cache;
    this.readAt = now;
    const reading = load(this.em.fork());
    reading.then(
      (known) => this.cache === reading && (this.known = known),
      () => this.invalidate(),
    );
    return (this.cache = reading);
  }
}

async function load(db: Executor): Promise<Map<string, object>> {
  const rows = await sql<{ key: string; value: object }>(db, savedSql);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

const savedSql = /* sql */ `select setting_key as key, setting_value as value from business_settings`;
