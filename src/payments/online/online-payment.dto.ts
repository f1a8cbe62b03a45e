import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, IsUUID, MaxLength } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { MoneyFields } from '../money-fields.dto.js';
import {
  ONLINE_PAYMENT_STATUSES,
  type OnlinePaymentStatus,
  type OnlineRefund,
} from '../domain/online-payment.evolve.js';

const OUTCOMES = ['asked', 'pending', 'succeeded', 'failed'] as const satisfies OnlineRefund['outcome'][];

class OnlineRefundDto {
  /** That of the sale's refund, where there is one. */
  id!: string;
  /** In dollars. */
  amount!: number;
  /** `asked` until the gateway has answered; a pending one may fail days later. */
  @ApiProperty({ enum: OUTCOMES })
  outcome!: OnlineRefund['outcome'];
}

/** A payment on the gateway's page. */
export class OnlinePaymentDto {
  id!: string;
  /** `asked` until the gateway has opened its page. */
  @ApiProperty({ enum: ONLINE_PAYMENT_STATUSES })
  status!: OnlinePaymentStatus;
  /** In dollars. */
  amount!: number;
  currency!: string;
  /** The page to pay on; null unless it is open. */
  url!: string | null;
  /** Whether the desk has asked for the end of the page. */
  is_ending!: boolean;
  /** Whether it became part of the bill; false too for one that goes back, because the bill was paid meanwhile. */
  is_in_sale!: boolean;
  refunds!: OnlineRefundDto[];
  /** When it was asked for: ISO 8601, UTC. */
  asked_at!: string;
}

/** Online payments of a booking with its visit, the last one first. */
export class OnlinePaymentsDto {
  /** Whether the shop accepts online payments, and a gateway is set up. */
  can_pay_online!: boolean;
  /** Amount still to be paid, in dollars; 0 too for what cannot be paid yet. */
  due!: number;
  currency!: string;
  payments!: OnlinePaymentDto[];
}

export class NewOnlinePaymentDto extends MoneyFields {
  /** Whether each guest of the visit pays for themselves; counts where it opens the sale. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  apart?: boolean;
}

export class OwnPaymentsQueryDto {
  @MaxLength(200, { message: 'sessionId is too long' })
  @IsString({ message: 'sessionId must be text' })
  sessionId!: string;
}

export class OwnPaymentDto extends OwnPaymentsQueryDto {
  /** Made by the browser before the first try: one id, one payment. */
  @IsUUID('all', mustBeId)
  id!: string;
}
