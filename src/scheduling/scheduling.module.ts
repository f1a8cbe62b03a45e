import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { PastCoverageQuery } from './as-of/past-coverage.query.js';
import { PastScheduleQuery } from './as-of/past-schedule.query.js';
import { SlotExplainer } from './availability/explanation/slot-explainer.js';
import { MonthAvailabilityQuery } from './availability/month/month-availability.query.js';
import { PublicAvailabilityQuery } from './availability/public-availability.query.js';
import { SlotReviewer } from './availability/slot-reviewer.js';
import { SlotsAtQuery } from './availability/slots-at.query.js';
import { availabilityProviders } from './availability.providers.js';
import { BlockReasons } from './blocks/block-reasons.js';
import { blockProviders } from './blocks/blocks.providers.js';
import { ChangeBookingRulesHandler } from './booking-rules/change-booking-rules.js';
import { closureProviders } from './closures/closures.providers.js';
import { ClosuresQuery } from './closures/closures.query.js';
import { PublicHolidaysQuery } from './closures/public-holidays.query.js';
import { DayViewQuery } from './day-view/day-view.query.js';
import { FreeNowQuery } from './free-now/free-now.query.js';
import { KeptOpeningService } from './kept-openings/kept-opening.service.js';
import { KeptOpeningWatcher } from './kept-openings/kept-opening-watcher.js';
import { LeaveQuery } from './leave/leave.query.js';
import { leaveProviders } from './leave/leave.providers.js';
import { FreeStartsQuery } from './listings/free-starts.query.js';
import { OpenStartsQuery } from './listings/open-starts.query.js';
import { TherapistListingQuery } from './listings/therapist-listing.query.js';
import { listingProviders } from './listings.providers.js';
import { PushAllOnStorefrontChanged } from './push-all-on-storefront-changed.js';
import { PushOfficeOnScheduleChanged } from './push-office-on-schedule-changed.js';
import { reservationProviders } from './reservations/reservations.providers.js';
import { rosterChangeProviders } from './roster-changes/roster-changes.providers.js';
import { rosterCopyProviders } from './roster-copies/roster-copies.providers.js';
import { rosterPatternProviders } from './roster-patterns/roster-patterns.providers.js';
import { rosterProviders } from './rosters.providers.js';
import { SchedulingConfig } from './scheduling.config.js';
import { schedulingControllers } from './scheduling.controllers.js';
import { schedulingEventSentences } from './scheduling.event-sentences.js';
import { schedulingEventTypes } from './scheduling.event-types.js';
import { therapistActivationProviders } from './therapist-activation/therapist-activation.providers.js';
import { timeSlotProviders } from './time-slots/time-slots.providers.js';
import { TimeSlotsQuery } from './time-slots/time-slots.query.js';
import { DayRooms } from './watched-days/day-rooms.js';
import { WatchedDaysGateway } from './watched-days/watched-days.gateway.js';
import { PlannedRosterQuery } from './what-if/planned-roster.query.js';
import { ScheduleSnapshotQuery } from './what-if/schedule-snapshot.query.js';

/** Rosters, blocks, leave and closures, and the reservations of slots. */
@Module({
  imports: [CatalogModule],
  controllers: schedulingControllers,
  providers: [
    provideConfig(SchedulingConfig),
    ...availabilityProviders,
    ...listingProviders,
    ...reservationProviders,
    ...rosterProviders,
    ...rosterChangeProviders,
    ...rosterCopyProviders,
    ...rosterPatternProviders,
    ...timeSlotProviders,
    ...blockProviders,
    ...closureProviders,
    ...leaveProviders,
    ...therapistActivationProviders,
    ChangeBookingRulesHandler,
    DayViewQuery,
    PastCoverageQuery,
    PastScheduleQuery,
    PlannedRosterQuery,
    ScheduleSnapshotQuery,
    KeptOpeningService,
    KeptOpeningWatcher,
    PushOfficeOnScheduleChanged,
    PushAllOnStorefrontChanged,
    DayRooms,
    WatchedDaysGateway,
  ],
  exports: [
    SchedulingConfig,
    PublicAvailabilityQuery,
    MonthAvailabilityQuery,
    PastCoverageQuery,
    PastScheduleQuery,
    DayRooms,
    ...reservationProviders,
    KeptOpeningService,
    SlotReviewer,
    SlotExplainer,
    TimeSlotsQuery,
    BlockReasons,
    ClosuresQuery,
    PublicHolidaysQuery,
    LeaveQuery,
    FreeStartsQuery,
    OpenStartsQuery,
    SlotsAtQuery,
    FreeNowQuery,
    PlannedRosterQuery,
    ScheduleSnapshotQuery,
    TherapistListingQuery,
  ],
})
export class SchedulingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('scheduling', schedulingEventTypes, schedulingEventSentences);
  }
}
