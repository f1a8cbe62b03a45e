import { exportBooks } from './accountant/export-books.js';
import { seePastMoment } from './auditor/see-past-moment.js';
import { investigateComplaint } from './auditor/investigate-complaint.js';
import { moveAndCancel } from './client/move-and-cancel.js';
import { openReceipt } from './client/open-receipt.js';
import type { Job } from './job.js';
import { closeHolidays } from './manager/close-holidays.js';
import { copyDays } from './manager/copy-days.js';
import { enterLeave } from './manager/enter-leave.js';
import { regularWeeks } from './manager/regular-weeks.js';
import { seeCoverage } from './manager/see-coverage.js';
import { sickToday } from './manager/sick-today.js';
import { previewChange } from './manager/preview-change.js';
import { readPay } from './owner/read-pay.js';
import { readPerformance } from './owner/read-performance.js';
import { readToday } from './owner/read-today.js';
import { answerRequest } from './receptionist/answer-request.js';
import { bookByPhone } from './receptionist/book-by-phone.js';
import { runDay } from './receptionist/run-day.js';
import { closeDay } from './receptionist/close-day.js';
import { fillHole } from './receptionist/fill-hole.js';
import { findCaller } from './receptionist/find-caller.js';
import { knownClients } from './receptionist/known-clients.js';
import { openBooking } from './receptionist/open-booking.js';
import { moveByHand } from './receptionist/move-by-hand.js';
import { takePayment } from './receptionist/take-payment.js';
import { undoCancellation } from './receptionist/undo-cancellation.js';
import { seeAlert } from './receptionist/see-alert.js';
import { ownDay } from './therapist/own-day.js';
import { ownSchedule } from './therapist/own-schedule.js';
import { phoneBooking } from './visitor/phone-booking.js';
import { bookOfferedTimes } from './visitor/book-offered-times.js';

/** In the order in which they are tried: what changes the shop most comes last. */
export const jobs: readonly Job[] = [
  { person: 'Visitor', name: 'Book on a phone in the tram', measure: phoneBooking },
  { person: 'Client', name: 'Move or cancel', measure: moveAndCancel },
  { person: 'Client', name: 'Receipt', measure: openReceipt },
  { person: 'Receptionist', name: 'Find the caller', measure: findCaller },
  { person: 'Receptionist', name: 'Book by phone', measure: bookByPhone },
  { person: 'Receptionist', name: 'Open a booking', measure: openBooking },
  { person: 'Receptionist', name: 'Walk-in, run the day', measure: runDay },
  { person: 'Receptionist', name: 'Undo', measure: undoCancellation },
  { person: 'Receptionist', name: 'One person, two records', measure: knownClients },
  { person: 'Receptionist', name: 'Know what matters', measure: seeAlert },
  { person: 'Receptionist', name: 'Move by hand', measure: moveByHand },
  { person: 'Receptionist', name: 'Answer a request', measure: answerRequest },
  { person: 'Receptionist', name: 'Fill a hole', measure: fillHole },
  { person: 'Receptionist', name: 'Take the money', measure: takePayment },
  { person: 'Receptionist', name: 'Close the day', measure: closeDay },
  { person: 'Owner', name: 'How is today', measure: readToday },
  { person: 'Owner', name: 'How is the shop', measure: readPerformance },
  { person: 'Owner', name: 'Pay', measure: readPay },
  { person: 'Accountant', name: 'A month into Xero', measure: exportBooks },
  { person: 'Auditor', name: 'Who did it', measure: investigateComplaint },
  { person: 'Auditor', name: 'Any moment in the past', measure: seePastMoment },
  { person: 'Therapist', name: 'Her day', measure: ownDay },
  { person: 'Therapist', name: 'Her schedule', measure: ownSchedule },
  { person: 'Shop manager', name: 'Hours, coverage and print', measure: seeCoverage },
  { person: 'Shop manager', name: 'Closures', measure: closeHolidays },
  { person: 'Shop manager', name: 'What-if', measure: previewChange },
  { person: 'Shop manager', name: 'Leave', measure: enterLeave },
  { person: 'Shop manager', name: 'Copy days', measure: copyDays },
  { person: 'Shop manager', name: 'Regular weeks', measure: regularWeeks },
  { person: 'Shop manager', name: 'Sick today', measure: sickToday },
  { person: 'Visitor', name: 'See only times that are true', measure: bookOfferedTimes },
];
