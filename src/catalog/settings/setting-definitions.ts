import { type ValidationError, validateSync } from 'class-validator';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import {
  AccountCodesChanged,
  BookingRulesChanged,
  BusinessHoursChanged,
  CancellationPolicyChanged,
  EmbedSettingsChanged,
  PaymentSettingsChanged,
  ReminderSettingsChanged,
  SalesSettingsChanged,
  SecuritySettingsChanged,
  ShiftTypesChanged,
  ShopDetailsChanged,
  type SettingChange,
} from '../catalog.event-types.js';
import { BookingRules } from './booking-rules.dto.js';
import { AccountCodes } from './account-codes.dto.js';
import { fillDefaults, type SettingSchema } from './setting-schema.js';
import { assertOnGrid } from '../opening-hours/assert-on-grid.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { EmbedSettings } from '../embedding/embed-settings.dto.js';
import { ReminderSettings } from './reminder-settings.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { SalesSettings } from './sales-settings.dto.js';
import { ShiftTypes } from '../shift-types/shift-types.dto.js';
import { SecuritySettings } from '../security/security-settings.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';

export interface SettingDefinition {
  schema: SettingSchema;
  /** The event that every change appends to the log. */
  event: RecordedEventClass<SettingChange>;
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
    event: ShopDetailsChanged,
    stream: '5e771f00-0000-4000-8000-000000000001',
  },
  business_hours: {
    schema: BusinessHours,
    event: BusinessHoursChanged,
    stream: '5e771f00-0000-4000-8000-000000000002',
    assertSavable: assertOnGrid,
  },
  cancellation_policy: {
    schema: CancellationPolicy,
    event: CancellationPolicyChanged,
    stream: '5e771f00-0000-4000-8000-000000000003',
  },
  payment_settings: {
    schema: PaymentSettings,
    event: PaymentSettingsChanged,
    stream: '5e771f00-0000-4000-8000-000000000004',
  },
  sales_settings: {
    schema: SalesSettings,
    event: SalesSettingsChanged,
    stream: '5e771f00-0000-4000-8000-000000000010',
  },
  account_codes: {
    schema: AccountCodes,
    event: AccountCodesChanged,
    stream: '5e771f00-0000-4000-8000-000000000011',
  },
  booking_rules: {
    schema: BookingRules,
    event: BookingRulesChanged,
    stream: '5e771f00-0000-4000-8000-000000000005',
  },
  security_settings: {
    schema: SecuritySettings,
    event: SecuritySettingsChanged,
    stream: '5e771f00-0000-4000-8000-000000000006',
  },
  embed_settings: {
    schema: EmbedSettings,
    event: EmbedSettingsChanged,
    stream: '5e771f00-0000-4000-8000-00000000000e',
  },
  reminders: {
    schema: ReminderSettings,
    event: ReminderSettingsChanged,
    stream: '5e771f00-0000-4000-8000-000000000007',
  },
  shift_types: {
    schema: ShiftTypes,
    event: ShiftTypesChanged,
    stream: '5e771f00-0000-4000-8000-00000000000f',
  },
} satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof settingDefinitions;
export type Setting<Key extends SettingKey> = InstanceType<(typeof settingDefinitions)[Key]['schema']>;

/** Returns the stream of the events that a setting's changes append. */
export const getSettingStream = (key: SettingKey): string => settingDefinitions[key].stream;

/** Reads a stored setting, see `fillDefaults`. */
export const readSetting = <Key extends SettingKey>(key: Key, value: object): Setting<Key> =>
  fillDefaults(settingDefinitions[key].schema as unknown as SettingSchema<Setting<Key>>, value);

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
