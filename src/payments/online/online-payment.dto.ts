import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { ReasonDto } from '../reason.dto.js';
import { DEPOSIT_DECISIONS, type DepositDecision } from './decide-deposit.js';
import { MoneyFields } from '../money-fields.dto.js';
import { DISPUTE_STAGES, type DisputeStage } from '../domain/online-payment.events.js';
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

/** A dispute of a payment, as the gateway told of it last. */
export class DisputeDto {
  /** The gateway's name of it. */
  id!: string;
  /** Amount that is disputed, in dollars. */
  amount!: number;
  /** `answer_due` until the shop has answered; `closed` without a decision, as an inquiry that was no more; what was taken then is lost. */
  @ApiProperty({ enum: DISPUTE_STAGES })
  stage!: DisputeStage;
  /** The gateway's word for why, such as `product_not_received`. */
  reason!: string;
  /** Until when the shop may answer: `yyyy-MM-ddTHH:mm`, shop-local; null where no answer is asked for. */
  answer_by!: string | null;
  /** Amount that the gateway has taken and not put back, in dollars. */
  taken!: number;
  /** The gateway's fees for it, in dollars. */
  fee!: number;
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
  /** Whether it confirms the booking, and is held until the visit. */
  is_deposit!: boolean;
  /** Amount that is held of a deposit, in dollars: neither applied to the bill, given back nor charged. */
  held!: number;
  refunds!: OnlineRefundDto[];
  /** The last one last. */
  disputes!: DisputeDto[];
  /** When it was asked for: ISO 8601, UTC. */
  asked_at!: string;
}

/** Online payments of a booking with its visit, the last one first. */
export class OnlinePaymentsDto {
  /** Whether the shop accepts online payments, and a gateway is set up. */
  can_pay_online!: boolean;
  /** Amount still to be paid, in dollars, of a booking that waits for it the deposit; 0 too for what cannot be paid yet. */
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

export class DepositDecisionDto extends ReasonDto {
  /** `charge` keeps what is held as a fee, `waive` gives it back. */
  @IsIn(DEPOSIT_DECISIONS, { message: `decision must be one of ${DEPOSIT_DECISIONS.join(', ')}` })
  @ApiProperty({ enum: DEPOSIT_DECISIONS })
  decision!: DepositDecision;
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
