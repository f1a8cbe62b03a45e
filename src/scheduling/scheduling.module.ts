import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { AvailabilityQueries } from './availability/availability-queries.js';
import { SlotReviews } from './availability/slot-reviews.js';
import { OfficeAvailability } from './availability/office-availability.js';
import { Blocks } from './blocks.js';
import { ChangeBookingRules } from './change-booking-rules.js';
import { AvailabilityController } from './http/availability.controller.js';
import { DiscloseBlocks } from './disclose-blocks.js';
import { BlocksController } from './http/blocks.controller.js';
import { BookingRulesController } from './http/booking-rules.controller.js';
import { ListingsController } from './http/listings.controller.js';
import { OfficeAvailabilityController } from './http/office-availability.controller.js';
import { OfficeTherapistsController } from './http/office-therapists.controller.js';
import { RosterEntriesController } from './http/roster-entries.controller.js';
import { RosterPlansController } from './http/roster-plans.controller.js';
import { TherapistActivityController } from './http/therapist-activity.controller.js';
import { TimeSlotsController } from './http/time-slots.controller.js';
import { DayView } from './listings/day-view.js';
import { NextFree } from './listings/next-free.js';
import { OfficeTherapists } from './listings/office-therapists.js';
import { PublicRoster } from './listings/public-roster.js';
import { TherapistListing } from './listings/therapist-listing.js';
import { TherapistOffering } from './listings/therapist-offering.js';
import { PushDayOnBlockChanged } from './reactions/push-day-on-block-changed.js';
import { PushDayOnRosterChanged } from './reactions/push-day-on-roster-changed.js';
import { PushOfficeOnScheduleChanged } from './reactions/push-office-on-schedule-changed.js';
import { Reservations } from './reservations/reservations.js';
import { OfficeRoster } from './rosters/office-roster.js';
import { RosterPlans } from './rosters/roster-plan.js';
import { Rosters } from './rosters/rosters.js';
import { schedulingFacts } from './scheduling.facts.js';
import { TherapistActivity } from './therapist-activity.js';
import { TimeSlots } from './time-slots.js';

/** Who works when, what is blocked, and who holds which slot. */
@Module({
  imports: [CatalogModule],
  controllers: [
    AvailabilityController,
    ListingsController,
    BlocksController,
    OfficeTherapistsController,
    OfficeAvailabilityController,
    BookingRulesController,
    RosterEntriesController,
    RosterPlansController,
    TherapistActivityController,
    TimeSlotsController,
  ],
  providers: [
    AvailabilityQueries,
    SlotReviews,
    OfficeAvailability,
    DayView,
    Reservations,
    TimeSlots,
    Rosters,
    OfficeRoster,
    RosterPlans,
    TherapistActivity,
    Blocks,
    DiscloseBlocks,
    ChangeBookingRules,
    NextFree,
    PublicRoster,
    TherapistListing,
    TherapistOffering,
    OfficeTherapists,
    PushDayOnBlockChanged,
    PushDayOnRosterChanged,
    PushOfficeOnScheduleChanged,
  ],
  exports: [Reservations, SlotReviews, TimeSlots, Rosters, Blocks, NextFree, TherapistListing],
})
export class SchedulingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('scheduling', schedulingFacts);
  }
}
