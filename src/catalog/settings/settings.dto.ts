import { BookingRules } from './booking-rules.dto.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';

class SavedDto {
  /** Travels with an edit; 0 when nobody has saved the setting yet. */
  version!: number;

  /** ISO 8601; null when nobody has saved it yet. */
  saved_at!: string | null;

  /** Email address; null when nobody has, or the system. */
  saved_by!: string | null;
}

class SavedShopDetailsDto extends SavedDto {
  value!: ShopDetails;
}

class SavedBusinessHoursDto extends SavedDto {
  value!: BusinessHours;
}

class SavedCancellationPolicyDto extends SavedDto {
  value!: CancellationPolicy;
}

class SavedPaymentSettingsDto extends SavedDto {
  value!: PaymentSettings;
}

class SavedBookingRulesDto extends SavedDto {
  value!: BookingRules;
}

/** Every setting, with the defaults of what nobody has saved. */
export class SettingsDto {
  shop_details!: SavedShopDetailsDto;
  business_hours!: SavedBusinessHoursDto;
  cancellation_policy!: SavedCancellationPolicyDto;
  payment_settings!: SavedPaymentSettingsDto;
  booking_rules!: SavedBookingRulesDto;
}
