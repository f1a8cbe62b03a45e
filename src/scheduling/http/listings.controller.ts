import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import { OfferQuery, type OfferedTherapistDto } from '../listings/offered-therapist.dto.js';
import { PublicRoster } from '../listings/public-roster.js';
import { type RosterEntryDto, RosterQuery } from '../listings/roster.dto.js';
import type { TherapistCardDto } from '../listings/therapist-card.dto.js';
import { TherapistListing } from '../listings/therapist-listing.js';
import { TherapistOffering } from '../listings/therapist-offering.js';
import type { TimeSlotDto } from '../listings/time-slot.dto.js';
import { TimeSlots } from '../time-slots.js';

/** What anybody may read of the schedule. */
@ApiTags('scheduling')
@Public()
@Controller()
export class ListingsController {
  constructor(
    private readonly em: EntityManager,
    private readonly timeSlots: TimeSlots,
    private readonly roster: PublicRoster,
    private readonly therapists: TherapistListing,
    private readonly offering: TherapistOffering,
  ) {}

  /** The start times that the shop offers on every day. */
  @Get('time-slots')
  async listTimeSlots(): Promise<TimeSlotDto[]> {
    const slots = await this.timeSlots.offered(this.em.fork());
    return slots.map(({ startTime, endTime, shiftType }) => ({
      start_time: startTime.slice(0, 5),
      end_time: endTime.slice(0, 5),
      shift_type: shiftType,
    }));
  }

  @Get('roster')
  listRoster(@Query() query: RosterQuery): Promise<RosterEntryDto[]> {
    return this.roster.shifts(query);
  }

  /** Active therapists who are rostered from today on, by name; never Any Available. */
  @Get('therapists')
  listTherapists(): Promise<TherapistCardDto[]> {
    return this.therapists.cards();
  }

  /** Who can be chosen for a date and time: Any Available first, then the most slots remaining, then by name. */
  @Get('availability/therapists')
  listOfferedTherapists(@Query() { date, time }: OfferQuery): Promise<OfferedTherapistDto[]> {
    return this.offering.offered(date, time);
  }
}
