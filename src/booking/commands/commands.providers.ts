import { BookingResolver } from './booking-resolver.js';
import { BookingCanceller } from './booking-canceller.js';
import { BookingStarter } from './booking-starter.js';
import { DepositFinder } from './deposit-finder.js';
import { OfficeDeposits } from './office-deposits.js';
import { RequestDeposits } from './request-deposits.js';
import { ConflictNames } from './conflict-names.js';
import { ImportedBookingStore } from './import/imported-booking-store.js';
import { RequestBookingHandler } from './client/request-booking.js';
import { BookForClientHandler } from './back-office/book-for-client.js';
import { ImportBookingsHandler } from './import/import-bookings.js';
import { ImportedBookingsUndoer } from './import/imported-bookings-undoer.js';
import { SlotMover } from './slot-mover.js';
import { EditBookingHandler } from './back-office/edit-booking.js';
import { ConfirmBookingHandler } from './back-office/confirm-booking.js';
import { VerifyEmailHandler } from './client/verify-email.js';
import { CompleteBookingHandler } from './back-office/complete-booking.js';
import { ChangeDayStateHandler } from './back-office/change-day-state.js';
import { CompleteDayHandler } from './back-office/complete-day.js';
import { UndoBookingChangeHandler } from './undo/undo-booking-change.js';
import { UndoCompletionsHandler } from './undo/undo-completions.js';
import { CancelBookingHandler } from './back-office/cancel-booking.js';
import { RescheduleAsClientHandler } from './client/reschedule-as-client.js';
import { CancelAsClientHandler } from './client/cancel-as-client.js';
import { ConfirmAttendanceHandler } from './client/confirm-attendance.js';
import { ResendMailHandler } from './back-office/resend-mail.js';
import { ResendVerificationHandler } from './client/resend-verification.js';
import { RecordLinkOpenedHandler } from './client/record-link-opened.js';
import { RequestBookingLinksHandler } from './client/request-booking-links.js';
import { BookAgainHandler } from './client/book-again.js';
import { ErasePersonalDataHandler } from './back-office/erase-personal-data.js';
import { SeparateClientHandler } from './back-office/separate-client.js';
import { ExportBookingsHandler } from './back-office/export-bookings.js';
import { ExportTodaysBookingsHandler } from './back-office/export-todays-bookings.js';
import { SendRequestReminderHandler } from './system/send-request-reminder.js';
import { ConfirmPaidBookingHandler } from './system/confirm-paid-booking.js';
import { ReleaseHoldHandler } from './system/release-hold.js';
import { ReleaseUnpaidBookingHandler } from './system/release-unpaid-booking.js';
import { MoveVisitHandler } from './visits/move-visit.js';
import { BookingRestorer } from './undo/booking-restorer.js';
import { VisitConfirmer } from './visits/visit-confirmer.js';
import { AdjacentTreatments } from './visits/adjacent-treatments.js';
import { VisitPlanner } from './visits/visit-planner.js';
import { BookWalkInHandler } from './walk-in/book-walk-in.js';
import { UndoWalkInHandler } from './walk-in/undo-walk-in.js';

/** Handlers of the commands about bookings and visits, and the services that they share. */
export const commandProviders = [
  BookingResolver,
  BookingCanceller,
  BookingStarter,
  DepositFinder,
  OfficeDeposits,
  RequestDeposits,
  ConflictNames,
  SlotMover,
  ImportedBookingStore,
  RequestBookingHandler,
  BookForClientHandler,
  ImportBookingsHandler,
  ImportedBookingsUndoer,
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
  RecordLinkOpenedHandler,
  RequestBookingLinksHandler,
  BookAgainHandler,
  ErasePersonalDataHandler,
  SeparateClientHandler,
  ExportBookingsHandler,
  ExportTodaysBookingsHandler,
  SendRequestReminderHandler,
  ReleaseHoldHandler,
  ConfirmPaidBookingHandler,
  ReleaseUnpaidBookingHandler,
  VisitPlanner,
  VisitConfirmer,
  AdjacentTreatments,
  BookingRestorer,
  MoveVisitHandler,
  BookWalkInHandler,
  UndoWalkInHandler,
];
