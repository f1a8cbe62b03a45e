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
import { BlockTherapistDayHandler } from './blocks/block-therapist-day.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksDataExporter } from './blocks/blocks.personal-data.js';
import { BlocksQuery } from './blocks/blocks.query.js';
import { EditBlockHandler } from './blocks/edit-block.js';
import { PushDayOnBlockChanged } from './blocks/push-day-on-block-changed.js';
import { UnblockTherapistDayHandler } from './blocks/unblock-therapist-day.js';
import { BookingRulesController } from './booking-rules/booking-rules.controller.js';
import { ChangeBookingRulesHandler } from './booking-rules/change-booking-rules.js';
import { AddClosureHandler } from './closures/add-closure.js';
import { ClosuresController } from './closures/closures.controller.js';
import { ClosuresQuery } from './closures/closures.query.js';
import { EditClosureHandler } from './closures/edit-closure.js';
import { PublicHolidaysQuery } from './closures/public-holidays.query.js';
import { RemoveClosureHandler } from './closures/remove-closure.js';
import { PastScheduleQuery } from './as-of/past-schedule.query.js';
import { DayViewQuery } from './day-view/day-view.query.js';
import { AddLeaveHandler } from './leave/add-leave.js';
import { ChangeLeaveStatusHandler } from './leave/change-leave-status.js';
import { LeaveMinutesQuery } from './leave/leave-minutes.query.js';
import { LeaveNoteSealer } from './leave/leave-notes.js';
import { LeaveWriter } from './leave/leave-writer.js';
import { LeaveController } from './leave/leave.controller.js';
import { LeaveQuery } from './leave/leave.query.js';
import { LeaveMailer } from './leave/mails/leave-mailer.js';
import { LeaveRecipients } from './leave/mails/leave-recipients.js';
import { PushDaysOnLeaveChanged } from './leave/push-days-on-leave-changed.js';
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
import { ReservationService } from './reservations/reservation.service.js';
import { VisitReservationService } from './reservations/visit-reservation.service.js';
import { AdditionPlanner } from './roster-changes/addition-planner.js';
import { ChangeRosterHandler } from './roster-changes/change-roster.js';
import { PublicationPlanner } from './roster-changes/drafts/publication.js';
import { PublishDraftsHandler } from './roster-changes/drafts/publish-drafts.js';
import { EmailTherapistOnRosterPublished } from './roster-changes/drafts/email-therapist-on-roster-published.js';
import { RosterMailRecipients } from './roster-changes/drafts/roster-mail-recipients.js';
import { RosterChanger } from './roster-changes/roster-changer.js';
import { RosterChangesController } from './roster-changes/roster-changes.controller.js';
import { RosterDraftsController } from './roster-changes/drafts/roster-drafts.controller.js';
import { RosterDraftsQuery } from './roster-changes/drafts/roster-drafts.query.js';
import { RosterEventWriter } from './roster-changes/roster-event-writer.js';
import { UndoRosterChangeHandler } from './roster-changes/undo-roster-change.js';
import { CopyShiftsHandler, ShiftCopier } from './roster-copies/copy-shifts.js';
import { RemoveTemplateHandler } from './roster-copies/remove-template.js';
import { RosterCopiesController } from './roster-copies/roster-copies.controller.js';
import { RosterTemplatesController } from './roster-copies/roster-templates.controller.js';
import { RosterTemplatesQuery } from './roster-copies/roster-templates.query.js';
import { SaveTemplateHandler } from './roster-copies/save-template.js';
import { ShiftEntry } from './roster-copies/shift-entry.js';
import { TemplatePreviewer, UseTemplateHandler } from './roster-copies/use-template.js';
import { AddPatternsHandler } from './roster-patterns/add-patterns.js';
import { EndPatternHandler } from './roster-patterns/end-pattern.js';
import { FillPatternsHandler } from './roster-patterns/fill-patterns.js';
import { FillPatternsTask } from './roster-patterns/fill-patterns.task.js';
import { PatternEditor } from './roster-patterns/pattern-editor.js';
import { PatternPlanner } from './roster-patterns/pattern-planner.js';
import { RosterPatternsController } from './roster-patterns/roster-patterns.controller.js';
import { RosterPatternsQuery } from './roster-patterns/roster-patterns.query.js';
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
import { AddTimeSlotHandler } from './time-slots/add-time-slot.js';
import { EditTimeSlotHandler } from './time-slots/edit-time-slot.js';
import { OrderTimeSlotsHandler } from './time-slots/order-time-slots.js';
import { RemoveTimeSlotHandler } from './time-slots/remove-time-slot.js';
import { TimeSlotsController } from './time-slots/time-slots.controller.js';
import { TimeSlotsQuery } from './time-slots/time-slots.query.js';
import { ToggleTimeSlotHandler } from './time-slots/toggle-time-slot.js';
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

/** Of many shifts at once. */
const rosterCommandHandlers = [
  ChangeRosterHandler,
  UndoRosterChangeHandler,
  PublishDraftsHandler,
  CopyShiftsHandler,
  SaveTemplateHandler,
  RemoveTemplateHandler,
  UseTemplateHandler,
  AddPatternsHandler,
  EndPatternHandler,
  FillPatternsHandler,
];

const commandHandlers = [
  AddRosterEntryHandler,
  EditRosterEntryHandler,
  RemoveRosterEntryHandler,
  CopyWeekHandler,
  GenerateWeekHandler,
  ...rosterCommandHandlers,
  AddTimeSlotHandler,
  EditTimeSlotHandler,
  OrderTimeSlotsHandler,
  ToggleTimeSlotHandler,
  RemoveTimeSlotHandler,
  BlockTherapistDayHandler,
  EditBlockHandler,
  UnblockTherapistDayHandler,
  ChangeBookingRulesHandler,
  AddClosureHandler,
  EditClosureHandler,
  RemoveClosureHandler,
  AddLeaveHandler,
  ChangeLeaveStatusHandler,
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
  PastScheduleQuery,
  TimeSlotsQuery,
  OfficeRosterQuery,
  RosterDraftsQuery,
  RosterTemplatesQuery,
  RosterPatternsQuery,
  BlocksQuery,
  ClosuresQuery,
  PublicHolidaysQuery,
  LeaveQuery,
  LeaveMinutesQuery,
  DeactivationQuery,
  RemovedShiftsQuery,
  FreeStartsQuery,
  OpenStartsQuery,
  SlotsAtQuery,
  FreeNowQuery,
  ScheduleSnapshotQuery,
  PublicRosterQuery,
  TherapistListingQuery,
  BookableTherapistsQuery,
  OfficeTherapistsQuery,
];

/** What several commands share inside their transactions. */
const services = [
  ReservationService,
  VisitReservationService,
  RosterWriter,
  RosterPlanner,
  BlockReasons,
  LeaveWriter,
  LeaveNoteSealer,
];

const rosterServices = [
  AdditionPlanner,
  RosterChanger,
  RosterEventWriter,
  PublicationPlanner,
  ShiftEntry,
  ShiftCopier,
  TemplatePreviewer,
  PatternPlanner,
  PatternEditor,
];

const reactions = [
  PushDayOnBlockChanged,
  PushDayOnRosterChanged,
  PushDaysOnLeaveChanged,
  PushOfficeOnScheduleChanged,
  PushAllOnStorefrontChanged,
];

/** Who works when, what is blocked, and who holds which slot. */
@Module({
  imports: [CatalogModule],
  controllers,
  providers: [
    ...commandHandlers,
    ...queries,
    ...services,
    ...rosterServices,
    FillPatternsTask,
    EmailTherapistOnRosterPublished,
    RosterMailRecipients,
    ...reactions,
    BlocksDataExporter,
    LeaveMailer,
    LeaveRecipients,
    provideConfig(SchedulingConfig),
    DayRooms,
    WatchedDaysGateway,
  ],
  exports: [
    SchedulingConfig,
    PastScheduleQuery,
    DayRooms,
    ReservationService,
    VisitReservationService,
    SlotReviewer,
    SlotExplainer,
    TimeSlotsQuery,
    BlockReasons,
    ClosuresQuery,
    LeaveMinutesQuery,
    FreeStartsQuery,
    OpenStartsQuery,
    SlotsAtQuery,
    FreeNowQuery,
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
