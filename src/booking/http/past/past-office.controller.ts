import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../identity/index.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import {
  MomentQueryDto,
  PastBookingStateDto,
  PastDayDto,
  PastDayQueryDto,
  PastSlotDto,
  PastSlotQueryDto,
} from '../../queries/as-of/as-of.dto.js';
import { PastBookingQuery } from '../../queries/as-of/past-booking.query.js';
import { PastDayQuery } from '../../queries/as-of/past-day.query.js';
import { PastRosterDto, PastRosterQueryDto } from '../../queries/as-of/past-roster.dto.js';
import { PastRosterQuery } from '../../queries/as-of/past-roster.query.js';
import { PastSlotQuery } from '../../queries/as-of/past-slot.query.js';
import { PastWaitingListDto } from '../../waiting-list/queries/past-waiting-list.dto.js';
import { PastWaitingListQuery } from '../../waiting-list/queries/past-waiting-list.query.js';

/** The office as it was. Every route only reads. */
@ApiTags('PastOffice')
@Controller()
@Roles('admin_staff', 'auditor')
export class PastOfficeController {
  constructor(
    private readonly days: PastDayQuery,
    private readonly slots: PastSlotQuery,
    private readonly bookings: PastBookingQuery,
    private readonly rosters: PastRosterQuery,
    private readonly waitingList: PastWaitingListQuery,
  ) {}

  /** Returns a day of the calendar as it was at a moment. */
  @Get('office/days/as-of')
  getPastDay(@Query() query: PastDayQueryDto): Promise<PastDayDto> {
    return this.days.read(query);
  }

  /** Explains why a start was free or not, by what was known at a moment. */
  @Get('office/days/as-of/slot')
  explainPastSlot(@Query() query: PastSlotQueryDto): Promise<PastSlotDto> {
    return this.slots.explain(query);
  }

  /** Returns a week of shifts, blocks, leave and closures as it was at a moment. */
  @Get('office/roster/as-of')
  getPastRoster(@Query() query: PastRosterQueryDto): Promise<PastRosterDto> {
    return this.rosters.read(query);
  }

  /** Returns the waiting list as it was at a moment, without the openings for those who waited. */
  @Get('office/waiting-list/as-of')
  getPastWaitingList(@Query() moment: MomentQueryDto): Promise<PastWaitingListDto> {
    return this.waitingList.read(moment);
  }

  /** Returns a booking as it was at a moment. 404 when there was none then. */
  @Get('bookings/:id/as-of')
  getPastBooking(@IdParam() id: string, @Query() moment: MomentQueryDto): Promise<PastBookingStateDto> {
    return this.bookings.read(id, moment);
  }
}
