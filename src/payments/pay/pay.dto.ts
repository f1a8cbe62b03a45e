import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, Length, Max, Min, ValidateIf } from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { PAY_LINE_KINDS, type PayLineKind } from '../domain/pay-lines.js';
import { TIP_PAYOUT_METHODS, type TipPayoutMethod } from '../domain/tip-payout.events.js';

const DECIMALS = { message: '$property must be a number with at most two decimals' };
const REASON = { message: 'Please give a reason of at most 500 characters' };

/** Accounting days of a period, both included, at most 92. */
export class PayPeriodDto {
  @IsLocalDate()
  from!: string;

  @IsLocalDate()
  to!: string;
}

export class NewCommissionRateDto {
  /** Made by whoever sends it, before the first try. */
  @IsUUID('all', mustBeId)
  id!: string;

  /** The treatment that has a rate of its own; null for all others. */
  @ValidateIf((_, value) => value !== null)
  @IsUUID('all', mustBeId)
  service_id!: string | null;

  /** In percent; null where a treatment has no rate of its own any more. */
  @ValidateIf(({ service_id }: NewCommissionRateDto, value) => value !== null || service_id === null)
  @Max(100, { message: 'rate must be at most 100' })
  @Min(0, { message: 'rate must be at least 0' })
  @HasDecimals(2, DECIMALS)
  rate!: number | null;

  /** The day from which it holds. */
  @IsLocalDate()
  from!: string;
}

export class NewTipPayoutDto {
  /** Made by whoever sends it, before the first try. */
  @IsUUID('all', mustBeId)
  id!: string;

  @IsIn(TIP_PAYOUT_METHODS, { message: `method must be one of ${TIP_PAYOUT_METHODS.join(', ')}` })
  @ApiProperty({ enum: TIP_PAYOUT_METHODS })
  method!: TipPayoutMethod;

  /** In dollars. */
  @Max(MAX_AMOUNT, { message: `amount must be at most ${MAX_AMOUNT}` })
  @Min(0.01, { message: 'Please enter the amount' })
  @HasDecimals(2, DECIMALS)
  amount!: number;
}

export class VoidReasonDto {
  @Trim()
  @Length(1, 500, REASON)
  @IsString(REASON)
  reason!: string;
}

export class PaySumsDto {
  /** Number of treatments sold. */
  treatments!: number;
  /** The price that they were sold for, adjustments and refunds included, without the tax. */
  base!: number;
  commission!: number;
  /** Tips of the period less what refunds took back. */
  tips_earned!: number;
  /** Tips that were paid out in the period. */
  tips_paid_out!: number;
  /** Tips of all days that were not paid out yet; negative where more was. */
  tips_owed!: number;
}

export class TherapistPayDto extends PaySumsDto {
  therapist_id!: string;
  name!: string;
  /** The commission of today in percent; null where none was set. */
  rate!: number | null;
}

export class PayReportDto {
  currency!: string;
  /** Other currencies in which something was sold in the period, which the amounts leave out. */
  other_currencies!: string[];
  therapists!: TherapistPayDto[];
  total!: PaySumsDto;
}

class PayLineDto {
  day!: string;
  @ApiProperty({ enum: PAY_LINE_KINDS })
  kind!: PayLineKind;
  sale_id!: string;
  /** The number of the receipt; null while there is none. */
  receipt_number!: number | null;
  /** The treatment that it is about; that of a tip is the first one of the sale. */
  booking_id!: string;
  service_name!: string;
  base!: number;
  /** In percent, of the day of the sale; null where there was none. */
  rate!: number | null;
  commission!: number;
  tip!: number;
}

export class TipPayoutDto {
  id!: string;
  day!: string;
  @ApiProperty({ enum: TIP_PAYOUT_METHODS })
  method!: TipPayoutMethod;
  amount!: number;
  is_voided!: boolean;
}

export class CommissionRateDto {
  id!: string;
  /** Null for all treatments without a rate of their own. */
  service_id!: string | null;
  service_name!: string | null;
  /** In percent; null where a treatment has none of its own any more. */
  rate!: number | null;
  from!: string;
}

/** The pay of one therapist, with all that it is made of. */
export class TherapistPayDetailDto {
  currency!: string;
  sums!: TherapistPayDto;
  /** The earliest first. */
  lines!: PayLineDto[];
  payouts!: TipPayoutDto[];
  /** All rates that were ever set, in the order in which they were. */
  rates!: CommissionRateDto[];
  /** The smallest coin in dollars: tips that are paid out in cash are a multiple of it. */
  smallest_coin!: number;
}
