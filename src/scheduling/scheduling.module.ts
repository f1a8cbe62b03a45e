import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { PastCoverageQuery } from './as-of/past-coverage.query.js';
import { PastScheduleQuery } from './as-of/past-schedule.query.js';
import { availabilityProviders } from './availability.providers.js';
import { SlotExplainer } from './availability/explanation/slot-explainer.js';
import { MonthAvailabilityQuery } from './availability/month/month-availability.query.js';
import { PublicAvailabilityQuery } from './availability/public-availability.query.js';
import { SlotReviewer } from './availability/slot-reviewer.js';
import { RecurringStartsQuery } from './availability/recurring/recurring-starts.query.js';
import { SlotsAtQuery } from './availability/slots-at.query.js';
import { BlockReasons } from './blocks/block-reasons.js';
import { BlockTherapistDayHandler } from './blocks/block-therapist-day.js';
import { BlocksDataExporter } from './blocks/blocks.personal-data.js';
import { BlocksQuery } from './blocks/blocks.query.js';
import { EditBlockHandler } from './blocks/edit-block.js';
import { UnblockTherapistDayHandler } from './blocks/unblock-therapist-day.js';
import { ChangeBookingRulesHandler } from './booking-rules/change-booking-rules.js';
import { AddClosureHandler } from './closures/add-closure.js';
import { ClosuresQuery } from './closures/closures.query.js';
import { EditClosureHandler } from './closures/edit-closure.js';
import { PublicHolidaysQuery } from './closures/public-holidays.query.js';
import { RemoveClosureHandler } from './closures/remove-closure.js';
import { DayViewQuery } from './day-view/day-view.query.js';
import { FreeNowQuery } from './free-now/free-now.query.js';
import { KeptOpeningWatcher } from './kept-openings/kept-opening-watcher.js';
import { KeptOpeningService } from './kept-openings/kept-opening.service.js';
import { AddLeaveHandler } from './leave/add-leave.js';
import { ChangeLeaveStatusHandler } from './leave/change-leave-status.js';
import { LeaveNoteCipher } from './leave/leave-notes.js';
import { LeaveWriter } from './leave/leave-writer.js';
import { LeaveQuery } from './leave/leave.query.js';
import { LeaveMailer } from './leave/mails/leave-mailer.js';
import { PushDaysOnScheduleChanged } from './push-days-on-schedule-changed.js';
import { BookableTherapistsQuery } from './listings/bookable-therapists.query.js';
import { FreeStartsQuery } from './listings/free-starts.query.js';
import { OfficeStartsQuery } from './listings/office-starts.query.js';
import { OfficeTherapistsQuery } from './listings/office-therapists.query.js';
import { OpenStartsQuery } from './listings/open-starts.query.js';
import { PublicRosterQuery } from './listings/public-roster.query.js';
import { TherapistListingQuery } from './listings/therapist-listing.query.js';
import { PushAllOnStorefrontChanged } from './push-all-on-storefront-changed.js';
import { PushOfficeOnScheduleChanged } from './push-office-on-schedule-changed.js';
import { ownCalendarProviders } from './own-calendars/own-calendars.providers.js';
import { BookingWindow } from './reservations/booking-window.js';
import { OfferReservationService } from './reservations/offer-reservation.service.js';
import { ReservationService } from './reservations/reservation.service.js';
import { AdditionPlanner } from './roster-changes/additions/addition-planner.js';
import { ChangeRosterHandler } from './roster-changes/change-roster.js';
import { EmailTherapistOnRosterPublished } from './roster-changes/drafts/email-therapist-on-roster-published.js';
import { PublicationPlanner } from './roster-changes/drafts/publication.js';
import { PublishDraftsHandler } from './roster-changes/drafts/publish-drafts.js';
import { RosterDraftsQuery } from './roster-changes/drafts/roster-drafts.query.js';
import { RosterChanger } from './roster-changes/roster-changer.js';
import { RosterEventWriter } from './roster-changes/roster-event-writer.js';
import { UndoRosterChangeHandler } from './roster-changes/undo/undo-roster-change.js';
import { UndoableChangesQuery } from './roster-changes/undo/undoable-changes.query.js';
import { CopyShiftsHandler, ShiftCopier } from './roster-copies/copy-shifts.js';
import { RemoveTemplateHandler } from './roster-copies/remove-template.js';
import { RosterTemplatesQuery } from './roster-copies/roster-templates.query.js';
import { SaveTemplateHandler } from './roster-copies/save-template.js';
import { ShiftEntry } from './roster-copies/shift-entry.js';
import { UseTemplateHandler, TemplatePreviewer } from './roster-copies/use-template.js';
import { AddPatternsHandler } from './roster-patterns/add-patterns.js';
import { EndPatternHandler } from './roster-patterns/end-pattern.js';
import { FillPatternsHandler } from './roster-patterns/fill-patterns.js';
import { FillPatternsTask } from './roster-patterns/fill-patterns.task.js';
import { PatternEditor } from './roster-patterns/pattern-editor.js';
import { PatternPlanner } from './roster-patterns/pattern-planner.js';
import { RosterPatternsQuery } from './roster-patterns/roster-patterns.query.js';
import { CopyWeekHandler } from './roster-plans/copy-week.js';
import { GenerateWeekHandler } from './roster-plans/generate-week.js';
import { RosterPlanner } from './roster-plans/roster-planner.js';
import { AddRosterEntryHandler } from './rosters/add-roster-entry.js';
import { EditRosterEntryHandler } from './rosters/edit-roster-entry.js';
import { OfficeRosterQuery } from './rosters/office-roster.query.js';
import { RemoveRosterEntryHandler } from './rosters/remove-roster-entry.js';
import { ImportedShifts } from './rosters/imported-shifts.js';
import { RosterFile } from './rosters/roster.shop-file.js';
import { RosterWriter } from './rosters/roster-writer.js';
import { SchedulingConfig } from './scheduling.config.js';
import { schedulingControllers } from './scheduling.controllers.js';
import { schedulingEventTypes } from './scheduling.event-types.js';
import { DeactivateTherapistHandler } from './therapist-activation/deactivate-therapist.js';
import { DeactivationQuery } from './therapist-activation/deactivation.query.js';
import { ReactivateTherapistHandler } from './therapist-activation/reactivate-therapist.js';
import { RemovedShiftsQuery } from './therapist-activation/removed-shifts.query.js';
import { AddTimeSlotHandler } from './time-slots/add-time-slot.js';
import { EditTimeSlotHandler } from './time-slots/edit-time-slot.js';
import { OrderTimeSlotsHandler } from './time-slots/order-time-slots.js';
import { RemoveTimeSlotHandler } from './time-slots/remove-time-slot.js';
import { TimeSlotsQuery } from './time-slots/time-slots.query.js';
import { ToggleTimeSlotHandler } from './time-slots/toggle-time-slot.js';
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
    ...ownCalendarProviders,
    BookableTherapistsQuery,
    OfficeStartsQuery,
    OfficeTherapistsQuery,
    TherapistListingQuery,
    PublicRosterQuery,
    FreeStartsQuery,
    OpenStartsQuery,
    BookingWindow,
    OfferReservationService,
    ReservationService,
    AddRosterEntryHandler,
    EditRosterEntryHandler,
    RemoveRosterEntryHandler,
    CopyWeekHandler,
    GenerateWeekHandler,
    RosterFile,
    RosterWriter,
    ImportedShifts,
    RosterPlanner,
    OfficeRosterQuery,
    ChangeRosterHandler,
    PublishDraftsHandler,
    UndoRosterChangeHandler,
    AdditionPlanner,
    PublicationPlanner,
    EmailTherapistOnRosterPublished,
    RosterChanger,
    RosterDraftsQuery,
    RosterEventWriter,
    UndoableChangesQuery,
    CopyShiftsHandler,
    RemoveTemplateHandler,
    SaveTemplateHandler,
    UseTemplateHandler,
    ShiftCopier,
    RosterTemplatesQuery,
    ShiftEntry,
    TemplatePreviewer,
    AddPatternsHandler,
    EndPatternHandler,
    FillPatternsHandler,
    FillPatternsTask,
    PatternEditor,
    PatternPlanner,
    RosterPatternsQuery,
    AddTimeSlotHandler,
    EditTimeSlotHandler,
    OrderTimeSlotsHandler,
    ToggleTimeSlotHandler,
    RemoveTimeSlotHandler,
    TimeSlotsQuery,
    BlockTherapistDayHandler,
    EditBlockHandler,
    UnblockTherapistDayHandler,
    BlocksQuery,
    BlockReasons,
    BlocksDataExporter,
    AddClosureHandler,
    EditClosureHandler,
    RemoveClosureHandler,
    ClosuresQuery,
    PublicHolidaysQuery,
    AddLeaveHandler,
    ChangeLeaveStatusHandler,
    LeaveNoteCipher,
    LeaveWriter,
    LeaveQuery,
    LeaveMailer,
    PushDaysOnScheduleChanged,
    DeactivateTherapistHandler,
    ReactivateTherapistHandler,
    DeactivationQuery,
    RemovedShiftsQuery,
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
    ImportedShifts,
    SchedulingConfig,
    PublicAvailabilityQuery,
    MonthAvailabilityQuery,
    PastCoverageQuery,
    PastScheduleQuery,
    DayRooms,
    BookingWindow,
    OfferReservationService,
    ReservationService,
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
    RecurringStartsQuery,
    FreeNowQuery,
    PlannedRosterQuery,
    ScheduleSnapshotQuery,
    TherapistListingQuery,
  ],
})
export class SchedulingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('scheduling', schedulingEventTypes);
  }
}
