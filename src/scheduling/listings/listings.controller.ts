import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import { OfferedTherapistsQueryDto, type OfferedTherapistDto } from './offered-therapist.dto.js';
import { PublicRosterQuery } from './public-roster.query.js';
import { type RosterEntryDto, PublicRosterQueryDto } from './public-roster.dto.js';
import { FreeStartsQuery } from './free-starts.query.js';
import { type NextStartDto, NextStartsQueryDto } from './next-starts.dto.js';
import type { TherapistCardDto } from './therapist-card.dto.js';
import { TherapistListingQuery } from './therapist-listing.query.js';
import { BookableTherapistsQuery } from './bookable-therapists.query.js';
import type { TimeSlotDto } from '../time-slots/time-slot.dto.js';
import { TimeSlotsQuery } from '../time-slots/time-slots.query.js';

/** The parts of the schedule that visitors may read. */
@ApiTags('Scheduling')
@Public()
@Controller()
export class ListingsController {
  constructor(
    private readonly timeSlots: TimeSlotsQuery,
    private readonly roster: PublicRosterQuery,
    private readonly therapists: TherapistListingQuery,
    private readonly bookableTherapists: BookableTherapistsQuery,
    private readonly freeStarts: FreeStartsQuery,
  ) {}

  /** Lists the start times that the shop offers on every day. */
  @Get('time-slots')
  async listTimeSlots(): Promise<TimeSlotDto[]> {
    const slots = await this.timeSlots.starts();
    return slots.map(({ startTime, endTime, shiftType }) => ({
      start_time: startTime.slice(0, 5),
      end_time: endTime.slice(0, 5),
      shift_type: shiftType,
    }));
  }

  @Get('roster')
  listRoster(@Query() query: PublicRosterQueryDto): Promise<RosterEntryDto[]> {
    return this.roster.shifts(query);
  }

  /** Lists the active therapists who are rostered from today on, by name; never Any Available. */
  @Get('therapists')
  async listTherapists(): Promise<TherapistCardDto[]> {
    return (await this.therapists.cards()).filter(({ is_rostered }) => is_rostered);
  }

  /**
   * Lists the therapists that can be chosen for a service, date and time: Any Available first, then who is free at the
   * time, by most slots remaining, then by name; then the others by their next free start.
   */
  @Get('availability/therapists')
  listOfferedTherapists(@Query() query: OfferedTherapistsQueryDto): Promise<OfferedTherapistDto[]> {
    return this.bookableTherapists.list(query);
  }

  /**
   * Lists the next five times at which a treatment would be confirmed at once, with everybody who is free then; fewer
   * when the booking window has no more.
   */
  @Get('availability/next-starts')
  listNextStarts(@Query() query: NextStartsQueryDto): Promise<NextStartDto[]> {
    return this.freeStarts.next({
      serviceId: query.service_id,
      therapistId: query.therapist_id,
      from: query.from,
      durationMinutes: query.duration,
      addedMinutes: query.extra,
      exceptBookingId: query.exclude_booking_id,
    });
  }
}
