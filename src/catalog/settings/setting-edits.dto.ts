import type { Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
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
    @Type(() => kind)
    @IsDefined({ message: 'value is missing' })
    value!: Kind;

    @ApiProperty({ description: 'The version that was seen; 0 when nobody has saved it yet.' })
    @IsInt({ message: 'version must be a whole number' })
    version!: number;
  }
  return EditOfSetting;
}

export class EditShopDetailsDto extends editOf(ShopDetails) {}
export class EditBusinessHoursDto extends editOf(BusinessHours) {}
export class EditCancellationPolicyDto extends editOf(CancellationPolicy) {}
export class EditPaymentSettingsDto extends editOf(PaymentSettings) {}
export class EditBookingRulesDto extends editOf(BookingRules) {}
