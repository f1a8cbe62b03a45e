import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TherapistService } from '../../catalog/index.js';
import { DESK_ROLES, isDesk, CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { WeekRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { OfficeAvailabilityQuery } from './office-availability.query.js';
import {
  type FreeTherapistDto,
  FreeTherapistsQueryDto,
  type OfficeTimesDto,
  OfficeTimesQueryDto,
} from './office-availability.dto.js';
import { DayViewQuery } from '../day-view/day-view.query.js';
import type { CalendarDayDto } from '../day-view/day-view.dto.js';

/** Availability for the office, before it books, moves or assigns. */
@ApiTags('Scheduling')
@Controller('office')
@Roles(...DESK_ROLES)
export class OfficeAvailabilityController {
  constructor(
    private readonly availability: OfficeAvailabilityQuery,
    private readonly days: DayViewQuery,
    private readonly therapists: TherapistService,
  ) {}

  /** Returns the time slots of a therapist's day, and whether they are free. */
  @Get('times')
  listOfficeTimes(@Query() query: OfficeTimesQueryDto): Promise<OfficeTimesDto> {
    return this.availability.freeTimes(query.therapist_id, toParams(query));
  }

  /** Lists the therapists with whom a booking could be confirmed at that time, the best first. */
  @Get('free-therapists')
  listFreeTherapists(@Query() query: FreeTherapistsQueryDto): Promise<FreeTherapistDto[]> {
    return this.availability.freeTherapistsAt(query.time, toParams(query));
  }

  /**
   * Returns opening hours and therapists with shifts and blocks for up to a week; staff see only themselves. Bookings
   * are listed separately.
   */
  @Get('days')
  @Roles('staff', ...DESK_ROLES)
  async listOfficeDays(@Query() range: WeekRangeDto, @CurrentUser() user: SignedInUser): Promise<CalendarDayDto[]> {
    if (isDesk(user.role)) return this.days.forDays(range);
    const own = await this.therapists.findByUser(user.id);
    return own ? this.days.forDays(range, own.id) : [];
  }
}

const toParams = ({
  date,
  service_id,
  duration,
  extra,
  exclude_booking_id,
}: OfficeTimesQueryDto | FreeTherapistsQueryDto) => ({
  date,
  serviceId: service_id,
  durationMinutes: duration,
  addedMinutes: extra,
  exceptBookingId: exclude_booking_id,
});
