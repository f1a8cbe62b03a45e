import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { MoneyBookingsDto, MoneyBookingsQueryDto, MoneyReportDto, MoneyReportQueryDto } from './money-report.dto.js';
import { MoneyReportQuery } from './money-report.query.js';

@ApiTags('Reports')
@Controller('reports/money')
@Roles('admin_staff', 'auditor')
export class MoneyReportController {
  constructor(private readonly money: MoneyReportQuery) {}

  @Get()
  getMoneyReport(@Query() query: MoneyReportQueryDto): Promise<MoneyReportDto> {
    return this.money.read(query);
  }

  /** Lists the bookings behind a difference between the booked value and the money that was taken. */
  @Get('bookings')
  listMoneyBookings(@Query() query: MoneyBookingsQueryDto): Promise<MoneyBookingsDto> {
    return this.money.listBookings(query);
  }
}
