import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { sql } from '../../platform/database/sql.js';
import { currentActor } from '../../platform/request-context.js';
import { ChangeMonthlyReportMail } from './change-monthly-report-mail.js';
import { MonthlyReportMailDto, MonthlyReportMailStateDto } from './monthly-report-mail.dto.js';

/** Where the report of each month is mailed. */
@ApiTags('Reports')
@Controller('reports/monthly-mail')
@Roles('admin_staff')
export class MonthlyReportMailController {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  async getMonthlyReportMail(): Promise<MonthlyReportMailStateDto> {
    const [state] = await sql<MonthlyReportMailStateDto>(this.em.fork(), stateSql);
    return state!;
  }

  /** The first report is that of the month in which it is turned on. 409 `modified` when somebody else has changed it since `version`. */
  @Put()
  @HttpCode(204)
  changeMonthlyReportMail(@Body() { address, version }: MonthlyReportMailDto): Promise<void> {
    return this.commands.execute(new ChangeMonthlyReportMail(address, version, currentActor()));
  }
}

const stateSql = /* sql */ `select address, mailed_month::text as mailed_month, version from monthly_report_mail`;
