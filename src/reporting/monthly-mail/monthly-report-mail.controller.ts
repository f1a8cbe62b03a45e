import { Body, Controller, Get, HttpCode, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { RecurringMailQuery } from '../../platform/mail/recurring/recurring-mail.query.js';
import { currentActor } from '../../platform/request-context.js';
import { ChangeMonthlyReportMail, MONTHLY_MAIL } from './change-monthly-report-mail.js';
import { MonthlyReportMailDto, type MonthlyReportMailStateDto } from './monthly-report-mail.dto.js';

/** The address to which the report of each month is mailed. */
@ApiTags('Reports')
@Controller('reports/monthly-mail')
@Roles('admin_staff')
export class MonthlyReportMailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly mails: RecurringMailQuery,
  ) {}

  @Get()
  getMonthlyReportMail(): Promise<MonthlyReportMailStateDto> {
    return this.mails.read<MonthlyReportMailStateDto>(MONTHLY_MAIL);
  }

  /**
   * Changes the address. The first report is that of the month in which it is set. 409 `modified` when somebody else
   * has changed it since `version`.
   */
  @Put()
  @HttpCode(204)
  changeMonthlyReportMail(@Body() { address, version }: MonthlyReportMailDto): Promise<void> {
    return this.commands.execute(new ChangeMonthlyReportMail(address, version, currentActor()));
  }
}
