import { Body, Controller, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { CorrectPaymentMethod } from '../commands/correct-payment-method.js';
import { GiveRefund } from '../commands/give-refund.js';
import { TakePayment } from '../commands/take-payment.js';
import { UndoPayment } from '../commands/undo-payment.js';
import { VoidSale } from '../commands/void-sale.js';
import { WaiveRest } from '../commands/waive-rest.js';
import { PrintHealthFundReceipt } from '../papers/print-health-fund-receipt.js';
import { PrintPaper } from '../papers/print-paper.js';
import { CheckoutQuery } from '../queries/checkout.query.js';
import { DayMoneyDto } from '../queries/day-money.dto.js';
import { DayMoneyQuery } from '../queries/day-money.query.js';
import { CheckoutDto, SaleDto } from '../queries/sale.dto.js';
import { SaleQuery } from '../queries/sale.query.js';
import { ReasonDto } from '../reason.dto.js';
import {
  CheckoutQueryDto,
  DayQueryDto,
  NewPaymentDto,
  NewRefundDto,
  PaymentMethodDto,
  PrintedPaperDto,
} from './payment.dto.js';

/** Money at the desk. Whatever comes a second time under the same id is answered as the first time. */
@Controller()
@Roles(...DESK_ROLES)
export class PaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly checkouts: CheckoutQuery,
    private readonly sales: SaleQuery,
    private readonly days: DayMoneyQuery,
  ) {}

  /**
   * Returns what is to be paid for a booking with all treatments of its visit. 409 `not-confirmed` for one that is neither
   * confirmed nor completed.
   */
  @Get('bookings/:id/checkout')
  getCheckout(@IdParam() id: string, @Query() { apart }: CheckoutQueryDto): Promise<CheckoutDto> {
    return this.checkouts.forBooking(id, apart === 'true');
  }

  /**
   * Takes a payment for a booking; the first one opens the sale, and the one that covers it brings the receipt. 409
   * `over-payment`, `sale-paid`, `method-not-accepted`, `not-confirmed`, `day-closed`, and `payment-id-reused` for another
   * payment under the same id; `over-balance`, `certificate-expired` of a gift certificate. 422 on `tip` for one that is
   * to be confirmed, and on `code` for one that no gift certificate has.
   */
  @Post('bookings/:id/payments')
  @HttpCode(201)
  async takePayment(@IdParam() id: string, @Body() body: NewPaymentDto): Promise<SaleDto> {
    const { tendered, tip, tip_confirmed: isTipConfirmed, adjustment, apart = false } = body;
    const payment = {
      paymentId: body.id,
      code: body.code,
      method: body.method,
      cents: toCents(body.amount),
      tenderedCents: tendered === undefined ? undefined : toCents(tendered),
      tipCents: tip === undefined ? undefined : toCents(tip),
      isTipConfirmed,
      adjustment: adjustment && { cents: toCents(adjustment.amount), reason: adjustment.reason },
    };
    return this.sales.find(await this.commands.execute(new TakePayment(id, apart, payment, currentActor())));
  }

  @Get('sales/:id')
  @Roles(...DESK_ROLES, 'auditor')
  getSale(@IdParam() id: string): Promise<SaleDto> {
    return this.sales.find(id);
  }

  /** Returns a receipt or credit note as PDF. From the second time on it says that it is a copy. */
  @Post('sales/:id/papers/files')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  async printPaper(@IdParam() id: string, @Body() body: PrintedPaperDto, @Res() reply: FastifyReply): Promise<void> {
    const { kind: paper, number, format } = body;
    await sendDownload(
      reply,
      await this.commands.execute(new PrintPaper(id, { paper, number, format }, currentActor())),
    );
  }

  /** Returns the receipt for a health fund as PDF; 404 where no therapist of the sale has a provider number. */
  @Post('sales/:id/health-fund-files')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  async printHealthFundReceipt(@IdParam() id: string, @Res() reply: FastifyReply): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new PrintHealthFundReceipt(id, currentActor())));
  }

  /**
   * Gives back a part of a payment, with a credit note where a receipt was issued. 409 `over-refund`, `day-closed`;
   * `refund-limit` for reception, of more than the shop's limit for a sale.
   */
  @Post('sales/:id/refunds')
  @HttpCode(201)
  async giveRefund(
    @IdParam() id: string,
    @Body() body: NewRefundDto,
    @CurrentUser() { role }: SignedInUser,
  ): Promise<SaleDto> {
    const { id: refundId, payment_id: paymentId, method, reason } = body;
    const input = { refundId, paymentId, method, cents: toCents(body.amount), reason };
    await this.commands.execute(new GiveRefund(id, input, role !== 'admin_staff', currentActor()));
    return this.sales.find(id);
  }

  /** Voids a sale of today: all money goes back as it came. 409 `another-day`, `sale-refunded`, `day-closed`. */
  @Post('sales/:id/void')
  @HttpCode(200)
  async voidSale(@IdParam() id: string, @Body() { reason }: ReasonDto): Promise<SaleDto> {
    await this.commands.execute(new VoidSale(id, { reason }, currentActor()));
    return this.sales.find(id);
  }

  /** Waives the rest of a sale of which a part was paid, and issues its receipt. 409 `nothing-paid`, `sale-voided`, `day-closed`. */
  @Post('sales/:id/waiver')
  @HttpCode(200)
  async waiveRest(@IdParam() id: string, @Body() { reason }: ReasonDto): Promise<SaleDto> {
    await this.commands.execute(new WaiveRest(id, { reason }, currentActor()));
    return this.sales.find(id);
  }

  /**
   * Corrects the method of a payment of today, unless a gift certificate made it. 409 `paid-with-certificate`, `another-day`, `sale-refunded`, `sale-voided`, `rounded-payment`,
   * `method-not-accepted`, `day-closed`.
   */
  @Put('sales/:id/payments/:paymentId/method')
  async correctPaymentMethod(
    @IdParam() id: string,
    @IdParam('paymentId') paymentId: string,
    @Body() { method, reason }: PaymentMethodDto,
  ): Promise<SaleDto> {
    await this.commands.execute(new CorrectPaymentMethod(id, { paymentId, method, reason }, currentActor()));
    return this.sales.find(id);
  }

  /**
   * Takes back the payment that was taken last: with a receipt, or where nothing else was paid, the sale is voided. 409
   * `not-undoable`, `another-day`, `day-closed`.
   */
  @Post('sales/:id/payments/:paymentId/undo')
  @HttpCode(200)
  async undoPayment(@IdParam() id: string, @IdParam('paymentId') paymentId: string): Promise<SaleDto> {
    await this.commands.execute(new UndoPayment(id, paymentId, currentActor()));
    return this.sales.find(id);
  }

  /** Returns what a day took and gave back by method, and the balances of all accounts at its end. */
  @Get('payments/day')
  @Roles('admin_staff', 'auditor')
  getDayMoney(@Query() { date }: DayQueryDto): Promise<DayMoneyDto> {
    return this.days.ofDay(date);
  }
}
