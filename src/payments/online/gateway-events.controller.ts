import { Controller, Headers, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../platform/http/errors/problem.js';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { getRawBody, KeepsRawBody } from '../../platform/http/requests/raw-body.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { Gateway, type GatewayEvent } from './gateway.js';
import { GatewayUnavailableError } from './gateway-error.js';
import { NoteDispute } from './note-dispute.js';
import { NoteRefundAnswer } from './online-refunds.js';
import { SettleCheckout } from './settle-checkout.js';
import { SettlePayout } from './settle-payout.js';

/** Takes what the gateway tells by itself. */
@Controller('gateway-events')
@Public()
export class GatewayEventsController {
  private readonly logger = new Logger('Gateway');

  constructor(
    private readonly commands: CommandBus,
    private readonly gateway: Gateway,
  ) {}

  /**
   * Takes an event of the gateway, signed by it; the same a second time changes nothing. 400 `signature-invalid` for
   * another signature, and for one that is too old; 503 `unavailable` where the gateway cannot tell now what it is about.
   */
  @Post()
  @HttpCode(200)
  @KeepsRawBody()
  @Refuses('signature-invalid')
  async takeGatewayEvent(
    @Req() request: FastifyRequest,
    @Headers('stripe-signature') signature: string = '',
  ): Promise<void> {
    const event = this.read(request, signature);
    if (event.kind === 'checkout') await this.commands.execute(new SettleCheckout(event.checkout));
    else if (event.kind === 'refund') await this.commands.execute(new NoteRefundAnswer(event.refund));
    else if (event.kind === 'dispute') await this.askBack(() => this.commands.execute(new NoteDispute(event.dispute)));
    else if (event.kind === 'payout') await this.askBack(() => this.commands.execute(new SettlePayout(event.payout)));
    else this.logger.log({ type: event.type }, 'An event of the gateway of which nothing follows');
  }

  /** Runs a command that asks the gateway for what its event does not say. */
  private async askBack(execute: () => Promise<void>): Promise<void> {
    try {
      await execute();
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      throw new Problem(503, 'unavailable', 'It cannot be told now what this is about. Please send it again');
    }
  }

  private read(request: FastifyRequest, signature: string): GatewayEvent {
    try {
      return this.gateway.readEvent(getRawBody(request), signature);
    } catch (error) {
      // Not its content, which is anybody's.
      this.logger.warn({ reason: (error as Error).name }, 'An event with a wrong signature was refused');
      throw new Problem(400, 'signature-invalid', 'The signature is not valid');
    }
  }
}
