import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BookingLinkService } from '../../booking/index.js';
import { visitor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { toCents } from '../../kernel/money.js';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { AskToPayOnline } from './ask-to-pay-online.js';
import { CheckCheckout } from './check-checkout.js';
import { EndCheckout } from './end-checkout.js';
import { OnlinePaymentsDto, OwnPaymentDto, OwnPaymentsQueryDto } from './online-payment.dto.js';
import { OnlinePaymentsQuery } from './online-payments.query.js';

/** Limit of pages that one address may have the gateway open. */
const paymentsPerAddress: RateLimit = { name: 'own-payments', limit: 10 };

/** Limit of questions to the gateway by one address, whose page asks every other second while it waits. */
const checksPerAddress: RateLimit = { name: 'own-payment-checks', limit: 40 };

/** Payments by the holder of a booking's session token. The token comes in the body, because addresses end up in logs. */
@Controller()
@Public()
export class OwnPaymentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly payments: OnlinePaymentsQuery,
    private readonly links: BookingLinkService,
  ) {}

  /** Returns what is to be paid for the booking with its visit, and the payments on the gateway's page. */
  @Post('own-booking-payments')
  @HttpCode(200)
  @Refuses()
  getOwnPayments(@Body() { sessionId }: OwnPaymentsQueryDto): Promise<OnlinePaymentsDto> {
    return this.payments.ofBooking(this.links.requireBookingId(sessionId));
  }

  /**
   * Asks for a page on which all that is due can be paid. 409 `method-not-accepted`, `sale-paid`, `not-confirmed`,
   * `payment-id-reused`.
   */
  @Post('own-booking-payment')
  @HttpCode(202)
  @RateLimited(paymentsPerAddress)
  @Refuses('method-not-accepted', 'sale-paid', 'not-confirmed', 'payment-id-reused')
  async payOwnBooking(@Body() { sessionId, id }: OwnPaymentDto): Promise<OnlinePaymentsDto> {
    const bookingId = this.links.requireBookingId(sessionId);
    const { due } = await this.payments.ofBooking(bookingId);
    if (due === 0) throw new BusinessRuleError('sale-paid', 'There is nothing to pay at the moment');
    const payment = { id, cents: toCents(due), isApart: false };
    await this.commands.execute(new AskToPayOnline(bookingId, payment, visitor));
    return this.payments.ofBooking(bookingId);
  }

  /** Asks the gateway to close its pages, as somebody does who leaves one unpaid. Only its answer ends them. */
  @Post('own-booking-payments/leave')
  @HttpCode(202)
  @RateLimited(checksPerAddress)
  @Refuses()
  async leaveOwnPayments(@Body() { sessionId }: OwnPaymentsQueryDto): Promise<OnlinePaymentsDto> {
    const bookingId = this.links.requireBookingId(sessionId);
    for (const id of await this.payments.findOpen(bookingId)) await this.commands.execute(new EndCheckout(id, visitor));
    return this.payments.ofBooking(bookingId);
  }

  /** Asks the gateway what became of the pages that are open, as somebody does who comes back from one. */
  @Post('own-booking-payments/check')
  @HttpCode(200)
  @RateLimited(checksPerAddress)
  @Refuses()
  async checkOwnPayments(@Body() { sessionId }: OwnPaymentsQueryDto): Promise<OnlinePaymentsDto> {
    const bookingId = this.links.requireBookingId(sessionId);
    for (const id of await this.payments.findOpen(bookingId)) await this.commands.execute(new CheckCheckout(id));
    return this.payments.ofBooking(bookingId);
  }
}
