import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Refuses } from '../../platform/http/errors/refuses.decorator.js';
import { RateLimited } from '../../platform/http/rate-limits/index.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { PrintHealthFundReceipt } from '../papers/print-health-fund-receipt.js';
import { PrintPaper } from '../papers/print-paper.js';
import { PaperCheckQuery } from '../queries/paper-check.query.js';
import { CheckedPaperDto, ReceiptDto } from '../queries/receipt.dto.js';
import { ReceiptQuery } from '../queries/receipt.query.js';
import { ReceiptLinks } from '../receipt-links.js';
import { OwnPaperDto, PaperCheckDto, ReceiptTokenDto } from './receipt.dto.js';
import { ownFilesPerAddress, paperChecksPerAddress } from './receipt-rate-limits.js';

/** Papers for the holder of a receipt's link, and for whoever holds a paper. The token comes in the body, as all do. */
@Controller()
@Public()
export class ReceiptsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly receipts: ReceiptQuery,
    private readonly checks: PaperCheckQuery,
    private readonly links: ReceiptLinks,
  ) {}

  /** Returns the receipt of a sale and its credit notes. */
  @Post('own-receipt')
  @HttpCode(200)
  @Refuses()
  getOwnReceipt(@Body() { token }: ReceiptTokenDto): Promise<ReceiptDto> {
    return this.receipts.forClient(this.links.requireSaleId(token));
  }

  /** Returns one of these papers as PDF. It is logged as a print, of which the first alone is no copy. */
  @Post('own-receipt/files')
  @HttpCode(200)
  @RateLimited(ownFilesPerAddress)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Refuses()
  async printOwnPaper(@Body() body: OwnPaperDto, @Res() reply: FastifyReply): Promise<void> {
    const { token, kind: paper, number } = body;
    const print = new PrintPaper(this.links.requireSaleId(token), { paper, number, format: 'a4' }, currentActor());
    await sendDownload(reply, await this.commands.execute(print));
  }

  /** Returns the receipt for the client's health fund as PDF; 404 where no therapist of it has a provider number. */
  @Post('own-receipt/health-fund-files')
  @HttpCode(200)
  @RateLimited(ownFilesPerAddress)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Refuses()
  async printOwnHealthFundReceipt(@Body() { token }: ReceiptTokenDto, @Res() reply: FastifyReply): Promise<void> {
    const print = new PrintHealthFundReceipt(this.links.requireSaleId(token), currentActor());
    await sendDownload(reply, await this.commands.execute(print));
  }

  /** Returns whether a paper is genuine, and what became of it. 404 for a wrong code as for an unknown number. */
  @Post('receipt-checks')
  @HttpCode(200)
  @RateLimited(paperChecksPerAddress)
  @Refuses()
  checkPaper(@Body() { number, code }: PaperCheckDto): Promise<CheckedPaperDto> {
    return this.checks.find(number, code);
  }
}
