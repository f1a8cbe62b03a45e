import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { SchedulingModule } from '../scheduling/index.js';
import { bookingFacts } from './booking.facts.js';
import { BookingLives } from './bulk/booking-lives.js';
import { BookingLinks } from './booking-links.js';
import { Bookings } from './bookings.js';
import { ChangeWindow } from './change-window.js';
import { BookForClientHandler } from './commands/book-for-client.js';
import { BookingWindow } from './commands/booking-window.js';
import { CancelBookingHandler } from './commands/cancel-booking.js';
import { CancelOwnBookingHandler } from './commands/cancel-own-booking.js';
import { CompleteBookingHandler } from './commands/complete-booking.js';
import { CompleteDayHandler } from './commands/complete-day.js';
import { ConfirmBookingHandler } from './commands/confirm-booking.js';
import { EditBookingHandler } from './commands/edit-booking.js';
import { ErasePersonalDataHandler } from './commands/erase-personal-data.js';
import { MoveOwnBookingHandler } from './commands/move-own-booking.js';
import { RequestBookingHandler } from './commands/request-booking.js';
import { RescheduleBookingHandler } from './commands/reschedule-booking.js';
import { ResendLetterHandler } from './commands/resend-letter.js';
import { UndoCompletionsHandler } from './commands/undo-completions.js';
import { VerifyEmailHandler } from './commands/verify-email.js';
import { WhatIsBooked } from './commands/what-is-booked.js';
import { BookingExport } from './export/booking-export.js';
import { exportFacts } from './export/export.facts.js';
import { BookingEditorController } from './http/booking-editor.controller.js';
import { BookingExportController } from './http/booking-export.controller.js';
import { BookingSessionController } from './http/booking-session.controller.js';
import { BookingTimelineController } from './http/booking-timeline.controller.js';
import { CustomerBookingController } from './http/customer-booking.controller.js';
import { DayCompletionController } from './http/day-completion.controller.js';
import { OfficeBookingController } from './http/office-booking.controller.js';
import { OwnBookingController } from './http/own-booking.controller.js';
import { VerifyEmailController } from './http/verify-email.controller.js';
import { BookingPost } from './mail/booking-post.js';
import { EventLetters } from './mail/event-letters.js';
import { BookingListFromLog } from './projections/booking-list-from-log.js';
import { SlotsAreReserved } from './proof/slots-are-reserved.js';
import { BookingHistory } from './queries/booking-history.js';
import { BookingMails } from './queries/booking-mails.js';
import { BookingTimeline } from './queries/booking-timeline.js';
import { DiscloseBookings } from './queries/disclose-bookings.js';
import { FindBooking } from './queries/find-booking.js';
import { FindClients } from './queries/find-clients.js';
import { ListBookings } from './queries/list-bookings.js';
import { MailStates } from './queries/mail-state.js';
import { RequestInbox } from './queries/request-inbox.js';
import { ReviewSlot } from './queries/review-slot.js';
import { EmailCustomerOnBookingCancelled } from './reactions/email-customer-on-booking-cancelled.js';
import { EmailCustomerOnBookingConfirmed } from './reactions/email-customer-on-booking-confirmed.js';
import { EmailCustomerOnBookingRequested } from './reactions/email-customer-on-booking-requested.js';
import { EmailCustomerOnBookingReopened } from './reactions/email-customer-on-booking-reopened.js';
import { EmailCustomerOnBookingRescheduled } from './reactions/email-customer-on-booking-rescheduled.js';
import { EmailCustomerOnBookingServiceChanged } from './reactions/email-customer-on-booking-service-changed.js';
import { EmailCustomerOnLetterResent } from './reactions/email-customer-on-letter-resent.js';
import { EmailShopOnBookingCancelled } from './reactions/email-shop-on-booking-cancelled.js';
import { EmailShopOnBookingConfirmed } from './reactions/email-shop-on-booking-confirmed.js';
import { EmailShopOnBookingRequested } from './reactions/email-shop-on-booking-requested.js';
import { EmailShopOnBookingRescheduled } from './reactions/email-shop-on-booking-rescheduled.js';
import { EmailShopOnBookingServiceChanged } from './reactions/email-shop-on-booking-service-changed.js';
import { EmailShopOnShopReminded } from './reactions/email-shop-on-shop-reminded.js';
import { PushBookingsLeftWithoutShift } from './reactions/push-bookings-left-without-shift.js';
import { PushBookingToOpenPages } from './reactions/push-booking-to-open-pages.js';
import { RemindOfRequests } from './reminders/remind-of-requests.js';
import { reminderFacts } from './reminders/reminder.facts.js';

const commands = [
  RequestBookingHandler,
  BookForClientHandler,
  EditBookingHandler,
  ConfirmBookingHandler,
  VerifyEmailHandler,
  RescheduleBookingHandler,
  CompleteBookingHandler,
  CompleteDayHandler,
  UndoCompletionsHandler,
  CancelBookingHandler,
  MoveOwnBookingHandler,
  CancelOwnBookingHandler,
  ResendLetterHandler,
  ErasePersonalDataHandler,
];

const reactions = [
  EmailCustomerOnBookingRequested,
  EmailCustomerOnBookingConfirmed,
  EmailCustomerOnBookingRescheduled,
  EmailCustomerOnBookingServiceChanged,
  EmailCustomerOnBookingReopened,
  EmailCustomerOnBookingCancelled,
  EmailCustomerOnLetterResent,
  EmailShopOnBookingRequested,
  EmailShopOnBookingConfirmed,
  EmailShopOnBookingRescheduled,
  EmailShopOnBookingServiceChanged,
  EmailShopOnBookingCancelled,
  EmailShopOnShopReminded,
  PushBookingsLeftWithoutShift,
  PushBookingToOpenPages,
];

/** The bookings: the one part that is rebuilt from its events. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [
    CustomerBookingController,
    BookingSessionController,
    OwnBookingController,
    VerifyEmailController,
    OfficeBookingController,
    DayCompletionController,
    BookingExportController,
    BookingEditorController,
    BookingTimelineController,
  ],
  providers: [
    Bookings,
    BookingWindow,
    ChangeWindow,
    WhatIsBooked,
    BookingLinks,
    ...commands,
    BookingHistory,
    BookingLives,
    BookingListFromLog,
    FindBooking,
    FindClients,
    ListBookings,
    RequestInbox,
    ReviewSlot,
    BookingExport,
    MailStates,
    BookingMails,
    BookingTimeline,
    DiscloseBookings,
    BookingPost,
    EventLetters,
    RemindOfRequests,
    SlotsAreReserved,
    ...reactions,
  ],
  exports: [BookingHistory, BookingLives, ListBookings, BookingExport],
})
export class BookingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('booking', { ...bookingFacts, ...exportFacts, ...reminderFacts });
  }
}
