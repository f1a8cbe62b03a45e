import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import {
  PerformanceBookingsDto,
  PerformanceBookingsQueryDto,
  PerformanceQueryDto,
  PerformanceReportDto,
} from './performance.dto.js';
import { PerformanceQuery } from './performance.query.js';

@ApiTags('Reports')
@Controller('reports/performance')
@Roles('admin_staff', 'auditor')
export class PerformanceController {
  constructor(private readonly performance: PerformanceQuery) {}

  @Get()
  getPerformanceReport(@Query() query: PerformanceQueryDto): Promise<PerformanceReportDto> {
    return this.performance.read(query);
  }

  /** Lists the bookings behind a figure of the report. */
  @Get('bookings')
  listPerformanceBookings(@Query() query: PerformanceBookingsQueryDto): Promise<PerformanceBookingsDto> {
    return this.performance.listBookings(query);
  }
}
