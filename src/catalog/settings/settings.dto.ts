import type { Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { AccountCodes } from './account-codes.dto.js';
import { BookingRules } from './booking-rules.dto.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { EmbedSettings } from '../embedding/embed-settings.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { SalesSettings } from './sales-settings.dto.js';
import { ReminderSettings } from './reminder-settings.dto.js';
import { SecuritySettings } from '../security/security-settings.dto.js';
import { ShiftTypes } from '../shift-types/shift-types.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';
import type { Setting, SettingKey } from './setting-definitions.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

class SavedDto {
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version!: number;

  /** ISO 8601; null when nobody has saved it yet. */
  saved_at!: string | null;

  /** Email address of the person who saved it; null when nobody has, or the system. */
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

class SavedSalesSettingsDto extends SavedDto {
  value!: SalesSettings;
}

class SavedAccountCodesDto extends SavedDto {
  value!: AccountCodes;
}

class SavedBookingRulesDto extends SavedDto {
  value!: BookingRules;
}

class SavedSecuritySettingsDto extends SavedDto {
  value!: SecuritySettings;
}

class SavedEmbedSettingsDto extends SavedDto {
  value!: EmbedSettings;
}

class SavedReminderSettingsDto extends SavedDto {
  value!: ReminderSettings;
}

class SavedShiftTypesDto extends SavedDto {
  value!: ShiftTypes;
}

type SavedSettings = { [Key in SettingKey]: SavedDto & { value: Setting<Key> } };

/** All settings, with defaults for those that nobody has saved. */
export class SettingsDto implements SavedSettings {
  shop_details!: SavedShopDetailsDto;
  business_hours!: SavedBusinessHoursDto;
  cancellation_policy!: SavedCancellationPolicyDto;
  payment_settings!: SavedPaymentSettingsDto;
  sales_settings!: SavedSalesSettingsDto;
  account_codes!: SavedAccountCodesDto;
  booking_rules!: SavedBookingRulesDto;
  security_settings!: SavedSecuritySettingsDto;
  embed_settings!: SavedEmbedSettingsDto;
  reminders!: SavedReminderSettingsDto;
  shift_types!: SavedShiftTypesDto;
}

/** Returns the DTO class with which an admin saves a setting. */
function createEditDto<Kind extends object>(schema: Class<Kind>) {
  class EditSettingDto {
    @ApiProperty({ type: schema })
    @ValidateNested()
    @IsObject({ message: 'value must be an object' })
    @Transform(({ value, obj }: { value: unknown; obj: { value?: unknown } }) => withoutDefaults(value, obj.value))
    @Type(() => schema)
    @IsDefined({ message: 'value is missing' })
    value!: Kind;

    @ApiProperty({ description: 'The version that was seen; 0 when nobody has saved it yet.' })
    @IsVersion()
    version!: number;
  }
  return EditSettingDto;
}

/**
 * Removes defaults that class-transformer filled in for fields that the request left out, so that validation refuses
 * the missing value instead of saving a default unnoticed.
 */
function withoutDefaults(value: unknown, sent: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof sent !== 'object' || sent === null) return value;
  const missing = Object.keys(value).filter((field) => !(field in sent));
  return Object.assign(value, Object.fromEntries(missing.map((field) => [field, undefined])));
}

export class EditShopDetailsDto extends createEditDto(ShopDetails) {}
export class EditBusinessHoursDto extends createEditDto(BusinessHours) {}
export class EditCancellationPolicyDto extends createEditDto(CancellationPolicy) {}
export class EditPaymentSettingsDto extends createEditDto(PaymentSettings) {}
export class EditSalesSettingsDto extends createEditDto(SalesSettings) {}
export class EditAccountCodesDto extends createEditDto(AccountCodes) {}
export class EditBookingRulesDto extends createEditDto(BookingRules) {}
export class EditReminderSettingsDto extends createEditDto(ReminderSettings) {}
export class EditSecuritySettingsDto extends createEditDto(SecuritySettings) {}
export class EditEmbedSettingsDto extends createEditDto(EmbedSettings) {}
export class EditShiftTypesDto extends createEditDto(ShiftTypes) {}
