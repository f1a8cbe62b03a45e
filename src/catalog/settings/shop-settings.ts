import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { instanceToPlain } from 'class-transformer';
import { isDeepStrictEqual } from 'node:util';
import { Clock } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { settingFacts } from '../catalog.facts.js';
import { BusinessSetting } from '../entities/business-setting.entity.js';
import { landingHours } from './business-hours.dto.js';
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

  /**
   * Replaces a setting; what is as it was leaves no trace.
   * @param seen the version that the caller edits; left out where nobody else can be at it
   * @throws Error naming the fields that cannot be, StreamMoved when the setting is no longer at that version
   */
  async save<Key extends SettingKey>(
    em: EntityManager,
    key: Key,
    value: Setting<Key>,
    by: Actor,
    seen?: number,
  ): Promise<void> {
    const setting = instanceToPlain(settingOf(key, value));
    const { type, stream } = settingFacts[key];
    await em.transactional(async (tx) => {
      const row = await tx.findOne(BusinessSetting, key, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const before = row?.settingValue ?? null;
      // The row is held from here on, also one that did not exist: whoever was faster is seen by the next statement.
      await tx.upsert(BusinessSetting, { settingKey: key, settingValue: setting, updatedAt: this.clock.now() });
      if (seen !== undefined) await this.log.expectVersion(tx, stream, seen);
      if (isDeepStrictEqual(before, setting)) return;
      const data = { setting_key: key, setting_value: setting, previous_value: before };
      await this.log.appendFacts(tx, [{ stream, type, data }], by);
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
