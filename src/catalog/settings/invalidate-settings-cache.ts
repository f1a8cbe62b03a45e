import { EventsHandler, type IEventHandler } from '@nestjs/cqrs';
import {
  BookingRulesChanged,
  BusinessHoursChanged,
  CancellationPolicyChanged,
  EmbedSettingsChanged,
  PaymentSettingsChanged,
  ReminderSettingsChanged,
  SecuritySettingsChanged,
  ShiftTypesChanged,
  ShopDetailsChanged,
} from '../catalog.event-types.js';
import { ShopSettings } from './shop-settings.js';

/** Invalidates the cache of the settings, because another process may have saved them. */
@EventsHandler(
  ShopDetailsChanged,
  BusinessHoursChanged,
  CancellationPolicyChanged,
  PaymentSettingsChanged,
  BookingRulesChanged,
  ReminderSettingsChanged,
  SecuritySettingsChanged,
  EmbedSettingsChanged,
  ShiftTypesChanged,
)
export class InvalidateSettingsCache implements IEventHandler {
  constructor(private readonly settings: ShopSettings) {}

  handle(): void {
    this.settings.invalidate();
  }
}
