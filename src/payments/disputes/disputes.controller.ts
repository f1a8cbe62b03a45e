import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../identity/index.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { PrintDisputeEvidence } from './print-dispute-evidence.js';

@ApiTags('OnlinePayments')
@Controller('online-payments/:id/disputes')
@Roles('admin_staff')
export class DisputesController {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Returns what the shop can show in a dispute as PDF: the booking, the policy under which it was made, what happened
   * and was mailed, with each log entry's seal, and the receipts (money.md, rule 8). 404 where there is no such dispute.
   */
  @Post(':disputeId/evidence-files')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  async printDisputeEvidence(
    @IdParam() id: string,
    @Param('disputeId') disputeId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new PrintDisputeEvidence(id, disputeId, currentActor())));
  }
}
