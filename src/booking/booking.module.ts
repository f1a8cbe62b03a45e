import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { provideConfig } from '../platform/environment.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { IdentityModule } from '../identity/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BookingConfig } from './booking.config.js';
import { commandProviders } from './commands/commands.providers.js';
import { queryProviders } from './queries/queries.providers.js';
import { BookingQuery } from './queries/booking.query.js';
import { ClientsToCallQuery } from './reminders/clients-to-call.query.js';
import { bookingEventSentences } from './booking.event-sentences.js';
import { BulkBookingBuilder } from './bulk/bulk-booking-builder.js';
import { BookingLinkService } from './booking-link.service.js';
import { BookingRepository } from './booking.repository.js';
import { ChangeCutoff } from './change-cutoff.js';
import { loggedEventTypes } from './logged-event-types.js';
import { OwnAppointmentsController } from './http/own-appointments/own-appointments.controller.js';
import { BookingEditorController } from './http/back-office/booking-editor.controller.js';
import { BookingExportController } from './http/back-office/booking-export.controller.js';
import { BookAgainController } from './http/client/book-again.controller.js';
import { BookingLinksController } from './http/client/booking-links.controller.js';
import { BookingSessionController } from './http/client/booking-session.controller.js';
import { BookingTimelineController } from './http/back-office/booking-timeline.controller.js';
import { CustomerBookingController } from './http/client/customer-booking.controller.js';
import { CoverageController } from './roster-coverage/coverage.controller.js';
import { CoverageQuery } from './roster-coverage/coverage.query.js';
import { CalendarLinksController } from './therapist-calendar/calendar-links.controller.js';
import { TherapistCalendarController } from './therapist-calendar/therapist-calendar.controller.js';
import { therapistCalendarProviders } from './therapist-calendar/therapist-calendar.providers.js';
import { DayCompletionController } from './http/back-office/day-completion.controller.js';
import { PastOfficeController } from './http/past/past-office.controller.js';
import { OfficeCalendarController } from './http/back-office/office-calendar.controller.js';
import { OwnBookingsFilter } from './http/back-office/own-bookings-filter.js';
import { OfficeBookingController } from './http/back-office/office-booking.controller.js';
import { ClientBookingController } from './http/client/client-booking.controller.js';
import { VerifyEmailController } from './http/client/verify-email.controller.js';
import { visitProviders } from './visits.providers.js';
import { walkInProviders } from './walk-ins.providers.js';
import { WalkInController } from './http/walk-in/walk-in.controller.js';
import { OfficeVisitController } from './http/visits/office-visit.controller.js';
import { VisitController } from './http/visits/visit.controller.js';
import { notificationProviders } from './notifications/notifications.providers.js';
import { BookingListProjection } from './projections/booking-list.projection.js';
import { ReservationsCheck } from './integrity/reservations.check.js';
import { SentNotesCheck } from './integrity/sent-notes.check.js';
import { BookingStates } from './queries/booking-states.js';
import { RefusedClientMailsQuery } from './queries/timeline/refused-client-mails.query.js';
import { ConnectedIdentitiesQuery } from './queries/erasure/connected-identities.query.js';
import { BookingCsvQuery } from './queries/list/booking-csv.query.js';
import { Moments } from './queries/as-of/moments.js';
import { BookingListQuery } from './queries/list/booking-list.query.js';
import { PushUncoveredBookings } from './live/push-uncovered-bookings.js';
import { PushBookingChanged } from './live/push-booking-changed.js';
import { ReleaseLapsedHolds } from './tasks/release-lapsed-holds.task.js';
import { SendRequestReminders } from './tasks/send-request-reminders.task.js';
import { ReminderPreviewController } from './http/back-office/reminder-preview.controller.js';
import { reminderProviders } from './reminders/reminders.providers.js';
import { TokenSigner } from './token-signer.js';
import { OfficeWaitingListController } from './http/waiting-list/office-waiting-list.controller.js';
import { WaitingListController } from './http/waiting-list/waiting-list.controller.js';
import { ChangePreviewController } from './http/relocation/change-preview.controller.js';
import { RelocationsController } from './http/relocation/relocations.controller.js';
import { relocationProviders } from './relocation/relocation.providers.js';
import { RoomsController } from './http/rooms/rooms.controller.js';
import { roomProviders } from './rooms/rooms.providers.js';
import { PastWaitingListQuery } from './waiting-list/queries/past-waiting-list.query.js';
import { WaitingClients } from './waiting-list/queries/waiting-clients.js';
import { waitingListProviders } from './waiting-list/waiting-list.providers.js';

const liveUpdates = [PushUncoveredBookings, PushBookingChanged];

/** The module of bookings, the one part whose state is rebuilt from its events. */
@Module({
  imports: [CatalogModule, SchedulingModule, ClientsModule, IdentityModule],
  controllers: [
    CustomerBookingController,
    BookingSessionController,
    BookingLinksController,
    BookAgainController,
    ClientBookingController,
    VisitController,
    OfficeVisitController,
    WalkInController,
    VerifyEmailController,
    OfficeBookingController,
    OfficeCalendarController,
    PastOfficeController,
    DayCompletionController,
    CoverageController,
    CalendarLinksController,
    TherapistCalendarController,
    BookingExportController,
    BookingEditorController,
    OwnAppointmentsController,
    BookingTimelineController,
    ReminderPreviewController,
    WaitingListController,
    OfficeWaitingListController,
    RoomsController,
    ChangePreviewController,
    RelocationsController,
  ],
  providers: [
    provideConfig(BookingConfig),
    BookingRepository,
    ChangeCutoff,
    BookingLinkService,
    TokenSigner,
    ...commandProviders,
    ...queryProviders,
    ...visitProviders,
    ...walkInProviders,
    CoverageQuery,
    BulkBookingBuilder,
    BookingListProjection,
    OwnBookingsFilter,
    ...notificationProviders,
    SendRequestReminders,
    ReleaseLapsedHolds,
    ReservationsCheck,
    SentNotesCheck,
    ...liveUpdates,
    ...waitingListProviders,
    ...reminderProviders,
    ...roomProviders,
    ...therapistCalendarProviders,
    ...relocationProviders,
  ],
  exports: [
    BookingQuery,
    ClientsToCallQuery,
    RefusedClientMailsQuery,
    BookingStates,
    WaitingClients,
    BulkBookingBuilder,
    BookingListQuery,
    ConnectedIdentitiesQuery,
    BookingCsvQuery,
    Moments,
    PastWaitingListQuery,
  ],
})
export class BookingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('booking', loggedEventTypes, bookingEventSentences);
  }
}
