import { type EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { instanceToPlain } from 'class-transformer';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog, VersionConflictError } from '../../platform/event-log/event-log.js';
import { BusinessSetting } from './business-setting.entity.js';
import {
  parseSetting,
  settingDefinitions,
  type Setting,
  type SettingDefinition,
  type SettingKey,
} from './setting-definitions.js';

/** Saves a setting inside the caller's transaction. The caller invalidates ShopSettings after the commit. */
@Injectable()
export class SettingWriter {
  constructor(
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the value; an equal one changes nothing.
   * @param expectedVersion the version that the caller edits, 0 for a setting that nobody has saved yet
   * @throws Error naming the invalid fields, VersionConflictError when the setting is no longer at that version,
   * InvalidInputError for a value that may not replace the saved one
   */
  async save<Key extends SettingKey>(
    em: EntityManager,
    key: Key,
    value: Setting<Key>,
    by: Actor,
    expectedVersion?: number,
  ): Promise<void> {
    const settingValue = instanceToPlain(parseSetting(key, value));
    const definition: SettingDefinition = settingDefinitions[key];
    const { event, stream } = definition;
    const row = await em.findOne(BusinessSetting, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (expectedVersion !== undefined && expectedVersion !== (row?.version ?? 0))
      throw new VersionConflictError(stream);
    const before = row?.settingValue ?? null;
    if (isDeepStrictEqual(before, settingValue)) return;
    definition.assertSavable?.(settingValue, before);
    const updatedAt = this.clock.now();
    if (row) Object.assign(row, { settingValue, updatedAt });
    else await this.insert(em, { settingKey: key, settingValue, updatedAt }, stream);
    const data = { setting_key: key, setting_value: settingValue, previous_value: before };
    await this.log.appendChange(em, event, stream, data, by);
  }

  /**
   * Inserts a setting that is saved for the first time. It has no row to lock: of two concurrent saves the primary key
   * accepts one.
   */
  private async insert(
    em: EntityManager,
    row: Pick<BusinessSetting, 'settingKey' | 'settingValue' | 'updatedAt'>,
    stream: string,
  ): Promise<void> {
    try {
      em.create(BusinessSetting, row);
      await em.flush();
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? new VersionConflictError(stream) : error;
    }
  }
}
