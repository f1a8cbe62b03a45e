import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Therapists } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
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
    private readonly em: EntityManager,
    private readonly availability: OfficeAvailability,
    private readonly days: DayView,
    private readonly therapists: Therapists,
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

  /** The therapists of a day with their shifts and blocks, staff themselves alone; the bookings are listed with the bookings. */
  @Get('day')
  @Roles('staff', 'admin_staff')
  async getOfficeDay(@Query() { date }: DayViewQueryDto, @CurrentUser() user: SignedInUser): Promise<DayTherapistDto[]> {
    if (user.role === 'admin_staff') return this.days.on(date);
    const own = await this.therapists.ofUser(this.em.fork(), user.id);
    return own ? this.days.on(date, own.id) : [];
  }
}

const wantedOf = ({ date, duration, exclude_booking_id }: OfficeTimesQueryDto | FreeTherapistsQueryDto) => ({
  date,
  durationMinutes: duration ?? usualMinutes,
  exceptBookingId: exclude_booking_id,
});
