import { Module, type OnModuleInit } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { SchedulingModule } from '../scheduling/index.js';
import { bookingFacts } from './booking.facts.js';
import { BookingLinks } from './booking-links.js';
import { Bookings } from './bookings.js';
import { BookingWindow } from './commands/booking-window.js';
import { CancelBookingHandler } from './commands/cancel-booking.js';
import { CompleteBookingHandler } from './commands/complete-booking.js';
import { ConfirmBookingHandler } from './commands/confirm-booking.js';
import { ErasePersonalDataHandler } from './commands/erase-personal-data.js';
import { RequestBookingHandler } from './commands/request-booking.js';
import { RescheduleBookingHandler } from './commands/reschedule-booking.js';
import { VerifyEmailHandler } from './commands/verify-email.js';
import { BookingSessionController } from './http/booking-session.controller.js';
import { CustomerBookingController } from './http/customer-booking.controller.js';
import { OfficeBookingController } from './http/office-booking.controller.js';
import { VerifyEmailController } from './http/verify-email.controller.js';
import { BookingPost } from './mail/booking-post.js';
import { EventLetters } from './mail/event-letters.js';
import { BookingListFromLog } from './projections/booking-list-from-log.js';
import { BookingHistory } from './queries/booking-history.js';
import { FindBooking } from './queries/find-booking.js';
import { ListBookings } from './queries/list-bookings.js';
import { MailStates } from './queries/mail-state.js';
import { EmailCustomerOnBookingCancelled } from './reactions/email-customer-on-booking-cancelled.js';
import { EmailCustomerOnBookingConfirmed } from './reactions/email-customer-on-booking-confirmed.js';
import { EmailCustomerOnBookingRequested } from './reactions/email-customer-on-booking-requested.js';
import { EmailCustomerOnBookingRescheduled } from './reactions/email-customer-on-booking-rescheduled.js';
import { EmailShopOnBookingCancelled } from './reactions/email-shop-on-booking-cancelled.js';
import { EmailShopOnBookingConfirmed } from './reactions/email-shop-on-booking-confirmed.js';
import { EmailShopOnBookingRequested } from './reactions/email-shop-on-booking-requested.js';
import { EmailShopOnBookingRescheduled } from './reactions/email-shop-on-booking-rescheduled.js';
import { PushBookingToOpenPages } from './reactions/push-booking-to-open-pages.js';

const commands = [
  RequestBookingHandler,
  ConfirmBookingHandler,
  VerifyEmailHandler,
  RescheduleBookingHandler,
  CompleteBookingHandler,
  CancelBookingHandler,
  ErasePersonalDataHandler,
];

const reactions = [
  EmailCustomerOnBookingRequested,
  EmailCustomerOnBookingConfirmed,
  EmailCustomerOnBookingRescheduled,
  EmailCustomerOnBookingCancelled,
  EmailShopOnBookingRequested,
  EmailShopOnBookingConfirmed,
  EmailShopOnBookingRescheduled,
  EmailShopOnBookingCancelled,
  PushBookingToOpenPages,
];

/** The bookings: the one part that is rebuilt from its events. */
@Module({
  imports: [CatalogModule, SchedulingModule],
  controllers: [CustomerBookingController, BookingSessionController, VerifyEmailController, OfficeBookingController],
  providers: [
    Bookings,
    BookingWindow,
    BookingLinks,
    ...commands,
    BookingHistory,
    BookingListFromLog,
    FindBooking,
    ListBookings,
    MailStates,
    BookingPost,
    EventLetters,
    ...reactions,
  ],
  exports: [BookingHistory],
})
export class BookingModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('booking', bookingFacts);
  }
}
