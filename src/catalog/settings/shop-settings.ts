import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { settingFacts } from '../catalog.facts.js';
import { BusinessSetting } from '../entities/business-setting.entity.js';
import { landingHours } from './business-hours.js';
import type { WeekHours } from './opening-hours.js';
import { type Setting, type SettingKey, settingKinds, settingOf } from './setting-kinds.js';

/** How long a process believes what it has read when it misses the word of a change. */
const believedMs = 10_000;

type SavedSettings = { readonly [Key in SettingKey]?: Setting<Key> };

/** The shop's settings, kept in memory: every booking and every page asks for them. */
@Injectable()
export class ShopSettings {
  private known: Promise<SavedSettings> | undefined;
  private readAt = 0;

  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

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

  /** The hours that the public sees. */
  async openingHours(): Promise<WeekHours> {
    return (await this.saved()).business_hours ?? landingHours;
  }

  /** Replaces a setting. @throws Error naming the fields that cannot be */
  async save<Key extends SettingKey>(em: EntityManager, key: Key, value: Setting<Key>, by: Actor): Promise<void> {
    const setting = settingOf(key, value);
    await em.transactional(async (tx) => {
      await tx.upsert(BusinessSetting, { settingKey: key, settingValue: setting, updatedAt: this.clock.now() });
      const { type, stream } = settingFacts[key];
      await this.log.appendFacts(tx, [{ stream, type, data: { setting_key: key, setting_value: setting } }], by);
    });
    this.forget();
  }

  /** The next question reads the table again. */
  forget(): void {
    this.known = undefined;
  }

  private async read<Key extends Exclude<SettingKey, 'business_hours'>>(key: Key): Promise<Setting<Key>> {
    const defaults = settingKinds[key] as new () => Setting<Key>;
    return (await this.saved())[key] ?? new defaults();
  }

  private saved(): Promise<SavedSettings> {
    const now = performance.now();
    if (this.known && now - this.readAt < believedMs) return this.known;
    this.readAt = now;
    const reading = this.load();
    reading.catch(() => this.forget());
    return (this.known = reading);
  }

  private async load(): Promise<SavedSettings> {
    const rows = await this.em.fork().findAll(BusinessSetting);
    const known = rows.filter(({ settingKey }) => settingKey in settingKinds);
    return Object.fromEntries(
      known.map(({ settingKey, settingValue }) => [settingKey, settingOf(settingKey as SettingKey, settingValue)]),
    );
  }
}
