import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { Setting, SettingKey } from './setting-definitions.js';
import { SettingWriter } from './setting-writer.js';
import { ShopSettings } from './shop-settings.js';

/**
 * Saves a setting.
 * @throws VersionConflictError when the setting is no longer at the expected version, InvalidInputError for opening hours
 * off the grid
 */
export class SaveSetting<Key extends SettingKey = SettingKey> extends Command<void> {
  /** @param expectedVersion 0 for a setting that nobody has saved yet; left out to overwrite any */
  constructor(
    readonly key: Key,
    readonly value: Setting<Key>,
    readonly by: Actor,
    readonly expectedVersion?: number,
  ) {
    super();
  }
}

@CommandHandler(SaveSetting)
export class SaveSettingHandler implements ICommandHandler<SaveSetting> {
  constructor(
    private readonly em: EntityManager,
    private readonly writer: SettingWriter,
    private readonly settings: ShopSettings,
  ) {}

  async execute({ key, value, by, expectedVersion }: SaveSetting): Promise<void> {
    await this.em.fork().transactional((em) => this.writer.save(em, key, value, by, expectedVersion));
    this.settings.invalidate();
  }
}
