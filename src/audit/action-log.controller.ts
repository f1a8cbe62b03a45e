import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../identity/index.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { IdParam } from '../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../platform/request-context.js';
import { sendDownload } from '../platform/http/responses/send-download.js';
import { ActionLogChain } from './hash-chain/action-log-chain.js';
import { VerifyActionLog } from './hash-chain/verify-action-log.js';
import { ChainCheckDto, ChainStateDto } from './hash-chain/chain.dto.js';
import { ExportActionLog } from './export/export-action-log.js';
import { ExportActionLogEvidence } from './export/export-action-log-evidence.js';
import { ActionLogDto, ActionLogFilterDto, ActionLogPageDto, ActionLogQueryDto } from './action-log/action-log.dto.js';
import { MasksItself } from './masking/masks-itself.decorator.js';
import { PreviousValues } from './action-log/previous-values.js';
import { ActionLogEntriesQuery } from './action-log/action-log-entries.query.js';

@Controller('admin-action-logs')
@MasksItself()
@Roles('admin_staff')
export class ActionLogController {
  constructor(
    private readonly commands: CommandBus,
    private readonly logs: ActionLogEntriesQuery,
    private readonly previousValues: PreviousValues,
    private readonly chain: ActionLogChain,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the admin action log, newest first, 100 entries a page. */
  @Get()
  @Roles('admin_staff', 'auditor')
  listActionLogs(@Query() query: ActionLogQueryDto): Promise<ActionLogPageDto> {
    return this.logs.page(query);
  }

  /** Returns the entry up to which the log is sealed, its hash, and the result of the last check of the seals. */
  @Get('chain')
  @Roles('admin_staff', 'auditor')
  getActionLogChain(): Promise<ChainStateDto> {
    return this.chain.state();
  }

  /** Returns one entry. */
  @Get(':id')
  @Roles('admin_staff', 'auditor')
  getActionLog(@IdParam() id: string): Promise<ActionLogDto> {
    return this.logs.get(id);
  }

  /** Returns the details of an entry about a booking as they were before it. */
  @Get(':id/earlier')
  @Roles('admin_staff', 'auditor')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: true } })
  getEarlierDetails(@IdParam() id: string): Promise<Record<string, unknown>> {
    return this.previousValues.beforeEntry(id);
  }

  /** Checks every seal, and names the first entry that is not as it was sealed. */
  @Post('chain/checks')
  @Roles('admin_staff', 'auditor')
  @HttpCode(200)
  checkActionLogChain(): Promise<ChainCheckDto> {
    return this.commands.execute(new VerifyActionLog());
  }

  /** Exports the whole sealed log for `npm run audit-verify`, as JSON Lines; personal values stay sealed. */
  @Post('exports/evidence')
  @HttpCode(200)
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportActionLogEvidence(@Res() reply: FastifyReply): Promise<void> {
    const exported = await this.commands.execute(new ExportActionLogEvidence(currentActor()));
    const name = `action-log-${this.clock.today()}.jsonl`;
    return sendDownload(reply, { name, type: 'application/x-ndjson; charset=utf-8', ...exported });
  }

  /** Exports the entries of a filter as CSV, newest first. */
  @Post('exports')
  @HttpCode(200)
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async exportActionLog(@Body() filter: ActionLogFilterDto, @Res() reply: FastifyReply): Promise<void> {
    const exported = await this.commands.execute(new ExportActionLog(filter, currentActor()));
    const name = `action-log-${this.clock.today()}.csv`;
    return sendDownload(reply, { name, type: 'text/csv; charset=utf-8', ...exported });
  }
}
