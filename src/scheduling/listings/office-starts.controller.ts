import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { NextStartsQueryDto } from './next-starts.dto.js';
import type { OfficeStartDto } from './office-start.dto.js';
import { OfficeStartsQuery } from './office-starts.query.js';

@ApiTags('Scheduling')
@Controller('office/next-starts')
@Roles(...DESK_ROLES)
export class OfficeStartsController {
  constructor(private readonly starts: OfficeStartsQuery) {}

  /**
   * Lists the next five times at which a treatment could be confirmed, with whom: day by day, of each day first those that
   * end within the shift and leave no gap too short to book; fewer when the booking window has no more.
   */
  @Get()
  listOfficeStarts(@Query() query: NextStartsQueryDto): Promise<OfficeStartDto[]> {
    return this.starts.next({
      serviceId: query.service_id,
      therapistId: query.therapist_id,
      from: query.from,
      durationMinutes: query.duration,
      addedMinutes: query.extra,
      exceptBookingId: query.exclude_booking_id,
    });
  }
}
