import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import {
  AvailabilityCheckQueryDto,
  AvailabilityDto,
  DayAvailabilityDto,
  DayAvailabilityQueryDto,
  SlotsRemainingQueryDto,
} from './availability.dto.js';
import { type MonthAvailabilityDto, MonthAvailabilityQueryDto } from './month/month-availability.dto.js';
import { MonthAvailabilityQuery } from './month/month-availability.query.js';
import { PublicAvailabilityQuery } from './public-availability.query.js';

@Controller('availability')
@Public()
export class AvailabilityController {
  constructor(
    private readonly availability: PublicAvailabilityQuery,
    private readonly months: MonthAvailabilityQuery,
  ) {}

  /** Returns the time grid of a therapist and day. */
  @Get('slots')
  getDayAvailability(@Query() query: DayAvailabilityQueryDto): Promise<DayAvailabilityDto> {
    return this.availability.day({
      therapistId: query.therapist_id,
      date: query.date,
      serviceId: query.service_id,
      durationMinutes: query.duration,
      addedMinutes: query.extra,
      exceptBookingId: query.exclude_booking_id,
    });
  }

  /** Returns whether each day of a month has a start, and if not, why. */
  @Get('days')
  getMonthAvailability(@Query() query: MonthAvailabilityQueryDto): Promise<MonthAvailabilityDto> {
    return this.months.month({
      month: query.month,
      therapistId: query.therapist_id,
      serviceId: query.service_id,
      durationMinutes: query.duration,
      addedMinutes: query.extra,
      exceptBookingId: query.exclude_booking_id,
    });
  }

  /** Returns the slots remaining as a number; 999 for Any Available. */
  @Get('slots-remaining')
  @ApiOkResponse({ type: Number })
  getSlotsRemaining(@Query() query: SlotsRemainingQueryDto): Promise<number> {
    return this.availability.slotsRemaining(query.therapist_id, query.booking_date);
  }

  /** Returns whether a booking there could be confirmed, and if not, why. */
  @Get('check')
  async checkAvailability(@Query() query: AvailabilityCheckQueryDto): Promise<AvailabilityDto> {
    const params = {
      therapistId: query.therapist_id,
      date: query.booking_date,
      serviceId: query.service_id,
      durationMinutes: query.duration,
      addedMinutes: query.extra,
      exceptBookingId: query.exclude_booking_id,
    };
    const reason = await this.availability.at(params, query.booking_time);
    return { available: reason === 'available', reason };
  }
}
