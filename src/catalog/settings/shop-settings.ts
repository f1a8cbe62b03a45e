import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { BusinessSetting } from './business-setting.entity.js';
import { DEFAULT_PUBLIC_HOURS } from '../opening-hours/business-hours.dto.js';
import type { WeekHours } from '../opening-hours/opening-hours.js';
import { type Setting, type SettingKey, settingDefinitions, readSetting } from './setting-definitions.js';

/** Milliseconds for which a process may show old settings when it misses the notice of a change. */
const CACHE_TTL_MS = 10_000;

type SavedSettings = { readonly [Key in SettingKey]?: Setting<Key> };

/** The shop's settings, cached in memory: every booking and every page reads them. */
@Injectable()
export class ShopSettings {
  private cache: Promise<SavedSettings> | undefined;
  private readAt = 0;

  constructor(private readonly em: EntityManager) {}

  details(): Promise<Setting<'shop_details'>> {
    return this.read('shop_details');
  }

  cancellationPolicy(): Promise<Setting<'cancellation_policy'>> {
    return this.read('cancellation_policy');
  }

  paymentSettings(): Promise<Setting<'payment_settings'>> {
    return this.read('payment_settings');
  }

  bookingRules(): Promise<Setting<'booking_rules'>> {
    return this.read('booking_rules');
  }

  security(): Promise<Setting<'security_settings'>> {
    return this.read('security_settings');
  }

  embedding(): Promise<Setting<'embed_settings'>> {
    return this.read('embed_settings');
  }

  reminders(): Promise<Setting<'reminders'>> {
    return this.read('reminders');
  }

  /** Returns the opening hours that the public sees. */
  async openingHours(): Promise<WeekHours> {
    return (await this.cached()).business_hours ?? DEFAULT_PUBLIC_HOURS;
  }

  /** Makes the next read query the table again. */
  invalidate(): void {
    this.cache = undefined;
  }

  private async read<Key extends Exclude<SettingKey, 'business_hours'>>(key: Key): Promise<Setting<Key>> {
    const defaults = settingDefinitions[key].schema as unknown as new () => Setting<Key>;
    return (await this.cached())[key] ?? new defaults();
  }

  private cached(): Promise<SavedSettings> {
    const now = performance.now();
    if (this.cache && now - this.readAt < CACHE_TTL_MS) return this.cache;
    this.readAt = now;
    const reading = this.load();
    reading.catch(() => this.invalidate());
    return (this.cache = reading);
  }

  private async load(): Promise<SavedSettings> {
    const rows = await this.em.fork().findAll(BusinessSetting);
    const supported = rows.filter(({ settingKey }) => settingKey in settingDefinitions);
    return Object.fromEntries(
      supported.map(({ settingKey, settingValue }) => [
        settingKey,
        readSetting(settingKey as SettingKey, settingValue),
      ]),
    );
  }
}
