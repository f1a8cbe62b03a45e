import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { usualMinutes } from '../availability/availability.js';
import { OfficeAvailability } from '../availability/office-availability.js';
import {
  type FreeTherapistDto,
  FreeTherapistsQueryDto,
  type OfficeTimesDto,
  OfficeTimesQueryDto,
} from '../availability/office-availability.dto.js';
import { DayView } from '../listings/day-view.js';
import type { DayTherapistDto } from '../listings/day-view.dto.js';
import { DayViewQueryDto } from './day-view.dto.js';

/** What the office asks before it books, moves or assigns. */
@ApiTags('scheduling')
@Controller('office')
@Roles('admin_staff')
export class OfficeAvailabilityController {
  constructor(
    private readonly availability: OfficeAvailability,
    private readonly days: DayView,
  ) {}

  /** The time slots of a therapist's day, and which are free. */
  @Get('times')
  listOfficeTimes(@Query() query: OfficeTimesQueryDto): Promise<OfficeTimesDto> {
    return this.availability.times(query.therapist_id, wantedOf(query));
  }

  /** With whom a booking could be confirmed at that time, the best first. */
  @Get('free-therapists')
  listFreeTherapists(@Query() query: FreeTherapistsQueryDto): Promise<FreeTherapistDto[]> {
    return this.availability.therapistsAt(query.time, wantedOf(query));
  }

  /** The therapists of a day with their shifts and blocks; the bookings are listed with the bookings. */
  @Get('day')
  getOfficeDay(@Query() { date }: DayViewQueryDto): Promise<DayTherapistDto[]> {
    return this.days.on(date);
  }
}

const wantedOf = ({ date, duration, exclude_booking_id }: OfficeTimesQueryDto | FreeTherapistsQueryDto) => ({
  date,
  durationMinutes: duration ?? usualMinutes,
  exceptBookingId: exclude_booking_id,
});
