import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { AvailabilityQueries } from './availability/availability-queries.js';
import { Blocks } from './blocks.js';
import { ChangeBookingRules } from './change-booking-rules.js';
import { AvailabilityController } from './http/availability.controller.js';
import { BlocksController } from './http/blocks.controller.js';
import { BookingRulesController } from './http/booking-rules.controller.js';
import { ListingsController } from './http/listings.controller.js';
import { OfficeTherapistsController } from './http/office-therapists.controller.js';
import { NextFree } from './listings/next-free.js';
import { OfficeTherapists } from './listings/office-therapists.js';
import { PublicRoster } from './listings/public-roster.js';
import { TherapistListing } from './listings/therapist-listing.js';
import { TherapistOffering } from './listings/therapist-offering.js';
import { PushDayOnBlockChanged } from './reactions/push-day-on-block-changed.js';
import { Reservations } from './reservations/reservations.js';
import { Rosters } from './rosters.js';
import { schedulingFacts } from './scheduling.facts.js';
import { TimeSlots } from './time-slots.js';

/** Who works when, what is blocked, and who holds which slot. */
@Module({
  imports: [CatalogModule],
  controllers: [AvailabilityController, ListingsController, BlocksController, OfficeTherapistsController, BookingRulesController],
  providers: [
    AvailabilityQueries,
    Reservations,
    TimeSlots,
    Rosters,
    Blocks,
    ChangeBookingRules,
    NextFree,
    PublicRoster,
    TherapistListing,
    TherapistOffering,
    OfficeTherapists,
    PushDayOnBlockChanged,
  ],
  exports: [Reservations, TimeSlots, Rosters, Blocks, NextFree, TherapistListing],
})
export class SchedulingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('scheduling', schedulingFacts);
  }
}
