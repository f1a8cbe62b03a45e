import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { BookingRules } from './booking-rules.dto.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';

/** The keys of business_settings and what stands below each. */
export const settingSchemas = {
  shop_details: ShopDetails,
  business_hours: BusinessHours,
  cancellation_policy: CancellationPolicy,
  payment_settings: PaymentSettings,
  booking_rules: BookingRules,
};

export type SettingKey = keyof typeof settingSchemas;
export type Setting<Key extends SettingKey> = InstanceType<(typeof settingSchemas)[Key]>;

/**
 * A setting with its defaults filled in.
 * @throws Error naming the key and each field that cannot be
 */
export function parseSetting<Key extends SettingKey>(key: Key, value: object): Setting<Key> {
  const schema = settingSchemas[key] as new () => Setting<Key>;
  const setting = plainToInstance(schema, value, { exposeDefaultValues: true });
  const problems = validateSync(setting).flatMap(collectMessages);
  if (problems.length > 0) throw new Error(`The setting ${key} is not valid: ${problems.join(', ')}`);
  return setting;
}

function collectMessages(error: ValidationError): string[] {
  return [...Object.values(error.constraints ?? {}), ...(error.children ?? []).flatMap(collectMessages)];
}
