import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { TodayDto } from './today.dto.js';
import { TodayQuery } from './today.query.js';

@ApiTags('Reports')
@Controller('reports')
@Roles('admin_staff')
export class TodayController {
  constructor(private readonly today: TodayQuery) {}

  @Get('today')
  getToday(): Promise<TodayDto> {
    return this.today.read();
  }
}
