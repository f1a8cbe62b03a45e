import { ApiProperty, PickType } from '@nestjs/swagger';
import { PaymentSettings } from '../../catalog/index.js';
import { KEPT_CAUSES, type KeptCause } from './replay-deposits.js';

/** The terms of a deposit that nobody has saved. */
export class DepositPreviewQueryDto extends PickType(PaymentSettings, [
  'depositPercentage',
  'depositAmount',
  'depositFromPrice',
  'depositNewClientsOnly',
  'depositServiceIds',
] as const) {}

class KeptDepositsDto {
  /** `no_show`: nobody came; `late`: cancelled by the client after the deadline; `in_time`: before it, less the refund. */
  @ApiProperty({ enum: KEPT_CAUSES })
  cause!: KeptCause;

  bookings!: number;

  /** In the shop's currency. */
  amount!: number;
}

export class DepositPreviewDto {
  /** First day of three whole months. */
  start_date!: string;

  /** Their last day. */
  end_date!: string;

  currency!: string;

  /** Visits that clients booked online in those months, a couple's or a series' treatments of a day as one. */
  booked!: number;

  /** Number of them that would have paid a deposit. */
  asked!: number;

  /** The deposits that they would have paid. */
  asked_amount!: number;

  /** The part of it that would have stayed with the shop under today's cancellation policy. */
  kept!: KeptDepositsDto[];
}
