import { BookingEditorController } from './back-office/booking-editor.controller.js';
import { BookingExportController } from './back-office/booking-export.controller.js';
import { BookingTimelineController } from './back-office/booking-timeline.controller.js';
import { DayCompletionController } from './back-office/day-completion.controller.js';
import { DueDepositController } from './back-office/due-deposit.controller.js';
import { OfficeBookingController } from './back-office/office-booking.controller.js';
import { OfficeCalendarController } from './back-office/office-calendar.controller.js';
import { ReminderPreviewController } from './back-office/reminder-preview.controller.js';
import { BookAgainController } from './client/book-again.controller.js';
import { BookingLinksController } from './client/links/booking-links.controller.js';
import { BookingSessionController } from './client/booking-session.controller.js';
import { ClientBookingController } from './client/client-booking.controller.js';
import { CustomerBookingController } from './client/customer-booking.controller.js';
import { VerifyEmailController } from './client/links/verify-email.controller.js';
import { OwnAppointmentsController } from './own-appointments/own-appointments.controller.js';
import { PastOfficeController } from './past/past-office.controller.js';
import { ChangePreviewController } from './relocation/change-preview.controller.js';
import { RecurrenceController } from './recurrence/recurrence.controller.js';
import { RelocationsController } from './relocation/relocations.controller.js';
import { RoomsController } from './rooms/rooms.controller.js';
import { OfficeVisitController } from './visits/office-visit.controller.js';
import { VisitController } from './visits/visit.controller.js';
import { OfficeWaitingListController } from './waiting-list/office-waiting-list.controller.js';
import { WaitingListController } from './waiting-list/waiting-list.controller.js';
import { WalkInController } from './walk-in/walk-in.controller.js';
import { CoverageController } from '../roster-coverage/coverage.controller.js';
import { CalendarLinksController } from '../therapist-calendar/calendar-links.controller.js';
import { TherapistCalendarController } from '../therapist-calendar/therapist-calendar.controller.js';

/** Controllers of bookings: for clients, the back office, rooms and the waiting list. */
export const bookingControllers = [
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
  DueDepositController,
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
  RecurrenceController,
];
