import type { Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsDefined, IsInt, IsObject, ValidateNested } from 'class-validator';
import { BookingRules } from './booking-rules.dto.js';
import { BusinessHours } from './business-hours.dto.js';
import { CancellationPolicy } from './cancellation-policy.dto.js';
import { PaymentSettings } from './payment-settings.dto.js';
import { ShopDetails } from './shop-details.dto.js';

/** A setting as an admin saves it. */
function editOf<Kind extends object>(kind: Class<Kind>) {
  class EditOfSetting {
    @ApiProperty({ type: kind })
    @ValidateNested()
    @IsObject({ message: 'value must be an object' })
    @Transform(({ value, obj }: { value: unknown; obj: { value?: unknown } }) => withoutDefaults(value, obj.value))
    @Type(() => kind)
    @IsDefined({ message: 'value is missing' })
    value!: Kind;

    @ApiProperty({ description: 'The version that was seen; 0 when nobody has saved it yet.' })
    @IsInt({ message: 'version must be a whole number' })
    version!: number;
  }
  return EditOfSetting;
}

/** What the request left out must not fall back to its default unseen: without a value it is refused. */
function withoutDefaults(value: unknown, sent: unknown): unknown {
  if (typeof value !== 'object' || value === null || typeof sent !== 'object' || sent === null) return value;
  const missing = Object.keys(value).filter((field) => !(field in sent));
  return Object.assign(value, Object.fromEntries(missing.map((field) => [field, undefined])));
}

export class EditShopDetailsDto extends editOf(ShopDetails) {}
export class EditBusinessHoursDto extends editOf(BusinessHours) {}
export class EditCancellationPolicyDto extends editOf(CancellationPolicy) {}
export class EditPaymentSettingsDto extends editOf(PaymentSettings) {}
export class EditBookingRulesDto extends editOf(BookingRules) {}
