import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { settingDefinitions } from './setting-definitions.js';
import { ShopSettings } from './shop-settings.js';

const settingEvents = Object.values(settingDefinitions).map(({ event }) => event);

/** Invalidates the cache of the settings, because another process may have saved them. */
@EventsHandler(...settingEvents)
export class InvalidateSettingsCache implements IEventHandler {
  constructor(private readonly settings: ShopSettings) {}

  handle(): void {
    this.settings.invalidate();
  }
}
