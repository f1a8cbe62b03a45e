import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { IsEmailAddress } from '../../platform/http/validation/email/email-address.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { Trim, TrimToNull } from '../../platform/http/validation/transform.decorators.js';
import {
  DESK_METHODS,
  type DeskMethod,
  PAPER_FORMATS,
  type PaperFormat,
  PAYMENT_METHODS,
} from '../domain/sale.events.js';
import type { CertificateMethod } from '../domain/gift-certificate.events.js';
import { GIFT_CERTIFICATE_STATUSES, type GiftCertificateStatus } from '../domain/gift-certificate.evolve.js';
import { MoneyFields } from '../money-fields.dto.js';

const CERTIFICATE_METHODS = PAYMENT_METHODS.filter((method) => method !== 'gift_certificate');
const CODE = { message: 'Please enter the code of the gift certificate' };

/** A gift certificate that somebody buys: its worth, its people and its words. */
export class CertificateFields extends MoneyFields {
  /** The treatment that it is for, whose price the amount is; left out for an amount. */
  @IsOptional()
  @IsUUID('all', mustBeId)
  service_id?: string | null;

  @TrimToNull()
  @IsOptional()
  @MaxLength(100, { message: 'The name must be at most 100 characters' })
  @IsString({ message: 'buyer_name must be text' })
  buyer_name?: string | null;

  @TrimToNull()
  @IsOptional()
  @MaxLength(100, { message: 'The name must be at most 100 characters' })
  @IsString({ message: 'recipient_name must be text' })
  recipient_name?: string | null;

  /** Where the certificate is mailed; left out where the buyer hands it over. */
  @TrimToNull()
  @IsOptional()
  @IsEmailAddress('Please enter a valid email address')
  recipient_email?: string | null;

  @TrimToNull()
  @IsOptional()
  @MaxLength(500, { message: 'The message must be at most 500 characters' })
  @IsString({ message: 'message must be text' })
  message?: string | null;

  /** The day on which it is mailed; left out: today, where there is an address. */
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsLocalDate()
  deliver_on?: string | null;
}

export class NewGiftCertificateDto extends CertificateFields {
  /** Where the receipt goes; left out for none. */
  @TrimToNull()
  @IsOptional()
  @IsEmailAddress('Please enter a valid email address')
  buyer_email?: string | null;

  @IsIn(DESK_METHODS, { message: `method must be one of ${DESK_METHODS.join(', ')}` })
  @ApiProperty({ enum: DESK_METHODS })
  method!: DeskMethod;
}

export class CertificateCodeDto {
  @Trim()
  @MaxLength(60, CODE)
  @IsString(CODE)
  code!: string;
}

export class PrintedCertificateDto extends CertificateCodeDto {
  @IsIn(PAPER_FORMATS, { message: `format must be one of ${PAPER_FORMATS.join(', ')}` })
  @ApiProperty({ enum: PAPER_FORMATS })
  format!: PaperFormat;
}

export class CertificateRefundDto extends MoneyFields {
  /** `online` for a certificate that was paid so, and for no other. */
  @IsIn(CERTIFICATE_METHODS, { message: `method must be one of ${CERTIFICATE_METHODS.join(', ')}` })
  @ApiProperty({ enum: CERTIFICATE_METHODS })
  method!: CertificateMethod;

  @Trim()
  @Length(1, 500, { message: 'Please give a reason of at most 500 characters' })
  @IsString({ message: 'Please give a reason of at most 500 characters' })
  reason!: string;
}

export class GiftCertificatesQueryDto {
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(10_000, { message: 'page must be at most 10000' })
  page: number = 1;
}

/** A part of a gift certificate that paid for a sale. */
class RedemptionDto {
  sale_id!: string;
  day!: string;
  amount!: number;
  /** The part that the sale gave back to it. */
  returned!: number;
}

class CertificateRefundDoneDto {
  id!: string;
  day!: string;
  @ApiProperty({ enum: CERTIFICATE_METHODS })
  method!: CertificateMethod;
  amount!: number;
}

/** A balance that is owed to whoever holds its code. */
export class GiftCertificateDto {
  id!: string;
  /** `ordered` until it is paid for on the gateway's page. */
  @ApiProperty({ enum: GIFT_CERTIFICATE_STATUSES })
  status!: GiftCertificateStatus;
  /** Without gaps; null until it is issued. */
  number!: number | null;
  /** The amount that it was sold for, in dollars. */
  amount!: number;
  balance!: number;
  currency!: string;
  /** The treatment that it was bought for; null for an amount. */
  service_name!: string | null;
  @ApiProperty({ enum: CERTIFICATE_METHODS, nullable: true, type: String })
  method!: CertificateMethod | null;
  issued_on!: string | null;
  /** The last day on which it can be used; null without one. */
  expires_on!: string | null;
  is_expired!: boolean;
  /** The day on which it is mailed; null where the buyer took it along. */
  deliver_on!: string | null;
  is_mailed!: boolean;
  /** The end of its code; null while it has none. */
  last_four!: string | null;
  buyer_name!: string | null;
  buyer_email!: string | null;
  recipient_name!: string | null;
  recipient_email!: string | null;
  message!: string | null;
  redemptions!: RedemptionDto[];
  refunds!: CertificateRefundDoneDto[];
}

export class GiftCertificatesDto {
  /** The latest first. */
  items!: GiftCertificateDto[];
  total!: number;
  pages!: number;
  /** All that is owed to holders in the shop's currency, in dollars. */
  owed!: number;
  currency!: string;
}

/** A certificate with its code, which is shown once. */
export class CodedCertificateDto {
  certificate!: GiftCertificateDto;
  /** Null where it is mailed, and where it was shown before. */
  code!: string | null;
}
