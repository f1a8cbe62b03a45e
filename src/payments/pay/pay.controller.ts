import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TherapistService } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { PayOutTips, VoidTipPayout } from './change-tip-payout.js';
import { ExportPay } from './export-pay.js';
import {
  NewCommissionRateDto,
  NewTipPayoutDto,
  PayPeriodDto,
  PayReportDto,
  TherapistPayDetailDto,
  VoidReasonDto,
} from './pay.dto.js';
import { PayQuery } from './pay.query.js';
import { SetCommissionRate } from './set-commission-rate.js';

/** Commission and tips of therapists. Each reads their own. */
@Controller()
@Roles('admin_staff')
export class PayController {
  constructor(
    private readonly commands: CommandBus,
    private readonly pay: PayQuery,
    private readonly therapists: TherapistService,
  ) {}

  /** Returns commission and tips of each therapist in a period. */
  @Get('pay')
  getPay(@Query() period: PayPeriodDto): Promise<PayReportDto> {
    return this.pay.read(period);
  }

  /** Exports the pay of a period as CSV, a row per therapist. */
  @Post('pay/exports')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportPay(@Body() period: PayPeriodDto, @Res() reply: FastifyReply): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new ExportPay(period, currentActor())));
  }

  /** Returns the pay of one therapist with all its lines; 403 for a therapist who asks for another one's. */
  @Get('therapists/:id/pay')
  @Roles('staff', 'admin_staff')
  async getTherapistPay(
    @IdParam() id: string,
    @Query() period: PayPeriodDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<TherapistPayDetailDto> {
    const pay = await this.pay.readTherapist(id, period);
    if (!(await this.therapists.mayActAs(user, id)))
      throw new Problem(403, 'forbidden', 'This pay is another therapist’s');
    return pay;
  }

  /** Sets the commission of a therapist from a day on. 409 `idempotency-key-reused` for another rate under the same id. */
  @Post('therapists/:id/commission-rates')
  @HttpCode(204)
  async setCommissionRate(@IdParam() id: string, @Body() body: NewCommissionRateDto): Promise<void> {
    const { id: rateId, service_id: serviceId, rate, from } = body;
    const data = { therapistId: id, serviceId, rate: rate === null ? null : Math.round(rate * 100), from };
    await this.commands.execute(new SetCommissionRate(rateId, data, currentActor()));
  }

  /** Pays tips out to a therapist. 409 `over-payout`, `day-closed`, and `payment-id-reused` for another one under the same id. */
  @Post('therapists/:id/tip-payouts')
  @HttpCode(204)
  async payOutTips(@IdParam() id: string, @Body() { id: payoutId, method, amount }: NewTipPayoutDto): Promise<void> {
    const payout = { therapistId: id, method, cents: toCents(amount) };
    await this.commands.execute(new PayOutTips(payoutId, payout, currentActor()));
  }

  /** Voids a payout of today: the tips are owed again. 409 `another-day`, `day-closed`. */
  @Post('tip-payouts/:id/void')
  @HttpCode(204)
  async voidTipPayout(@IdParam() id: string, @Body() { reason }: VoidReasonDto): Promise<void> {
    await this.commands.execute(new VoidTipPayout(id, reason, currentActor()));
  }
}
