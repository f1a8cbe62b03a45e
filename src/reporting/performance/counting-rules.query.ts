import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { cleanupAsOfSql, SettingsAsOf } from '../../catalog/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { Config } from '../../platform/config.js';
import { sql } from '../../platform/database/sql.js';

/** The rules by which bookings are counted, as they were at a sequence number. */
export interface CountingRules {
  seq: number;
  timeZone: string;
  /** Minutes kept free afterwards, by the service's id; services without any are left out. */
  cleanup: Record<string, number>;
  currency: string;
}

@Injectable()
export class CountingRulesQuery {
  constructor(
    private readonly settingsAsOf: SettingsAsOf,
    private readonly config: Config,
  ) {}

  async at(em: EntityManager, seq: number): Promise<CountingRules> {
    const { currency } = await this.settingsAsOf.read(em, 'payment_settings', seq);
    const rules = await this.settingsAsOf.read(em, 'booking_rules', seq);
    const cleanup: Record<string, number> = {};
    if (rules.slot_occupancy === 'full_duration')
      for (const { id, minutes } of await sql<{ id: string; minutes: number | null }>(em, cleanupAsOfSql, [seq]))
        cleanup[id] = minutes ?? rules.cleanup_buffer_minutes;
    const { SHOP_TIME_ZONE: timeZone } = this.config;
    return { seq, timeZone, cleanup, currency };
  }
}

/** Returns the parameters of `measuredSql`. */
export function toMeasuredParameters(days: readonly LocalDate[], rules: CountingRules): unknown[] {
  const { seq, timeZone } = rules;
  return [days, seq, timeZone, days.toSorted()[0]];
}
