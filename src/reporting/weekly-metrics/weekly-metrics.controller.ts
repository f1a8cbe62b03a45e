import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { WeeklyCardsDto } from './weekly-cards.dto.js';
import { WeeklyMetrics } from './weekly-metrics.js';

@ApiTags('Reports')
@Controller('reports')
@Roles('admin_staff')
export class WeeklyMetricsController {
  constructor(private readonly metrics: WeeklyMetrics) {}

  @Get('week')
  getWeeklyCards(): Promise<WeeklyCardsDto> {
    return this.metrics.read();
  }
}
