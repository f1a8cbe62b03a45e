import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { AskToPayOnline } from './ask-to-pay-online.js';
import { EndCheckout } from './end-checkout.js';
import { DecideDeposit } from './decide-deposit.js';
import { DepositDecisionDto, NewOnlinePaymentDto, OnlinePaymentsDto } from './online-payment.dto.js';
import { OnlinePaymentsQuery } from './online-payments.query.js';
import { RetryOnlineRefund } from './online-refunds.js';

/** Payments on the gateway's page, from the desk. */
@Controller()
@Roles(...DESK_ROLES)
export class OnlinePaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: OnlinePaymentsQuery,
  ) {}

  @Get('bookings/:id/online-payments')
  getOnlinePayments(@IdParam() id: string): Promise<OnlinePaymentsDto> {
    return this.payments.ofBooking(id);
  }

  /**
   * Asks for a payment on the gateway's page, whose address is there as soon as the gateway has opened it. Pages of the
   * booking that others were asked to pay on are ended. 409 `method-not-accepted`, `sale-paid`, `over-payment` at
   * `amount`, `not-confirmed`, and `payment-id-reused` for another payment under the same id.
   */
  @Post('bookings/:id/online-payments')
  @HttpCode(202)
  async askToPayOnline(@IdParam() id: string, @Body() body: NewOnlinePaymentDto): Promise<OnlinePaymentsDto> {
    const payment = { id: body.id, cents: toCents(body.amount), isApart: body.apart ?? false };
    await this.commands.execute(new AskToPayOnline(id, payment, currentActor()));
    return this.payments.ofBooking(id);
  }

  /** Asks the gateway to close its page. Only its answer ends it: it may be paid at this very moment. */
  @Post('online-payments/:id/end')
  @HttpCode(202)
  async endOnlinePayment(@IdParam() id: string): Promise<void> {
    await this.commands.execute(new EndCheckout(id, currentActor()));
  }

  /**
   * Charges what is held of a deposit, or gives it back, of a client who cancelled late or did not come. 409 `no-deposit`
   * where nothing is held, `deposit-needed` while the visit is still to come.
   */
  @Post('online-payments/:id/deposit')
  @HttpCode(202)
  async decideDeposit(@IdParam() id: string, @Body() { decision, reason }: DepositDecisionDto): Promise<void> {
    await this.commands.execute(new DecideDeposit(id, decision, reason, currentActor()));
  }

  /** Asks the gateway again for a refund that has failed. 409 `not-failed`. */
  @Post('online-payments/:id/refunds/:refundId/retry')
  @HttpCode(202)
  async retryOnlineRefund(@IdParam() id: string, @IdParam('refundId') refundId: string): Promise<void> {
    await this.commands.execute(new RetryOnlineRefund(id, refundId, currentActor()));
  }
}
