import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { IdentityModule } from '../identity/index.js';
import { provideConfig } from '../platform/environment.js';
import { ImportedBookingsUndoer } from './commands/import/imported-bookings-undoer.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { SchedulingModule } from '../scheduling/index.js';
import { BookingConfig } from './booking.config.js';
import { BookingLinkService } from './booking-link.service.js';
import { BookingRepository } from './booking.repository.js';
import { BulkBookingBuilder } from './bulk/bulk-booking-builder.js';
import { ChangeCutoff } from './policy/change-cutoff.js';
import { CurrentPolicy } from './policy/current-policy.js';
import { commandProviders } from './commands/commands.providers.js';
import { DueDepositQuery } from './due-deposits/due-deposit.query.js';
import { OwnBookingsFilter } from './http/back-office/own-bookings-filter.js';
import { bookingControllers } from './http/booking.controllers.js';
import { ReservationsCheck } from './integrity/reservations.check.js';
import { SentMessagesCheck } from './integrity/sent-messages.check.js';
import { PushBookingChanged } from './live/push-booking-changed.js';
import { PushUncoveredBookings } from './live/push-uncovered-bookings.js';
import { loggedEventTypes } from './logged-event-types.js';
import { notificationProviders } from './notifications/notifications.providers.js';
import { PaymentsOfBookings } from './payments-of-bookings.js';
import { BookingListProjection } from './projections/booking-list.projection.js';
import { exportedQueries, queryProviders } from './queries/queries.providers.js';
import { recurrenceProviders } from './recurrence/recurrence.providers.js';
import { relocationProviders } from './relocation/relocation.providers.js';
import { ClientsToCallQuery } from './reminders/clients-to-call.query.js';
import { reminderProviders } from './reminders/reminders.providers.js';
import { roomProviders } from './rooms/rooms.providers.js';
import { CoverageQuery } from './roster-coverage/coverage.query.js';
import { ReleaseLapsedHolds } from './tasks/release-lapsed-holds.task.js';
import { SendRequestReminders } from './tasks/send-request-reminders.task.js';
import { therapistCalendarProviders } from './therapist-calendar/therapist-calendar.providers.js';
import { TokenSigner } from './token-signer.js';
import { PastWaitingListQuery } from './waiting-list/queries/past-waiting-list.query.js';
import { WaitingClients } from './waiting-list/queries/waiting-clients.js';
import { waitingListProviders } from './waiting-list/waiting-list.providers.js';

/** The module of bookings, the one part whose state is rebuilt from its events. */
@Module({
  imports: [CatalogModule, SchedulingModule, ClientsModule, IdentityModule],
  controllers: bookingControllers,
  providers: [
    provideConfig(BookingConfig),
    BookingRepository,
    PaymentsOfBookings,
    ChangeCutoff,
    CurrentPolicy,
    BookingLinkService,
    TokenSigner,
    ...commandProviders,
    ...queryProviders,
    CoverageQuery,
    DueDepositQuery,
    BulkBookingBuilder,
    BookingListProjection,
    OwnBookingsFilter,
    ...notificationProviders,
    SendRequestReminders,
    ReleaseLapsedHolds,
    ReservationsCheck,
    SentMessagesCheck,
    PushUncoveredBookings,
    PushBookingChanged,
    ...waitingListProviders,
    ...reminderProviders,
    ...roomProviders,
    ...therapistCalendarProviders,
    ...relocationProviders,
    ...recurrenceProviders,
  ],
  exports: [
    BookingLinkService,
    ImportedBookingsUndoer,
    ...exportedQueries,
    ClientsToCallQuery,
    WaitingClients,
    PastWaitingListQuery,
    BulkBookingBuilder,
    CurrentPolicy,
    TokenSigner,
  ],
})
export class BookingModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('booking', loggedEventTypes);
  }
}
