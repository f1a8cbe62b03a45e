import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { AvailabilityController } from './availability/availability.controller.js';
import { MonthAvailabilityQuery } from './availability/month/month-availability.query.js';
import { OfficeAvailabilityController } from './availability/office-availability.controller.js';
import { OfficeAvailabilityQuery } from './availability/office-availability.query.js';
import { PublicAvailabilityQuery } from './availability/public-availability.query.js';
import { SlotReviewer } from './availability/slot-review.js';
import { SlotExplainer } from './availability/explanation/slot-explainer.js';
import { BlockReasons } from './blocks/block-reasons.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BookingRulesController } from './booking-rules/booking-rules.controller.js';
import { ChangeBookingRulesHandler } from './booking-rules/change-booking-rules.js';
import { ClosuresController } from './closures/closures.controller.js';
import { ClosuresQuery } from './closures/closures.query.js';
import { PastCoverageQuery } from './as-of/past-coverage.query.js';
import { PastScheduleQuery } from './as-of/past-schedule.query.js';
import { DayViewQuery } from './day-view/day-view.query.js';
import { LeaveController } from './leave/leave.controller.js';
import { timeSlotProviders } from './time-slots/time-slots.providers.js';
import { blockProviders } from './blocks/blocks.providers.js';
import { closureProviders } from './closures/closures.providers.js';
import { leaveProviders } from './leave/leave.providers.js';
import { rosterChangeProviders } from './roster-changes/roster-changes.providers.js';
import { rosterCopyProviders } from './roster-copies/roster-copies.providers.js';
import { rosterPatternProviders } from './roster-patterns/roster-patterns.providers.js';
import { BookableTherapistsQuery } from './listings/bookable-therapists.query.js';
import { FreeStartsQuery } from './listings/free-starts.query.js';
import { OpenStartsQuery } from './listings/open-starts.query.js';
import { SlotsAtQuery } from './availability/slots-at.query.js';
import { FreeNowQuery } from './free-now/free-now.query.js';
import { ListingsController } from './listings/listings.controller.js';
import { OfficeTherapistsController } from './listings/office-therapists.controller.js';
import { OfficeTherapistsQuery } from './listings/office-therapists.query.js';
import { PublicRosterQuery } from './listings/public-roster.query.js';
import { TherapistListingQuery } from './listings/therapist-listing.query.js';
import { PushAllOnStorefrontChanged } from './push-all-on-storefront-changed.js';
import { PushOfficeOnScheduleChanged } from './push-office-on-schedule-changed.js';
import { KeptOpeningService } from './kept-openings/kept-opening.service.js';
import { KeptOpeningWatcher } from './kept-openings/kept-opening-watcher.js';
import { reservationProviders } from './reservations/reservations.providers.js';
import { RosterChangesController } from './roster-changes/roster-changes.controller.js';
import { RosterDraftsController } from './roster-changes/drafts/roster-drafts.controller.js';
import { RosterCopiesController } from './roster-copies/roster-copies.controller.js';
import { RosterTemplatesController } from './roster-copies/roster-templates.controller.js';
import { RosterPatternsController } from './roster-patterns/roster-patterns.controller.js';
import { CopyWeekHandler } from './roster-plans/copy-week.js';
import { GenerateWeekHandler } from './roster-plans/generate-week.js';
import { RosterPlanner } from './roster-plans/roster-planner.js';
import { RosterPlansController } from './roster-plans/roster-plans.controller.js';
import { AddRosterEntryHandler } from './rosters/add-roster-entry.js';
import { EditRosterEntryHandler } from './rosters/edit-roster-entry.js';
import { OfficeRosterQuery } from './rosters/office-roster.query.js';
import { PushDayOnRosterChanged } from './rosters/push-day-on-roster-changed.js';
import { RemoveRosterEntryHandler } from './rosters/remove-roster-entry.js';
import { RosterEntriesController } from './rosters/roster-entries.controller.js';
import { RosterWriter } from './rosters/roster-writer.js';
import { schedulingEventSentences } from './scheduling.event-sentences.js';
import { SchedulingConfig } from './scheduling.config.js';
import { schedulingEventTypes } from './scheduling.event-types.js';
import { DeactivateTherapistHandler } from './therapist-activation/deactivate-therapist.js';
import { DeactivationQuery } from './therapist-activation/deactivation.query.js';
import { ReactivateTherapistHandler } from './therapist-activation/reactivate-therapist.js';
import { RemovedShiftsQuery } from './therapist-activation/removed-shifts.query.js';
import { TherapistActivationController } from './therapist-activation/therapist-activation.controller.js';
import { TimeSlotsController } from './time-slots/time-slots.controller.js';
import { TimeSlotsQuery } from './time-slots/time-slots.query.js';
import { PlannedRosterQuery } from './what-if/planned-roster.query.js';
import { ScheduleSnapshotQuery } from './what-if/schedule-snapshot.query.js';
import { DayRooms } from './watched-days/day-rooms.js';
import { WatchedDaysGateway } from './watched-days/watched-days.gateway.js';

const controllers = [
  AvailabilityController,
  ListingsController,
  BlocksController,
  OfficeTherapistsController,
  OfficeAvailabilityController,
  BookingRulesController,
  ClosuresController,
  LeaveController,
  RosterEntriesController,
  RosterPlansController,
  RosterChangesController,
  RosterDraftsController,
  RosterCopiesController,
  RosterTemplatesController,
  RosterPatternsController,
  TherapistActivationController,
  TimeSlotsController,
];

const commandHandlers = [
  AddRosterEntryHandler,
  EditRosterEntryHandler,
  RemoveRosterEntryHandler,
  CopyWeekHandler,
  GenerateWeekHandler,
  ChangeBookingRulesHandler,
  DeactivateTherapistHandler,
  ReactivateTherapistHandler,
];

const queries = [
  PublicAvailabilityQuery,
  MonthAvailabilityQuery,
  OfficeAvailabilityQuery,
  SlotReviewer,
  SlotExplainer,
  DayViewQuery,
  PastCoverageQuery,
  PastScheduleQuery,
  TimeSlotsQuery,
  OfficeRosterQuery,
  ClosuresQuery,
  DeactivationQuery,
  RemovedShiftsQuery,
  FreeStartsQuery,
  OpenStartsQuery,
  SlotsAtQuery,
  FreeNowQuery,
  PlannedRosterQuery,
  ScheduleSnapshotQuery,
  PublicRosterQuery,
  TherapistListingQuery,
  BookableTherapistsQuery,
  OfficeTherapistsQuery,
];

/** Services that several commands share inside their transactions. */
const services = [KeptOpeningService, RosterWriter, RosterPlanner, BlockReasons];

const reactions = [PushDayOnRosterChanged, PushOfficeOnScheduleChanged, PushAllOnStorefrontChanged, KeptOpeningWatcher];

/** Rosters, blocks, leave and closures, and the reservations of slots. */
@Module({
  imports: [CatalogModule],
  controllers,
  providers: [
    ...commandHandlers,
    ...queries,
    ...services,
    ...reservationProviders,
    ...timeSlotProviders,
    ...blockProviders,
    ...closureProviders,
    ...leaveProviders,
    ...rosterChangeProviders,
    ...rosterCopyProviders,
    ...rosterPatternProviders,
    ...reactions,
    provideConfig(SchedulingConfig),
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
