export {
  BookingCancelled,
  BookingChangeUndone,
  BookingCompleted,
  BookingConfirmed,
  bookingEvents,
  BookingLengthChanged,
  BookingPriceChanged,
  BookingReopened,
  BookingRequested,
  BookingRescheduled,
  BookingServiceChanged,
  EmailVerified,
  NoShowRecorded,
  PersonalDataErased,
} from './booking.event-types.js';
export { AddRooms } from './rooms/add-rooms.js';
export { SetServiceRooms } from './rooms/set-service-rooms.js';
export { roomEvents } from './rooms/room.event-types.js';
export { waitingListEvents } from './waiting-list/waiting-list.event-types.js';
export { BookingLinkService } from './booking-link.service.js';
export { BookingModule } from './booking.module.js';
export { BulkBookingBuilder, type BookingStep } from './bulk/bulk-booking-builder.js';
export { BOOKING_STATUSES, type BookingStatus, isOpenStatus } from './domain/booking-status.js';
export type { VisitPlace } from './domain/booking-details.js';
export type { AgreedPolicy } from './domain/policy/agreed-policy.js';
export { type BookingBill, BookingPayments, type PaidOfBooking } from './payments-of-bookings.js';
export { CustomerReceiptDto } from './queries/customer/customer-booking.dto.js';
export { TokenSigner } from './token-signer.js';
export { isOpenSql } from './is-open-sql.js';
export { agreedNoticeSql } from './policy/agreed-policy-sql.js';
export { findAgreedPolicies } from './policy/agreed-policy-sql.js';
export { CurrentPolicy } from './policy/current-policy.js';
export { CancelBooking } from './commands/back-office/cancel-booking.js';
export { ConfirmPaidBooking } from './commands/system/confirm-paid-booking.js';
export { ReleaseUnpaidBooking } from './commands/system/release-unpaid-booking.js';
export { CompleteBooking } from './commands/back-office/complete-booking.js';
export { ConfirmBooking } from './commands/back-office/confirm-booking.js';
export { SeparateClient } from './commands/back-office/separate-client.js';
export { type Erased, ErasePersonalData } from './commands/back-office/erase-personal-data.js';
export { ImportBookings } from './commands/import/import-bookings.js';
export { ImportedBookingsUndoer } from './commands/import/imported-bookings-undoer.js';
export type { ImportedBooking } from './commands/import/imported-booking.js';
export { DryRunClaims } from './commands/import/dry-run-claims.js';
export { nameTreatment } from './domain/add-ons.js';
export { fullName, splitName } from './domain/client/client-name.js';
export { CancelAsClient } from './commands/client/cancel-as-client.js';
export { RescheduleAsClient } from './commands/client/reschedule-as-client.js';
export { bookingsPerPhone } from './bookings-per-phone.js';
export { requireMobile } from './require-mobile.js';
export { RequestBooking } from './commands/client/request-booking.js';
export { BookingCsvQuery, type ExportedBookings } from './queries/list/booking-csv.query.js';
export { BOOKING_FILE_COLUMNS } from './queries/list/booking-file-columns.js';
export { bookingListColumns } from './projections/booking-list-row.js';
export { type BookingFilter, STATUSES_BY_FILTER } from './queries/list/booking-filter.js';
export { type BookingAfterEvent, BookingStates, type BookingState } from './queries/booking-states.js';
export { formatCursor, parseCursor } from './queries/list/cursor.js';
export { BookingFilterDto } from './queries/list/booking-filter.dto.js';
export { MomentDto, MomentQueryDto } from './queries/as-of/as-of.dto.js';
export { MomentResolver } from './queries/as-of/moment-resolver.js';
export { BookingListQuery } from './queries/list/booking-list.query.js';
export type { BookingMailDto, LinkOpensDto } from './queries/timeline/booking-timeline.dto.js';
export { BookingMailsQuery } from './queries/timeline/booking-mails.query.js';
export { BookingTimelineQuery } from './queries/timeline/booking-timeline.query.js';
export { LinkOpensQuery } from './queries/timeline/link-opens.query.js';
export { RefusedClientMailsDto } from './queries/timeline/refused-client-mail.dto.js';
export { RefusedClientMailsQuery } from './queries/timeline/refused-client-mails.query.js';
export { BookingQuery } from './queries/booking.query.js';
export {
  BookingPageDto,
  CountedBookingsDto,
  OfficeBookingDto,
  type PaymentState,
} from './queries/office-booking.dto.js';
export { ClientsToCallQuery } from './reminders/clients-to-call.query.js';
export { PastWaitingListQuery } from './waiting-list/queries/past-waiting-list.query.js';
export { WaitingClients } from './waiting-list/queries/waiting-clients.js';
