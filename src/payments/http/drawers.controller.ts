import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { CloseDrawer, CountDrawer, ReopenDrawer } from '../commands/change-drawer.js';
import { OpenDrawer } from '../commands/open-drawer.js';
import { PrintZReport } from '../papers/print-z-report.js';
import { DayWorkDto } from '../queries/day-work.dto.js';
import { DayWorkQuery } from '../queries/day-work.query.js';
import { ClosedDrawersDto, DrawerDayDto } from '../queries/drawer-day.dto.js';
import { DrawerDayQuery } from '../queries/drawer-day.query.js';
import {
  ClosedDrawersQueryDto,
  DrawerCloseInputDto,
  NewCountDto,
  NewDrawerDto,
  PrintedZReportDto,
} from './drawer.dto.js';
import { ReasonDto } from '../reason.dto.js';
import { DayQueryDto } from './payment.dto.js';

/** The drawer of each accounting day. A day whose drawer is closed takes no new entry. */
@Controller('drawer-days')
@Roles(...DESK_ROLES)
export class DrawersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly drawers: DrawerDayQuery,
    private readonly work: DayWorkQuery,
  ) {}

  /** Lists the drawer of a day, and those of earlier days that nobody has closed, the earliest first. */
  @Get()
  @Roles(...DESK_ROLES, 'auditor')
  listDrawers(@Query() { date }: DayQueryDto): Promise<DrawerDayDto[]> {
    return this.drawers.listOf(date);
  }

  /** Returns what is to be done before a day is closed, and the cash that the last drawer before it left. */
  @Get('work')
  @Roles(...DESK_ROLES, 'auditor')
  getDayWork(@Query() { date }: DayQueryDto): Promise<DayWorkDto> {
    return this.work.ofDay(date);
  }

  /** Lists the drawers that are closed, the latest first. */
  @Get('closed')
  @Roles(...DESK_ROLES, 'auditor')
  listClosedDrawers(@Query() { page }: ClosedDrawersQueryDto): Promise<ClosedDrawersDto> {
    return this.drawers.listClosed(page);
  }

  /** Opens the drawer of today with a float. 409 `drawer-exists`. */
  @Post()
  @HttpCode(201)
  async openDrawer(@Body() { id, float }: NewDrawerDto): Promise<DrawerDayDto> {
    await this.commands.execute(new OpenDrawer(id, toCents(float), currentActor()));
    return this.drawers.find(id);
  }

  /** Counts a drawer; the answer says what was expected. 409 `drawer-closed`. */
  @Post(':id/counts')
  @HttpCode(201)
  async countDrawer(@IdParam() id: string, @Body() { coins, terminal_total }: NewCountDto): Promise<DrawerDayDto> {
    const counted = coins.map(({ value, count }) => ({ cents: toCents(value), count }));
    const input = { coins: counted, terminalCents: toCents(terminal_total) };
    await this.commands.execute(new CountDrawer(id, input, currentActor()));
    return this.drawers.find(id);
  }

  /**
   * Closes a drawer with its last count, and its day, which takes no new entry from then on. 409 `not-counted`,
   * `count-outdated`, and `drawer-closed` where it was closed with other cash banked.
   */
  @Post(':id/close')
  @HttpCode(200)
  async closeDrawer(@IdParam() id: string, @Body() { banked, reason }: DrawerCloseInputDto): Promise<DrawerDayDto> {
    await this.commands.execute(new CloseDrawer(id, { bankedCents: toCents(banked), reason }, currentActor()));
    return this.drawers.find(id);
  }

  /** Opens a closed drawer again, which keeps its closes and counts. 409 `drawer-open`; `another-day` for reception. */
  @Post(':id/reopening')
  @HttpCode(200)
  async reopenDrawer(
    @IdParam() id: string,
    @Body() { reason }: ReasonDto,
    @CurrentUser() { role }: SignedInUser,
  ): Promise<DrawerDayDto> {
    await this.commands.execute(new ReopenDrawer(id, reason, role !== 'admin_staff', currentActor()));
    return this.drawers.find(id);
  }

  /** Returns the Z-report of a close as PDF. From the second time on it says that it is a copy. */
  @Post(':id/z-reports/files')
  @HttpCode(200)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string' } })
  async printZReport(
    @IdParam() id: string,
    @Body() { number, format }: PrintedZReportDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, await this.commands.execute(new PrintZReport(id, { number, format }, currentActor())));
  }
}
