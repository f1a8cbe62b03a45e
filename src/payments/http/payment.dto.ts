import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { AMOUNT_DECIMALS, MAX_AMOUNT_MESSAGE, MoneyFields } from '../money-fields.dto.js';
import { REASON, ReasonDto } from '../reason.dto.js';
import {
  CHECKOUT_METHODS,
  type CheckoutMethod,
  PAPER_FORMATS,
  PAPER_KINDS,
  type PaperFormat,
  type PaperKind,
  DESK_METHODS,
  type DeskMethod,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../domain/sale.events.js';

const mustBeOneOf = (methods: readonly string[]) => ({ message: `method must be one of ${methods.join(', ')}` });
const MIN_ADJUSTMENT = -MAX_AMOUNT;
const CERTIFICATE_CODE = { message: 'Please enter the code of the gift certificate' };

class AdjustmentDto extends ReasonDto {
  /** In dollars; negative to take off. */
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(MIN_ADJUSTMENT, { message: `amount must be at least ${MIN_ADJUSTMENT}` })
  @HasDecimals(2, AMOUNT_DECIMALS)
  amount!: number;
}

export class NewPaymentDto extends MoneyFields {
  @IsIn(CHECKOUT_METHODS, mustBeOneOf(CHECKOUT_METHODS))
  @ApiProperty({ enum: CHECKOUT_METHODS })
  method!: CheckoutMethod;

  /** The code of the gift certificate that pays; left out for other methods. */
  @IsUndefinable()
  @Trim()
  @MaxLength(60, CERTIFICATE_CODE)
  @IsString(CERTIFICATE_CODE)
  code?: string;

  /** The cash that was handed over; left out: exactly what is due. */
  @IsUndefinable()
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(0, { message: 'tendered must be positive' })
  @HasDecimals(2, AMOUNT_DECIMALS)
  tendered?: number;

  /** A tip on top of what is to be paid, part of the amount. */
  @IsUndefinable()
  @Max(MAX_AMOUNT, MAX_AMOUNT_MESSAGE)
  @Min(0, { message: 'tip must be positive' })
  @HasDecimals(2, AMOUNT_DECIMALS)
  tip?: number;

  /** Whether the desk was asked about a tip of more than $100 that is more than the bill, too. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  tip_confirmed?: boolean;

  @IsUndefinable()
  @ValidateNested()
  @IsObject({ message: 'adjustment must be an object' })
  @Type(() => AdjustmentDto)
  adjustment?: AdjustmentDto;

  /** Whether each guest of the visit pays for themselves; counts with the first payment. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  apart?: boolean;
}

export class NewRefundDto extends MoneyFields {
  /** `online` and `gift_certificate` for what was paid so, and for nothing else. */
  @IsIn(PAYMENT_METHODS, mustBeOneOf(PAYMENT_METHODS))
  @ApiProperty({ enum: PAYMENT_METHODS })
  method!: PaymentMethod;

  /** The payment that it is given from. */
  @IsUUID('all', mustBeId)
  payment_id!: string;

  @Trim()
  @Length(1, 500, REASON)
  @IsString(REASON)
  reason!: string;
}

export class PaymentMethodDto extends ReasonDto {
  @IsIn(DESK_METHODS, mustBeOneOf(DESK_METHODS))
  @ApiProperty({ enum: DESK_METHODS })
  method!: DeskMethod;
}

export class PrintedPaperDto {
  @IsIn(PAPER_KINDS, { message: `kind must be one of ${PAPER_KINDS.join(', ')}` })
  @ApiProperty({ enum: PAPER_KINDS })
  kind!: PaperKind;

  @Max(2 ** 31 - 1, { message: 'number is too large' })
  @Min(1, { message: 'number must be at least 1' })
  @IsInt({ message: 'number must be a whole number' })
  number!: number;

  @IsIn(PAPER_FORMATS, { message: `format must be one of ${PAPER_FORMATS.join(', ')}` })
  @ApiProperty({ enum: PAPER_FORMATS })
  format!: PaperFormat;
}

export class CheckoutQueryDto {
  /** Whether each guest of the visit pays for themselves. */
  @IsUndefinable()
  @IsIn(['true', 'false'], { message: 'apart must be true or false' })
  @ApiProperty({ enum: ['true', 'false'] })
  apart?: 'true' | 'false';
}

export class DayQueryDto {
  /** An accounting day. */
  @IsLocalDate()
  date!: string;
}
