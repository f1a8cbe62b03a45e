import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { WeeklyCardsDto } from './weekly-cards.dto.js';
import { WeeklyMetricsQuery } from './weekly-metrics.query.js';

@ApiTags('Reports')
@Controller('reports')
@Roles('admin_staff', 'auditor')
export class WeeklyMetricsController {
  constructor(private readonly metrics: WeeklyMetricsQuery) {}

  @Get('week')
  getWeeklyCards(): Promise<WeeklyCardsDto> {
    return this.metrics.read();
  }
}
