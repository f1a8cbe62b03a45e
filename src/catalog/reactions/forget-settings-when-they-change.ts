import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import { LoggedEvent } from '../../platform/event-store/logged-event.js';
import { settingFacts } from '../catalog.facts.js';
import { ShopSettings } from '../settings/shop-settings.js';

const changes: ReadonlySet<string> = new Set(Object.values(settingFacts).map(({ type }) => type));

/** Another process may have saved them. */
@EventsHandler(LoggedEvent)
export class ForgetSettingsWhenTheyChange implements IEventHandler<LoggedEvent> {
  constructor(private readonly settings: ShopSettings) {}

  handle({ type }: LoggedEvent): void {
    if (changes.has(type)) this.settings.forget();
  }
}
