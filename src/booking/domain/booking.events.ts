import type { BookingConfirmed, BookingReopened, EmailVerified } from './events/confirmation.events.js';
import type { BookingLengthChanged, BookingRescheduled, BookingRoomChanged } from './events/appointment.events.js';
import type { BookingAttendanceConfirmed, ClientDetailsChanged, PersonalDataErased } from './events/client.events.js';
import type { BookingCompleted, DayStateChanged, NoShowRecorded } from './events/day-state.events.js';
import type { DepositAsked, DepositLapsed } from './events/deposit.events.js';
import type { BookingCancelled } from './events/cancellation.events.js';
import type { BookingLinksRequested, LetterResent } from './events/mail.events.js';
import type { BookingImported, BookingImportUndone, BookingRequested } from './events/creation.events.js';
import type { BookingRepeated } from './events/recurrence.events.js';
import type { BookingPriceChanged, BookingServiceChanged } from './events/service.events.js';
import type { BookingChangeUndone } from './events/undo.events.js';

/** An event of a booking. Each is declared in `events/`, by subject. */
export type BookingEvent =
  | BookingRequested
  | BookingImported
  | BookingImportUndone
  | BookingConfirmed
  | EmailVerified
  | DepositAsked
  | DepositLapsed
  | BookingRescheduled
  | BookingRoomChanged
  | BookingServiceChanged
  | BookingPriceChanged
  | BookingLengthChanged
  | ClientDetailsChanged
  | BookingReopened
  | DayStateChanged
  | NoShowRecorded
  | BookingCompleted
  | BookingCancelled
  | BookingChangeUndone
  | BookingRepeated
  | BookingAttendanceConfirmed
  | LetterResent
  | BookingLinksRequested
  | PersonalDataErased;
