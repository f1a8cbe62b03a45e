import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import type { catalogEventTypes } from '../catalog.event-types.js';
import { BookingRules } from './booking-rules.dto.js';
import { assertOnGrid } from '../opening-hours/assert-on-grid.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { EmbedSettings } from '../embedding/embed-settings.dto.js';
import { ReminderSettings } from './reminder-settings.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { ShiftTypes } from '../shift-types/shift-types.dto.js';
import { SecuritySettings } from '../security/security-settings.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';

export interface SettingDefinition {
  /** The class of the value, with its defaults. */
  schema: new () => object;
  /** The type of the event that every change appends to the log. */
  eventType: keyof typeof catalogEventTypes;
  /** The stream of these events. */
  stream: string;
  /**
   * Checks a valid value against the saved one; null before the first save.
   * @throws InvalidInputError
   */
  assertSavable?(value: object, before: object | null): void;
}

/** The setting behind each key of `business_settings`. */
export const settingDefinitions = {
  shop_details: {
    schema: ShopDetails,
    eventType: 'ShopDetailsChanged',
    stream: '5e771f00-0000-4000-8000-000000000001',
  },
  business_hours: {
    schema: BusinessHours,
    eventType: 'BusinessHoursChanged',
    stream: '5e771f00-0000-4000-8000-000000000002',
    assertSavable: assertOnGrid,
  },
  cancellation_policy: {
    schema: CancellationPolicy,
    eventType: 'CancellationPolicyChanged',
    stream: '5e771f00-0000-4000-8000-000000000003',
  },
  payment_settings: {
    schema: PaymentSettings,
    eventType: 'PaymentSettingsChanged',
    stream: '5e771f00-0000-4000-8000-000000000004',
  },
  booking_rules: {
    schema: BookingRules,
    eventType: 'BookingRulesChanged',
    stream: '5e771f00-0000-4000-8000-000000000005',
  },
  security_settings: {
    schema: SecuritySettings,
    eventType: 'SecuritySettingsChanged',
    stream: '5e771f00-0000-4000-8000-000000000006',
  },
  embed_settings: {
    schema: EmbedSettings,
    eventType: 'EmbedSettingsChanged',
    stream: '5e771f00-0000-4000-8000-00000000000e',
  },
  reminders: {
    schema: ReminderSettings,
    eventType: 'ReminderSettingsChanged',
    stream: '5e771f00-0000-4000-8000-000000000007',
  },
  shift_types: {
    schema: ShiftTypes,
    eventType: 'ShiftTypesChanged',
    stream: '5e771f00-0000-4000-8000-00000000000f',
  },
} satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof settingDefinitions;
export type Setting<Key extends SettingKey> = InstanceType<(typeof settingDefinitions)[Key]['schema']>;

/** Returns the stream of the events that a setting's changes append. */
export const getSettingStream = (key: SettingKey): string => settingDefinitions[key].stream;

/**
 * Reads a stored setting and fills in its defaults. Nothing is refused: a rule that became stricter must not lock out a
 * shop whose value was saved before.
 */
export function readSetting<Key extends SettingKey>(key: Key, value: object): Setting<Key> {
  const schema = settingDefinitions[key].schema as unknown as new () => Setting<Key>;
  return plainToInstance(schema, value, { exposeDefaultValues: true });
}

/**
 * Validates a setting that is to be saved and fills in its defaults.
 * @throws Error naming the key and each invalid field
 */
export function parseSetting<Key extends SettingKey>(key: Key, value: object): Setting<Key> {
  const setting = readSetting(key, value);
  const problems = validateSync(setting).flatMap(collectMessages);
  if (problems.length > 0) throw new Error(`The setting ${key} is not valid: ${problems.join(', ')}`);
  return setting;
}

function collectMessages(error: ValidationError): string[] {
  return [...Object.values(error.constraints ?? {}), ...(error.children ?? []).flatMap(collectMessages)];
}
