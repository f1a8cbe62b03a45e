import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BookingConfig } from './booking.config.js';
import { bookingEventTypes } from './booking.event-types.js';
import { BulkBookingBuilder } from './bulk/bulk-booking-builder.js';
import { ImportBookingsHandler } from './commands/import/import-bookings.js';
import { ImportedBookingStore } from './commands/import/imported-booking-store.js';
import { BookingLinkService } from './booking-link.service.js';
import { BookingRepository } from './booking.repository.js';
import { ChangeCutoff } from './change-cutoff.js';
import { BookForClientHandler } from './commands/back-office/book-for-client.js';
import { BookingWindow } from './commands/client/booking-window.js';
import { CancelBookingHandler } from './commands/back-office/cancel-booking.js';
import { ConfirmAttendanceHandler } from './commands/client/confirm-attendance.js';
import { CancelAsClientHandler } from './commands/client/cancel-as-client.js';
import { CompleteBookingHandler } from './commands/back-office/complete-booking.js';
import { CompleteDayHandler } from './commands/back-office/complete-day.js';
import { ConfirmBookingHandler } from './commands/back-office/confirm-booking.js';
import { EditBookingHandler } from './commands/back-office/edit-booking.js';
import { ErasePersonalDataHandler } from './commands/back-office/erase-personal-data.js';
import { RescheduleAsClientHandler } from './commands/client/reschedule-as-client.js';
import { BookAgainHandler } from './commands/client/book-again.js';
import { RequestBookingLinksHandler } from './commands/client/request-booking-links.js';
import { RequestBookingHandler } from './commands/client/request-booking.js';
import { ChangeDayStateHandler } from './commands/back-office/change-day-state.js';
import { ResendMailHandler } from './commands/back-office/resend-mail.js';
import { ResendVerificationHandler } from './commands/client/resend-verification.js';
import { UndoBookingChangeHandler } from './commands/back-office/undo-booking-change.js';
import { UndoCompletionsHandler } from './commands/back-office/undo-completions.js';
import { VerifyEmailHandler } from './commands/client/verify-email.js';
import { BookingResolver } from './commands/booking-resolver.js';
import { exportEventTypes } from './commands/back-office/export.event-types.js';
import { ExportBookingsHandler } from './commands/back-office/export-bookings.js';
import { ExportTodaysBookingsHandler } from './commands/back-office/export-todays-bookings.js';
import { reminderEventTypes } from './commands/system/reminder.event-types.js';
import { ReleaseHoldHandler } from './commands/system/release-hold.js';
import { SendRequestReminderHandler } from './commands/system/send-request-reminder.js';
import { BookingEditorController } from './http/back-office/booking-editor.controller.js';
import { BookingExportController } from './http/back-office/booking-export.controller.js';
import { BookAgainController } from './http/client/book-again.controller.js';
import { BookingLinksController } from './http/client/booking-links.controller.js';
import { BookingSessionController } from './http/client/booking-session.controller.js';
import { BookingTimelineController } from './http/back-office/booking-timeline.controller.js';
import { CustomerBookingController } from './http/client/customer-booking.controller.js';
import { DayCompletionController } from './http/back-office/day-completion.controller.js';
import { OfficeCalendarController } from './http/back-office/office-calendar.controller.js';
import { OwnBookingsFilter } from './http/back-office/own-bookings-filter.js';
import { OfficeBookingController } from './http/back-office/office-booking.controller.js';
import { OwnBookingController } from './http/client/client-booking.controller.js';
import { VerifyEmailController } from './http/client/verify-email.controller.js';
import { visitProviders } from './visits.providers.js';
import { OfficeVisitController } from './http/visits/office-visit.controller.js';
import { VisitController } from './http/visits/visit.controller.js';
import { notificationProviders } from './notifications/notifications.providers.js';
import { BookingListProjection } from './projections/booking-list.projection.js';
import { ReservationsCheck } from './integrity/reservations.check.js';
import { BookingStates } from './queries/booking-states.js';
import { RefusedClientMailsQuery } from './queries/timeline/refused-client-mails.query.js';
import { BookingMailsQuery } from './queries/timeline/booking-mails.query.js';
import { BookingTimelineQuery } from './queries/timeline/booking-timeline.query.js';
import { BookingsDataExporter } from './queries/bookings.personal-data.js';
import { ConnectedIdentitiesQuery } from './queries/erasure/connected-identities.query.js';
import { BookingsOfAddressQuery } from './queries/customer/bookings-of-address.query.js';
import { BookingQuery } from './queries/booking.query.js';
import { BookAgainQuery } from './queries/customer/book-again.query.js';
import { CalendarLinksQuery } from './queries/customer/calendar-links.query.js';
import { PreviousAppointmentQuery } from './queries/customer/previous-appointment.query.js';
import { ClientNameSearch } from './queries/list/client-name-search.js';
import { BookingCsvQuery } from './queries/list/booking-csv.query.js';
import { BookingListQuery } from './queries/list/booking-list.query.js';
import { MailStateQuery } from './queries/timeline/mail-state.query.js';
import { RequestInboxQuery } from './queries/request-inbox/request-inbox.query.js';
import { RequestOutlookQuery } from './queries/request-inbox/request-outlook.query.js';
import { HeldOffersQuery } from './queries/calendar/held-offers.query.js';
import { SlotExplanationQuery } from './queries/slot-explanation/slot-explanation.query.js';
import { SlotReviewQuery } from './queries/slot-review/slot-review.query.js';
import { PushUncoveredBookings } from './live/push-uncovered-bookings.js';
import { PushBookingChanged } from './live/push-booking-changed.js';
import { ReleaseLapsedHolds } from './tasks/release-lapsed-holds.task.js';
import { SendRequestReminders } from './tasks/send-request-reminders.task.js';
import { ReminderPreviewController } from './http/back-office/reminder-preview.controller.js';
import { clientReminderEventTypes } from './reminders/client-reminded.event-types.js';
import { reminderProviders } from './reminders/reminders.providers.js';
import { TokenSigner } from './token-signer.js';
import { OfficeWaitingListController } from './http/waiting-list/office-waiting-list.controller.js';
import { WaitingListController } from './http/waiting-list/waiting-list.controller.js';
import { RoomsController } from './http/rooms/rooms.controller.js';
import { roomEventTypes } from './rooms/room.event-types.js';
import { roomProviders } from './rooms/rooms.providers.js';
import { waitingListEventTypes } from './waiting-list/waiting-list.event-types.js';
import { waitingListProviders } from './waiting-list/waiting-list.providers.js';

const commandHandlers = [
  RequestBookingHandler,
  BookForClientHandler,
  ImportBookingsHandler,
  EditBookingHandler,
  ConfirmBookingHandler,
  VerifyEmailHandler,
  CompleteBookingHandler,
  ChangeDayStateHandler,
  CompleteDayHandler,
  UndoBookingChangeHandler,
  UndoCompletionsHandler,
  CancelBookingHandler,
  RescheduleAsClientHandler,
  CancelAsClientHandler,
  ConfirmAttendanceHandler,
  ResendMailHandler,
  ResendVerificationHandler,
  RequestBookingLinksHandler,
  BookAgainHandler,
  ErasePersonalDataHandler,
  ExportBookingsHandler,
  ExportTodaysBookingsHandler,
  SendRequestReminderHandler,
  ReleaseHoldHandler,
];

const liveUpdates = [PushUncoveredBookings, PushBookingChanged];

/** The bookings: the one part that is rebuilt from its events. */
@Module({
  imports: [CatalogModule, SchedulingModule, ClientsModule],
  controllers: [
    CustomerBookingController,
    BookingSessionController,
    BookingLinksController,
    BookAgainController,
    OwnBookingController,
    VisitController,
    OfficeVisitController,
    VerifyEmailController,
    OfficeBookingController,
    OfficeCalendarController,
    DayCompletionController,
    BookingExportController,
    BookingEditorController,
    BookingTimelineController,
    ReminderPreviewController,
    WaitingListController,
    OfficeWaitingListController,
    RoomsController,
  ],
  providers: [
    provideConfig(BookingConfig),
    BookingRepository,
    BookingWindow,
    ChangeCutoff,
    BookingResolver,
    ImportedBookingStore,
    BookingLinkService,
    TokenSigner,
    ...commandHandlers,
    ...visitProviders,
    BookingStates,
    BulkBookingBuilder,
    BookingListProjection,
    BookingQuery,
    BookingsOfAddressQuery,
    PreviousAppointmentQuery,
    CalendarLinksQuery,
    BookAgainQuery,
    ConnectedIdentitiesQuery,
    ClientNameSearch,
    BookingListQuery,
    RequestInboxQuery,
    RequestOutlookQuery,
    SlotReviewQuery,
    SlotExplanationQuery,
    HeldOffersQuery,
    OwnBookingsFilter,
    BookingCsvQuery,
    MailStateQuery,
    BookingMailsQuery,
    RefusedClientMailsQuery,
    BookingTimelineQuery,
    BookingsDataExporter,
    ...notificationProviders,
    SendRequestReminders,
    ReleaseLapsedHolds,
    ReservationsCheck,
    ...liveUpdates,
    ...waitingListProviders,
    ...reminderProviders,
    ...roomProviders,
  ],
  exports: [
    RefusedClientMailsQuery,
    BookingStates,
    BulkBookingBuilder,
    BookingListQuery,
    ConnectedIdentitiesQuery,
    BookingCsvQuery,
  ],
})
export class BookingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventTypeRegistry) {}

  onModuleInit(): void {
    this.catalogue.register('booking', {
      ...bookingEventTypes,
      ...exportEventTypes,
      ...reminderEventTypes,
      ...clientReminderEventTypes,
      ...waitingListEventTypes,
      ...roomEventTypes,
    });
  }
}
