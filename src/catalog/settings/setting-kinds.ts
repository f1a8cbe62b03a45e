import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { BookingRules } from './booking-rules.dto.js';
import { BusinessHours } from './business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { ShopDetails } from './shop-details.dto.js';

/** The keys of business_settings and what stands below each. */
export const settingKinds = {
  shop_details: ShopDetails,
  business_hours: BusinessHours,
  cancellation_policy: CancellationPolicy,
  payment_settings: PaymentSettings,
  booking_rules: BookingRules,
};

export type SettingKey = keyof typeof settingKinds;
export type Setting<Key extends SettingKey> = InstanceType<(typeof settingKinds)[Key]>;

/**
 * A setting with its defaults filled in.
 * @throws Error naming the key and each field that cannot be
 */
export function settingOf<Key extends SettingKey>(key: Key, value: object): Setting<Key> {
  const kind = settingKinds[key] as new () => Setting<Key>;
  const setting = plainToInstance(kind, value, { exposeDefaultValues: true });
  const problems = validateSync(setting).flatMap(sentences);
  if (problems.length > 0) throw new Error(`The setting ${key} is not valid: ${problems.join(', ')}`);
  return setting;
}

function sentences(error: ValidationError): string[] {
  return [...Object.values(error.constraints ?? {}), ...(error.children ?? []).flatMap(sentences)];
}
